/**
 * What a learner wants to see of rewards, and how often to be told (specification, section 3); each setting with its choices, the
 * first of which counts until somebody chooses. Kept in the browser and on the account. Plain values rather than zod: every signed-in
 * screen reads them.
 */
export const settingChoices = {
  /** Comparisons with others, the leaderboard among them. */
  showCompetitive: [true, false],
  showLeaderboards: [true, false],
  showStreaks: [true, false],
  showBadges: [true, false],
  notificationFrequency: ['medium', 'low', 'high'],
  /** `calm` leaves celebrations out. */
  visualTheme: ['playful', 'calm'],
} as const

type Setting = keyof typeof settingChoices

export type GamificationSettings = { [Name in Setting]: (typeof settingChoices)[Name][number] }

export const defaultSettings: GamificationSettings = readSettings({})

/** Settings as stored anywhere; what is missing or damaged falls back to its default, field by field. */
export function readSettings(stored: unknown): GamificationSettings {
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const fields = Object.entries(settingChoices).map(([name, choices]) => {
    const known: readonly unknown[] = choices
    return [name, known.includes(kept[name]) ? kept[name] : known[0]]
  })
  return Object.fromEntries(fields)
}
