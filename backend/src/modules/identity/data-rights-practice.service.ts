import type { Db } from '../../database/open.ts'

/** What a learner asked in the lab, what came back, and how long they were there. */
export async function readOwnPractice(db: Db, learnerId: string): Promise<object> {
  const [interactions, days] = await Promise.all([
    db.interaction.findMany({ where: { learnerId }, orderBy: { createdAt: 'asc' } }),
    db.labDay.findMany({ where: { learnerId }, orderBy: { day: 'asc' } }),
  ])
  return {
    lab: interactions.map((it) => ({
      tool: it.toolType,
      prompt: it.prompt,
      response: it.response,
      safety: { level: it.level, because: it.reasons },
      at: it.createdAt,
      likedAt: it.likedAt,
      report: { at: it.reportedAt, reason: it.reportReason, note: it.reportNote },
      askedToLookAt: it.reviewAskedAt,
      staffLookedAt: it.settledAt,
      staffNote: it.staffNote,
    })),
    labDays: days.map(({ day, minutes, lastBeatAt }) => ({ day, minutes, lastMinuteAt: lastBeatAt })),
  }
}
