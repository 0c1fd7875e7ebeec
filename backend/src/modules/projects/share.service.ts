import { hasSameText } from '@deepm/schema/rules/projects/projects'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { ShareState } from '../../generated/prisma/enums.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject, recordingLearner } from '../../platform/viewer.policy.ts'
import { recordDecisions } from '../guardianship/decision.service.ts'
import { notify } from '../notifications/notification.service.ts'
import { assertNoPersonalData } from './personal-data-check.service.ts'
import {
  parentShareApprovedNotice,
  parentShareDeclinedNotice,
  shareApprovedNotice,
  shareDeclinedNotice,
  sharePermittedNotice,
  shareRequestedNotice,
} from './project-notices.service.ts'
import { findProject, type ProjectRow, readProject } from './project-rows.service.ts'
import { askAboutShare, closeQuestion, decidedBy, withdrawRequests } from './share-question.service.ts'
import { assertShowcaseUnlocked, showcaseViewer } from './showcase-access.service.ts'

// A project is shown after all required approvals: a parent's under 13, then, for every learner, staff's.

/** The decision of staff on a project. The note is for the learner when it is declined. */
export type ShareDecision = { choice: 'approved' | 'declined' | 'kept' | 'takenDown'; note: string; staffId: string; at: Date }

const asks = { name: 'request-share', max: 20, windowSeconds: 86_400 }

const waiting: ShareState[] = ['waitingForParent', 'waitingForStaff']

/**
 * Requests that a completed project of the viewer is shown with its current text. A repeated request with the same text has no effect while
 * the request is open or approved. A request with a new text replaces an open one; an approved text stays visible until the new text is
 * approved as well.
 *
 * @throws ConsentRequiredError, PausedError, ShowcaseLockedError, NotFoundError, InvalidInputError for a project that is not completed,
 *   that contains personal data, or where the family does not allow sharing, RateLimitedError, AnalysisTimeoutError
 */
export async function requestShare(context: Context, projectId: string): Promise<ProjectRow> {
  const learner = recordingLearner(context.viewer)
  const { userId: learnerId, isDemo } = learner
  const at = context.clock()
  assertShowcaseUnlocked(showcaseViewer(learner, at))
  await countRequest(context, asks, learnerId)
  const checked = await shareable(context.db, projectId, learnerId)
  await assertNoPersonalData(context, checked, rateLimitSubject(context, { id: learnerId, isDemo }))
  return context.db.$transaction(async (tx) => {
    await lockProject(tx, projectId)
    const project = await shareable(tx, projectId, learnerId)
    const { share } = project
    if (!hasSameText(checked, project)) {
      throw new InvalidInputError([{ field: 'projectId', message: 'Your project was changed just now. Try again.' }])
    }
    if (share && [...waiting, 'approved'].includes(share.state) && hasSameText(share, project)) return project
    await withdrawRequests(tx, project, waiting, learnerId, at)
    await ask(context, tx, project, at)
    return readProject(tx, projectId)
  })
}

async function shareable(tx: Tx, projectId: string, learnerId: string): Promise<ProjectRow> {
  const project = await findProject(tx, projectId, learnerId)
  if (!project) throw new NotFoundError('project')
  if (project.status !== 'completed') {
    throw new InvalidInputError([{ field: 'projectId', message: 'Finish it first. You can only share completed projects.' }])
  }
  if ((await tx.familyControls.count({ where: { learnerId, mayShowProjects: false } })) > 0) {
    const message = 'Your family has decided that your projects stay private. Talk to them if you would like to share one.'
    throw new InvalidInputError([{ field: 'projectId', message }])
  }
  return project
}

async function ask(context: Context, tx: Tx, project: ProjectRow, at: Date): Promise<void> {
  const { id: projectId, learnerId, title, description, toolsUsed } = project
  const { consent } = await tx.learner.findUniqueOrThrow({ where: { id: learnerId }, select: { consent: true } })
  const isChild = consent !== 'notRequired'
  const state = isChild ? 'waitingForParent' : 'waitingForStaff'
  const words = { title, description, toolsUsed }
  const { id } = await tx.shareRequest.create({ data: { projectId, ...words, state, askedAt: at }, select: { id: true } })
  await notify(tx, learnerId, [shareRequestedNotice({ id, title }, isChild)], at)
  if (isChild) await askAboutShare(context, tx, { id, title, askedAt: at, learnerId })
}

