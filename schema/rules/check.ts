import { z } from './zod.ts'

// A lesson's check for understanding, as its author writes it. Options carry their truth, so an item in this form stays on the
// server.

const noFeedback = 'What is said about an answer is missing.'

const option = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  text: z.string().min(1, 'An option has no words yet.'),
  correct: z.boolean().default(false),
  /** Shown when this option was chosen wrongly, or left out wrongly. */
  feedback: z.string().min(1, noFeedback),
})

/** Parts of an item are told apart by their ids. */
function apart(parts: { id: string }[]): boolean {
  return new Set(parts.map((part) => part.id)).size === parts.length
}
const sameId = 'ids are unique within an item'

const item = { id: z.string().regex(/^[a-z0-9-]+$/), question: z.string().min(5, 'A question needs at least 5 characters.') }

const single = z
  .strictObject({ ...item, kind: z.literal('single'), options: z.array(option).min(3).max(5).refine(apart, sameId) })
  .refine((it) => it.options.filter((o) => o.correct).length === 1, 'a single choice has exactly one correct option')

const several = z
  .strictObject({ ...item, kind: z.literal('several'), options: z.array(option).min(3).max(6).refine(apart, sameId) })
  .refine(
    (it) => it.options.some((o) => o.correct) && it.options.some((o) => !o.correct),
    'some options are correct and some are not',
  )

/** `steps` stand in the right order. */
const ordering = z.strictObject({
  ...item,
  kind: z.literal('ordering'),
  steps: z
    .array(z.strictObject({ id: z.string(), text: z.string().min(1, 'A step has no words yet.') }))
    .min(3)
    .max(6)
    .refine(apart, sameId),
  feedback: z.string().min(1, noFeedback),
})

/** Each pair is right as written. */
const matching = z.strictObject({
  ...item,
  kind: z.literal('matching'),
  pairs: z
    .array(
      z.strictObject({
        id: z.string(),
        left: z.string().min(1, 'A pair lacks a side.'),
        right: z.string().min(1, 'A pair lacks a side.'),
      }),
    )
    .min(3)
    .max(6)
    .refine(apart, sameId),
  feedback: z.string().min(1, noFeedback),
})

/** Accepted answers are compared without case, accents, punctuation and outer spaces. */
const short = z.strictObject({
  ...item,
  kind: z.literal('short'),
  accepted: z.array(z.string().min(1, 'An accepted answer has no words yet.')).min(1, 'Name an accepted answer.'),
  feedback: z.string().min(1, noFeedback),
})

export const checkItem = z.discriminatedUnion('kind', [single, several, ordering, matching, short])
export const check = z
  .array(checkItem)
  .max(6, 'A check has at most 6 questions.')
  .refine((items) => new Set(items.map((it) => it.id)).size === items.length, 'ids of check items are unique within a lesson')

export type CheckItem = z.infer<typeof checkItem>
