import { Box, Text } from '@chakra-ui/react'
import { goodPrompt } from '@deepm/schema/rules/lab/coach/lab-answer'
import type { Repair } from '@deepm/schema/rules/lab/exercises/exercises'
import { needWords, type RepairReading } from '@deepm/schema/rules/lab/exercises/read-repair'
import type { Ref } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { QuotedPrompt } from './quoted-prompt.tsx'

type Props = {
  repair: Repair
  /** What the learner wrote. */
  prompt: string
  /** How the coach read it last. */
  reading: RepairReading | 'unchanged' | null
  headingRef: Ref<HTMLHeadingElement>
}

/** Shows what the repaired prompt says, and our solution with its better answer. */
export function RepairResult({ repair: { kind, needs, solution }, prompt, reading, headingRef }: Props) {
  const repaired = reading !== 'unchanged' && reading?.result === 'repaired' ? reading : null
  const says = new Intl.ListFormat('en-GB').format(needs.map((id) => needWords[id] ?? id))
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" ref={headingRef} tabIndex={-1}>
        {repaired ? 'Repaired!' : 'A solution'}
      </Heading>
      {repaired && (
        <>
          <Text>
            Your prompt now says {says}. {repaired.isGood && goodPrompt}
          </Text>
          <QuotedPrompt>{prompt}</QuotedPrompt>
        </>
      )}
      <Text fontWeight="700">{repaired ? 'Our version' : `This prompt says ${says}`}</Text>
      <QuotedPrompt>{solution.prompt}</QuotedPrompt>
      <ExampleAnswer title={kind === 'picture' ? 'What could be drawn now' : 'What could come back now'}>
        {solution.answer}
      </ExampleAnswer>
    </Box>
  )
}
