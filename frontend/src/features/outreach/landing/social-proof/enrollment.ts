import { personas } from '@deepm/schema/rules/accounts/personas'

export type Enrollment = { persona: string; enrolledAt: string }

export function enrollmentText({ persona }: Enrollment): string {
  const path = personas.find(({ id }) => id === persona)
  return path ? `A new learner chose the ${path.name} path` : 'A new learner joined'
}

const day = 24 * 60 * 60 * 1000
const utcDay = (date: Date) => Math.floor(date.getTime() / day)

/**
 * Returns an approximate age, because an exact time could identify a learner. Compares UTC days: the server sends
 * midnight UTC, which is the evening before in America.
 */
export function describeEnrolmentDate(enrolledAt: string, now: Date): 'today' | 'yesterday' | 'this week' | 'earlier' {
  const days = utcDay(now) - utcDay(new Date(enrolledAt))
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'this week' : 'earlier'
}
