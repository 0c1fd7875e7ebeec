import { daysFrom } from '@deepm/schema/rules/deadline'
import { mailbox, sameMailbox } from '@deepm/schema/rules/email'
import type { Invitation } from '@deepm/schema/rules/family-members'
import type { Context } from '../../context.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { hasNoAddress, ownAddress } from '../identity/address.service.ts'
import { consentDays, questionsPerParent } from '../identity/consent.service.ts'
import { consentUrl } from '../identity/consent-link.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { newToken } from '../identity/one-time-token.service.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { invitationMail } from './mails.ts'
import { unlinkedNotice } from './notices.service.ts'
import { tell } from './notification.service.ts'

// From 13 up nobody has to agree, so a parent is somebody whom the learner invites, and either of them may end it.

const invitationsPerLearner = { name: 'invite-parent', max: 3, windowSeconds: 86_400 }

/**
 * Mails a parent the invitation of the signed-in learner; a newer one takes the place of one that is open.
 *
 * @throws NotFoundError under 13, InvalidInputError for the learner's own mailbox, RateLimitedError
 */
export async function inviteParent(context: Context, { parentFirstName, parentEmail }: Invitation): Promise<void> {
  const { db, viewer, clock } = context
  const learnerId = viewer?.userId ?? ''
  if (viewer?.consent !== 'notRequired') throw new NotFoundError('invitation of yours')
  const user = await db.user.findUniqueOrThrow({ where: { id: learnerId } })
  if (sameMailbox(ownAddress(user), parentEmail)) {
    const message = "This is your own address. Enter your parent's or guardian's address."
    throw new InvalidInputError([{ field: 'parentEmail', message }])
  }
  await countRequest(context, invitationsPerLearner, learnerId)
  await countRequest(context, questionsPerParent, mailbox(parentEmail))
  const { token, tokenHash } = newToken()
  const expiresAt = daysFrom(clock(), consentDays)
  await db.$transaction(async (tx) => {
    await tx.consentRequest.deleteMany({ where: { learnerId, answeredAt: null } })
    const contact = { parentFirstName, parentLastName: '', parentEmail }
    await tx.consentRequest.create({ data: { learnerId, tokenHash, expiresAt, createdAt: clock(), ...contact } })
    const url = consentUrl(context, token)
    await queueMail(tx, invitationMail(parentEmail, parentFirstName, user.firstName, url, consentDays), learnerId)
  })
}

/** Takes back what nobody has answered; its link stops working. */
export async function cancelInvitation({ db, viewer }: Context): Promise<void> {
  const learner = { consent: 'notRequired' } as const
  await db.consentRequest.deleteMany({ where: { learnerId: viewer?.userId ?? '', answeredAt: null, learner } })
}

/**
 * Ends the link between a learner of 13 or more and a parent: the right of either of them. The other is told.
 *
 * @throws NotFoundError when the viewer is neither of them, and where the parent's yes or codes are what the account lives by
 */
export async function endGuardianship(context: Context, learnerId: string, parentId: string): Promise<void> {
  const { db, viewer, clock } = context
  const mine = viewer?.userId
  if (mine !== learnerId && mine !== parentId) throw new NotFoundError('link')
  const at = clock()
  await db.$transaction(async (tx) => {
    const link = await tx.guardianship.findFirst({
      where: { learnerId, parentId, learner: endable },
      select: {
        parent: { select: { firstName: true, email: true } },
        learner: { select: { user: { select: { firstName: true } } } },
      },
    })
    if (!link || (await tx.guardianship.deleteMany({ where: { learnerId, parentId } })).count === 0)
      throw new NotFoundError('link')
    const byLearner = mine === learnerId
    const note = `the ${byLearner ? 'learner' : 'parent'} ended the link`
    const parentEmail = link.parent.email
    // What the invitation knew of the parent goes with the link.
    await tx.consentRequest.deleteMany({ where: { learnerId, parentEmail } })
    await tx.consentEvent.create({ data: { learnerId, status: 'notRequired', note, createdAt: at } })
    // Nobody is left who could change what a parent decided.
    await tx.familyControls.deleteMany({ where: { learnerId, learner: { guardianships: { none: {} } } } })
    const other = byLearner ? parentId : learnerId
    const name = byLearner ? link.learner.user.firstName : link.parent.firstName
    await tell(tx, other, [unlinkedNotice(mine, name, at)], at)
  })
}

/** Learners who can go on without a parent: old enough, and with an address to sign in by. */
export const endable = { consent: 'notRequired', user: { NOT: hasNoAddress } } as const
