import type { Db, Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest, type Limit, uncountRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { SecondFactorStateError, WrongCodeError } from '../account.errors.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { createSessionAndSetCookie } from '../sessions/session.service.ts'
import { consumeRecoveryCode, isRecoveryCode, makeRecoveryCodes } from './recovery-code.service.ts'
import { authenticatorSetup, decryptKey, encryptKey, generateFactorKey, matchTimeStep } from './second-factor-key.service.ts'

// An attacker with access to the mailbox can sign in repeatedly and guess codes. Attempts in sessions that wait for the
// factor are therefore limited per account too. The owner keeps access: verified sessions count only for themselves,
// and recovery codes, which are too long to guess, do not count for the account.
const triesPerSession: Limit = { name: 'second-factor-session', max: 5, windowSeconds: 900 }
const pendingTries: Limit[] = [
  { name: 'second-factor-hour', max: 15, windowSeconds: 3600 },
  { name: 'second-factor-day', max: 50, windowSeconds: 86_400 },
]

export type SecondFactorStatus = {
  isSetUp: boolean
  isRequired: boolean
  /** Whether this session can do nothing until the factor is set up or verified. */
  isPending: boolean
  recoveryCodesLeft: number
}

/** Returns the staff member who signed in, verified or not. The scopes of the fields admit only staff. */
function staffId({ viewer, pendingStaff }: Context): string {
  const id = viewer?.userId ?? pendingStaff?.userId
  if (!id) throw new Error('staffId: nobody signed in')
  return id
}

/** Returns the second factor status of the signed-in staff member; `null` for everyone else. */
export async function readSecondFactor(context: Context): Promise<SecondFactorStatus | null> {
  if (context.viewer?.role !== 'staff' && !context.pendingStaff) return null
  const userId = staffId(context)
  const factor = await context.db.secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
  return {
    isSetUp: Boolean(factor?.confirmedAt),
    isRequired: context.config.staffSecondFactor === 'required',
    isPending: context.pendingStaff !== null,
    recoveryCodesLeft: await context.db.recoveryCode.count({ where: { userId, usedAt: null } }),
  }
}

/**
 * Creates a new key for an authenticator app. It protects nothing until `confirmSecondFactor` gets a code from the app.
 *
 * @throws SecondFactorStateError when a factor is set up already, DemoAccountError
 */
export async function beginSecondFactor(context: Context): Promise<{ uri: string; key: string }> {
  const { db, config, clock } = context
  const userId = staffId(context)
  const { email, isDemo } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, isDemo: true } })
  if (isDemo) throw new DemoAccountError('The demo account is shared, so it has no two-step verification.')
  const key = generateFactorKey()
  const secret = await encryptKey(config, key)
  const begun = await db.$executeRaw`
    INSERT INTO "SecondFactor" AS f ("userId", secret, "createdAt") VALUES (${userId}, ${secret}, ${clock()})
    ON CONFLICT ("userId") DO UPDATE SET secret = excluded.secret, "createdAt" = excluded."createdAt", "lastStep" = NULL
    WHERE f."confirmedAt" IS NULL`
  if (begun === 0)
    throw new SecondFactorStateError('Two-step verification is already set up. Turn it off first to use another app.')
  return authenticatorSetup(key, email)
}

/**
 * Turns the second factor on with the first code from the app, and opens a new verified session.
 *
 * @returns the recovery codes, which are shown only once
 * @throws InvalidInputError for a wrong code, SecondFactorStateError when no key waits for a code, RateLimitedError
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<string[]> {
  const userId = staffId(context)
  const at = context.clock()
  const codes = await limited(context, ofSession(context, userId), async () => {
    const factor = await context.db.secondFactor.findUnique({ where: { userId } })
    if (!factor || factor.confirmedAt) throw new SecondFactorStateError('There is no new key to confirm. Please start again.')
    const opened = await decryptKey(context.config, factor.secret)
    const lastStep = opened && (await matchTimeStep(opened.key, digitsOf(code), at))
    if (lastStep === null) return null
    return context.db.$transaction(async (tx) => {
      const waiting = { userId, confirmedAt: null, secret: factor.secret }
      const { count } = await tx.secondFactor.updateMany({ where: waiting, data: { confirmedAt: at, lastStep } })
      return count === 1 ? makeRecoveryCodes(tx, userId) : null
    })
  })
  await createSessionAndSetCookie(context, userId, { secondFactorAt: at })
  return codes
}

/**
 * Verifies the second factor with a code from the app or a recovery code, and opens a new verified session.
 *
 * @returns the id of the account
 * @throws InvalidInputError for a wrong or used code, RateLimitedError
 */
