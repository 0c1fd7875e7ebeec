import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Draft, Item } from '../../../features/learning/check/item/draft.ts'
import { PreviewGradingContext } from '../../../features/learning/check/preview-grading.ts'
import { restoreTrial, tryItem } from '../../../features/learning/check/trial-answers.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
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

  const grade = async (item: Item, draft: Draft) => {
    const result = await tryItem(client, learnerId, item, draft).catch(() => null)
    if (result?.__typename !== 'CheckItem') toastNotSaved(result?.message, 'Not checked')
  }
  const correct = lesson.check.filter(({ answer }) => answer?.isCorrect).length
  const checkStatus = { ...lesson.checkStatus, correct, isPassed: correct >= lesson.checkStatus.needed }
  return (
    <PreviewGradingContext value={(item, draft) => void grade(item, draft)}>
      {children({ ...lesson, checkStatus })}
    </PreviewGradingContext>
  )
}
