import { Box, Text } from '@chakra-ui/react'
import type { Repair } from '@deepm/schema/rules/lab/exercises/exercises'
import { needWords } from '@deepm/schema/rules/lab/exercises/read-repair'
import type { Ref } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { PromptQuote } from '../answer/prompt-quote.tsx'
import { ExampleAnswer } from './example-answer.tsx'

type Props = {
  repair: Repair
  /** What the learner wrote. */
  prompt: string
  isRepaired: boolean
  headingRef: Ref<HTMLHeadingElement>
}

/** Shows what the repaired prompt says, and our solution with its better answer. */
export function RepairResult({ repair: { kind, needs, solution }, prompt, isRepaired, headingRef }: Props) {
  const says = new Intl.ListFormat('en-GB').format(needs.map((id) => needWords[id] ?? id))
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" ref={headingRef} tabIndex={-1}>
        {isRepaired ? 'Repaired!' : 'A solution'}
      </Heading>
      {isRepaired && (
        <>
          <Text>Your prompt now says {says}.</Text>
          <PromptQuote>{prompt}</PromptQuote>
        </>
      )}
      <Text fontWeight="700">{isRepaired ? 'Our version' : `This prompt says ${says}`}</Text>
      <PromptQuote isWhole>{solution.prompt}</PromptQuote>
      <ExampleAnswer title={kind === 'picture' ? 'What could be drawn now' : 'What could come back now'}>
        {solution.answer}
      </ExampleAnswer>
    </Box>
  )
}
