import { oneLine } from '../forms/one-line.ts'
import { z } from '../forms/zod.ts'
import { toolIds } from '../learning/tools.ts'
import {
  maxDescriptionLength,
  maxEvidence,
  maxPrompts,
  maxReportLength,
  maxTitleLength,
  projectStatuses,
  type ReportReason,
  reportReasons,
} from './projects.ts'

// Project forms. Apart from projects.ts, so that screens that only show projects don't load zod.

const titleMissing = 'Project title is required'
/** Direction marks could make a text read differently. */
const turnsNothing = /^[^\u202a-\u202e\u2066-\u2069]*$/u
const plainWords = 'Use letters, digits and punctuation.'

const title = z
  .string({ error: titleMissing })
  .trim()
  .min(1, titleMissing)
  .max(maxTitleLength, { error: `Use at most ${maxTitleLength} characters for the title.`, abort: true })
  .regex(oneLine, 'Write the title in one line.')
  .regex(turnsNothing, plainWords)
  .refine((text) => /[^\p{Cf}\p{Z}]/u.test(text), titleMissing)

/** Multi-line text, possibly empty. */
const lines = (longest: number, tooLong = `Use at most ${longest} characters.`) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(longest, { error: tooLong, abort: true })
        .regex(/^[\n\t\P{Cc}]*$/u, plainWords)
        .regex(turnsNothing, plainWords),
    )

const description = lines(maxDescriptionLength, `Use at most ${maxDescriptionLength} characters for the description.`)

const toolsUsed = z
  .array(z.enum(toolIds, { error: 'Choose tools from the list.' }))
  .transform((tools) => toolIds.filter((id) => tools.includes(id)))

const idsOf = (most: number, what: string) =>
  z
    .array(z.string())
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(most, `Choose at most ${most} ${what}.`))

const lessonIds = idsOf(maxEvidence, 'lessons')
const experimentIds = idsOf(maxEvidence, 'experiments')
const promptIds = idsOf(maxPrompts, 'prompts')

/** Any status is accepted and ignored: new projects start as planning. */
export const projectForm = z.object({
  title,
  description: description.default(''),
  toolsUsed: toolsUsed.default([]),
  status: z.enum(projectStatuses).default('planning'),
  lessonIds: lessonIds.default([]),
  experimentIds: experimentIds.default([]),
  promptIds: promptIds.default([]),
})

export type ProjectForm = z.output<typeof projectForm>

/** A change contains the changed fields and the version it is based on; without a version it applies to any. */
export const projectChange = z
  .object({
    version: z.int().optional(),
    title: title.optional(),
    description: description.optional(),
    toolsUsed: toolsUsed.optional(),
    status: z.enum(projectStatuses).optional(),
    lessonIds: lessonIds.optional(),
    experimentIds: experimentIds.optional(),
    promptIds: promptIds.optional(),
  })
  .refine(({ version: _version, ...changes }) => Object.values(changes).some((it) => it !== undefined), {
    path: ['status'],
    error: 'Say what to change.',
  })

export type ProjectChange = z.output<typeof projectChange>

export const reportForm = z.object({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], { error: 'Choose a reason.' }),
  note: lines(maxReportLength).default(''),
})