/**
 * Records the decision of a linked parent. Of parallel decisions, one counts.
 *
 * @throws NotFoundError when the request is not about their child, or no longer open
 */
export async function answerShareRequest(context: Context, id: string, agree: boolean): Promise<void> {
  await answerShareAs(context, context.viewer?.userId ?? '', id, agree)
}

/**
 * Records the decision of this parent, who is signed in or followed an emailed link.
 *
 * @throws NotFoundError
 */
export async function answerShareAs({ db, clock }: Context, parentId: string, id: string, agree: boolean): Promise<void> {
  const at = clock()
  await db.$transaction(async (tx) => {
    const answered = await tx.shareRequest.updateMany({
      where: { id, state: 'waitingForParent', ...decidedBy(parentId) },
      data: { state: agree ? 'waitingForStaff' : 'declinedByParent', answeredBy: parentId, answeredAt: at },
    })
    if (answered.count === 0) throw new NotFoundError('open question')
    const asked = await readShareRequest(tx, id)
    await closeQuestion(tx, [id], asked.learnerId)
    const text = `${agree ? 'agreed to share' : 'declined to share'} the project “${asked.title}”`
    await recordDecisions(tx, { parentId, learnerId: asked.learnerId, at }, [text])
    await notify(tx, asked.learnerId, [agree ? sharePermittedNotice(asked) : shareDeclinedNotice(asked, 'parent', '')], at)
  })
}

/**
 * Records the decision of staff. An approval replaces an earlier approved text of the same project.
 *
 * @throws NotFoundError when the request is not waiting for staff
 */
export async function decideShareRequest(tx: Tx, id: string, { choice, note, staffId, at }: ShareDecision): Promise<void> {
  const approve = choice === 'approved'
  const decided = await tx.shareRequest.updateMany({
    where: { id, state: 'waitingForStaff' },
    data: { state: approve ? 'approved' : 'declinedByStaff', note, answeredBy: staffId, answeredAt: at },
  })
  if (decided.count === 0) throw new NotFoundError('open question')
  const asked = await readShareRequest(tx, id)
  if (approve) {
    const before = { projectId: asked.projectId, state: 'approved', id: { not: id } } as const
    await tx.shareRequest.updateMany({ where: before, data: { state: 'withdrawn', answeredAt: at } })
  }
  await notify(tx, asked.learnerId, [approve ? shareApprovedNotice(asked) : shareDeclinedNotice(asked, 'staff', note)], at)
  const word = approve
    ? parentShareApprovedNotice(asked, asked.firstName)
    : parentShareDeclinedNotice(asked, asked.firstName, note)
  for (const parentId of asked.parentIds) await notify(tx, parentId, [word], at)
}

/**
 * Removes a project from the showcase and withdraws any open request, at any time, for the learner or a parent.
 *
 * @throws NotFoundError when it is not theirs
 */
export async function stopSharing({ db, viewer, clock }: Context, projectId: string): Promise<ProjectRow> {
  const userId = viewer?.userId ?? ''
  return db.$transaction(async (tx) => {
    await lockProject(tx, projectId)
    const theirs = { OR: [{ learnerId: userId }, { learner: { guardianships: { some: { parentId: userId } } } }] }
    const where = { id: projectId, deletedAt: null, ...theirs }
    const project = await tx.project.findFirst({ where, select: { id: true, learnerId: true } })
    if (!project) throw new NotFoundError('project')
    await withdrawRequests(tx, project, [...waiting, 'approved'], userId, clock())
    return readProject(tx, projectId)
  })
}

/** Locks the project's row until the transaction ends, so that requests about it are processed one after the other. */
async function lockProject(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE id = ${id} FOR UPDATE`
}

export async function readShareRequest(tx: Tx, id: string) {
  const { projectId, title, project } = await tx.shareRequest.findUniqueOrThrow({
    where: { id },
    select: {
      projectId: true,
      title: true,
      project: {
        select: {
          learnerId: true,
          learner: {
            select: { consent: true, user: { select: { firstName: true } }, guardianships: { select: { parentId: true } } },
          },
        },
      },
    },
  })
  const { learnerId, learner } = project
  const isChild = learner.consent !== 'notRequired'
  const parentIds = isChild ? learner.guardianships.map((it) => it.parentId) : []
  return { id, projectId, title, learnerId, firstName: learner.user.firstName, parentIds }
}
