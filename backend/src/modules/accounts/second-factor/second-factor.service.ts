import { InvalidInputError } from '../../../core/errors.ts'
import type { Db, Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest, type Limit, uncountRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { SecondFactorStateError } from '../account.errors.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { createSessionAndSetCookie } from '../sessions/session.service.ts'
import { isRecoveryCode, makeRecoveryCodes, takeRecoveryCode } from './recovery-code.service.ts'
import { decryptKey, encryptKey, newFactorKey, setupOf, stepOf } from './second-factor-key.service.ts'

// Somebody who holds only the mailbox signs in again and again and guesses. Tries of sessions that wait for the factor are therefore
// limited for the account as well. The owner keeps ways in: sessions that proved the factor count for themselves only, and recovery codes,
// which are too long to be guessed, do not count for the account.
const triesPerSession: Limit = { name: 'second-factor-session', max: 5, windowSeconds: 900 }
const pendingTries: Limit[] = [
  { name: 'second-factor-hour', max: 15, windowSeconds: 3600 },
  { name: 'second-factor-day', max: 50, windowSeconds: 86_400 },
]

export type SecondFactorStatus = {
  isSetUp: boolean
  isRequired: boolean
  /** Whether this session can do nothing until the factor is set up or proved. */
  isPending: boolean
  recoveryCodesLeft: number
}

/** The member of staff who signed in, whether or not the second factor is proved. Fields let nobody else in; see the scopes. */
function staffId({ viewer, pendingStaff }: Context): string {
  const id = viewer?.userId ?? pendingStaff?.userId
  if (!id) throw new Error('staffId: nobody signed in')
  return id
}

/** What the signed-in member of staff has and needs; `null` for everybody else. */
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
 * A new key for an authenticator app. It protects nothing until `confirmSecondFactor` gets a code of the app.
 *
 * @throws SecondFactorStateError when a factor is set up already, DemoAccountError
 */
export async function beginSecondFactor(context: Context): Promise<{ uri: string; key: string }> {
  const { db, config, clock } = context
  const userId = staffId(context)
  const { email, isDemo } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, isDemo: true } })
  if (isDemo) throw new DemoAccountError('The demo account is shared, so it has no second factor.')
  const key = newFactorKey()
  const secret = await encryptKey(config, key)
  const begun = await db.$executeRaw`
    INSERT INTO "SecondFactor" AS f ("userId", secret, "createdAt") VALUES (${userId}, ${secret}, ${clock()})
    ON CONFLICT ("userId") DO UPDATE SET secret = excluded.secret, "createdAt" = excluded."createdAt", "lastStep" = NULL
    WHERE f."confirmedAt" IS NULL`
  if (begun === 0) throw new SecondFactorStateError('Your second factor is set up already. Turn it off first to use another app.')
  return setupOf(key, email)
}

/**
 * Turns the second factor on with the first code of the app, and proves it for a new session.
 *
 * @returns the recovery codes, which are shown this once
 * @throws InvalidInputError for a wrong code, SecondFactorStateError when nothing waits for a code, RateLimitedError
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<string[]> {
  const userId = staffId(context)
  const at = context.clock()
  const codes = await limited(context, ofSession(context, userId), async () => {
    const factor = await context.db.secondFactor.findUnique({ where: { userId } })
    if (!factor || factor.confirmedAt) throw new SecondFactorStateError('Begin again: there is no new key that waits for a code.')
    const opened = await decryptKey(context.config, factor.secret)
    const lastStep = opened && (await stepOf(opened.key, digitsOf(code), at))
    if (lastStep === null) return null
    return context.db.$transaction(async (tx) => {
      const waiting = { userId, confirmedAt: null, secret: factor.secret }
      const { count } = await tx.secondFactor.updateMany({ where: waiting, data: { confirmedAt: at, lastStep } })
      return count === 1 ? makeRecoveryCodes(tx, userId) : null
    })
  })
  await createSessionAndSetCookie(context, userId, at)
  return codes
}

/**
 * Proves the second factor by a code of the app or a recovery code, and opens a new session in which it is proved.
 *
 * @returns the id of the account
 * @throws InvalidInputError for a code that is wrong or was used, RateLimitedError
 */
export async function verifySecondFactor(context: Context, code: string): Promise<string> {
  const userId = staffId(context)
  await expectCode(context, userId, code)
  await createSessionAndSetCookie(context, userId, context.clock())
  return userId
}

/**
 * Turns the second factor off. Where one is required, the session has to set up another at once. With `STAFF_2FA=off` no code is asked,
 * so that somebody who lost app and codes can begin again.
 *
 * @throws InvalidInputError for a code that is wrong or was used, RateLimitedError
 */
export async function removeSecondFactor(context: Context, code: string): Promise<void> {
  const userId = staffId(context)
  if (context.config.staffSecondFactor !== 'off') await expectCode(context, userId, code)
  await context.db.$transaction((tx) => deleteSecondFactor(tx, userId))
}

/**
 * Replaces the recovery codes.
 *
 * @returns the codes, which are shown this once
 * @throws InvalidInputError for a code that is wrong or was used, RateLimitedError
 */
export async function renewRecoveryCodes(context: Context, code: string): Promise<string[]> {
  const userId = staffId(context)
  await expectCode(context, userId, code)
  return context.db.$transaction((tx) => makeRecoveryCodes(tx, userId))
}

/**
 * Deletes a factor, its recovery codes and the count of wrong tries. Sessions that proved it must prove the next one.
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

/** Encrypts keys anew that a previous session secret encrypted, so that it can be dropped from `SESSION_SECRET_PREVIOUS`. */
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

async function expectCode(context: Context, userId: string, code: string): Promise<void> {
  const isRecovery = isRecoveryCode(code)
  const ofAccount: Count[] = context.pendingStaff && !isRecovery ? pendingTries.map((limit) => [limit, userId]) : []
  await limited(context, [...ofSession(context, userId), ...ofAccount], async () => {
    const isGood = isRecovery
      ? await takeRecoveryCode(context.db, userId, code, context.clock())
      : await takeAppCode(context, userId, digitsOf(code))
    return isGood || null
  })
}

/** Accepts a code of the app once: a code of the same or an earlier step is refused, also when it is sent in parallel. */
async function takeAppCode({ db, config, clock }: Context, userId: string, code: string): Promise<boolean> {
  const factor = await db.secondFactor.findFirst({ where: { userId, confirmedAt: { not: null } }, select: { secret: true } })
  const opened = factor && (await decryptKey(config, factor.secret))
  const lastStep = opened && (await stepOf(opened.key, code, clock()))
  if (lastStep === null) return false
  const unused = { userId, OR: [{ lastStep: null }, { lastStep: { lt: lastStep } }] }
  return (await db.secondFactor.updateMany({ where: unused, data: { lastStep } })).count === 1
}

type Count = [limit: Limit, target: string]

function ofSession({ sessionId }: Context, userId: string): Count[] {
  return [[triesPerSession, sessionId ?? userId]]
}

/** Counts tries before a code is looked at, so that parallel ones cannot pass the limits, and takes the counts back on success. */
async function limited<T>(context: Context, counts: Count[], check: () => Promise<T | null>): Promise<T> {
  for (const [limit, target] of counts) await countRequest(context, limit, target)
  const result = await check()
  if (result === null) {
    throw new InvalidInputError([
      { field: 'code', message: 'This code does not work. Wait for the next one in your app and enter it.' },
    ])
  }
  for (const [limit, target] of counts) await uncountRequest(context, limit, target)
  return result
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, '')
}
