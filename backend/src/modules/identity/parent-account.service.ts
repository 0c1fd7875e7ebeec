import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import type { Role } from '../../generated/prisma/enums.ts'

export type ParentContact = { parentFirstName: string; parentLastName: string; parentEmail: string; parentPhone: string | null }

/** The account with a parent's address, made by following a mailed link where there is none; of parallel links one makes it. */
export async function parentAccount(tx: Tx, contact: ParentContact): Promise<{ id: string; role: Role }> {
  const { parentEmail: email, parentFirstName: firstName, parentLastName: lastName } = contact
  const name = `${firstName} ${lastName}`.trim()
  const made = { id: randomUUID(), email, emailVerified: true, firstName, lastName, name, role: 'parent' } as const
  await tx.user.createMany({ data: made, skipDuplicates: true })
  return tx.user.findUniqueOrThrow({ where: { email }, select: { id: true, role: true } })
}
