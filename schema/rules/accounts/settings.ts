/**
 * Which rewards a learner sees, and how often to notify them (specification, section 3). The first choice of each setting is
 * its default. Stored in the browser and on the account. Plain values rather than zod, because every signed-in screen
 * reads them.
 */
export const settingChoices = {
  /** Comparisons with others, including the leaderboard. */
  showCompetitive: [true, false],
  showLeaderboards: [true, false],
  showStreaks: [true, false],
  showBadges: [true, false],
  notificationFrequency: ['medium', 'low', 'high'],
  /** `calm` hides celebrations. */
  visualTheme: ['playful', 'calm'],
} as const

type Setting = keyof typeof settingChoices

export type GamificationSettings = { [Name in Setting]: (typeof settingChoices)[Name][number] }

export const defaultSettings: GamificationSettings = readSettings({})

/** Reads stored settings; each missing or damaged field falls back to its default. */
export function readSettings(stored: unknown): GamificationSettings {
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const fields = Object.entries(settingChoices).map(([name, choices]) => {
    const known: readonly unknown[] = choices
    return [name, known.includes(kept[name]) ? kept[name] : known[0]]
  })
  return Object.fromEntries(fields)
}
