import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { usePreload } from '../../../lib/use-preload.ts'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import type { CompleteLessonMutation } from './complete-lesson.generated.ts'

type Completed = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>

const loadCompletion = () => import('./complete-lesson.ts')

/** Marks a lesson complete and keeps the result while the page is shown. */
export function useCompletion(lessonId: string) {
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Completed | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  usePreload(loadCompletion)

  const complete = async () => {
    setProblem(null)
    setBusy(true)
    const result = await loadCompletion()
      .then((it) => it.completeLesson(client, lessonId))
      .catch(() => null)
    setBusy(false)
    if (result?.__typename === 'CompleteLessonPayload') setDone(result)
    else setProblem(result?.message ?? unreachable)
  }

  return { complete, isBusy, problem, done }
}
