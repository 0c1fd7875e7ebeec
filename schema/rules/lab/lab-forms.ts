import { z } from '../forms/zod.ts'
import { type ClaimOutcome, claimOutcomes } from './comparison.ts'
import { cleanPrompt, type InteractionReport, interactionReports, labToolIds, maxNoteLength, maxPromptLength } from './lab.ts'
import { describeReadingLimit } from './reading-limits.ts'

// The lab's forms. Apart from lab.ts, so that screens that only show the lab don't load zod.

const promptMissing = 'Write a prompt first.'

export const labForm = z.object({
  toolType: z.enum(labToolIds, { error: 'Choose one of the four tools.' }),
  prompt: z.pipe(
    z.string({ error: promptMissing }).check(z.overwrite((text) => cleanPrompt(text).trim())),
    z.string().check(
      z.superRefine((text, context) => {
        const problem = describeReadingLimit(text)
        if (problem) context.addIssue({ code: 'custom', message: problem })
      }),
      z.refine((text) => /[^\p{Cf}\p{Z}\s]/u.test(text), promptMissing),
    ),
  ),
  /** Whether the Practice Coach answers even if a model could. */
  byCoach: z._default(z.boolean(), false),
  /** The answer to compare with, for a second answer to the same prompt. */
  firstAnswerId: z.optional(z.string().check(z.maxLength(64))),
})

export type LabForm = z.output<typeof labForm>

/** A short free text, possibly empty. */
const labNote = z._default(
  z.pipe(
    z.string().check(z.overwrite((text) => cleanPrompt(text).trim())),
    z.string().check(z.maxLength(maxNoteLength, { error: `Use at most ${maxNoteLength} characters.`, abort: true })),
  ),
  '',
)

export const interactionReportForm = z.object({
  reason: z.enum(Object.keys(interactionReports) as [InteractionReport, ...InteractionReport[]], { error: 'Choose a reason.' }),
  note: labNote,
})

/** What a learner found out about a sentence. A note is required, unless the learner could not find out. */
export const claimCheckForm = z
  .object({
    claim: z.string().check(z.minLength(1, 'Choose a sentence.'), z.maxLength(maxPromptLength)),
    outcome: z.enum(Object.keys(claimOutcomes) as [ClaimOutcome, ...ClaimOutcome[]], { error: 'Choose what you found out.' }),
    note: labNote,
  })
  .check(
    z.refine(({ outcome, note }) => outcome === 'unknown' || note !== '', {
      path: ['note'],
      error: 'Write where you checked it, or what you found.',
    }),
  )

export type ClaimCheckForm = z.output<typeof claimCheckForm>

/** What a learner expects to see in a picture, or what it shows. */
export const pictureTextForm = z.object({
  text: z.pipe(
    z.string({ error: 'Write what you expect to see.' }).check(z.overwrite((text) => cleanPrompt(text).trim())),
    z
      .string()
      .check(
        z.minLength(5, 'Write what you expect to see, in a few words.'),
        z.maxLength(maxNoteLength, `Use at most ${maxNoteLength} characters.`),
      ),
  ),
})
