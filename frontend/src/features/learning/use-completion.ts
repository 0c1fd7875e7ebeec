import { useState } from 'react'
import { type CompleteLessonMutation, useCompleteLessonMutation } from './complete-lesson.generated.ts'
import { forgetAfterCompletion } from './complete-lesson-cache.ts'

type Completed = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>

/** Marks a lesson complete, once; what it answered is kept for as long as the page stands. */
export function useCompletion(lessonId: string) {
  const [send, { loading }] = useCompleteLessonMutation()
  const [done, setDone] = useState<Completed | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const complete = async () => {
    setProblem(null)
    const answer = await send({
      variables: { lessonId },
      update: (cache, { data }) => {
        if (data?.completeLesson.__typename === 'CompleteLessonPayload') forgetAfterCompletion(cache, lessonId)
      },
    }).catch(() => null)
    const result = answer?.data?.completeLesson
    if (result?.__typename === 'CompleteLessonPayload') setDone(result)
    else setProblem(result?.message ?? 'We could not reach the academy. Please try again.')
  }

  return { complete, isBusy: loading, problem, done }
}
