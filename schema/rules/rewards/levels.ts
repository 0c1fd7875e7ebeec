/**
 * Returns the total XP required for a level: 0, 400, 1200, 2400, 4000, … Each level needs 400 XP more than the previous one,
 * so 1250 XP are level 3.
 */
export function xpForLevel(level: number): number {
  return 200 * level * (level - 1)
}

/** Returns the level of `xp` total points, from 1. */
export function levelForXp(xp: number): number {
  const level = Math.max(1, Math.floor((1 + Math.sqrt(1 + Math.max(0, xp) / 50)) / 2))
  // The square root may be slightly off a whole number.
  if (xpForLevel(level + 1) <= xp) return level + 1
  return xpForLevel(level) > xp && level > 1 ? level - 1 : level
}

/** Returns the progress within the current level. `percent` is whole, 0 to 99. */
export function levelProgress(xp: number): { level: number; xpIntoLevel: number; xpForNext: number; percent: number } {
  const level = levelForXp(xp)
  const start = xpForLevel(level)
  const xpForNext = xpForLevel(level + 1) - start
  const xpIntoLevel = Math.max(0, xp) - start
  return { level, xpIntoLevel, xpForNext, percent: Math.floor((100 * xpIntoLevel) / xpForNext) }
}

/** XP for completing a lesson. */
export const lessonXp = 25

/** XP for reaching all missions of an experiment, in addition to the XP of each mission. */
export const experimentXp = 50

/** XP for reaching a mission of an experiment. */
export const missionXp = 10
