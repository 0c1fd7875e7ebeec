import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { LessonAccess } from '../lesson-access.ts'
import { SidekickLine } from '../sidekick/line.tsx'
import { sidekickOf } from '../sidekick/sidekicks.ts'
import { Speech } from '../sidekick/speech.tsx'
import type { CheckItem_ItemFragment } from './check-item.generated.ts'
import type { CheckStatus_StatusFragment } from './check-status.generated.ts'
import { carryOverDrafts, type Draft, draftOf, isGraded, parseDrafts } from './draft.ts'
import { CheckQuestion } from './question.tsx'
import { CheckSteps } from './steps.tsx'

const noDrafts: Readonly<Record<string, Draft>> = {}

type Props = {
  lesson: {
    check: CheckItem_ItemFragment[]
    checkStatus: CheckStatus_StatusFragment
    sidekick: string | null
    isCompleted: boolean
  }
  access: LessonAccess
  hue: Hue
  /** Moves to the section after the questions. */
  onFinish(): void
}

/** Shows the check one question at a time, from the first that isn't right. Keeps unsent selections of the others. */
export function Check({ lesson, access, hue, onFinish }: Props) {
  const { check, checkStatus: status } = lesson
  const firstOpen = check.findIndex((item) => !item.answer?.isCorrect)
  const [current, setCurrent] = useState(Math.max(0, firstOpen))
  const [drafts, setDrafts] = useDraft({
    name: 'check',
    initial: noDrafts,
    fit: (kept) => carryOverDrafts(check, check, parseDrafts(kept)),
    isWorth: (now) => access === 'learning' && check.some((it) => now[it.id] && !isGraded(it, now[it.id] ?? draftOf(it))),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const sidekick = sidekickOf(lesson.sidekick)
  const [asked, setAsked] = useState(check)
  // If staff edited the lesson while it was open, the refetch keeps the current question and the selections.
  if (asked !== check) {
    setAsked(check)
    const isEdited = asked.some((it, index) => it.id !== check[index]?.id) || asked.length !== check.length
    if (isEdited) {
      setDrafts(carryOverDrafts(asked, check, drafts))
      const same = check.findIndex((it) => it.question === asked[current]?.question)
      setCurrent(same >= 0 ? same : Math.max(0, firstOpen))
    }
  }
  const item = check[current]
  if (!item) return null

  /** Moves the focus to the new question, because the pressed button now belongs to it. */
  const goTo = (index: number) => {
    flushSync(() => setCurrent(index))
    heading.current?.focus()
  }
  const later = check.findIndex((it, index) => index > current && !it.answer?.isCorrect)
  const following = later >= 0 ? later : firstOpen
  const next =
    following >= 0 && following !== current
      ? { label: 'Next question', go: () => goTo(following) }
      : { label: 'Go to the finish', go: onFinish }

  return (
    <Section title="Check for understanding">
      {access === 'waiting' && (
        <Notice tone="info" title="Your answers cannot be kept yet">
          You can read the questions. As soon as your parent or guardian has said yes, you can answer them here.
        </Notice>
      )}
      {access === 'watching' && (
        <Text color="fg.muted">
          This is what learners are asked. Only learners can answer, so nothing here is graded for you.
        </Text>
      )}
      <Card hue={hue} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" padding={{ base: '5', md: '7' }}>
        <Flex gap="4" wrap="wrap" align="center" justify="space-between">
          <CheckSteps items={check} current={current} hue={hue} onGo={setCurrent} />
          {(access === 'learning' || access === 'trying') && (
            <chakra.p role="status" fontFamily="heading" fontWeight="600" fontSize="lg">
              {status.correct} of {status.total} right, {status.needed} needed
              {status.withHelp > 0 && ` (${status.withHelp} with help)`}
            </chakra.p>
          )}
        </Flex>
        {access === 'learning' && status.isPassed && !lesson.isCompleted && (
          <Box bg="success.soft" borderRadius="2xl" padding="4">
            <Speech Figure={sidekick.Figure} mood="cheering" size="5rem">
              <Text fontWeight="700" color="success.text">
                You have passed the check.
              </Text>
              <SidekickLine sidekick={sidekick.id} occasion="passed" turn={status.total} />
            </Speech>
          </Box>
        )}
        <CheckQuestion
          key={item.id}
          item={item}
          index={current}
          total={check.length}
          draft={drafts[item.id] ?? draftOf(item)}
          onDraft={(draft) => setDrafts((now) => ({ ...now, [item.id]: draft }))}
          canAnswer={access === 'learning' || access === 'trying'}
          next={next}
          skip={following >= 0 && following !== current ? () => goTo(following) : null}
          sidekick={sidekick}
          hue={hue}
          headingRef={heading}
        />
      </Card>
    </Section>
  )
}
