import type { ApolloCache } from '@apollo/client'
import type { TutorialStepId } from '@deepm/schema/rules/rewards/tutorial'
import { useFinishTutorialStepMutation } from './finish-tutorial-step.generated.ts'
import { dropWaiting, keepWaiting, waitingSteps } from './storage.ts'

/** What became of the XP of a step: given now (0 when they were given before), waiting for a parent, or not sent. */
export type Granted = { kind: 'given' | 'consent' | 'unsent'; xp: number }

/** What is known of each step; `had` are XP that the account got before. */
export type Outcomes = Partial<Record<TutorialStepId, Granted['kind'] | 'had'>>

const underWay = new Set<TutorialStepId>()

/** Steps whose XP this browser still has to send, and is not sending at this moment. */
export function stepsToSend(learnerId: string): TutorialStepId[] {
  return waitingSteps(learnerId).filter((step) => !underWay.has(step))
}

/**
 * Gives a step's XP to the account, which takes them once. Until the account has them the step is kept in this browser, so that
 * nobody has to do it again.
 */
export function useTutorialGrant(learnerId: string): (step: TutorialStepId) => Promise<Granted> {
  const [finish] = useFinishTutorialStepMutation()
  return async (step) => {
    keepWaiting(learnerId, step)
    underWay.add(step)
    const answer = await finish({
      variables: { step },
      update: (cache, { data }) => {
        if (data?.finishTutorialStep.__typename !== 'Reward') return
        forgetAfterXp(cache, learnerId, data.finishTutorialStep.newLevel !== null)
      },
    }).catch(() => null)
    underWay.delete(step)
    const result = answer?.data?.finishTutorialStep
    if (result?.__typename === 'ConsentRequiredError') return { kind: 'consent', xp: 0 }
    if (result?.__typename !== 'Reward') return { kind: 'unsent', xp: 0 }
    dropWaiting(learnerId, step)
    return { kind: 'given', xp: result.xpEarned }
  }
}

/** The answer brings the learner's figures; lists that grew by it, and the bell after a new level, are asked again. */
function forgetAfterXp(cache: ApolloCache, learnerId: string, isLevelUp: boolean): void {
  cache.evict({ id: `Learner:${learnerId}`, fieldName: 'xpEntries' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'leaderboard' })
  if (!isLevelUp) return
  // Some achievements look at the level.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'achievements' })
  for (const fieldName of ['notifications', 'unreadNotifications']) cache.evict({ id: `User:${learnerId}`, fieldName })
}
