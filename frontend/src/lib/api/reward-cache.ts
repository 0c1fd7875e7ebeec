import type { ApolloCache } from '@apollo/client'

/** Fields that a reward may change outside its response. They are refetched when next shown. */
const ofQuery = ['achievements', 'leaderboard']
const ofLearner = ['xpEntries', 'weekMinutes', 'longestStreak', 'streakFreezes']
const ofUser = ['notifications', 'unreadNotifications']

/** Evicts what a reward may have changed. */
export function forgetAfterReward(cache: ApolloCache): void {
  evictFields(cache, 'ROOT_QUERY', ofQuery)
  for (const id of Object.keys(cache.extract() as Record<string, unknown>)) {
    if (id.startsWith('Learner:')) evictFields(cache, id, ofLearner)
    if (id.startsWith('User:')) evictFields(cache, id, ofUser)
  }
}

export function evictFields(cache: ApolloCache, id: string, fields: readonly string[]): void {
  for (const fieldName of fields) cache.evict({ id, fieldName })
}
