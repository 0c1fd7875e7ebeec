import { type ReportReason, reportsToHide } from '@deepm/schema/rules/projects'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { tell } from '../family/notification.service.ts'
import { declinedNotice } from './project-notices.service.ts'
import { forStaff, readAsked } from './share.service.ts'

/** A shown project that somebody reported, with the words that were shown. */
export type ReportedProject = {
  id: string
  title: string
  description: string
  toolsUsed: string[]
  firstName: string
  isHidden: boolean
  reports: { reason: ReportReason; note: string; reportedAt: Date }[]
}

const mostListed = 50

/** Projects with reports that nobody looked at, those that wait longest first. Who reported is not told. */
export async function reportedProjects(context: Context): Promise<ReportedProject[]> {
  const rows = await context.db.project.findMany({
    where: { ...(await forStaff(context)), reports: { some: { decidedAt: null } } },
    select: {
      id: true,
      learner: { select: { user: { select: { firstName: true } } } },
      shareRequests: { where: { NOT: { answeredAt: null } }, orderBy: { answeredAt: 'desc' }, take: 1 },
      reports: { where: { decidedAt: null }, orderBy: { reportedAt: 'asc' } },
    },
    orderBy: { id: 'asc' },
    take: mostListed,
  })
  return rows.map(({ id, learner, shareRequests: [shown], reports }) => ({
    id,
    title: shown?.title ?? '',
    description: shown?.description ?? '',
    toolsUsed: shown?.toolsUsed ?? [],
    firstName: learner.user.firstName,
    isHidden: reports.length >= reportsToHide,
    reports: reports.map(({ reason, note, reportedAt }) => ({ reason, note, reportedAt })),
  }))
}

/**
 * The word of staff on the reports about a project: it stays on show, or it is taken out of the showcase.
 *
 * @param note what staff say to the learner when it is taken out
 * @throws NotFoundError when no report is open
 */
export async function decideProjectReports(context: Context, projectId: string, keep: boolean, note: string): Promise<void> {
  const at = context.clock()
  const project = await forStaff(context)
  await context.db.$transaction(async (tx) => {
    const where = { projectId, decidedAt: null, project }
    if ((await tx.projectReport.updateMany({ where, data: { decidedAt: at } })).count === 0)
      throw new NotFoundError('open report')
    if (keep) return
    const shown = await tx.shareRequest.findFirst({ where: { projectId, state: 'approved' }, select: { id: true } })
    if (!shown) return
    const answer = { note, answeredBy: context.viewer?.userId ?? null, answeredAt: at }
    await tx.shareRequest.update({ where: { id: shown.id }, data: { state: 'declinedByStaff', ...answer }, select: { id: true } })
    const asked = await readAsked(tx, shown.id)
    await tell(tx, asked.learnerId, [declinedNotice(asked, 'staff', note)], at)
  })
}
