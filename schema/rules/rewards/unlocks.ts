/** Account age in whole days at which each feature opens. */
export const unlockDays = { achievements: 7, social: 14, competitive: 21, advancedAi: 30 } as const

export type Feature = keyof typeof unlockDays

const dayMs = 86_400_000

/** Whole days since the account was made; never negative. */
export function accountAgeDays(createdAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / dayMs))
}

/** Days until `feature` opens; 0 when it is open. */
export function daysUntilUnlock(feature: Feature, createdAt: Date, now: Date): number {
  return Math.max(0, unlockDays[feature] - accountAgeDays(createdAt, now))
}
