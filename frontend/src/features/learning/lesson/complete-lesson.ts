import type { ApolloCache, ApolloClient } from '@apollo/client'
import { evictFields, forgetAfterReward } from '../../../lib/api/reward-cache.ts'
import { CompleteLessonDocument, type CompleteLessonMutation } from './complete-lesson.generated.ts'

type Result = CompleteLessonMutation['completeLesson']

/** Marks a lesson complete and evicts what that may have changed. */
export async function completeLesson(client: ApolloClient, lessonId: string): Promise<Result | undefined> {
  const { data } = await client.mutate<CompleteLessonMutation>({
    mutation: CompleteLessonDocument,
    variables: { lessonId },
    update: (cache, { data: given }) => {
      if (given?.completeLesson.__typename === 'CompleteLessonPayload') forgetAfterCompletion(cache, lessonId)
    },
  })
  return data?.completeLesson
}

type Kept = { [key: string]: unknown }

/**
 * Evicts what a completed lesson may have changed. Locked lessons may have opened, and their hidden fields were cached
 * as empty.
 *
 * @param lessonId not evicted, because its page is on screen
 */
function forgetAfterCompletion(cache: ApolloCache, lessonId: string): void {
  forgetAfterReward(cache)
  evictFields(cache, 'ROOT_QUERY', ['courses'])
  for (const [id, entity] of Object.entries(cache.extract() as Record<string, Kept>)) {
    if (id.startsWith('Lesson:') && id !== `Lesson:${lessonId}`) forgetLock(cache, id, entity)
  }
}

function forgetLock(cache: ApolloCache, id: string, lesson: Kept): void {
  const { isLocked, content, check, waitsFor } = lesson
  if (isLocked === true) evictFields(cache, id, ['isLocked'])
  if (Array.isArray(waitsFor) && waitsFor.length > 0) evictFields(cache, id, ['waitsFor'])
  if (content === null) evictFields(cache, id, ['content'])
  if (Array.isArray(check) && check.length === 0) evictFields(cache, id, ['check'])
}
