import { childProfileForm } from '@deepm/schema/rules/family/family-members'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { hashToken } from '../../../platform/tokens/one-time-token.service.ts'
import { refuseLink } from '../../../platform/tokens/refuse-link.service.ts'
import { readLink } from '../../../platform/tokens/signed-link.service.ts'
import { type ClaimingAccount, claimingAccounts, confirmAs } from '../../accounts/address-claims/address-link.service.ts'
import { isUnderConsentAge } from '../../accounts/address-claims/guardian-address.service.ts'
import { claimsOf, lockAddress, ownerOf, releaseClaims } from '../../accounts/addresses/address.service.ts'
import { decidingGuardians, linkChild, linkFirstParent } from '../../guardianship/guardianship.service.ts'
import { declinedChildNotice, invitedNotice, joinedNotice } from '../../notifications/family-notices.service.ts'
import { notify } from '../../notifications/notification.service.ts'
import { guardiansOf } from './child-invitation.service.ts'
import { createChild, logConsent } from './child-profile.service.ts'

// The answer to an invitation to a child, by anyone with the emailed link.

export type ChildInvitationQuestion = {
  parentName: string
  parentEmail: string
  childFirstName: string
  asksGuardian: boolean
  /** Accounts that claim the address but have not confirmed it; one may be the child's. */
  accounts: ClaimingAccount[]
}

/**
 * Returns what the page behind the emailed link shows. Reading it decides nothing.
 *
 * @throws LinkExpiredError, RateLimitedError after too many invalid tokens
 */
export async function readChildInvitation(context: Context, token: string): Promise<ChildInvitationQuestion> {
  const { parent, form, email, asksGuardian } = await openInvitation(context, token)
  return {
    parentName: parent.name,
    parentEmail: parent.email,
    childFirstName: childProfileForm.parse(form).firstName,
    asksGuardian,
    accounts: asksGuardian ? [] : await claimingAccounts(context, email, null),
  }
}

/**
 * Records the answer of the child, or of the current parent of an existing child account; the first one counts. Agreeing links
 * the account that owns the address, the one of `accountId` that claims it, or a new one. If that fails, the link stays valid.
 *
 * @param accountId the child's account that claims the address; `null` for none
 * @throws LinkExpiredError, FamilyFullError when the parent has four children, RateLimitedError
 */
export async function answerChildInvitation(
  context: Context,
  token: string,
  agree: boolean,
  accountId: string | null,
): Promise<void> {
  const asked = await openInvitation(context, token)
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    await lockAddress(tx, asked.email)
    const where = { id: asked.id, tokenHash: asked.tokenHash }
    await assertDecider(context, tx, asked)
    if ((await tx.childInvitation.deleteMany({ where })).count === 0) throw new LinkExpiredError()
    const { firstName } = childProfileForm.parse(asked.form)
    if (!agree) return notify(tx, asked.parentId, [declinedChildNotice(asked.id, firstName)], at)
    const childId = await linkAsked(context, tx, asked, accountId)
    await notify(tx, asked.parentId, [joinedNotice(childId, firstName, at)], at)
  })
}

type Asked = Awaited<ReturnType<typeof openInvitation>>

/** A child answers with the invitation's token, a parent of the child with a signed link of their own. */
async function openInvitation(context: Context, token: string) {
  const expiresAt = { gt: context.clock() }
  const [id, guardianId] = readLink(context.config, 'second-parent', token, context.clock())?.split('_') ?? []
  const where = id ? { id, asksGuardian: true, expiresAt } : { tokenHash: hashToken(token), asksGuardian: false, expiresAt }
  const invitation = await context.db.childInvitation.findFirst({ where, include: { parent: true } })
  return invitation ? { ...invitation, guardianId: guardianId ?? null } : refuseLink(context)
}

const changed = 'Something has changed since we sent this email. The parent can ask again.'

/** A parent who was suspended or is no longer linked decides nothing. A child with a parent does not decide alone. */
async function assertDecider(context: Context, tx: Tx, { email, asksGuardian, guardianId }: Asked): Promise<void> {
  const guardians = await guardiansOf(tx, email, context.clock())
  const decides = asksGuardian ? guardians.some(({ id, isClosed }) => id === guardianId && !isClosed) : guardians.length === 0
  if (!decides) throw new LinkExpiredError(changed)
}

