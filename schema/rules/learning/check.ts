import { z } from '../forms/zod.ts'

// A lesson's check for understanding, as its author writes it. It contains the correct answers, so this form never leaves the
// server.

/** Longest texts of a check, in characters: about twice the longest shipped text. `part` is a step or one side of a pair. */
export const maxCheckTextLengths = { id: 60, question: 400, option: 250, feedback: 400, part: 200, accepted: 100 } as const

const noFeedback = 'What is said about an answer is missing.'

/** Returns whether all ids are different. */
function apart(parts: { id: string }[]): boolean {
  return new Set(parts.map((part) => part.id)).size === parts.length
}
const sameId = 'ids are unique within an item'

/** @param limited applies a limit to a text, or returns it unchanged */
function checkRules(limited: (text: z.ZodString, longest: number) => z.ZodString) {
  const text = (longest: number, missing: string, least = 1) => limited(z.string().min(least, missing), longest)
  const { id, question, option, feedback, part, accepted } = maxCheckTextLengths
  const name = limited(z.string(), id).regex(/^[a-z0-9-]+$/)
  const item = { id: name, question: text(question, 'A question needs at least 5 characters.', 5) }
  const said = text(feedback, noFeedback)

  const choice = z.strictObject({
    id: name,
    text: text(option, 'An option has no words yet.'),
    correct: z.boolean().default(false),
    /** Shown when this option was wrongly chosen or wrongly left out. */
    feedback: said,
  })
  const single = z
    .strictObject({ ...item, kind: z.literal('single'), options: z.array(choice).min(3).max(5).refine(apart, sameId) })
    .refine((it) => it.options.filter((o) => o.correct).length === 1, 'a single choice has exactly one correct option')
  const several = z
    .strictObject({ ...item, kind: z.literal('several'), options: z.array(choice).min(3).max(6).refine(apart, sameId) })
    .refine(
      (it) => it.options.some((o) => o.correct) && it.options.some((o) => !o.correct),
      'some options are correct and some are not',
    )

  const step = z.strictObject({ id: limited(z.string(), id), text: text(part, 'A step has no words yet.') })
  /** `steps` are in the correct order. */
  const ordering = z.strictObject({
    ...item,
    kind: z.literal('ordering'),
    steps: z.array(step).min(3).max(6).refine(apart, sameId),
    feedback: said,
  })

  const side = text(part, 'A pair lacks a side.')
  /** Each pair is correct as written. */
  const matching = z.strictObject({
    ...item,
    kind: z.literal('matching'),
    pairs: z
      .array(z.strictObject({ id: limited(z.string(), id), left: side, right: side }))
      .min(3)
      .max(6)
      .refine(apart, sameId),
    feedback: said,
  })

  /** Accepted answers are compared ignoring case, accents, punctuation and surrounding spaces. */
  const short = z.strictObject({
    ...item,
    kind: z.literal('short'),
    accepted: z.array(text(accepted, 'An accepted answer has no words yet.')).min(1, 'Name an accepted answer.'),
    feedback: said,
  })

  const checkItem = z.discriminatedUnion('kind', [single, several, ordering, matching, short])
  const check = z
    .array(checkItem)
    .max(6, 'A check has at most 6 questions.')
    .refine((items) => new Set(items.map((it) => it.id)).size === items.length, 'ids of check items are unique within a lesson')
  return { checkItem, check }
}

/** A stored check. Its texts have no limits, so that checks older than a limit can still be read. */
export const { checkItem, check } = checkRules((text) => text)

/** A check as staff write it, with today's limits. */
export const { check: writtenCheck } = checkRules((text, longest) =>
  text.max(longest, { error: `Use at most ${longest} characters.`, abort: true }),
)

export type CheckItem = z.infer<typeof checkItem>
