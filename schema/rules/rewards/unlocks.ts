/** Account age, in whole days, at which each feature unlocks. */
export const unlockDays = { achievements: 7, social: 14, competitive: 21, advancedAi: 30 } as const

export type Feature = keyof typeof unlockDays

const dayMs = 86_400_000

/** Returns whole days since the account was created, never negative. */
export function accountAgeDays(createdAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / dayMs))
}

/** Returns days until `feature` unlocks; 0 when it is unlocked. */
export function daysUntilUnlock(feature: Feature, createdAt: Date, now: Date): number {
  return Math.max(0, unlockDays[feature] - accountAgeDays(createdAt, now))
}
