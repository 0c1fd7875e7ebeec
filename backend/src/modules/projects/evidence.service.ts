import { maxPromptSearchLength, promptPageSize } from '@deepm/schema/rules/projects/projects'
import { InvalidInputError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma, ProjectPrompt } from '../../generated/prisma/client.ts'
import { audit, staffMember } from '../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../platform/context.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import type { ProjectRow } from './project-rows.service.ts'

// Evidence of a project: completed lessons and experiments, and copies of lab prompts with their answers.

export type Evidence = Pick<ProjectRow, 'evidence' | 'experimentIds' | 'prompts'>
export type StoredPrompt = ProjectPrompt & { learnerId: string }
export type EvidenceSelection = { lessonIds: string[]; experimentIds: string[]; promptIds: string[] }

const noEvidence: Evidence = { evidence: [], experimentIds: [], prompts: [] }

/**
 * Filters the prompts of the lab that a project may keep: answered, safe, and not reported by the learner, who would not want to read them again.
 */
function keepable(learnerId: string) {
  return {
    learnerId,
    lessonId: null,
    level: { not: 'danger' },
    answeredAt: { not: null },
    reportedAt: null,
  } satisfies Prisma.InteractionWhereInput
}

/** Selects these interactions, newest first, optionally filtered by a search text. */
export function selectablePrompts(learnerId: string, search: string): Prisma.InteractionFindManyArgs {
  // Escapes the SQL wildcards in the learner's search.
  const words = search
    .trim()
    .slice(0, maxPromptSearchLength)
    .replaceAll(/[\\%_]/g, '\\$&')
  return {
    where: { ...keepable(learnerId), ...(words && { prompt: { contains: words, mode: 'insensitive' } }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: promptPageSize,
  }
}

/**
 * Returns the prompts of a project that the viewer may read, oldest first. Returns none for any other project, whether it exists or not:
 * other children never read a child's prompts.
 */
export async function promptsOf(context: Context, projectId: string): Promise<StoredPrompt[]> {
  const isStaff = context.viewer?.role === 'staff'
  // Staff of the demo academy read demo data only, and other staff read real data only.
  const ofTheirs = isStaff ? { learner: { user: { isDemo: staffMember(context).isDemo } } } : {}
  const project = await context.db.project.findUnique({
    where: { id: projectId, deletedAt: null, ...ofTheirs },
    select: { learnerId: true },
  })
  if (!project || !(await mayReadLearner(context, project.learnerId))) return []
  if (isStaff) {
    const detail = `Read the prompts kept with the project ${projectId}`
    await audit(context, { action: 'student.read', subjectIds: [project.learnerId], detail })
  }
  const kept = await context.db.projectPrompt.findMany({ where: { projectId }, orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] })
  return kept.map((prompt) => ({ ...prompt, ...project }))
}

/** Maps prompts that the project already keeps to their copies, so that they stay after the lab has erased the original. */
export function resolve(had: Evidence, { promptIds, ...others }: EvidenceSelection): EvidenceSelection {
  const kept = new Map(had.prompts.flatMap(({ id, interactionId }) => (interactionId ? [[interactionId, id]] : [])))
  return { ...others, promptIds: [...new Set(promptIds.map((id) => kept.get(id) ?? id))] }
}

export function isSameEvidence(had: Evidence, { lessonIds, experimentIds, promptIds }: EvidenceSelection): boolean {
  const same = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()
  return same(idsOf(had.evidence), lessonIds) && same(had.experimentIds, experimentIds) && same(idsOf(had.prompts), promptIds)
}

/**
 * Stores the chosen evidence of a project and removes the rest. Earlier evidence stays available, even if the lesson was removed from the
 * catalogue or the prompt from the lab.
 *
 * @throws InvalidInputError for a lesson or experiment that is not completed, or a prompt that is not the learner's own, not answered or not safe
 */
export async function saveEvidence(
  tx: Tx,
  of: { id: string; learnerId: string },
  chosen: EvidenceSelection,
  had = noEvidence,
): Promise<void> {
  await saveLessons(tx, of, chosen.lessonIds, had)
  await saveExperiments(tx, of, chosen.experimentIds, had)
  await savePrompts(tx, of, chosen.promptIds, had)
}

type Of = { id: string; learnerId: string }

async function saveLessons(tx: Tx, { id: projectId, learnerId }: Of, lessonIds: string[], { evidence }: Evidence): Promise<void> {
  const added = without(lessonIds, idsOf(evidence))
  const completed = await tx.lessonProgress.count({
    where: { learnerId, lessonId: { in: added }, completedAt: { not: null } },
  })
  if (completed < added.length) {
    throw new InvalidInputError([{ field: 'lessonIds', message: 'Choose from the lessons you have completed.' }])
  }
  await tx.projectLesson.deleteMany({ where: { projectId, lessonId: { notIn: lessonIds } } })
  await tx.projectLesson.createMany({ data: added.map((lessonId) => ({ projectId, lessonId })) })
}

async function saveExperiments(tx: Tx, { id: projectId, learnerId }: Of, chosen: string[], had: Evidence): Promise<void> {
  const added = without(chosen, had.experimentIds)
  const completed = await tx.experimentAttempt.count({
    where: { learnerId, experimentId: { in: added }, completedAt: { not: null } },
  })
  if (completed < added.length) {
    throw new InvalidInputError([{ field: 'experimentIds', message: 'Choose from the experiments you have completed.' }])
  }
  await tx.projectExperiment.deleteMany({ where: { projectId, experimentId: { notIn: chosen } } })
  await tx.projectExperiment.createMany({ data: added.map((experimentId) => ({ projectId, experimentId })) })
}

async function savePrompts(tx: Tx, { id: projectId, learnerId }: Of, promptIds: string[], { prompts }: Evidence): Promise<void> {
  const added = without(promptIds, idsOf(prompts))
  const found = await tx.interaction.findMany({
    where: { ...keepable(learnerId), id: { in: added } },
    select: { id: true, toolType: true, prompt: true, response: true, provider: true, model: true, createdAt: true },
  })
  if (found.length < added.length) {
    throw new InvalidInputError([{ field: 'promptIds', message: 'Choose from your own prompts that got an answer.' }])
  }
  await tx.projectPrompt.deleteMany({ where: { projectId, id: { notIn: promptIds } } })
  await tx.projectPrompt.createMany({
    data: found.map(({ id, createdAt, ...copy }) => ({ ...copy, projectId, interactionId: id, askedAt: createdAt })),
  })
}

function without(chosen: string[], had: string[]): string[] {
  return chosen.filter((id) => !had.includes(id))
}

function idsOf(things: { id: string }[]): string[] {
  return things.map(({ id }) => id)
}
