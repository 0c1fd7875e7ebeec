import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Cycle } from '@deepm/schema/rules/experiments/agent/run'
import { type Note, noteText } from '@deepm/schema/rules/experiments/agent/world'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { actionWords, doing, orderWords, readingWords } from './words.ts'

type Props = { cycles: readonly Cycle[]; note: Note | null; mission: MissionNumber }

/** Lists the turns of the loop, the newest first. */
export function LoopLog({ cycles, note, mission }: Props) {
  if (cycles.length === 0) return <Text color="fg.muted">Each turn of the loop appears here: plan, act, look.</Text>
  return (
    <chakra.section
      aria-label="What the robot did"
      tabIndex={0}
      maxHeight={{ base: '26rem', lg: '44rem' }}
      overflowY="auto"
      borderRadius="xl"
    >
      <Flex as="ol" direction="column" gap="2" listStyleType="none">
        {cycles
          .map((cycle, index) => <Turn key={index} number={index + 1} cycle={cycle} note={note} mission={mission} />)
          .reverse()}
      </Flex>
    </chakra.section>
  )
}

type TurnProps = { number: number; cycle: Cycle; note: Note | null; mission: MissionNumber }

function Turn({ number, cycle, note, mission }: TurnProps) {
  const [first, second, ...later] = cycle.plan
  const isTakenOver = cycle.order.from === 'note' || cycle.reading === 'taken as an order'
  return (
    <Box
      as="li"
      colorPalette={isTakenOver ? 'coral' : 'teal'}
      bg="colorPalette.soft"
      borderLeftWidth="6px"
      borderColor="colorPalette.line"
      borderRadius="lg"
      paddingX="3"
      paddingY="2"
    >
      <Box fontFamily="heading" fontWeight="600" color="colorPalette.text">
        Turn {number}
        {cycle.order.from === 'note' && ' · the note gives the orders'}
      </Box>
      {cycle.kind === 'no plan' ? (
        <Line word="Plan">No way to do this with its tools: {orderWords(cycle.order, mission)}</Line>
      ) : (
        <>
          <Line word="Plan">
            {cycle.plan.length === 1 ? '1 step' : `${cycle.plan.length} steps`}: {doing(first)}
            {second && ` → ${doing(second)}`}
            {later.length > 0 && ` → ${later.length} more`}
          </Line>
          <Line word="Act">{cycle.kind === 'refused' ? 'You said No. It will not ask for this again.' : doing(first)}</Line>
        </>
      )}
      {cycle.kind === 'act' && <Line word="Look">{actionWords[first ?? '']?.see}</Line>}
      {cycle.reading && note && (
        <Line word="Read">
          “{noteText(note)}” <strong>{readingWords[cycle.reading]}</strong>
        </Line>
      )}
    </Box>
  )
}

function Line({ word, children }: { word: string; children: React.ReactNode }) {
  return (
    <Flex gap="2">
      <Box as="span" flexShrink="0" width="12" fontWeight="700">
        {word}
      </Box>
      <span>{children}</span>
    </Flex>
  )
}
