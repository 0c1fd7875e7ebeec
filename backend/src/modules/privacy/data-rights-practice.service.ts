import type { Db } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** Returns a learner's prompts in the lab and questions to tutors (all, or those matching `only`) with the answers, and the minutes per day. */
export async function readOwnPractice(db: Db, learnerId: string, only: Prisma.InteractionWhereInput = {}): Promise<object> {
  const [interactions, days] = await Promise.all([
    db.interaction.findMany({
      where: { learnerId, ...only },
      orderBy: { createdAt: 'asc' },
      include: { claimCheck: true, picture: true },
    }),
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
      isSecondAnswer: it.firstAnswerId !== null,
      checkedSentence: it.claimCheck && {
        sentence: it.claimCheck.claim,
        isFromSecondAnswer: it.claimCheck.isFromSecond,
        found: it.claimCheck.outcome,
        note: it.claimCheck.note,
        at: it.claimCheck.checkedAt,
      },
      picture: it.picture && {
        expected: it.picture.expectation,
        description: it.picture.altText,
        width: it.picture.width,
        height: it.picture.height,
        file: `data:${it.picture.mediaType};base64,${Buffer.from(it.picture.bytes).toString('base64')}`,
      },
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
