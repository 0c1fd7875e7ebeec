export type Enrollment = { persona: string; enrolledAt: string }

const pathNames: Record<string, string> = {
  entrepreneur: 'Entrepreneur',
  writer: 'Writer',
  creator: 'Digital Creator',
  campaigner: 'Campaigner',
}

export function enrollmentText({ persona }: Enrollment): string {
  const name = pathNames[persona]
  return name ? `A new learner chose the ${name} path` : 'A new learner joined'
}

const day = 24 * 60 * 60 * 1000

/** How long ago, only roughly: an hour could tell somebody who it was. Days are those of the reader's calendar. */
export function roughly(enrolledAt: string, now: Date): 'today' | 'yesterday' | 'this week' | 'earlier' {
  const then = new Date(enrolledAt)
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // Rounded, because a day has 23 or 25 hours when the clocks change.
  const days = Math.round((midnight(now) - midnight(then)) / day)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'this week' : 'earlier'
}