/** @returns the id of the child */
async function linkAsked(context: Context, tx: Tx, asked: Asked, accountId: string | null): Promise<string> {
  const { parent, email, asksGuardian } = asked
  const owner = await tx.user.findFirst({ where: ownerOf(email), select: { id: true, role: true, isDemo: true } })
  if (owner && (owner.role !== 'learner' || owner.isDemo)) {
    throw new LinkExpiredError('This address belongs to an account that is not a child’s. Ask your parent to use another one.')
  }
  if (!owner && !accountId) {
    await refuseDecidedClaims(context, tx, email)
    await releaseClaims(tx, email, context.clock())
    return createChild(context, tx, parent, childProfileForm.parse(asked.form), null)
  }
  if (!owner && accountId) {
    await refuseSecondParent(context, tx, accountId)
    await refuseForeignBrowser(context, tx, accountId)
    await confirmAs(context, tx, accountId, email)
  }
  const childId = owner?.id ?? accountId ?? ''
  await linkExisting(context, tx, childId, parent, asksGuardian)
  return childId
}

/**
 * Refuses a new account while the address is claimed by a minor with a parent, or by a child whose parent declined.
 * Otherwise a child could evade the parent by choosing "None of these".
 */
async function refuseDecidedClaims({ clock }: Context, tx: Tx, email: string): Promise<void> {
  const claims = await tx.user.findMany({ where: claimsOf(email), select: { id: true, learner: { select: { consent: true } } } })
  for (const { id, learner } of claims) {
    const isDeclined = learner?.consent === 'declined' || learner?.consent === 'withdrawn'
    if (!isDeclined && (await decidingGuardians(tx, id, clock())).length === 0) continue
    throw new LinkExpiredError(
      'An account with this address already has a parent. If it is your account, ask that parent. If not, sign in with this address and choose “Not my account”. Then open this link again.',
    )
  }
}

/** Refuses a minor with a parent, who decides about further parents and can be asked once the child's address is confirmed. */
async function refuseSecondParent({ clock }: Context, tx: Tx, accountId: string): Promise<void> {
  if ((await decidingGuardians(tx, accountId, clock())).length === 0) return
  throw new LinkExpiredError(
    'This account already has a parent. Confirm its email address first. Then we send a new invitation to that parent.',
  )
}

/** The link proves only who reads the mailbox, and the address may be mistyped, so it must not link another family's child. */
async function refuseForeignBrowser({ viewer, clock }: Context, tx: Tx, accountId: string): Promise<void> {
  if (viewer?.userId === accountId || !(await isUnderConsentAge(tx, accountId, clock()))) return
  throw new LinkExpiredError(
    'This account is waiting for a parent. Open the link in the browser where you are signed in to the account.',
  )
}

/** Links an existing account. Adding the child is the parent's consent, which does not overrule a parent who declined or withdrew. */
async function linkExisting(
  context: Context,
  tx: Tx,
  learnerId: string,
  parent: Asked['parent'],
  guardianAgreed: boolean,
): Promise<void> {
  const at = context.clock()
  await lockLearnerRow(tx, learnerId)
  const { consent } = await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: { consent: true } })
  if (consent === 'declined') {
    throw new LinkExpiredError('A parent declined. That parent can change the answer with the link in the email they got.')
  }
  if (consent === 'withdrawn') {
    throw new LinkExpiredError('Consent for this child was withdrawn. A linked parent can keep the account until it is deleted.')
  }
  await (guardianAgreed ? linkChild : linkFirstParent)(context, tx, parent.id, learnerId)
  if (consent === 'pending') {
    await tx.learner.update({ where: { id: learnerId }, data: { consent: 'granted' } })
    await tx.consentRequest.deleteMany({ where: { learnerId, confirmedAt: null } })
    await logConsent(tx, learnerId, parent, 'granted', at)
  } else {
    const note = 'a parent was linked, by an invitation that was confirmed by email'
    await tx.consentEvent.create({ data: { learnerId, status: consent, parentEmail: parent.email, note, createdAt: at } })
  }
  await notify(tx, learnerId, [invitedNotice(parent.id, parent.firstName, consent === 'notRequired', at)], at)
}
