import { Box } from '@chakra-ui/react'
import { SelectField } from '../../../ui/forms/select-field.tsx'

type Props = { list: readonly { id: string; firstName: string }[]; chosen: string; onChoose(id: string): void }

/** Selects a child; hidden for a single child. */
export function ChildChoice({ list, chosen, onChoose }: Props) {
  if (list.length < 2) return null
  return (
    <Box minWidth="14rem">
      <SelectField
        label="Child"
        options={list.map(({ id, firstName }) => ({ value: id, label: firstName }))}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Box>
  )
}
