import { Box } from '@chakra-ui/react'
import { labMinuteChoices } from '@deepm/schema/rules/family/family-controls'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { Change } from './use-controls.ts'

const options = labMinuteChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes a day` }))

type Props = { label: string; hint?: string; value: number; change: Change }

/** Sets the daily minutes in the lab. */
export function LabMinutes({ label, hint, value, change }: Props) {
  return (
    <Box width="full" maxWidth="20rem">
      <SelectField
        label={label}
        hint={hint}
        options={options}
        value={String(value)}
        onChange={(event) => {
          const minutes = Number(event.target.value)
          change({ labMinutesPerDay: minutes }, { labMinutesPerDay: minutes })
        }}
      />
    </Box>
  )
}
