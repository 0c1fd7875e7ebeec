import { type ChildProfile, childProfileForm } from '@deepm/schema/rules/family/family-members'
import { maxChildren } from '@deepm/schema/rules/family/family-size'
import { mailbox, sameMailbox } from '@deepm/schema/rules/forms/email'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import type { ChildInvitation } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { accountMailboxTarget, countRequest, isWithinLimit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { newToken } from '../../../platform/tokens/one-time-token.service.ts'
import { assertSameRequest, requestHash } from '../../../platform/tokens/request-key.service.ts'
import { signLink } from '../../../platform/tokens/signed-link.service.ts'
import { ownerOf } from '../../accounts/addresses/address.service.ts'
import { assertFirstNameFits } from '../../accounts/profile/first-name.service.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import { decidingGuardians } from '../../guardianship/guardianship.service.ts'
import { childInvitationMail, secondParentMail } from '../emails.ts'

// A child with an email address must confirm, because an address that a parent types proves nothing. The response is
// the same whether or not the address has an account.

const invitationsPerParent = { name: 'invite-child', max: 20, windowSeconds: 86_400 }
/** Invitations above it are emailed later. */
const mailsPerMailbox = { name: 'invite-child-mail', max: 5, windowSeconds: 86_400 }
/** Per sender and mailbox, so that one account cannot use up the limit of the mailbox. */
const mailsPerPair = { name: 'invite-child-pair', max: 2, windowSeconds: 86_400 }

type Parent = { id: string; email: string; firstName: string; name: string; isDemo: boolean }

/**
 * Invites a child by email for the signed-in parent. Guardianship starts when the child confirms. If the child is a minor
 * with a parent, that parent is emailed instead. A newer invitation to the same address replaces the older one, and
 * repeating the request with its key has no effect. When the mailbox reached its limit for the day, the response is the
 * same and `waitingInvitationMailer` sends the email later.
 *
 * @throws DemoAccountError, KeyReusedError, RateLimitedError, InvalidInputError without an address or for the parent's
 *   own, FamilyFullError
 */
export async function inviteChild(context: Context, form: ChildProfile, requestKey: string | null): Promise<void> {
  const { db, viewer } = context
  const parent = await db.user.findUniqueOrThrow({ where: { id: viewer?.userId ?? '' } })
  if (parent.isDemo) throw new DemoAccountError('All visitors share the demo family, so you can’t add a child to it.')
  const key = requestKey && `${parent.id}:${requestKey}`
  if (await isRepeat(db, key, form)) return
  await countRequest(context, invitationsPerParent, parent.id)
  if (!form.email) throw new InvalidInputError([{ field: 'email', message: 'Enter your child’s email address.' }])
  refuseOwnAddress(form.email, parent.email)
  await refuseOwnChild(db, form.email, parent.id)
  await assertFirstNameFits(context, form.firstName, parent.id)
  await db.$transaction((tx) => store(context, tx, parent, form, key))
}

/** @throws InvalidInputError */
function refuseOwnAddress(email: string, parentEmail: string): void {
  if (!email || !sameMailbox(email, parentEmail)) return
  throw new InvalidInputError([
    { field: 'email', message: 'This is your own address. Enter the child’s own, or leave it empty.' },
  ])
}

/** @throws InvalidInputError */
async function refuseOwnChild(db: Tx, email: string, parentId: string): Promise<void> {
  const own = { ...ownerOf(email), learner: { guardianships: { some: { parentId } } } }
  if ((await db.user.count({ where: own })) === 0) return
  throw new InvalidInputError([{ field: 'email', message: 'This child is already in your family.' }])
}

/** @throws KeyReusedError when the key was used for another child */
async function isRepeat(db: Tx, requestKey: string | null, form: ChildProfile): Promise<boolean> {
  const known = requestKey && (await db.childInvitation.findUnique({ where: { requestKey }, select: { form: true } }))
  if (known) assertSameRequest(requestHash(childProfileForm.parse(known.form)), requestHash(form))
  return Boolean(known)
}

async function store(context: Context, tx: Tx, parent: Parent, form: ChildProfile, requestKey: string | null): Promise<void> {
  const { email } = form
  const parentId = parent.id
  // Serializes parallel invitations of one parent, so that they do not exceed the limit.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${parentId} FOR NO KEY UPDATE`
  if (await isRepeat(tx, requestKey, form)) return
  // Counted in this transaction, so that a repeated request counts once.
  const counting = { clock: context.clock, db: tx }
  await countRequest(counting, mailsPerPair, accountMailboxTarget(parentId, mailbox(email)))
  const now = context.clock()
  const linked = await tx.guardianship.count({ where: { parentId } })
  const open = await tx.childInvitation.count({ where: { parentId, email: { not: email }, expiresAt: { gt: now } } })
  if (linked + open >= maxChildren) throw new FamilyFullError()
  const guardians = await guardiansOf(tx, email, now)
  const asked = {
    form,
    requestKey,
    asksGuardian: guardians.length > 0,
    tokenHash: newToken().tokenHash,
    mailedAt: null,
    expiresAt: daysFrom(now, consentDays),
    createdAt: now,
  }
  const { id } = await tx.childInvitation.upsert({
    where: { parentId_email: { parentId, email } },
    create: { parentId, email, ...asked },
    update: asked,
    select: { id: true },
  })
  if (await isWithinLimit(counting, mailsPerMailbox, mailbox(email))) await mailInvitation(context, tx, id)
}

/** Emails an open invitation with a new link, in the caller's transaction. Returns whether it was open and not emailed before. */
export async function mailInvitation(context: Pick<Context, 'config' | 'clock'>, tx: Tx, id: string): Promise<boolean> {
  const now = context.clock()
  const { token, tokenHash } = newToken()
  const waiting = { id, mailedAt: null, expiresAt: { gt: now } }
  if ((await tx.childInvitation.updateMany({ where: waiting, data: { mailedAt: now, tokenHash } })).count === 0) return false
  const invitation = await tx.childInvitation.findUniqueOrThrow({ where: { id }, include: { parent: true } })
  const { email, form, parent, expiresAt } = invitation
  const guardians = await guardiansOf(tx, email, now)
  await tx.childInvitation.update({ where: { id }, data: { asksGuardian: guardians.length > 0 } })
  const pageUrl = `${context.config.publicUrl}/family/child?token=`
  const who = { name: parent.name, email: parent.email }
  if (guardians.length === 0) {
    const { firstName } = childProfileForm.parse(form)
    await queueMail(tx, childInvitationMail(email, firstName, who, `${pageUrl}${token}`, consentDays), parent.id)
  }
  // The email names the child and the recipient, so it belongs to the recipient's account, not to the inviting parent's data.
  for (const { id: guardianId, to, firstName, childId, childName, isClosed } of guardians) {
    if (isClosed) continue
    const link = signLink(context.config, 'second-parent', `${id}_${guardianId}`, expiresAt)
    await queueMail(tx, secondParentMail(to, firstName, childName, who, `${pageUrl}${link}`, consentDays), guardianId, childId)
  }
  return true
}

/** A parent who decides about a further parent of a child. */
export type DecidingParent = { id: string; to: string; firstName: string; childId: string; childName: string; isClosed: boolean }

/** Returns the parents of the minor who owns this address. They decide about further parents. */
export async function guardiansOf(tx: Tx, email: string, now: Date): Promise<DecidingParent[]> {
  const child = await tx.user.findFirst({ where: { ...ownerOf(email), role: 'learner' }, select: { id: true, firstName: true } })
  if (!child) return []
  const guardians = await decidingGuardians(tx, child.id, now)
  return guardians.map(({ email: to, ...guardian }) => ({ ...guardian, to, childId: child.id, childName: child.firstName }))
}

/** Returns the open invitations of the signed-in parent, newest first. */
export async function openChildInvitations({ db, viewer, clock }: Context): Promise<ChildInvitation[]> {
  const where = { parentId: viewer?.userId ?? '', expiresAt: { gt: clock() } }
  return db.childInvitation.findMany({ where, orderBy: { createdAt: 'desc' } })
}

/**
 * Withdraws an invitation of the signed-in parent; its link stops working.
 *
 * @throws NotFoundError
 */
export async function cancelChildInvitation({ db, viewer }: Context, id: string): Promise<void> {
  const { count } = await db.childInvitation.deleteMany({ where: { id, parentId: viewer?.userId ?? '' } })
  if (count === 0) throw new NotFoundError('invitation')
}
