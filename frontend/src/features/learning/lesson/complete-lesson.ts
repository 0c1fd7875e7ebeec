import type { ApolloCache, ApolloClient } from '@apollo/client'
import { CompleteLessonDocument, type CompleteLessonMutation } from './complete-lesson.generated.ts'

/** Fields that a completed lesson may change outside its response. They are refetched when next shown. */
const ofQuery = ['achievements', 'leaderboard', 'courses']
const ofLearner = ['xpEntries', 'weekMinutes', 'longestStreak', 'streakFreezes']
const ofUser = ['notifications', 'unreadNotifications']

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
  for (const fieldName of ofQuery) cache.evict({ id: 'ROOT_QUERY', fieldName })
  for (const [id, entity] of Object.entries(cache.extract() as Record<string, Kept>)) {
    if (id.startsWith('Learner:')) evictAll(cache, id, ofLearner)
    if (id.startsWith('User:')) evictAll(cache, id, ofUser)
    if (id.startsWith('Lesson:') && id !== `Lesson:${lessonId}`) forgetLock(cache, id, entity)
  }
}

function evictAll(cache: ApolloCache, id: string, fields: readonly string[]): void {
  for (const fieldName of fields) cache.evict({ id, fieldName })
}

function forgetLock(cache: ApolloCache, id: string, lesson: Kept): void {
  const { isLocked, content, check, waitsFor } = lesson
  if (isLocked === true) evictAll(cache, id, ['isLocked'])
  if (Array.isArray(waitsFor) && waitsFor.length > 0) evictAll(cache, id, ['waitsFor'])
  if (content === null) evictAll(cache, id, ['content'])
  if (Array.isArray(check) && check.length === 0) evictAll(cache, id, ['check'])
}
