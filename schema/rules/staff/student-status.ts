import { daysFrom } from '../time/deadline.ts'

// Whether staff should look at a student, from what the roster keeps. The dates and figures below are also what its filter compares.

/** Below this safety score staff look. It is where the lowest band of the specification begins. */
export const lowestGoodScore = 90
/** So many days without anything done, the signup included, and staff look. */
const quietDays = 14

/** Why somebody needs attention, the gravest first, and how staff are told. */
export const attentionReasons = {
  waiting: 'Something from the lab waits for staff',
  safety: `Safety score below ${lowestGoodScore}`,
  quiet: `Nothing done for ${quietDays} days`,
} as const
export type AttentionReason = keyof typeof attentionReasons

export const studentStatuses = { active: 'Active', 'needs-attention': 'Needs attention' } as const
export type StudentStatus = keyof typeof studentStatuses

export type StudentFigures = {
  safetyScore: number
  /** What of the lab waits for staff. */
  openFlags: number
  lastActivityAt: Date
}

/** Whoever was last here before this moment has been quiet. */
export function quietSince(now: Date): Date {
  return daysFrom(now, -quietDays)
}

/** Why a student needs attention now; empty when they do not. */
export function reasonsForAttention({ safetyScore, openFlags, lastActivityAt }: StudentFigures, now: Date): AttentionReason[] {
  const holds: Record<AttentionReason, boolean> = {
    waiting: openFlags > 0,
    safety: safetyScore < lowestGoodScore,
    quiet: lastActivityAt < quietSince(now),
  }
  return (Object.keys(attentionReasons) as AttentionReason[]).filter((reason) => holds[reason])
}

export function statusOf(figures: StudentFigures, now: Date): StudentStatus {
  return reasonsForAttention(figures, now).length > 0 ? 'needs-attention' : 'active'
}
