import { Box, Text } from '@chakra-ui/react'
import { claimLessons, claimOutcomes, differingSentences, sameAnswersLesson } from '@deepm/schema/rules/lab/comparison'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { LabResponse_InteractionFragment } from '../answer/lab-response.generated.ts'
import { ClaimForm } from './claim-form.tsx'

type Props = { first: LabResponse_InteractionFragment; second: LabResponse_InteractionFragment }

/** Asks the learner to check a sentence that only one of two answers has, and says what the comparison shows. */
export function ClaimCheck({ first, second }: Props) {
  const inFirst = differingSentences(first.response, second.response)
  const inSecond = differingSentences(second.response, first.response)
  const check = second.claimCheck
  const [isChanging, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (inFirst.length + inSecond.length === 0) {
    return (
      <Notice tone="info" title="No difference this time">
        {sameAnswersLesson}
      </Notice>
    )
  }
  const finish = () => {
    flushSync(() => setChanging(false))
    heading.current?.focus()
  }
  if (!check || isChanging) {
    return (
      <Section headingRef={heading}>
        <Text>Two answers can differ, and both can sound right. Choose one sentence and find out whether it is.</Text>
        <ClaimForm id={second.id} inFirst={inFirst} inSecond={inSecond} before={check} onDone={finish} />
      </Section>
    )
  }
  return (
    <Section headingRef={heading}>
      <Text overflowWrap="anywhere">
        “{check.claim}” ({check.isFromSecond ? 'second' : 'first'} answer): <strong>{claimOutcomes[check.outcome]}.</strong>{' '}
        {check.note}
      </Text>
      <Notice tone={check.outcome === 'right' ? 'success' : 'info'} title="What this shows">
        {claimLessons[check.outcome]}
      </Notice>
      <Box>
        <Button
          variant="ghost"
          onClick={() => {
            flushSync(() => setChanging(true))
            heading.current?.focus()
          }}
        >
          Check another sentence
        </Button>
      </Box>
    </Section>
  )
}

function Section({ headingRef, children }: { headingRef: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <Box as="section" aria-label="Check a sentence" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h3" size="xl" ref={headingRef} tabIndex={-1}>
        Check a sentence
      </Heading>
      {children}
    </Box>
  )
}
