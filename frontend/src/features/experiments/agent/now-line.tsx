import { Box } from '@chakra-ui/react'
import type { Order } from '@deepm/schema/rules/experiments/agent/core'
import type { Cycle } from '@deepm/schema/rules/experiments/agent/run'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { actionWords, doing, orderWords, readingWords } from './words.ts'

type Props = { cycle: Cycle | undefined; order: Order; mission: MissionNumber }

/** What the robot just did. Only on small screens, where the list of all turns is far below the map. */
export function NowLine({ cycle, order, mission }: Props) {
  const isTakenOver = cycle?.order.from === 'note' || cycle?.reading === 'taken as an order'
  return (
    <Box
      display={{ base: 'block', lg: 'none' }}
      // Three lines, so that the buttons below stay in their place while the robot runs.
      minHeight="6.25rem"
      colorPalette={isTakenOver ? 'coral' : 'teal'}
      bg="colorPalette.soft"
      borderRadius="xl"
      paddingX="3"
      paddingY="2"
    >
      <strong>{titleOf(cycle)}</strong> {cycle ? seenAfter(cycle) : orderWords(order, mission)}
    </Box>
  )
}

function titleOf(cycle: Cycle | undefined): string {
  if (!cycle) return 'Your orders:'
  if (cycle.kind === 'no plan') return 'No plan.'
  return cycle.kind === 'refused' ? 'You said No.' : `${doing(cycle.plan[0])}.`
}

function seenAfter({ kind, plan, reading }: Cycle): string {
  if (kind === 'no plan') return 'It cannot do this with its tools.'
  if (kind === 'refused') return 'It will not ask for this again.'
  const seen = actionWords[plan[0] ?? '']?.see ?? ''
  return reading ? `${seen} It reads the note. ${readingWords[reading]}` : seen
}
