import type { InteractionReport, LabForm } from '@deepm/schema/rules/lab'
import { answerPrompt, answerText } from '@deepm/schema/rules/lab-answer'
import { withoutPersonalData } from '@deepm/schema/rules/personal-data'
import { checkPrompt, insteadOfAnswer } from '@deepm/schema/rules/prompt-safety'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { queueMail } from '../identity/mail.service.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { expectTime, type LabLearner, labLearner } from './lab.service.ts'
import { crisisMail } from './mails.ts'

const prompts = { name: 'lab-prompt', max: 60, windowSeconds: 3600 }
/** Somebody in need is heard when the other counter has run out. */
const cries = { name: 'lab-crisis', max: 60, windowSeconds: 3600 }
const reports = { name: 'lab-report', max: 30, windowSeconds: 86_400 }

/** The same prompt to the same tool within this time is one interaction, also when no request key says so. */
const sameMinutes = 10
/** Staff who were told of a learner a moment ago are not told again. */
const quietMinutes = 15

/**
 * Checks a prompt, lets the coach answer it, and stores both without private things. A prompt at danger gets no answer, and is stored
 * so that it can be reviewed. One that sounds like a crisis is heard although the day's minutes are used up, and staff get a mail in
 * the same transaction. A repeat, by its key or by its words, answers the interaction that is there.
 *
 * @returns id of the interaction
 * @throws ConsentRequiredError, LabLockedError, LabTimeUpError, RateLimitedError
 */
export async function sendPrompt(context: Context, form: LabForm, requestKey: string | null): Promise<string> {
  const learner = await labLearner(context)
  const { toolType } = form
  const { level, reasons, isCrisis } = checkPrompt(form.prompt)
  const prompt = withoutPersonalData(form.prompt)
  const sent = { learnerId: learner.viewer.userId, toolType, prompt, requestKey }
  const known = await findSame(context.db, sent, context.clock())
  if (known) return known
  if (!isCrisis) expectTime(learner)
  await countRequest(context, isCrisis ? cries : prompts, learner.isDemo ? context.ip : sent.learnerId)
  const response = level === 'danger' ? insteadOfAnswer(isCrisis) : answerText(answerPrompt(toolType, prompt))
  return context.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Learner" WHERE id = ${sent.learnerId} FOR UPDATE`
    const meanwhile = await findSame(tx, sent, context.clock())
    if (meanwhile) return meanwhile
    const wasTold = isCrisis && (await wereStaffTold(tx, sent.learnerId, context.clock()))
    const data = { ...sent, response, level, reasons, createdAt: context.clock() }
    const { id } = await tx.interaction.create({ data, select: { id: true } })
    if (isCrisis && !wasTold) await tellStaff(context, tx, learner, id)
    return id
  })
}

type Sent = { learnerId: string; toolType: LabForm['toolType']; prompt: string; requestKey: string | null }

async function findSame(db: Tx, { requestKey, ...same }: Sent, now: Date): Promise<string | null> {
  const { learnerId } = same
  const recent = { ...same, createdAt: { gt: new Date(now.getTime() - sameMinutes * 60_000) } }
  const where = requestKey ? { OR: [{ learnerId, requestKey }, recent] } : recent
  const rows = await db.interaction.findMany({
    where,
    select: { id: true, requestKey: true },
    orderBy: { createdAt: 'desc' },
    take: 2,
  })
  return (rows.find((row) => requestKey !== null && row.requestKey === requestKey) ?? rows[0])?.id ?? null
}

async function wereStaffTold(tx: Tx, learnerId: string, now: Date): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - quietMinutes * 60_000) }
  return (await tx.interaction.count({ where: { learnerId, reasons: { has: 'crisis' }, createdAt } })) > 0
}

/** The mail belongs to the account of the staff member, so that the learner's own data names nobody of the staff. */
async function tellStaff({ config }: Context, tx: Tx, { isDemo }: LabLearner, interactionId: string): Promise<void> {
  const staff = await tx.user.findMany({ where: { role: 'staff', isDemo }, select: { id: true, email: true } })
  for (const { id, email } of staff) await queueMail(tx, crisisMail(email, interactionId, config.publicUrl), id)
}

/**
 * Likes an answer, or takes the like back. Doing it again changes nothing.
 *
 * @throws ConsentRequiredError, NotFoundError for what is not theirs or got no answer
 */
export async function setInteractionLike(context: Context, id: string, isLiked: boolean): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  const own = { id, learnerId, level: { not: 'danger' } } as const
  const data = { likedAt: isLiked ? context.clock() : null }
  await context.db.interaction.updateMany({ where: { ...own, likedAt: isLiked ? null : { not: null } }, data })
  if ((await context.db.interaction.count({ where: own })) === 0) throw new NotFoundError('answer')
}

/**
 * Tells staff that an answer should not be like this. The first report stays; reporting again changes nothing.
 *
 * @throws ConsentRequiredError, NotFoundError, RateLimitedError
 */
export async function reportInteraction(
  context: Context,
  id: string,
  report: { reason: InteractionReport; note: string },
): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  const found = await context.db.interaction.findFirst({ where: { id, learnerId }, select: { reportedAt: true } })
  if (!found) throw new NotFoundError('answer')
  if (found.reportedAt) return
  await countRequest(context, reports, learnerId)
  await context.db.interaction.updateMany({
    where: { id, learnerId, reportedAt: null },
    // What was looked at before has to be looked at again.
    data: {
      reportedAt: context.clock(),
      reportReason: report.reason,
      reportNote: withoutPersonalData(report.note),
      settledAt: null,
    },
  })
}

/**
 * Asks staff to look at a prompt that was blocked. Asking again changes nothing.
 *
 * @throws ConsentRequiredError, NotFoundError, InvalidInputError for one that was not blocked
 */
export async function askForReview(context: Context, id: string): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  const found = await context.db.interaction.findFirst({ where: { id, learnerId }, select: { level: true } })
  if (!found) throw new NotFoundError('interaction')
  if (found.level !== 'danger') {
    throw new InvalidInputError([{ field: 'id', message: 'Nothing was blocked here. Report the answer instead.' }])
  }
  await context.db.interaction.updateMany({
    where: { id, learnerId, reviewAskedAt: null },
    data: { reviewAskedAt: context.clock() },
  })
}
