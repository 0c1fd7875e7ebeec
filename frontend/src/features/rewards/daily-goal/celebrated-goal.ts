const key = 'goal-celebrated'

/** Used where the browser allows no storage. Lasts as long as the page. */
let unkept: string | null = null

/**
 * Notes that the goal of this learner's day is celebrated in this browser.
 *
 * @param day local date, `YYYY-MM-DD`
 * @returns whether this is the first time, so that a second tab or a new goal does not celebrate again
 */
export function isFirstCelebration(learnerId: string, day: string): boolean {
  const now = `${learnerId} ${day}`
  if (stored() === now) return false
  try {
    localStorage.setItem(key, now)
    unkept = null
  } catch {
    unkept = now
  }
  return true
}

function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}
