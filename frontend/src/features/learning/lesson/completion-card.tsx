import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, type RefObject, Suspense, useEffect, useId } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { LessonAccess } from '../lesson-access.ts'
import { SidekickLine } from '../sidekick/line.tsx'
import { sidekickOf } from '../sidekick/sidekicks.ts'
import { Speech } from '../sidekick/speech.tsx'
import type { CompleteLessonMutation } from './complete-lesson.generated.ts'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { useCompletion } from './use-completion.ts'

// Few lessons finish a path.
const PathFinished = lazyComponent('PathFinished', () => import('../personas/path-finished.tsx'))

type Completed = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>
export type Reward = Completed['reward']

type Props = {
  lesson: Pick<LessonView_LessonFragment, 'id' | 'isCompleted' | 'isLocked' | 'progress' | 'checkStatus' | 'sidekick'>
  hue: Hue
  access: LessonAccess
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Renders the reward when the response grants it. */
  celebrate(reward: Reward): ReactNode
}

/** Shows the end of a lesson. Texts are fixed by the specification (section 2); the bar shows the actual progress. */
export function CompletionCard({ lesson, hue, access, headingRef, celebrate }: Props) {
  const { complete, isBusy, problem, done } = useCompletion(lesson.id)
  // The pressed button is unmounted, so the heading takes the focus.
  useEffect(() => {
    if (!done) return
    headingRef.current?.focus({ preventScroll: true })
    // The reward below the heading would be off screen on small screens.
    headingRef.current?.scrollIntoView?.({ block: 'start' })
  }, [done, headingRef])
  return (
    <Card hue={hue} position="relative" display="grid" gap="5" padding={{ base: '5', md: '7' }}>
      <ProgressBar value={lesson.progress} label="Lesson progress" hue={hue} showLabel showValue />
      {lesson.isCompleted ? (
        <Complete lesson={lesson} hue={hue} next={done?.learner.nextLesson ?? null} headingRef={headingRef}>
          {done && <Earned done={done} celebrate={celebrate} />}
        </Complete>
      ) : (
        <Open lesson={lesson} hue={hue} access={access} headingRef={headingRef} isBusy={isBusy} onComplete={complete} />
      )}
      {problem && (
        <ProblemNotice tone="warning" title="Not saved yet">
          {problem}
        </ProblemNotice>
      )}
    </Card>
  )
}

function Earned({ done: { reward, lesson }, celebrate }: { done: Completed } & Pick<Props, 'celebrate'>) {
  if (reward.xpEarned === 0) return 'You already earned XP for this lesson, so your XP stays the same.'
  const path = lesson.folder?.persona
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {path?.isCompleted && (
        <Suspense>
          <PathFinished persona={path} isNews />
        </Suspense>
      )}
      {celebrate(reward)}
    </Box>
  )
}

type OpenProps = Pick<Props, 'lesson' | 'hue' | 'access' | 'headingRef'> & { isBusy: boolean; onComplete(): void }

function Open({ lesson, hue, access, headingRef, isBusy, onComplete }: OpenProps) {
  const id = useId()
  const reason = whyNot(lesson, access)
  return (
    <Flex direction="column" gap="3" align="flex-start">
      <chakra.h3 ref={headingRef} tabIndex={-1} fontSize="xl">
        {reason === null ? 'You are ready to finish' : 'Before you finish'}
      </chakra.h3>
      <Text id={id}>{reason ?? readyText(lesson.checkStatus.total > 0)}</Text>
      <Button
        hue={hue}
        size="lg"
        loading={isBusy}
        // Stays focusable, so that keyboard and screen reader users learn the reason.
        aria-disabled={reason !== null || undefined}
        aria-describedby={id}
        onClick={reason === null ? onComplete : undefined}
      >
        Mark as Complete
      </Button>
    </Flex>
  )
}

function readyText(hasCheck: boolean): string {
  if (hasCheck) return 'Mark the lesson as complete to save it.'
  return 'This lesson has no questions. Mark it as complete when you’ve read it.'
}

/** Returns why the lesson can't be completed, or `null`. */
function whyNot(
  { isLocked, checkStatus: { isPassed, correct, needed, total } }: Props['lesson'],
  access: LessonAccess,
): string | null {
  if (access === 'watching') return 'Only learners can complete a lesson.'
  if (access === 'trying') return 'This is a preview. Learners complete the lesson here. Nothing you do is saved.'
  if (isLocked) return 'This lesson is still locked. Complete the lessons before it first.'
  if (access === 'waiting') return 'You can finish lessons once your parent says yes.'
  if (isPassed) return access === 'onDevice' ? 'Well done! You can finish this lesson once your parent says yes.' : null
  return `Get ${needed} of ${total} questions right to finish. You have ${correct} so far.`
}

type CompleteProps = Pick<Props, 'lesson' | 'hue' | 'headingRef'> & {
  next: Completed['learner']['nextLesson']
  children: ReactNode
}

function Complete({ lesson, hue, next, headingRef, children }: CompleteProps) {
  const { id, Figure } = sidekickOf(lesson.sidekick)
  return (
    <>
      <Speech Figure={Figure} mood="cheering" size={{ base: '5rem', md: '7rem' }}>
        <chakra.h3 ref={headingRef} tabIndex={-1} fontSize="2xl" scrollMarginTop="28">
          Lesson Complete!
        </chakra.h3>
        <SidekickLine sidekick={id} occasion="completed" turn={lesson.id.length} />
      </Speech>
      <Box role="status">{children}</Box>
      <Flex gap="4" wrap="wrap">
        <LinkButton to="/learning" hue={hue} size="lg">
          Continue Learning
        </LinkButton>
        {next && (
          <LinkButton to={`/lesson/${next.id}`} variant="outline" size="lg">
            Next lesson: {next.title}
          </LinkButton>
        )}
      </Flex>
    </>
  )
}
