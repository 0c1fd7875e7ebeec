import type { AvatarColour } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarOf } from '@deepm/schema/rules/accounts/avatars'
import { type ReportReason, reportsToHide, showcaseSize } from '@deepm/schema/rules/projects/projects'
import { changeReaction, type Reaction, type ReactionCounts } from '@deepm/schema/rules/projects/reactions'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { notify } from '../notifications/notification.service.ts'
import { reactionNotice } from './project-notices.service.ts'
import { reactionCountsSql, storeReaction } from './reactions.service.ts'
import { assertShowcaseUnlocked, isVisibleToSql, type ShowcaseVisitor, showcaseViewer } from './showcase-access.service.ts'

/** A project as others see it: the approved text, with the learner's first name and picture. */
export type ShownProject = {
  id: string
  learnerId: string
  title: string
  description: string
  toolsUsed: string[]
  firstName: string
  avatarUrl: string | null
  avatarColour: AvatarColour | null
  createdAt: Date
  reactions: ReactionCounts
  viewerReaction: Reaction | null
}

export type Showcase = { daysLeft: number; projects: ShownProject[] }

const reports = { name: 'report-project', max: 20, windowSeconds: 86_400 }

/** Returns the viewer's showcase, newest first. Until it unlocks, parents see only their own children's projects. */
export async function readShowcase({ db, viewer, clock }: Context): Promise<Showcase> {
  if (!viewer) throw new Error('readShowcase: nobody is signed in')
  const visitor = showcaseViewer(viewer, clock())
  return { daysLeft: visitor.daysLeft, projects: await readShown(db, visitor) }
}

/** Returns the projects that a visitor sees, or the one with this id. */
async function readShown(db: Tx, visitor: ShowcaseVisitor, id?: string): Promise<ShownProject[]> {
  if (visitor.daysLeft > 0 && !visitor.isParent) return []
  const rows = await db.$queryRaw<ShownProject[]>`
    SELECT p.id, p."learnerId", s.title, s.description, s."toolsUsed", a."firstName", a.image AS "avatarUrl", a."avatarColour", p."createdAt",
      ${reactionCountsSql} AS reactions,
      (SELECT k.reaction::text FROM "ProjectLike" k WHERE k."projectId" = p.id AND k."learnerId" = ${visitor.id}) AS "viewerReaction"
    FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId"
      JOIN "Learner" l ON l.id = p."learnerId" JOIN "User" a ON a.id = l.id
    WHERE ${isVisibleToSql(visitor, reportsToHide)} ${id === undefined ? Prisma.empty : Prisma.sql`AND p.id = ${id}`}
    ORDER BY s."answeredAt" DESC, s.id DESC LIMIT ${showcaseSize}`
  // A picture from another source could show anything.
  return rows.map((row) => ({ ...row, avatarUrl: avatarOf(row.avatarUrl) && row.avatarUrl }))
}

/** @throws ShowcaseLockedError, NotFoundError for a project that the visitor does not see, whether it exists or not */
async function assertVisible(db: Tx, visitor: ShowcaseVisitor, id: string): Promise<ShownProject> {
  const [shown] = await readShown(db, visitor, id)
  if (shown) return shown
  assertShowcaseUnlocked(visitor)
  throw new NotFoundError('project')
}

/**
 * Sets the viewer's reaction to a shown project, or removes it with `null`. Each learner counts once. Repeating it has no effect.
 *
 * @throws ConsentRequiredError, PausedError, ShowcaseLockedError, NotFoundError, InvalidInputError for their own project
 */
export async function reactToProject(context: Context, projectId: string, reaction: Reaction | null): Promise<ShownProject> {
  const learner = recordingLearner(context.viewer)
  const { userId: learnerId } = learner
  const at = context.clock()
  const visitor = showcaseViewer(learner, at)
  return context.db.$transaction(async (tx) => {
    const shown = await assertVisible(tx, visitor, projectId)
    if (shown.learnerId === learnerId) throw ownProject('Reactions come from others. This project is yours.')
    const isNew = await storeReaction(tx, { projectId, learnerId }, reaction, at)
    if (isNew) await notify(tx, shown.learnerId, [reactionNotice(shown)], at)
    // Computed from the row that was read, since two windows may write the same reaction.
    const reactions = changeReaction(shown.reactions, shown.viewerReaction, reaction)
    return { ...shown, reactions, viewerReaction: reaction }
  })
}

/**
 * Records a report of the viewer, a learner or a parent, about a shown project, and hides it from them. Repeating the report has no effect.
 *
 * @throws ConsentRequiredError, PausedError, ShowcaseLockedError, NotFoundError, InvalidInputError for their own project, RateLimitedError
 */
export async function reportProject(
  context: Context,
  projectId: string,
  report: { reason: ReportReason; note: string },
): Promise<void> {
  const { db, viewer, clock } = context
  const reporter = viewer?.role === 'parent' ? viewer : recordingLearner(viewer)
  const { userId: reporterId } = reporter
  const visitor = showcaseViewer(reporter, clock())
  if (await db.projectReport.count({ where: { projectId, reporterId } })) return
  const shown = await assertVisible(db, visitor, projectId)
  if (shown.learnerId === reporterId) throw ownProject('This project is yours. Stop sharing it instead.')
  await countRequest(context, reports, reporterId)
  await db.projectReport.createMany({ data: { projectId, reporterId, ...report, reportedAt: clock() }, skipDuplicates: true })
}

function ownProject(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'projectId', message }])
}
