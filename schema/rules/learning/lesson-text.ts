import { z } from '../forms/zod.ts'
import { competences } from './ai-literacy.ts'
import { writtenCheck } from './check.ts'
import { fact, resource, sidekickIds } from './lesson-content.ts'
import { lessonShapes } from './lesson-shapes.ts'
import { notesProblem } from './notes-problems.ts'
import { skills } from './skills.ts'
import { toolIds } from './tools.ts'
import { maxVideoUrlLength, videoSource } from './video-url.ts'

// The full text of a lesson as staff write it and its versions store it. Upper limits are those of the shipped files; fields
// beyond the specified form may be empty.

/** Shortest and longest lesson, in minutes. */
const lessonMinutes = { min: 10, max: 20 } as const

/** Longest notes, in characters: three times the longest shipped text. */
export const maxNotesLength = 30_000

/** Most statements to check of a lesson. */
export const maxFacts = 12

const words = (what: string, min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min, min === 1 ? `${what} is missing.` : `${what} needs at least ${min} characters.`),
      z.maxLength(max, { error: `${what} has at most ${max} characters.`, abort: true }),
    )

/** Empty, or at least the minimum length. */
const maybe = (what: string, min: number, max: number) => z.union([z.literal(''), words(what, min, max)])

/** A video on YouTube or Vimeo; no other host can be played. */
const video = z.string().check(
  z.trim(),
  z.maxLength(maxVideoUrlLength, { error: `Use at most ${maxVideoUrlLength} characters.`, abort: true }),
  z.refine(
    (address) => videoSource(address).kind === 'embed',
    'Enter the address of a YouTube or Vimeo video, or leave it empty.',
  ),
)

export const lessonPractice = z.strictObject({
  prompt: words('The practice prompt', 10, 1000),
  goodAnswer: words('What a good answer looks like', 10, 1000),
})

export const lessonText = z
  .strictObject({
    title: words('The title', 3, 90),
    description: words('The description', 10, 300),
    minutes: z
      .int('Enter the duration in whole minutes.')
      .check(
        z.gte(lessonMinutes.min, `A lesson takes ${lessonMinutes.min} to ${lessonMinutes.max} minutes.`),
        z.lte(lessonMinutes.max, `A lesson takes ${lessonMinutes.min} to ${lessonMinutes.max} minutes.`),
      ),
    video: z.nullable(video),
    objectives: z
      .array(words('An objective', 5, 200))
      .check(z.minLength(1, 'A lesson needs an objective.'), z.maxLength(5, 'A lesson has at most 5 objectives.')),
    content: words('The content', 20, maxNotesLength),
    tools: z.array(z.enum(toolIds)).check(z.maxLength(toolIds.length)),
    sidekick: z.nullable(z.enum(sidekickIds)),
    greeting: maybe('The greeting', 20, 200),
    practice: z.nullable(lessonPractice),
    easier: maybe('The smaller step', 20, 300),
    stretch: maybe('The bigger task', 20, 400),
    check: writtenCheck,
    resources: z.array(resource).check(z.maxLength(4, 'A lesson has at most 4 resources.')),
    skills: z.partialRecord(z.enum(skills.map((skill) => skill.id)), z.int().check(z.gte(1), z.lte(20))),
    competences: z.array(z.enum(competences.map((it) => it.id))).check(z.maxLength(4, 'A lesson has at most 4 competencies.')),
    shape: z._default(z.nullable(z.enum(lessonShapes.map(({ id }) => id))), null),
    facts: z._default(z.array(fact).check(z.maxLength(maxFacts, `A lesson has at most ${maxFacts} statements to check.`)), []),
    projectMinutes: z._default(z.int().check(z.gte(0), z.lte(30, 'A task after the lesson takes at most 30 minutes.')), 0),
  })
  .check(
    z.superRefine(({ content, check }, issues) => {
      const problem = notesProblem(
        content,
        check.map(({ id }) => id),
      )
      if (problem !== null) issues.addIssue({ code: 'custom', path: ['content'], message: problem })
    }),
  )

export type LessonText = z.infer<typeof lessonText>

export type LessonPart = keyof LessonText

/** Display names of the fields for staff. */
export const lessonParts: Record<LessonPart, string> = {
  title: 'Title',
  description: 'Description',
  minutes: 'Duration',
  video: 'Video',
  objectives: 'Learning objectives',
  content: 'Lesson content',
  tools: 'AI tools',
  sidekick: 'Sidekick',
  greeting: 'Greeting',
  practice: 'Practice prompt',
  easier: 'Smaller step',
  stretch: 'Bigger task',
  check: 'Check for understanding',
  resources: 'Resources',
  skills: 'Skills',
  competences: 'Competences',
  shape: 'Kind of lesson',
  facts: 'Statements to check',
  projectMinutes: 'Time for the task',
}

/** Returns the fields in which two texts differ, in form order. */
export function changedParts(one: LessonText, other: LessonText): LessonPart[] {
  return (Object.keys(lessonParts) as LessonPart[]).filter((part) => bare(one[part]) !== bare(other[part]))
}

/** Returns the same value for equal content: databases reorder object keys. */
function bare(value: unknown): string {
  return JSON.stringify(value, (_key, it) =>
    it && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  )
}

/** Parses a duration to minutes: `15`, `15 min`, `15 minutes`. Returns `null` for anything else, such as `1/4`. */
export function parseMinutes(duration: string): number | null {
  const [, figure] = /^\s*(\d{1,3})\s*(?:m|min|mins|min\.|minutes?)?\s*$/i.exec(duration) ?? []
  return figure === undefined ? null : Number(figure)
}

/** Returns the slug of a lesson title; it stays the same when the title changes. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return slug || 'lesson'
}

/** A module of a path, as staff write it. */
export const moduleText = z.strictObject({
  title: words('The title', 3, 90),
  description: words('The description', 10, 600),
})

export type ModuleText = z.infer<typeof moduleText>

/** Days for which staff can restore a deleted item. Its rows remain after that: learners may have completed it. */
export const restoreDays = 30
