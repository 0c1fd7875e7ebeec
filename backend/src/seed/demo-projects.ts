import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { toolIds } from '@deepm/schema/rules/learning/tools'
import { maxDescriptionLength, maxTitleLength, projectStatuses } from '@deepm/schema/rules/projects/projects'
import { reactions } from '@deepm/schema/rules/projects/reactions'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { parse as parseYaml } from 'yaml'
import type { Tx } from '../database/open.ts'
import { contentDir } from './content.ts'

const demoProject = z.strictObject({
  learner: z.string(),
  title: z.string().check(z.maxLength(maxTitleLength)),
  description: z.string().check(z.maxLength(maxDescriptionLength)),
  tools: z._default(z.array(z.enum(toolIds)), []),
  status: z.enum(projectStatuses),
  begun: z.int(),
  moved: z.int(),
  /** Lessons; those that the learner has not completed are skipped. */
  evidence: z._default(z.array(z.string()), []),
  share: z.optional(z.enum(['waitingForParent', 'approved'])),
  shown: z._default(z.int(), 0),
  /** Learners who chose each reaction. */
  reactions: z._default(z.partialRecord(z.enum(reactions), z.array(z.string())), {}),
})

/** Seeds the projects of the demo academy, which only demo accounts see. */
export async function seedDemoProjects(tx: Tx, now: Date): Promise<void> {
  const projects = z.array(demoProject).parse(parseYaml(readFileSync(path.join(contentDir, 'demo/projects.yaml'), 'utf8')))
  const known = await tx.learner.findMany({ where: { user: { isDemo: true } }, select: { id: true } })
  const learners = new Set(known.map((it) => it.id))
  for (const project of projects) if (learners.has(project.learner)) await seedProject(tx, project, learners, now)
}

type DemoProject = z.infer<typeof demoProject>

async function seedProject(tx: Tx, project: DemoProject, learners: ReadonlySet<string>, now: Date): Promise<void> {
  const { learner: learnerId, title, description, tools: toolsUsed, status, share } = project
  const ago = (days: number) => daysFrom(now, -days)
  const completed = await tx.lessonProgress.findMany({
    where: { learnerId, lessonId: { in: project.evidence }, completedAt: { not: null } },
    select: { lessonId: true },
  })
  const shown = ago(project.shown)
  const given = reactions.flatMap((reaction) =>
    (project.reactions[reaction] ?? [])
      .filter((id) => learners.has(id))
      .map((id) => ({ learnerId: id, reaction, likedAt: shown })),
  )
  const answer = share === 'approved' ? { answeredBy: 'demo-staff', answeredAt: shown } : {}
  await tx.project.create({
    data: {
      ...{ learnerId, title, description, toolsUsed, status, createdAt: ago(project.begun), statusAt: ago(project.moved) },
      evidence: { create: completed },
      ...(share && { shareRequests: { create: { title, description, toolsUsed, state: share, askedAt: shown, ...answer } } }),
      likes: { create: given },
    },
  })
}
