import { createHash, randomInt } from 'node:crypto'
import type { Tx } from '../../../database/open.ts'

/** How many codes a set has. */
const recoveryCodeCount = 10
/** Without letters that are taken for digits, and without U, so that no words come out. */
const letters = '23456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** Whether text looks like a recovery code and not like the six digits of an app. */
export function isRecoveryCode(typed: string): boolean {
  return plain(typed).length === codeLength
}

/** Replaces the recovery codes of an account. The codes are returned once; the database keeps their hashes. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''),
  )
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })) })
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses a code up; of any number of parallel tries one succeeds. */
export async function takeRecoveryCode(tx: Tx, userId: string, typed: string, at: Date): Promise<boolean> {
  const codeHash = hashOf(userId, plain(typed))
  const { count } = await tx.recoveryCode.updateMany({ where: { codeHash, userId, usedAt: null }, data: { usedAt: at } })
  return count === 1
}

function plain(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}

/** 78 random bits need no slow hash. The account is part of it, so that equal codes of two accounts differ. */
function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('base64url')
}
