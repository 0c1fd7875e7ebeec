import { toolIds } from './tools.ts'
import { z } from './zod.ts'

// Projects of the Project Studio: their columns, what may stand on a card, and the limits. The screen asks with these rules, the
// server again.

/** The columns of the board, in their order. A project may move from any to any. */
export const projectStatuses = ['planning', 'in_progress', 'review', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** What the columns are called. */
export const statusNames: Record<ProjectStatus, string> = {
  planning: 'Planning',
  in_progress: 'In progress',
  review: 'Review',
  completed: 'Completed',
}

/** Most projects that one learner may begin, the deleted ones not counted: against programs, not against children. What is read knows no such limit. */
export const mostProjects = 200
/** Most completed lessons that one project may name as evidence. */
export const mostEvidence = 12
/** Most prompts from the lab that one project may keep. */
export const mostPrompts = 10
/** How many of their prompts a learner is offered to keep, newest first; older ones are found by their words. */
export const promptChoices = 20
/** Cards of a column that are read at a time. */
export const columnPage = 50
/** Most projects the showcase shows. */
export const showcaseSize = 6
/** How long a deleted project can be brought back before it is erased. */
export const restoreHours = 24
/** So many people have to report a shown project for it to be hidden until staff decide. */
export const reportsToHide = 3

export const longestTitle = 80
export const longestDescription = 1000

const titleMissing = 'Project title is required'
/** Marks that turn the direction of writing could make a text read as another. */
const turnsNothing = /^[^\u202a-\u202e\u2066-\u2069]*$/u
const plainWords = 'Use letters, digits and punctuation.'

const title = z
  .string({ error: titleMissing })
  .trim()
  .min(1, titleMissing)
  .max(longestTitle, `Use at most ${longestTitle} characters for the title.`)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write the title in one line.')
  .regex(turnsNothing, plainWords)
  .refine((text) => /[^\p{Cf}\p{Z}]/u.test(text), titleMissing)

/** Words of several lines, which may be empty. */
const lines = (longest: number, tooLong = `Use at most ${longest} characters.`) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(longest, tooLong)
        .regex(/^[\n\t\P{Cc}]*$/u, plainWords)
        .regex(turnsNothing, plainWords),
    )

const description = lines(longestDescription, `Use at most ${longestDescription} characters for the description.`)

const toolsUsed = z
  .array(z.enum(toolIds, { error: 'Choose tools from the list.' }))
  .transform((tools) => toolIds.filter((id) => tools.includes(id)))

const idsOf = (most: number, what: string) =>
  z
    .array(z.string())
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(most, `Choose at most ${most} ${what}.`))

const lessonIds = idsOf(mostEvidence, 'lessons')
const promptIds = idsOf(mostPrompts, 'prompts')

/** A status other than the first is accepted and not kept: new projects start as planning. */
export const projectForm = z.object({
  title,
  description: description.default(''),
  toolsUsed: toolsUsed.default([]),
  status: z.enum(projectStatuses).default('planning'),
  lessonIds: lessonIds.default([]),
  promptIds: promptIds.default([]),
})

export type ProjectForm = z.output<typeof projectForm>

/** A change names what changes, and the version it was made on; without a version it holds on whatever stands there. */
export const projectChange = z
  .object({
    version: z.int().optional(),
    title: title.optional(),
    description: description.optional(),
    toolsUsed: toolsUsed.optional(),
    status: z.enum(projectStatuses).optional(),
    lessonIds: lessonIds.optional(),
    promptIds: promptIds.optional(),
  })
  .refine(({ version: _version, ...changes }) => Object.values(changes).some((it) => it !== undefined), {
    path: ['status'],
    error: 'Say what to change.',
  })

export type ProjectChange = z.output<typeof projectChange>

/** Why somebody reports a shown project, and how that is put to them. */
export const reportReasons = {
  unkind: 'It is unkind to somebody',
  personal: 'It tells private things about somebody',
  unsafe: 'It is scary or dangerous',
  copied: 'Somebody else made it',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

export const longestReport = 300

export const reportForm = z.object({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], { error: 'Choose a reason.' }),
  note: lines(longestReport).default(''),
})

type Words = { title: string; description: string; toolsUsed: readonly string[] }

/** Whether the words somebody approved are still the words of the project. */
export function sameWords(one: Words, other: Words): boolean {
  return one.title === other.title && one.description === other.description && one.toolsUsed.join() === other.toolsUsed.join()
}

const longestPromptTitle = 80

/** What a prompt is called where there is no room for it: its first words in one line. */
export function promptTitle(prompt: string): string {
  const line = prompt.trim().replaceAll(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > longestPromptTitle
    ? `${letters
        .slice(0, longestPromptTitle - 1)
        .join('')
        .trimEnd()}…`
    : line
}
