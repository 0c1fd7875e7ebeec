import { personas } from '@deepm/schema/rules/accounts/personas'

export type Enrollment = { persona: string; enrolledAt: string }

export function enrollmentText({ persona }: Enrollment): string {
  const path = personas.find(({ id }) => id === persona)
  return path ? `A new learner chose the ${path.name} path` : 'A new learner joined'
}

const day = 24 * 60 * 60 * 1000
const utcDay = (date: Date) => Math.floor(date.getTime() / day)

/**
 * How long ago, only roughly: an hour could tell somebody who it was. The server sends a UTC day as its midnight, which is the
 * evening before in America, so the reader's day counts in UTC, too.
 */
export function roughly(enrolledAt: string, now: Date): 'today' | 'yesterday' | 'this week' | 'earlier' {
  const days = utcDay(now) - utcDay(new Date(enrolledAt))
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'this week' : 'earlier'
}
