import { createHash, randomInt } from 'node:crypto'
import type { Tx } from '../../../database/open.ts'

const recoveryCodeCount = 10
/** Without letters that look like digits, and without U, so that codes form no words. */
const letters = '23456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** Returns whether the text looks like a recovery code rather than six digits from an app. */
export function isRecoveryCode(typed: string): boolean {
  return plain(typed).length === codeLength
}

/** Replaces an account's recovery codes. Returns the codes only this once; the database stores their hashes. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''),
  )
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) })
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Consumes a code and returns whether it was valid; of parallel attempts, one succeeds. */
export async function consumeRecoveryCode(tx: Tx, userId: string, typed: string, at: Date): Promise<boolean> {
  const codeHash = hashOf(userId, plain(typed))
  const { count } = await tx.recoveryCode.updateMany({ where: { codeHash, userId, usedAt: null }, data: { usedAt: at } })
  return count === 1
}

function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}

/** 78 random bits need no slow hash. Including the account makes equal codes of two accounts differ. */
function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('base64url')
}
