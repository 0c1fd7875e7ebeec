import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { recordDecisions } from '../guardianship/decision.service.ts'
import { firstNameOf, type Guardian, informGuardians, otherGuardians } from '../guardianship/guardianship.service.ts'
import { accountKeptNotice, otherParentKeptNotice } from '../notifications/consent-notices.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { otherKeptMail } from './emails.ts'

/** Parents who disagree could otherwise send each other any number of emails. */
const keepLimit = { name: 'consent-keep', max: 5, windowSeconds: 86_400 }

/**
 * Gives consent again for the signed-in parent, until the account is erased. Repeating it has no effect.
 *
 * @throws NotFoundError when the child is not theirs or has no consent to keep, RateLimitedError
 */
export async function keepConsent(context: Context, learnerId: string): Promise<void> {
  const { db, viewer } = context
  const parentId = viewer?.userId ?? ''
  const theirs = { id: learnerId, guardianships: { some: { parentId } } }
  const child = await db.learner.findFirst({
    where: { ...theirs, consent: { in: ['granted', 'withdrawn'] } },
    select: { consent: true },
  })
  if (!child) throw new NotFoundError('child')
  if (child.consent === 'granted') return
  await countRequest(context, keepLimit, `${parentId} ${learnerId}`)
  await db.$transaction(async (tx) => {
    const changed = await tx.learner.updateMany({ where: { ...theirs, consent: 'withdrawn' }, data: { consent: 'granted' } })
    if (changed.count > 0) return recordKept(context, tx, parentId, learnerId)
    // Another parent was faster, or the account is erased.
    if ((await tx.learner.count({ where: { ...theirs, consent: 'granted' } })) === 0) throw new NotFoundError('child')
  })
}

async function recordKept({ config, clock }: Context, tx: Tx, parentId: string, learnerId: string): Promise<void> {
  const at = clock()
  const { email: parentEmail, firstName } = await tx.user.findUniqueOrThrow({ where: { id: parentId } })
  const note = 'kept by a linked parent'
  await tx.consentEvent.create({ data: { learnerId, status: 'granted', parentEmail, note, createdAt: at } })
  await recordDecisions(tx, { parentId, learnerId, at }, ['kept the account'])
  const isPaused = (await tx.familyControls.count({ where: { learnerId, pausedAt: { not: null } } })) > 0
  await notify(tx, learnerId, [accountKeptNotice(isPaused, at)], at)
  const others = await otherGuardians(tx, parentId, learnerId)
  const child = await firstNameOf(tx, learnerId)
  const url = `${config.publicUrl}/parent-dashboard`
  const write = (to: Guardian) => otherKeptMail(to.email, to.firstName, firstName, child, isPaused, url)
  await informGuardians(tx, learnerId, others, otherParentKeptNotice(learnerId, firstName, child, at), write, at)
}
