import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'

// Tutorial data in localStorage: flag, XP and badges as specified (section 3), and the steps whose XP is not on the
// account yet, because consent is pending or the server was unreachable.

const completedKey = 'onboarding-completed'
const xpKey = 'tutorial-xp'
const badgesKey = 'tutorial-badges'
const waitingKey = 'tutorial-waiting'

export function storeTutorial(xp: number, badges: string[]): void {
  ifAllowed(() => {
    localStorage.setItem(completedKey, 'true')
    localStorage.setItem(xpKey, String(xp))
    localStorage.setItem(badgesKey, JSON.stringify(badges))
  })
}

export function skipTutorial(): void {
  ifAllowed(() => localStorage.setItem(completedKey, 'true'))
}

/** Clears the tutorial but keeps the steps whose XP is still to be granted. */
export function clearTutorial(): void {
  ifAllowed(() => {
    for (const key of [completedKey, xpKey, badgesKey]) localStorage.removeItem(key)
  })
}

/** Returns this account's finished steps whose XP is still to be granted, in order. */
export function pendingSteps(learnerId: string): TutorialStepId[] {
  const ids = readWaiting()[learnerId] ?? []
  return tutorialSteps.map((step) => step.id).filter((id) => ids.includes(id))
}

export function addPendingStep(learnerId: string, step: TutorialStepId): void {
  writeWaiting(learnerId, [...new Set([...pendingSteps(learnerId), step])])
}

export function removePendingStep(learnerId: string, step: TutorialStepId): void {
  writeWaiting(
    learnerId,
    pendingSteps(learnerId).filter((id) => id !== step),
  )
}

function readWaiting(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(waitingKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])))
  } catch {
    return {}
  }
}

function writeWaiting(learnerId: string, steps: TutorialStepId[]): void {
  const { [learnerId]: _before, ...others } = readWaiting()
  const kept = steps.length > 0 ? { ...others, [learnerId]: steps } : others
  ifAllowed(() => {
    if (Object.keys(kept).length > 0) localStorage.setItem(waitingKey, JSON.stringify(kept))
    else localStorage.removeItem(waitingKey)
  })
}

/** Ignores blocked storage: the account has the XP, and only the completed flag is lost. */
function ifAllowed(store: () => void): void {
  try {
    store()
  } catch {}
}