export async function verifySecondFactor(context: Context, code: string): Promise<string> {
  const userId = staffId(context)
  await assertCode(context, userId, code)
  await createSessionAndSetCookie(context, userId, { secondFactorAt: context.clock() })
  return userId
}

/**
 * Turns the second factor off. Where one is required, the session must set up another next. `STAFF_2FA=off` requires no
 * code, so that someone who lost the app and the codes can start over.
 *
 * @throws InvalidInputError for a wrong or used code, RateLimitedError
 */
export async function removeSecondFactor(context: Context, code: string): Promise<void> {
  const userId = staffId(context)
  if (context.config.staffSecondFactor !== 'off') await assertCode(context, userId, code)
  await context.db.$transaction((tx) => deleteSecondFactor(tx, userId))
}

/**
 * Replaces the recovery codes.
 *
 * @returns the codes, which are shown only once
 * @throws InvalidInputError for a wrong or used code, RateLimitedError
 */
export async function renewRecoveryCodes(context: Context, code: string): Promise<string[]> {
  const userId = staffId(context)
  await assertCode(context, userId, code)
  return context.db.$transaction((tx) => makeRecoveryCodes(tx, userId))
}

/**
 * Deletes a factor, its recovery codes and the count of failed attempts. Verified sessions must verify the next factor.
 *
 * @returns whether there was one
 */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.session.updateMany({ where: { userId, secondFactorAt: { not: null } }, data: { secondFactorAt: null } })
  const keys = pendingTries.map(({ name }) => `${name}:${userId}`)
  await tx.rateLimit.deleteMany({ where: { key: { in: keys } } })
  return count > 0
}

/** Re-encrypts keys that a previous session secret encrypted, so that it can be removed from `SESSION_SECRET_PREVIOUS`. */
export function keyRenewer(secrets: Parameters<typeof decryptKey>[0]): (db: Db) => Promise<void> {
  return async (db) => {
    if (secrets.previousSecrets.length === 0) return
    for (const { userId, secret } of await db.secondFactor.findMany({ select: { userId: true, secret: true } })) {
      const opened = await decryptKey(secrets, secret)
      if (!opened || opened.isCurrent) continue
      await db.secondFactor.updateMany({ where: { userId, secret }, data: { secret: await encryptKey(secrets, opened.key) } })
    }
  }
}

async function assertCode(context: Context, userId: string, code: string): Promise<void> {
  const isRecovery = isRecoveryCode(code)
  const ofAccount: Count[] = context.pendingStaff && !isRecovery ? pendingTries.map((limit) => [limit, userId]) : []
  await limited(context, [...ofSession(context, userId), ...ofAccount], async () => {
    const isGood = isRecovery
      ? await consumeRecoveryCode(context.db, userId, code, context.clock())
      : await consumeAppCode(context, userId, digitsOf(code))
    return isGood || null
  })
}

/** Accepts a code from the app once: refuses codes of the same or an earlier step, also when sent in parallel. */
async function consumeAppCode({ db, config, clock }: Context, userId: string, code: string): Promise<boolean> {
  const factor = await db.secondFactor.findFirst({ where: { userId, confirmedAt: { not: null } }, select: { secret: true } })
  const opened = factor && (await decryptKey(config, factor.secret))
  const lastStep = opened && (await matchTimeStep(opened.key, code, clock()))
  if (lastStep === null) return false
  const unused = { userId, OR: [{ lastStep: null }, { lastStep: { lt: lastStep } }] }
  return (await db.secondFactor.updateMany({ where: unused, data: { lastStep } })).count === 1
}

type Count = [limit: Limit, target: string]

function ofSession({ sessionId }: Context, userId: string): Count[] {
  return [[triesPerSession, sessionId ?? userId]]
}

/** Counts attempts before checking a code, so that parallel ones cannot pass the limits, and uncounts them on success. */
async function limited<T>(context: Context, counts: Count[], check: () => Promise<T | null>): Promise<T> {
  for (const [limit, target] of counts) await countRequest(context, limit, target)
  const result = await check()
  if (result === null) {
    throw new WrongCodeError()
  }
  for (const [limit, target] of counts) await uncountRequest(context, limit, target)
  return result
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, '')
}
