/**
 * Promotional figures for the launch, fixed by the specification (sections 4 and 9). They are not measured, and a
 * footnote on the page says so.
 */
export type LaunchFigures = { students: number; courses: number; projects: number; satisfaction: number; spotsLeft: number }

export const launchFigures: LaunchFigures = { students: 1247, courses: 24, projects: 3891, satisfaction: 98, spotsLeft: 47 }
export const launchClaims = { discountPercent: 50, rating: '4.9/5', guideDownloads: '14,000+' } as const

/** Milliseconds between two steps. */
export const figuresIntervalMs = 15_000
export const minSpots = 25

/** Returns the next figures: up to 2 more students and 1 spot fewer. `random` returns a number in [0, 1). */
export function nextFigures(figures: LaunchFigures, random: () => number): LaunchFigures {
  const joined = Math.floor(random() * 3)
  const taken = Math.floor(random() * 2)
  return {
    ...figures,
    students: figures.students + joined,
    spotsLeft: Math.max(minSpots, figures.spotsLeft - taken),
  }
}
