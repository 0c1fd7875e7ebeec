import { z } from '../forms/zod.ts'
import { misconceptionIds } from './misconceptions.ts'

// A lesson's check for understanding, as its author writes it. It contains the correct answers, so this form never leaves the
// server.

/** Longest texts of a check, in characters: about twice the longest shipped text. `part` is a step or one side of a pair. */
export const maxCheckTextLengths = { id: 60, question: 400, option: 250, feedback: 400, part: 200, accepted: 100 } as const

const choiceLayouts = ['list', 'text', 'code'] as const

export type ChoiceLayout = (typeof choiceLayouts)[number]

const noFeedback = 'The feedback on an answer is missing.'

/** Returns whether all ids are different. */
function apart(parts: { id: string }[]): boolean {
  return new Set(parts.map((part) => part.id)).size === parts.length
}
const sameId = 'ids are unique within an item'

/** @param limited applies a limit to a text, or returns it unchanged */
function checkRules(limited: (text: z.ZodMiniString<string>, longest: number) => z.ZodMiniString<string>) {
  const text = (longest: number, missing: string, least = 1) => limited(z.string().check(z.minLength(least, missing)), longest)
  const { id, question, option, feedback, part, accepted } = maxCheckTextLengths
  const name = limited(z.string(), id).check(z.regex(/^[a-z0-9-]+$/))
  const item = { id: name, question: text(question, 'A question needs at least 5 characters.', 5) }
  const said = text(feedback, noFeedback)

  const choice = z.strictObject({
    id: name,
    text: text(option, 'An option is empty.'),
    correct: z._default(z.boolean(), false),
    /** Shown when this option was chosen. */
    feedback: said,
    /** The wrong idea that a learner who chooses this option probably has. */
    misconception: z.optional(z.enum(misconceptionIds)),
  })
  const choices = (most: number) => z.array(choice).check(z.minLength(3), z.maxLength(most), z.refine(apart, sameId))
  const oneCorrect = (it: { options: { correct: boolean }[] }) => it.options.filter((o) => o.correct).length === 1
  const oneCorrectRule = 'a single choice has exactly one correct option'

  /** A question for a learner whose answer shows a wrong idea: the same idea in another situation. It does not count for passing. */
  const twin = z
    .strictObject({ ...item, probes: z.enum(misconceptionIds), options: choices(4) })
    .check(z.refine(oneCorrect, oneCorrectRule))
  const chosen = {
    ...item,
    /** How options look: a list, the sentences of one text, or the lines of a program. */
    layout: z.optional(z.enum(choiceLayouts)),
    twins: z.optional(z.array(twin).check(z.maxLength(2), z.refine(apart, sameId))),
  }
  const hasProbes = ({ options, twins }: { options: z.infer<typeof choice>[]; twins?: { probes: string }[] | undefined }) =>
    (twins ?? []).every(({ probes }) => options.some((it) => !it.correct && it.misconception === probes))
  const probesRule = 'a twin probes the misconception of a wrong option'
  const isShort =
    (most: number) =>
    ({ layout = 'list', options }: { layout?: string | undefined; options: unknown[] }) =>
      layout !== 'list' || options.length <= most
  const single = z
    .strictObject({ ...chosen, kind: z.literal('single'), options: choices(8) })
    .check(
      z.refine(isShort(5), 'a list has at most 5 options'),
      z.refine(oneCorrect, oneCorrectRule),
      z.refine(hasProbes, probesRule),
    )
  const several = z.strictObject({ ...chosen, kind: z.literal('several'), options: choices(8) }).check(
    z.refine(isShort(6), 'a list has at most 6 options'),
    z.refine(
      (it) => it.options.some((o) => o.correct) && it.options.some((o) => !o.correct),
      'some options are correct and some are not',
    ),
    z.refine(hasProbes, probesRule),
  )

  const step = z.strictObject({
    id: limited(z.string(), id),
    text: text(part, 'A step is empty.'),
    /** Shown when this step has the wrong place. */
    feedback: z.optional(said),
  })
  /** `steps` are in the correct order. */
  const ordering = z.strictObject({
    ...item,
    kind: z.literal('ordering'),
    steps: z.array(step).check(z.minLength(3), z.maxLength(6), z.refine(apart, sameId)),
    feedback: said,
  })

  const side = text(part, 'A pair is missing a side.')
  /** Each pair is correct as written. */
  const matching = z
    .strictObject({
      ...item,
      kind: z.literal('matching'),
      pairs: z
        .array(
          z.strictObject({
            id: limited(z.string(), id),
            left: side,
            right: side,
            /** Shown when the left side has another partner. */
            feedback: z.optional(said),
          }),
        )
        .check(z.minLength(3), z.maxLength(6)),
      /** Right sides without a partner. */
      distractors: z.optional(z.array(z.strictObject({ id: limited(z.string(), id), text: side })).check(z.maxLength(2))),
      feedback: said,
    })
    .check(
      z.refine(({ pairs, distractors = [] }) => apart([...pairs, ...distractors]), sameId),
      z.refine(
        ({ pairs, distractors = [] }) => distractors.every(({ text }) => pairs.every(({ right }) => right !== text)),
        'a distractor differs from the right sides of the pairs',
      ),
    )

  /** Accepted answers are compared ignoring case, accents, punctuation and surrounding spaces. */
  const answers = z.array(text(accepted, 'An accepted answer is empty.'))
  const short = z.strictObject({
    ...item,
    kind: z.literal('short'),
    accepted: answers.check(z.minLength(1, 'Add an accepted answer.')),
    /** Wrong answers that are expected, each with what to say about it. */
    near: z.optional(z.array(z.strictObject({ answers: answers.check(z.minLength(1)), feedback: said }))),
    feedback: said,
  })

  const checkItem = z.discriminatedUnion('kind', [single, several, ordering, matching, short])
  const check = z.array(checkItem).check(
    z.maxLength(6, 'A check has at most 6 questions.'),
    z.refine((items) => apart([...items, ...items.flatMap(twinsOf)]), 'ids of check items are unique within a lesson'),
  )
  return { checkItem, check }
}

/** Returns the twin questions of an item. */
export function twinsOf<Twin extends { id: string }>(item: { twins?: Twin[] | undefined } | object): Twin[] {
  return ('twins' in item && item.twins) || []
}

/** A stored check. Its texts have no limits, so that checks older than a limit can still be read. */
export const { checkItem, check } = checkRules((text) => text)

/** A check as staff write it, with today's limits. */
export const { check: writtenCheck } = checkRules((text, longest) =>
  text.check(z.maxLength(longest, { error: `Use at most ${longest} characters.`, abort: true })),
)

export type CheckItem = z.infer<typeof checkItem>

/** Returns how the choices of an item are shown; kinds without choices count as a list. */
export function layoutOf(item: CheckItem): ChoiceLayout {
  return ('layout' in item && item.layout) || 'list'
}

export type Twin = NonNullable<Extract<CheckItem, { kind: 'single' }>['twins']>[number]
