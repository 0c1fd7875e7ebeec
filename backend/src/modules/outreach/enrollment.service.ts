import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import type { Context } from '../../platform/context.ts'

export type Enrollment = { persona: string; enrolledAt: Date }

/** Number of learners listed on the landing page. */
const listed = 5

/** Returns the newest learners, newest first, with public data only: a path and a day. Demo accounts are excluded. */
export async function recentEnrollments(context: Context): Promise<Enrollment[]> {
  const rows = await context.db.learner.findMany({
    where: { selectedPersona: { not: null }, consent: { in: [...recordingConsents] }, user: { isDemo: false } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: listed,
    select: { selectedPersona: true, createdAt: true },
  })
  return rows.map(({ selectedPersona, createdAt }) => ({ persona: selectedPersona ?? '', enrolledAt: dayOf(createdAt) }))
}

function dayOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))
}
