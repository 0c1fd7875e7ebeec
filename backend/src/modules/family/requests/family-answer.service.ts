import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import type { FamilyRequest, Prisma } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { isOpen } from '../../accounts/closure/closure.service.ts'
import { recordDecisions } from '../../guardianship/decision.service.ts'
import { notifyOfChange } from '../../guardianship/guardianship.service.ts'
import { readQuestionLink } from '../../guardianship/question.service.ts'
import { familyRequestAnsweredNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { answerShareAs } from '../../projects/share.service.ts'
import { readShareQuestion } from '../../projects/share-question.service.ts'
import { lockFamilyControls } from '../controls.service.ts'
import { describeFamilyRequest, requestState } from './family-request.policy.ts'

/** Returns the condition for children whose requests this parent can answer. */
function theirs(parentId: string): Prisma.LearnerWhereInput {
  return { consent: { in: [...recordingConsents] }, guardianships: { some: { parentId, parent: isOpen } } }
}

/**
 * Records the answer of a parent to a child's request. A granted request applies immediately. The first answer counts;
 * others change nothing. Removes the request from the notifications of all parents.
 *
 * @throws NotFoundError when the request is not of their child, or has expired
 */
export async function answerFamilyRequest(context: Context, id: string, approve: boolean): Promise<FamilyRequest> {
  return answer(context, id, context.viewer?.userId ?? '', approve)
}

async function answer(context: Context, id: string, parentId: string, approve: boolean): Promise<FamilyRequest> {
  const at = context.clock()
  return context.db.$transaction(async (tx) => {
    const learner = theirs(parentId)
    const answered = await tx.familyRequest.updateMany({
      where: { id, state: 'open', expiresAt: { gt: at }, learner },
      data: { state: approve ? 'approved' : 'declined', openKey: null, answeredAt: at, answeredBy: parentId },
    })
    const request = await tx.familyRequest.findFirst({ where: { id, learner } })
    if (!request || requestState(request, at) === 'expired') throw new NotFoundError('open question')
    if (answered.count === 0) return request
    // Once answered, no parent has to decide.
    await tx.notification.deleteMany({ where: { kind: 'familyAsked', source: id } })
    const { learnerId } = request
    const words = describeFamilyRequest(request)
    await recordDecisions(tx, { parentId, learnerId, at }, [`${approve ? 'agreed to' : 'declined'} the request ${words}`])
    if (approve) {
      await grant(tx, request)
      await notifyOfChange(tx, parentId, learnerId, ['AI lab'], at)
    }
    await notify(tx, learnerId, [familyRequestAnsweredNotice({ id, words }, approve)], at)
    return request
  })
}

async function grant(tx: Tx, { learnerId, kind, tool, minutes, day }: FamilyRequest): Promise<void> {
  if (kind === 'moreTime') {
    // There may be no row for that day yet; a new one has its last minute long ago.
    await tx.$executeRaw`
      INSERT INTO "LabDay" AS d ("learnerId", day, "extraMinutes", "lastBeatAt")
      VALUES (${learnerId}, ${day}, ${minutes}, to_timestamp(0))
      ON CONFLICT ("learnerId", day) DO UPDATE SET "extraMinutes" = d."extraMinutes" + excluded."extraMinutes"`
    return
  }
  await lockFamilyControls(tx, learnerId)
  // The request is of no use while the lab is off.
  const { labTools } = await tx.familyControls.update({ where: { learnerId }, data: { isLabOn: true } })
  if (kind === 'openLab') await tx.familyControls.update({ where: { learnerId }, data: { opensLabEarly: true } })
  else if (tool && !labTools.includes(tool)) {
    await tx.familyControls.update({ where: { learnerId }, data: { labTools: [...labTools, tool] } })
  }
}

export type FamilyQuestion = {
  childFirstName: string
  /** Completes the sentence "Mia asks …". */
  words: string
  state: ReturnType<typeof requestState>
  /** What a project to be shown says about itself; null for other requests. */
  details: string | null
}

/**
 * Returns what the page behind an emailed link shows. Reading it answers nothing.
 *
 * @throws LinkExpiredError for an invalid or expired link, or of a parent who is no longer linked
 */
export async function readFamilyQuestion(context: Context, token: string): Promise<FamilyQuestion> {
  const share = readQuestionLink(context, 'share-request', token)
  if (share) {
    const question = await readShareQuestion(context, share.id, share.parentId)
    if (!question || question.state === 'expired') throw new LinkExpiredError(tooOld)
    const { childFirstName, title, description, state } = question
    return { childFirstName, words: `to share the project “${title}”`, state, details: description || null }
  }
  const { id, parentId } = askedBy(context, token)
  const request = await context.db.familyRequest.findFirst({
    where: { id, learner: theirs(parentId) },
    include: { learner: { select: { user: { select: { firstName: true } } } } },
  })
  if (!request) throw new LinkExpiredError(tooOld)
  const state = requestState(request, context.clock())
  return { childFirstName: request.learner.user.firstName, words: describeFamilyRequest(request), state, details: null }
}

/**
 * Answers with the emailed link, like on the dashboard. The first answer counts.
 *
 * @throws LinkExpiredError
 */
export async function answerFamilyQuestion(context: Context, token: string, approve: boolean): Promise<FamilyQuestion> {
  const share = readQuestionLink(context, 'share-request', token)
  const { id, parentId } = share ?? askedBy(context, token)
  try {
    if (share) await answerShareAs(context, parentId, id, approve)
    else await answer(context, id, parentId, approve)
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    // A share request that another parent answered is shown with their answer.
    if (!share) throw new LinkExpiredError(tooOld)
  }
  return readFamilyQuestion(context, token)
}

const tooOld = 'This question is too old, or it is no longer yours. Your child can ask again.'

/** @throws LinkExpiredError */
function askedBy(context: Context, token: string): { id: string; parentId: string } {
  const link = readQuestionLink(context, 'family-request', token)
  if (!link) throw new LinkExpiredError(tooOld)
  return link
}
