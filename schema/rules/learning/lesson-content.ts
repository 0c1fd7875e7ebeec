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
  title: z
    .string()
    .check(
      z.minLength(1, 'A resource has no title yet.'),
      z.maxLength(150, { error: 'Use at most 150 characters.', abort: true }),
    ),
  url: webAddress.check(z.maxLength(2000, { error: 'Use at most 2000 characters.', abort: true })),
  kind: z.enum(['link', 'pdf', 'video']),
})

/** A statement that can become wrong: products, ages, laws, figures. */
export const fact = z.strictObject({
  statement: z
    .string()
    .check(
      z.minLength(20, 'Write the statement in a sentence.'),
      z.maxLength(300, { error: 'Use at most 300 characters.', abort: true }),
    ),
  source: webAddress.check(z.maxLength(2000, { error: 'Use at most 2000 characters.', abort: true })),
  checkedOn: z.iso.date('Write the date as 2026-11-26.'),
})

export type Fact = z.infer<typeof fact>

export const lessonFrontMatter = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(90)),
  description: z.string().check(z.minLength(10), z.maxLength(300)),
  minutes: z.int().check(z.gte(10), z.lte(20)),
  objectives: z.array(z.string().check(z.minLength(5))).check(z.minLength(3), z.maxLength(5)),
  tools: z.array(z.enum(toolIds)),
  sidekick: z.enum(sidekickIds),
  /** The sidekick's greeting when the lesson opens. */
  greeting: z.string().check(z.minLength(20), z.maxLength(200)),
  skills: z.partialRecord(z.enum(skills.map((skill) => skill.id)), z.int().check(z.gte(1), z.lte(20))),
  /** AI literacy competences the lesson teaches; see ai-literacy.ts. */
  competences: z.array(z.enum(competences.map((it) => it.id))).check(z.minLength(1), z.maxLength(4)),
  prerequisites: z._default(z.array(z.string()), []),
  practice: z.strictObject({ prompt: z.string().check(z.minLength(10)), goodAnswer: z.string().check(z.minLength(10)) }),
  /** A line for learners who want a smaller step, and a task for those who want more. */
  easier: z.string().check(z.minLength(20), z.maxLength(300)),
  stretch: z.string().check(z.minLength(20), z.maxLength(400)),
  check: writtenCheck.check(z.minLength(3)),
  resources: z.array(resource).check(z.minLength(2), z.maxLength(4)),
  video: z.optional(webAddress),
  /** What the lesson is like. */
  shape: z.enum(lessonShapes.map(({ id }) => id)),
  /** Statements that can become wrong, with their source. */
  facts: z._default(z.array(fact), []),
  /** The module of a course that the lesson teaches. */
  module: z.optional(z.string()),
  /** Minutes of the task after the lesson, in addition to `minutes`. */
  projectMinutes: z.optional(z.int().check(z.gte(5), z.lte(30))),
})

/** What a tool is today, for the card of its course. */
const toolToday = z.strictObject({
  text: z.string().check(z.minLength(40), z.maxLength(600)),
  ages: z.string().check(z.minLength(10), z.maxLength(300)),
  checkedOn: z.iso.date(),
  sources: z
    .array(z.strictObject({ title: z.string().check(z.minLength(3)), url: webAddress }))
    .check(z.minLength(1), z.maxLength(4)),
})

export type ToolToday = z.infer<typeof toolToday>

export const folderFrontMatter = z.strictObject({ title: z.string().check(z.minLength(3)) })

export const pathFrontMatter = z.strictObject({
  name: z.string(),
  position: z.int(),
  icon: z.string(),
  skills: z.array(z.string()).check(z.minLength(1)),
})

export const courseFrontMatter = z.strictObject({
  name: z.string(),
  position: z.int(),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  needsPrevious: z._default(z.boolean(), false),
  isCore: z._default(z.boolean(), false),
  today: z.optional(toolToday),
  modules: z.array(z.strictObject({ id: z.string(), title: z.string(), summary: z.string(), outcome: z.string() })),
})
