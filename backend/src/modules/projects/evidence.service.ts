import { promptChoices } from '@deepm/schema/rules/projects'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError } from '../../errors.ts'
import type { Prisma, ProjectPrompt } from '../../generated/prisma/client.ts'
import { mayReadLearner } from '../family/guardianship.service.ts'
import { audit, staffMember } from '../staff/audit.service.ts'
import type { ProjectRow } from './project-rows.service.ts'

// What a project was made with: completed lessons, and copies of prompts from the lab with what came back.

export type Evidence = Pick<ProjectRow, 'evidence' | 'prompts'>
export type KeptPrompt = ProjectPrompt & { learnerId: string }
export type Chosen = { lessonIds: string[]; promptIds: string[] }

const nothing: Evidence = { evidence: [], prompts: [] }

/** Interactions that a project may keep: answered, found safe, and not reported by the learner, who would not want to read them again. */
export function keepable(learnerId: string) {
  return {
    learnerId,
    level: { not: 'danger' },
    answeredAt: { not: null },
    reportedAt: null,
  } satisfies Prisma.InteractionWhereInput
}

/** The same, newest first, or those with these words in them. */
export function promptsToKeep(learnerId: string, search: string): Prisma.InteractionFindManyArgs {
  // A learner types letters; to the database these two would stand for any.
  const words = search
    .trim()
    .slice(0, 100)
    .replaceAll(/[\\%_]/g, '\\$&')
  return {
    where: { ...keepable(learnerId), ...(words && { prompt: { contains: words, mode: 'insensitive' } }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: promptChoices,
  }
}

/**
 * Prompts of a project that the viewer may read, oldest first. None for any other project, whether it exists or not: other
 * children never read a child's prompts.
 */
export async function promptsOf(context: Context, projectId: string): Promise<KeptPrompt[]> {
  const isStaff = context.viewer?.role === 'staff'
  // Staff of the demo academy read what is of the demo academy, and the other way round.
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

/** What a project has already counts by the copy's own id, so that it stays when the lab has forgotten where it came from. */
export function resolve(had: Evidence, { lessonIds, promptIds }: Chosen): Chosen {
  const kept = new Map(had.prompts.flatMap(({ id, interactionId }) => (interactionId ? [[interactionId, id]] : [])))
  return { lessonIds, promptIds: [...new Set(promptIds.map((id) => kept.get(id) ?? id))] }
}

export function isSameEvidence({ evidence, prompts }: Evidence, { lessonIds, promptIds }: Chosen): boolean {
  const same = (had: { id: string }[], chosen: string[]) =>
    chosen.toSorted().join() ===
    had
      .map(({ id }) => id)
      .toSorted()
      .join()
  return same(evidence, lessonIds) && same(prompts, promptIds)
}

/**
 * Keeps for a project what was chosen, and nothing else. What was evidence once stays possible, also when the lesson has left the
 * catalogue or the prompt the lab.
 *
 * @throws InvalidInputError for a lesson that is not completed, or a prompt that is not theirs, not answered or not safe
 */
export async function keepEvidence(tx: Tx, of: { id: string; learnerId: string }, chosen: Chosen, had = nothing): Promise<void> {
  await keepLessons(tx, of, chosen.lessonIds, had)
  await keepPrompts(tx, of, chosen.promptIds, had)
}

type Of = { id: string; learnerId: string }

async function keepLessons(tx: Tx, { id: projectId, learnerId }: Of, lessonIds: string[], { evidence }: Evidence): Promise<void> {
  const added = without(lessonIds, evidence)
  const completed = await tx.lessonProgress.count({
    where: { learnerId, lessonId: { in: added }, completedAt: { not: null } },
  })
  if (completed < added.length) {
    throw new InvalidInputError([{ field: 'lessonIds', message: 'Choose among the lessons you have completed.' }])
  }
  await tx.projectLesson.deleteMany({ where: { projectId, lessonId: { notIn: lessonIds } } })
  await tx.projectLesson.createMany({ data: added.map((lessonId) => ({ projectId, lessonId })) })
}

async function keepPrompts(tx: Tx, { id: projectId, learnerId }: Of, promptIds: string[], { prompts }: Evidence): Promise<void> {
  const added = without(promptIds, prompts)
  const found = await tx.interaction.findMany({
    where: { ...keepable(learnerId), id: { in: added } },
    select: { id: true, toolType: true, prompt: true, response: true, provider: true, model: true, createdAt: true },
  })
  if (found.length < added.length) {
    throw new InvalidInputError([{ field: 'promptIds', message: 'Choose among your own prompts that got an answer.' }])
  }
  await tx.projectPrompt.deleteMany({ where: { projectId, id: { notIn: promptIds } } })
  await tx.projectPrompt.createMany({
    data: found.map(({ id, createdAt, ...copy }) => ({ ...copy, projectId, interactionId: id, askedAt: createdAt })),
  })
}

function without(chosen: string[], had: { id: string }[]): string[] {
  return chosen.filter((id) => !had.some((it) => it.id === id))
}
