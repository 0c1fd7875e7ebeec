import type { Context } from '../../context.ts'
import { staffMember } from './audit.service.ts'

/** Somebody who runs the academy, as colleagues see them. */
export type StaffPerson = {
  id: string
  name: string
  email: string
  since: Date
  /** The last sign-in that is still known; sessions are kept for 30 days. */
  lastSignInAt: Date | null
}

/** Staff of the asker's academy, by name. */
export async function listStaff(context: Context): Promise<StaffPerson[]> {
  const { isDemo } = await staffMember(context)
  const people = await context.db.user.findMany({
    where: { role: 'staff', isDemo },
    select: {
      id: true,
      name: true,
      email: true,
      createdAt: true,
      sessions: { select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: 200,
  })
  return people.map(({ createdAt, sessions, ...person }) => ({
    ...person,
    since: createdAt,
    lastSignInAt: sessions[0]?.createdAt ?? null,
  }))
}
