import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { labCategories, labToolIds, maxPromptLength } from '@deepm/schema/rules/lab/lab'
import { refusalText } from '@deepm/schema/rules/safety/refusal'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { parse as parseYaml } from 'yaml'
import type { Db, Tx } from '../database/open.ts'
import { contentDir } from './content.ts'

const id = z.string().check(z.regex(/^[a-z0-9-]+$/))

const labPrompt = z.strictObject({
  id,
  category: z.enum(Object.keys(labCategories) as [keyof typeof labCategories]),
  title: z.string().check(z.minLength(5), z.maxLength(50)),
  text: z.string().check(z.minLength(80), z.maxLength(500)),
  tool: z.enum(labToolIds),
  lesson: id,
})

const demoInteraction = z.strictObject({
  learner: z._default(id, 'demo-learner'),
  tool: z.enum(labToolIds),
  ago: z.int().check(z.gte(0)),
  at: z.int().check(z.gte(0), z.lte(600)),
  liked: z._default(z.boolean(), false),
  /** Whether a staff review was requested. */
  review: z._default(z.boolean(), false),
  prompt: z.string().check(z.maxLength(maxPromptLength)),
})

const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8')

export type LabContent = { prompts: z.infer<typeof labPrompt>[]; digest: string }

/** Reads and validates the suggested prompts of the lab. */
export function readLab(): LabContent {
  const source = read('lab/prompts.yaml')
  return { prompts: z.array(labPrompt).parse(parseYaml(source)), digest: createHash('sha256').update(source).digest('hex') }
}

/** Stores the suggested prompts. Prompts removed from the file are deleted. */
export async function seedLab(db: Db, { prompts, digest }: LabContent): Promise<void> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'lab' } })
  if (edition?.digest === digest) return
  await db.$transaction(async (tx) => {
    await tx.labPrompt.deleteMany({ where: { id: { notIn: prompts.map((prompt) => prompt.id) } } })
    for (const [position, { id: promptId, lesson: lessonId, ...words }] of prompts.entries()) {
      const row = { ...words, lessonId, position }
      await tx.labPrompt.upsert({ where: { id: promptId }, create: { id: promptId, ...row }, update: row })
    }
    const mark = { digest, seededAt: new Date() }
    await tx.contentEdition.upsert({ where: { name: 'lab' }, create: { name: 'lab', ...mark }, update: mark })
  })
}

/** Creates the lab prompts of the demo learner and classmates, with regular answers of the coach. */
export async function seedDemoLab(db: Tx, now: Date): Promise<void> {
  const all = z.array(demoInteraction).parse(parseYaml(read('demo/practice.yaml')))
  // An older demo academy has fewer classmates.
  const here = new Set(
    (await db.learner.findMany({ where: { user: { isDemo: true } }, select: { id: true } })).map((it) => it.id),
  )
  const list = all.filter((it) => here.has(it.learner))
  // Loaded only when there is a prompt to check: the rules use memory, and a running server has them in a thread.
  const { analysisTasks } = await import('../moderation/analysis-tasks.service.ts')
  await db.interaction.createMany({
    data: list.map(({ learner, tool: toolType, ago, at, liked, review, prompt: said }) => {
      const { level, reasons, crisisTopics, prompt, coachAnswer } = analysisTasks.prompt({ prompt: said, toolType })
      const noon = daysFrom(now, -ago)
      noon.setUTCHours(12, at, 0, 0)
      const response = level === 'danger' ? refusalText(reasons, crisisTopics) : coachAnswer
      return {
        learnerId: learner,
        toolType,
        prompt,
        response,
        level,
        reasons,
        crisisTopics,
        createdAt: noon,
        answeredAt: noon,
        likedAt: liked ? noon : null,
        reviewAskedAt: review ? noon : null,
      }
    }),
  })
}
