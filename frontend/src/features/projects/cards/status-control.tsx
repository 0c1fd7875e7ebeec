import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ProjectStatus, projectStatuses, statusNames } from '@deepm/schema/rules/projects/projects'
import type { ReactNode } from 'react'
import { inputRecipe } from '../../../ui/forms/input-recipe.ts'

type Props = { title: string; status: ProjectStatus; onMove(status: ProjectStatus): void }

const Select = chakra('select', inputRecipe)

/** Moves a card without a mouse: one step or to any column. */
export function StatusControl({ title, status, onMove }: Props) {
  const at = projectStatuses.indexOf(status)
  const before = projectStatuses[at - 1]
  const after = projectStatuses[at + 1]
  return (
    <Flex gap="1" align="center">
      {before && <Step to={before} title={title} control="back" onMove={onMove} sign="←" />}
      <Box flex="1" minWidth="0">
        <Select
          aria-label={`Status of ${title}`}
          data-control="status"
          value={status}
          onChange={(event) => onMove(event.target.value as ProjectStatus)}
          paddingX="2"
          cursor="pointer"
        >
          {projectStatuses.map((it) => (
            <option key={it} value={it}>
              {statusNames[it]}
            </option>
          ))}
        </Select>
      </Box>
      {after && <Step to={after} title={title} control="on" onMove={onMove} sign="→" />}
    </Flex>
  )
}

type StepProps = { to: ProjectStatus; title: string; control: string; sign: ReactNode; onMove(status: ProjectStatus): void }

function Step({ to, title, control, sign, onMove }: StepProps) {
  return (
    <chakra.button
      type="button"
      aria-label={`Move ${title} to ${statusNames[to]}`}
      title={`To ${statusNames[to]}`}
      data-control={control}
      onClick={() => onMove(to)}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      fontSize="xl"
      fontWeight="700"
      borderRadius="xl"
      color="colorPalette.text"
      cursor="pointer"
      _hover={{ bg: 'colorPalette.soft' }}
    >
      {sign}
    </chakra.button>
  )
}
