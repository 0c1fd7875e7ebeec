import { daysFrom } from '../time/deadline.ts'

// Whether staff should look at a student, based on roster data. The roster's filter uses the same dates and figures.

/** Below this safety score, a student needs attention. The specification's lowest band starts here. */
export const lowestGoodScore = 90
/** Days without activity, starting at signup, after which a student needs attention. */
const quietDays = 14

/** Reasons for attention, the most serious first, with their texts for staff. */
export const attentionReasons = {
  waiting: 'Lab item to review',
  safety: `Safety score below ${lowestGoodScore}`,
  quiet: `No activity for ${quietDays} days`,
} as const
export type AttentionReason = keyof typeof attentionReasons

export const studentStatuses = { active: 'Active', 'needs-attention': 'Needs attention' } as const
export type StudentStatus = keyof typeof studentStatuses

export type StudentFigures = {
  safetyScore: number
  /** Items from the lab that wait for staff. */
  openFlags: number
  lastActivityAt: Date
}

/** A student last active before this timestamp is inactive. */
export function inactiveBefore(now: Date): Date {
  return daysFrom(now, -quietDays)
}

/** Returns why a student needs attention now; empty if they don't. */
export function reasonsForAttention({ safetyScore, openFlags, lastActivityAt }: StudentFigures, now: Date): AttentionReason[] {
  const holds: Record<AttentionReason, boolean> = {
    waiting: openFlags > 0,
    safety: safetyScore < lowestGoodScore,
    quiet: lastActivityAt < inactiveBefore(now),
  }
  return (Object.keys(attentionReasons) as AttentionReason[]).filter((reason) => holds[reason])
}

export function statusOf(figures: StudentFigures, now: Date): StudentStatus {
  return reasonsForAttention(figures, now).length > 0 ? 'needs-attention' : 'active'
}
