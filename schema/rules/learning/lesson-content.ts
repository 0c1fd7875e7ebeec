import { z } from '../forms/zod.ts'
import { competences } from './ai-literacy.ts'
import { writtenCheck } from './check.ts'
import { lessonShapes } from './lesson-shapes.ts'
import { skills } from './skills.ts'
import { toolIds } from './tools.ts'

// Front matter of the content files in backend/content; the body is the text.

export const sidekickIds = ['mentor-guide', 'brain-bot', 'design-dynamo', 'maestro'] as const

/** URLs in content: https only. */
const webAddress = z.url({ protocol: /^https$/, error: 'Enter an address that starts with https://.' })

export const resource = z.strictObject({
  title: z.string().min(1, 'A resource has no title yet.').max(150, { error: 'Use at most 150 characters.', abort: true }),
  url: webAddress.max(2000, { error: 'Use at most 2000 characters.', abort: true }),
  kind: z.enum(['link', 'pdf', 'video']),
})

/** A statement that can become wrong: products, ages, laws, figures. */
export const fact = z.strictObject({
  statement: z
    .string()
    .min(20, 'Write the statement in a sentence.')
    .max(300, { error: 'Use at most 300 characters.', abort: true }),
  source: webAddress.max(2000, { error: 'Use at most 2000 characters.', abort: true }),
  checkedOn: z.iso.date('Write the date as 2026-11-26.'),
})

export type Fact = z.infer<typeof fact>

export const lessonFrontMatter = z.strictObject({
  title: z.string().min(3).max(90),
  description: z.string().min(10).max(300),
  minutes: z.int().min(10).max(20),
  objectives: z.array(z.string().min(5)).min(3).max(5),
  tools: z.array(z.enum(toolIds)),
  sidekick: z.enum(sidekickIds),
  /** The sidekick's greeting when the lesson opens. */
  greeting: z.string().min(20).max(200),
  skills: z.partialRecord(z.enum(skills.map((skill) => skill.id)), z.int().min(1).max(20)),
  /** AI literacy competences the lesson teaches; see ai-literacy.ts. */
  competences: z
    .array(z.enum(competences.map((it) => it.id)))
    .min(1)
    .max(4),
  prerequisites: z.array(z.string()).default([]),
  practice: z.strictObject({ prompt: z.string().min(10), goodAnswer: z.string().min(10) }),
  /** A line for learners who want a smaller step, and a task for those who want more. */
  easier: z.string().min(20).max(300),
  stretch: z.string().min(20).max(400),
  check: writtenCheck.min(3),
  resources: z.array(resource).min(2).max(4),
  video: webAddress.optional(),
  /** What the lesson is like. */
  shape: z.enum(lessonShapes.map(({ id }) => id)),
  /** Statements that can become wrong, with their source. */
  facts: z.array(fact).default([]),
  /** The module of a course that the lesson teaches. */
  module: z.string().optional(),
  /** Minutes of the task after the lesson, in addition to `minutes`. */
  projectMinutes: z.int().min(5).max(30).optional(),
})

/** What a tool is today, for the card of its course. */
const toolToday = z.strictObject({
  text: z.string().min(40).max(600),
  ages: z.string().min(10).max(300),
  checkedOn: z.iso.date(),
  sources: z
    .array(z.strictObject({ title: z.string().min(3), url: webAddress }))
    .min(1)
    .max(4),
})

export type ToolToday = z.infer<typeof toolToday>

export const folderFrontMatter = z.strictObject({ title: z.string().min(3) })

export const pathFrontMatter = z.strictObject({
  name: z.string(),
  position: z.int(),
  icon: z.string(),
  skills: z.array(z.string()).min(1),
})

export const courseFrontMatter = z.strictObject({
  name: z.string(),
  position: z.int(),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  needsPrevious: z.boolean().default(false),
  isCore: z.boolean().default(false),
  today: toolToday.optional(),
  modules: z.array(z.strictObject({ id: z.string(), title: z.string(), summary: z.string(), outcome: z.string() })),
})
