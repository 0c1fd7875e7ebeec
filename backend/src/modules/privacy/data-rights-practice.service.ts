import type { Db } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** Returns a learner's prompts in the lab and questions to tutors (all, or those matching `only`) with the answers, and the minutes per day. */
export async function readOwnPractice(db: Db, learnerId: string, only: Prisma.InteractionWhereInput = {}): Promise<object> {
  const [interactions, days] = await Promise.all([
    db.interaction.findMany({ where: { learnerId, ...only }, orderBy: { createdAt: 'asc' } }),
    db.labDay.findMany({ where: { learnerId }, orderBy: { day: 'asc' } }),
  ])
  return {
    lab: interactions.map((it) => ({
      tool: it.toolType,
      lesson: it.lessonId,
      step: it.step,
      prompt: it.prompt,
      response: it.response,
      safety: { level: it.level, because: it.reasons, crisisAbout: it.crisisTopics },
      answeredBy: it.provider,
      model: it.model,
      tokens: it.tokens,
      at: it.createdAt,
      answeredAt: it.answeredAt,
      isPartial: it.isPartial,
      likedAt: it.likedAt,
      report: { at: it.reportedAt, reason: it.reportReason, note: it.reportNote },
      staffOpenedAt: it.openedAt,
      staffReminded: { times: it.reminders, at: it.remindedAt },
      askedToLookAt: it.reviewAskedAt,
      staffLookedAt: it.settledAt,
      staffNote: it.staffNote,
      staffFoundItFine: it.reviewGranted,
      staffDecided: it.settledAs,
      staffDid: it.careNote,
    })),
    labDays: days.map(({ day, minutes, extraMinutes, lastBeatAt }) => ({ day, minutes, extraMinutes, lastMinuteAt: lastBeatAt })),
  }
}
