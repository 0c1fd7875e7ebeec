import type { ApolloCache } from '@apollo/client'
import type { TutorialStepId } from '@deepm/schema/rules/rewards/tutorial'
import { useFinishTutorialStepMutation } from './finish-tutorial-step.generated.ts'
import { addPendingStep, pendingSteps, removePendingStep } from './storage.ts'

/** Result of granting a step's XP: `given` (0 XP if granted before), `consent` (waits for a parent) or `unsent`. */
export type GrantResult = { kind: 'given' | 'consent' | 'unsent'; xp: number }

/** Result of each step; `had` means the XP was granted before. */
export type Outcomes = Partial<Record<TutorialStepId, GrantResult['kind'] | 'had'>>

const underWay = new Set<TutorialStepId>()

/** Returns the steps whose XP is still to be sent and not being sent now. */
export function stepsToSend(learnerId: string): TutorialStepId[] {
  return pendingSteps(learnerId).filter((step) => !underWay.has(step))
}

/** Grants a step's XP to the account, at most once. The browser stores the step until the account has the XP. */
export function useTutorialGrant(learnerId: string): (step: TutorialStepId) => Promise<GrantResult> {
  const [finish] = useFinishTutorialStepMutation()
  return async (step) => {
    addPendingStep(learnerId, step)
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
    removePendingStep(learnerId, step)
    return { kind: 'given', xp: result.xpEarned }
  }
}

/** The response updates the learner's figures. Evicts the lists that grew, and the notifications after a new level. */
function forgetAfterXp(cache: ApolloCache, learnerId: string, isLevelUp: boolean): void {
  cache.evict({ id: `Learner:${learnerId}`, fieldName: 'xpEntries' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'leaderboard' })
  if (!isLevelUp) return
  // Some achievements depend on the level.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'achievements' })
  for (const fieldName of ['notifications', 'unreadNotifications']) cache.evict({ id: `User:${learnerId}`, fieldName })
}
