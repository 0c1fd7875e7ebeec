import type { ProjectChange, ProjectForm } from '@deepm/schema/rules/projects/project-forms'
import { hasSameText, maxProjects, restoreHours } from '@deepm/schema/rules/projects/projects'
import { hoursFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../core/errors.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Db, Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { assertSameRequest, requestHash } from '../../platform/tokens/request-key.service.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { isSameEvidence, resolve, saveEvidence } from './evidence.service.ts'
import { findProject, type ProjectRow, readProject } from './project-rows.service.ts'
import { ProjectConflictError, ProjectLimitError } from './projects.errors.ts'

/** More than a person creates. The limit is needed because deleted projects take up storage for a day. */
const creations = { name: 'create-project', max: 100, windowSeconds: 3600 }

/**
 * Creates a project of the viewer with the status planning.
 *
 * @param requestKey a repeated request with the same key returns the project that was created first
 * @throws ConsentRequiredError, PausedError, RateLimitedError, KeyReusedError, ProjectLimitError, InvalidInputError for evidence that is
 *   not their own
 */
export async function createProject(context: Context, form: ProjectForm, requestKey: string | null): Promise<ProjectRow> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  await countRequest(context, creations, learnerId)
  const at = context.clock()
  const { title, description, toolsUsed, lessonIds, experimentIds, promptIds } = form
  return context.db.$transaction(async (tx) => {
    await lockBoard(tx, learnerId)
    const hash = requestHash(form)
    const known =
      requestKey && (await tx.project.findFirst({ where: { learnerId, requestKey }, select: { id: true, requestHash: true } }))
    if (known) {
      assertSameRequest(known.requestHash, hash)
      return readProject(tx, known.id)
    }
    await assertBelowProjectLimit(tx, learnerId)
    const { id } = await tx.project.create({
      data: {
        learnerId,
        title,
        description,
        toolsUsed,
        requestKey,
        requestHash: requestKey && hash,
        createdAt: at,
        statusAt: at,
      },
      select: { id: true },
    })
    await saveEvidence(tx, { id, learnerId }, { lessonIds, experimentIds, promptIds })
    return readProject(tx, id)
  })
}

/**
 * Changes a project of the viewer. A change that results in the stored state has no effect, so that a request with a lost response can be
 * repeated.
 *
 * @throws ConsentRequiredError, PausedError, NotFoundError, InvalidInputError for evidence that is not their own, ProjectConflictError when
 *   the version is not the current one
 */
export async function updateProject(context: Context, id: string, change: ProjectChange): Promise<ProjectRow> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  return context.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE id = ${id} AND "learnerId" = ${learnerId} FOR UPDATE`
    const current = await findProject(tx, id, learnerId)
    if (!current) throw new NotFoundError('project')
    const { title = current.title, description = current.description, toolsUsed = current.toolsUsed } = change
    const { status = current.status, version = current.version } = change
    const { lessonIds = idsOf(current.evidence), promptIds = idsOf(current.prompts) } = change
    const { experimentIds = current.experimentIds } = change
    const words = { title, description, toolsUsed }
    const chosen = resolve(current, { lessonIds, experimentIds, promptIds })
    const hasSameEvidence = isSameEvidence(current, chosen)
    if (hasSameText(words, current) && status === current.status && hasSameEvidence) return current
    if (version !== current.version) throw new ProjectConflictError(current)
    if (!hasSameEvidence) await saveEvidence(tx, current, chosen, current)
    const statusAt = status === current.status ? current.statusAt : context.clock()
    await tx.project.update({
      where: { id },
      data: { ...words, status, statusAt, version: { increment: 1 } },
      select: { id: true },
    })
    return readProject(tx, id)
  })
}

/**
 * Deletes a project of the viewer from the board and the showcase. It can be restored until it is erased.
 *
 * @throws NotFoundError
 */
export async function deleteProject({ db, viewer, clock }: Context, id: string): Promise<void> {
  const learnerId = viewer?.userId ?? ''
  const deleted = await db.project.updateMany({ where: { id, learnerId, deletedAt: null }, data: { deletedAt: clock() } })
  if (deleted.count === 0 && (await db.project.count({ where: { id, learnerId } })) === 0) throw new NotFoundError('project')
}

/**
 * Restores a deleted project.
 *
 * @throws ConsentRequiredError, PausedError, NotFoundError when it is erased, ProjectLimitError
 */
export async function restoreProject(context: Context, id: string): Promise<ProjectRow> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  return context.db.$transaction(async (tx) => {
    await lockBoard(tx, learnerId)
    const project = await tx.project.findFirst({ where: { id, learnerId }, select: { deletedAt: true } })
    if (!project) throw new NotFoundError('project')
    if (project.deletedAt) {
      await assertBelowProjectLimit(tx, learnerId)
      await tx.project.update({ where: { id }, data: { deletedAt: null }, select: { id: true } })
    }
    return readProject(tx, id)
  })
}

/** Erases deleted projects after the period in which they can be restored. The privacy page promises this. */
export async function eraseDeletedProjects(db: Db, now: Date): Promise<void> {
  await db.project.deleteMany({ where: { deletedAt: { lte: hoursFrom(now, -restoreHours) } } })
}

/** Locks the learner's row until the transaction ends, so that two requests cannot both use the last free slot. */
async function lockBoard(tx: Tx, learnerId: string): Promise<void> {
  await lockLearnerRow(tx, learnerId)
}

async function assertBelowProjectLimit(tx: Tx, learnerId: string): Promise<void> {
  if ((await tx.project.count({ where: { learnerId, deletedAt: null } })) >= maxProjects) throw new ProjectLimitError()
}

function idsOf(things: { id: string }[]): string[] {
  return things.map(({ id }) => id)
}
