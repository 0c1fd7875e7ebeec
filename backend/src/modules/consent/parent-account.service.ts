import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import type { Role } from '../../generated/prisma/enums.ts'
import { releaseClaims } from '../accounts/addresses/address.service.ts'

export type ParentContact = { parentFirstName: string; parentLastName: string; parentEmail: string; parentPhone: string | null }

type ParentName = Pick<ParentContact, 'parentEmail' | 'parentFirstName'> & { parentLastName?: string }

/**
 * Returns the account of a parent who opened an emailed link. Creates it if there is none; of parallel links, one
 * creates it. Accounts that only claimed the address lose it.
 */
export async function parentAccount(tx: Tx, parent: ParentName, at: Date): Promise<{ id: string; role: Role }> {
  const { parentEmail: email, parentFirstName: firstName, parentLastName: lastName = '' } = parent
  await releaseClaims(tx, email, at)
  const name = `${firstName} ${lastName}`.trim()
  const made = { id: randomUUID(), email, emailVerified: true, firstName, lastName, name, role: 'parent' } as const
  await tx.user.createMany({ data: made, skipDuplicates: true })
  return tx.user.findUniqueOrThrow({ where: { email }, select: { id: true, role: true } })
}
