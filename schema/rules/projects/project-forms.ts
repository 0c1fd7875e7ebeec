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

const title = z.string({ error: titleMissing }).check(
  z.trim(),
  z.minLength(1, titleMissing),
  z.maxLength(maxTitleLength, { error: `Use at most ${maxTitleLength} characters for the title.`, abort: true }),
  z.regex(oneLine, 'Write the title in one line.'),
  z.regex(turnsNothing, plainWords),
  z.refine((text) => /[^\p{Cf}\p{Z}]/u.test(text), titleMissing),
)

/** Multi-line text, possibly empty. */
const lines = (longest: number, tooLong = `Use at most ${longest} characters.`) =>
  z.pipe(
    z.string().check(z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())),
    z
      .string()
      .check(
        z.maxLength(longest, { error: tooLong, abort: true }),
        z.regex(/^[\n\t\P{Cc}]*$/u, plainWords),
        z.regex(turnsNothing, plainWords),
      ),
  )

const description = lines(maxDescriptionLength, `Use at most ${maxDescriptionLength} characters for the description.`)

const toolsUsed = z
  .array(z.enum(toolIds, { error: 'Choose tools from the list.' }))
  .check(z.overwrite((tools) => toolIds.filter((id) => tools.includes(id))))

const idsOf = (most: number, what: string) =>
  z.pipe(
    z.array(z.string()).check(z.overwrite((ids) => [...new Set(ids)])),
    z.array(z.string()).check(z.maxLength(most, `Choose at most ${most} ${what}.`)),
  )

const lessonIds = idsOf(maxEvidence, 'lessons')
const experimentIds = idsOf(maxEvidence, 'experiments')
const promptIds = idsOf(maxPrompts, 'prompts')

/** Any status is accepted and ignored: new projects start as planning. */
export const projectForm = z.object({
  title,
  description: z._default(description, ''),
  toolsUsed: z._default(toolsUsed, []),
  status: z._default(z.enum(projectStatuses), 'planning'),
  lessonIds: z._default(lessonIds, []),
  experimentIds: z._default(experimentIds, []),
  promptIds: z._default(promptIds, []),
})

export type ProjectForm = z.output<typeof projectForm>

/** A change contains the changed fields and the version it is based on; without a version it applies to any. */
export const projectChange = z
  .object({
    version: z.optional(z.int()),
    title: z.optional(title),
    description: z.optional(description),
    toolsUsed: z.optional(toolsUsed),
    status: z.optional(z.enum(projectStatuses)),
    lessonIds: z.optional(lessonIds),
    experimentIds: z.optional(experimentIds),
    promptIds: z.optional(promptIds),
  })
  .check(
    z.refine(({ version: _version, ...changes }) => Object.values(changes).some((it) => it !== undefined), {
      path: ['status'],
      error: 'Say what to change.',
    }),
  )

export type ProjectChange = z.output<typeof projectChange>

export const reportForm = z.object({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], { error: 'Choose a reason.' }),
  note: z._default(lines(maxReportLength), ''),
})
