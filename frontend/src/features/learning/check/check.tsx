import { Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '../../../ui/components/card.tsx'
import { Section } from '../../../ui/components/page.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { canAnswer, type LessonAccess } from '../lesson-access.ts'
import { sidekickOf } from '../sidekick/sidekicks.ts'
import { AnswerAccess, CheckPassed, CheckScore } from './check-notes.tsx'
import type { CheckStatus_StatusFragment } from './check-status.generated.ts'
import { type ItemWithTwin, isEdited } from './item/draft.ts'
import { CheckQuestion } from './question.tsx'
import { CheckSteps } from './steps.tsx'
import type { CheckDrafts } from './use-check-drafts.ts'

type Props = {
  lesson: {
    check: ItemWithTwin[]
    checkStatus: CheckStatus_StatusFragment
    sidekick: string | null
    isCompleted: boolean
  }
  drafts: CheckDrafts
  access: LessonAccess
  hue: Hue
  /** Moves to the section after the questions. */
  onFinish(): void
}

/** Shows the check one question at a time, from the first that isn't right. */
export function Check({ lesson, drafts, access, hue, onFinish }: Props) {
  const { check, checkStatus: status } = lesson
  const firstOpen = check.findIndex((item) => !item.answer?.isCorrect)
  const [current, setCurrent] = useState(Math.max(0, firstOpen))
  const heading = useRef<HTMLHeadingElement>(null)
  const sidekick = sidekickOf(lesson.sidekick)
  const [asked, setAsked] = useState(check)
  // If staff edited the lesson while it was open, the refetch keeps the current question.
  if (asked !== check) {
    setAsked(check)
    if (isEdited(asked, check)) {
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
      <AnswerAccess access={access} />
      <Card hue={hue} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" padding={{ base: '5', md: '7' }}>
        <Flex gap="4" wrap="wrap" align="center" justify="space-between">
          <CheckSteps items={check} current={current} hue={hue} onGo={setCurrent} />
          <CheckScore status={status} access={access} />
        </Flex>
        {access === 'learning' && status.isPassed && !lesson.isCompleted && (
          <CheckPassed sidekick={sidekick} turn={status.total} />
        )}
        <CheckQuestion
          key={item.id}
          item={item}
          index={current}
          total={check.length}
          draft={drafts.of(item)}
          onDraft={(draft) => drafts.set(item, draft)}
          canAnswer={canAnswer(access)}
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
