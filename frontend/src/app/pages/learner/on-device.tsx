import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { TrialContext } from '../../../features/learning/check/preview-grading.ts'
import { useSession } from '../../../lib/session/session.tsx'
import type { LessonPageQuery } from './lesson-page.generated.ts'

type Lesson = NonNullable<LessonPageQuery['lesson']>
type Props = { lesson: Lesson; children(lesson: Lesson): ReactNode }

/** Lets a child who waits for consent answer the first lesson on the device. The score is that of the answers on the device. */
export function OnDevice({ lesson, children }: Props) {
  const { user } = useSession()
  const client = useApolloClient()
  const learnerId = lesson.isTrial && user ? user.id : null
  const restore = useEffectEvent(async (id: string) => {
    const { restoreTrial } = await import('../../../features/learning/check/answer-item.ts')
    await restoreTrial(client, id, lesson.check)
  })
  useEffect(() => {
    if (learnerId) restore(learnerId).catch(() => null)
  }, [learnerId])
  if (learnerId === null) return children(lesson)
  const correct = lesson.check.filter(({ answer }) => answer?.isCorrect).length
  const checkStatus = { ...lesson.checkStatus, correct, isPassed: correct >= lesson.checkStatus.needed }
  return <TrialContext value={learnerId}>{children({ ...lesson, checkStatus })}</TrialContext>
}
