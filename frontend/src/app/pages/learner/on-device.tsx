import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { TrialContext } from '../../../features/learning/check/preview-grading.ts'
import { restoreTrial } from '../../../features/learning/check/trial-answers.ts'
import { useSession } from '../../../lib/session/session.tsx'
import type { LessonPageQuery } from './lesson-page.generated.ts'

type Lesson = NonNullable<LessonPageQuery['lesson']>
type Props = { lesson: Lesson; children(lesson: Lesson): ReactNode }

/** Lets a child who waits for consent answer the first lesson on the device. The score is that of the answers on the device. */
export function OnDevice({ lesson, children }: Props) {
  const { user } = useSession()
  const client = useApolloClient()
  const learnerId = user?.id ?? ''
  const restore = useEffectEvent(() => restoreTrial(client, learnerId, lesson.check))
  useEffect(() => void restore(), [])
  const correct = lesson.check.filter(({ answer }) => answer?.isCorrect).length
  const checkStatus = { ...lesson.checkStatus, correct, isPassed: correct >= lesson.checkStatus.needed }
  return <TrialContext value={learnerId}>{children({ ...lesson, checkStatus })}</TrialContext>
}
