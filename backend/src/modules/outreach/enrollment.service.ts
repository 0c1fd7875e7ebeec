import { recordingConsents } from '@deepm/schema/rules/consent'
import type { Context } from '../../context.ts'

export type Enrollment = { persona: string; enrolledAt: Date }

/** How many the landing page lists. */
const listed = 5

/** The newest learners, newest first, as the public may know them: a path and a day. The demo's are nobody. */
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
