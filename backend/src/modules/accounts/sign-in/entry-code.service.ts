import { randomBytes, randomUUID } from 'node:crypto'
import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import {
  entryCodeFrom,
  entryCodeLength,
  entryCodeMinutes,
  formatEntryCode,
  readEntryCode,
} from '@deepm/schema/rules/family/family-members'
import { NotFoundError } from '../../../core/errors.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { failedCodesPerNetwork } from '../../../platform/rate-limit/network-limits.service.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { acceptedSignatures, signatureOf } from '../../../platform/tokens/signature.service.ts'
import { hasNoConfirmedAddress } from '../addresses/address.service.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { codeSessionSeconds } from '../sessions/auth.service.ts'
import { createSession, type NewSession, setSessionCookie } from '../sessions/session.service.ts'

const codesPerParent = { name: 'entry-code', max: 30, windowSeconds: 86_400 }

export type EntryCode = { code: string; expiresAt: Date }

/** A learner who may sign in with a code: the parent's consent is in force, and no address is confirmed. */
const signsInByCode = { consent: { in: [...recordingConsents] }, user: hasNoConfirmedAddress } satisfies Prisma.LearnerWhereInput

/**
 * Creates a code that signs in a child without a confirmed address on any device, once and within ten minutes. A new code replaces
 * the previous one. Learners with a confirmed address sign in on their own: a parent sees less about a child than the child does.
 *
 * @throws NotFoundError when the child is not theirs or consent was withdrawn, RateLimitedError
 */
export async function createEntryCode(context: Context, learnerId: string): Promise<EntryCode> {
  const { db, viewer, clock } = context
  const parentId = viewer?.userId ?? ''
  const theirs = { ...signsInByCode, id: learnerId, guardianships: { some: { parentId } } }
  if ((await db.learner.count({ where: theirs })) === 0) throw new NotFoundError('child')
  await countRequest(context, codesPerParent, parentId)
  const code = entryCodeFrom(randomBytes(entryCodeLength))
  const expiresAt = new Date(clock().getTime() + entryCodeMinutes * 60_000)
  await db.$transaction(async (tx) => {
    // Without the lock, parallel requests would not see each other's codes and would leave several.
    await lockLearnerRow(tx, learnerId)
    if ((await tx.learner.count({ where: theirs })) === 0) throw new NotFoundError('child')
    await tx.verification.deleteMany({ where: { value: learnerId } })
    await tx.verification.create({
      data: { id: randomUUID(), identifier: `entry:${signatureOf(context.config, keyText(code))}`, value: learnerId, expiresAt },
    })
  })
  return { code: formatEntryCode(code), expiresAt }
}

/**
 * Ends every session of a child who signs in with codes, for example after a device was lost.
 *
 * @throws NotFoundError when the child is not theirs, DemoAccountError, because other visitors use the demo account too
 */
export async function signOutChild({ db, viewer }: Context, learnerId: string): Promise<void> {
  const theirs = { id: learnerId, user: hasNoConfirmedAddress, guardianships: { some: { parentId: viewer?.userId ?? '' } } }
  const child = await db.learner.findFirst({ where: theirs, select: { user: { select: { isDemo: true } } } })
  if (!child) throw new NotFoundError('child')
  if (child.user.isDemo) throw new DemoAccountError('The demo account is shared, so it stays signed in.')
  await db.session.deleteMany({ where: { userId: learnerId } })
}

/**
 * Signs a child in with the code that a parent created, if the child may still sign in with one. The session lasts a year. Of parallel
 * attempts, one opens a session.
 *
 * @returns the id of the child
 * @throws LinkExpiredError for a wrong, used, replaced, expired or invalid code, RateLimitedError for such a code above the limit
 */
export async function confirmEntryCode(context: Context, typed: string): Promise<string> {
  const { db, clock } = context
  const identifiers = acceptedSignatures(context.config, keyText(readEntryCode(typed))).map((it) => `entry:${it}`)
  const open = { identifier: { in: identifiers }, expiresAt: { gt: clock() } }
  const found = await db.verification.findFirst({ where: open, select: { id: true, value: true } })
  const session = found && (await db.$transaction((tx) => consumeCode(context, tx, { ...open, id: found.id }, found.value)))
  if (!found || !session) {
    // Only failures count, so one device cannot use up the limit of a school. See decision record 089.
    await countRequest(context, failedCodesPerNetwork, context.ip)
    throw new LinkExpiredError('This code does not work. Check it, or ask your parent for a new one.')
  }
  await setSessionCookie(context, session)
  return found.value
}

/**
 * @returns the session; `null` when the code was used, or may no longer be used. The code is consumed only together with its
 *   session.
 */
async function consumeCode(
  context: Context,
  tx: Tx,
  open: Prisma.VerificationWhereInput,
  learnerId: string,
): Promise<NewSession | null> {
  // Consent can be withdrawn and an address confirmed after the code was created.
  await lockLearnerRow(tx, learnerId)
  // Before the code, as when an address is confirmed.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${learnerId} FOR KEY SHARE`
  if ((await tx.learner.count({ where: { ...signsInByCode, id: learnerId, guardianships: { some: {} } } })) === 0) return null
  const { count } = await tx.verification.deleteMany({ where: open })
  return count === 1 ? createSession(context, tx, learnerId, { seconds: codeSessionSeconds }) : null
}

/**
 * Returns the text that is signed to store a code. A plain hash of such a short text could be reversed; a signature
 * needs the server's secret.
 */
function keyText(code: string): string {
  return `entry:${code}`
}
