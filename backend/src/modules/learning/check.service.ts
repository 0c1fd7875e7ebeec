import { type CheckItem, type ChoiceLayout, check as checkSchema, layoutOf } from '@deepm/schema/rules/learning/check'
import {
  type Explanation,
  explain,
  type GivenAnswer,
  type Graded,
  gradeAnswer,
  requiredToPass,
  shapeProblem,
} from '@deepm/schema/rules/learning/grading'
import { renameQuestions } from '@deepm/schema/rules/learning/notes'
import { triesPerDay } from '@deepm/schema/rules/learning/tries'
import { twinFor } from '@deepm/schema/rules/learning/twins'
import type { Tx } from '../../database/open.ts'
import { type Context, cached } from '../../platform/context.ts'
import { progressOf } from '../curriculum/outline.service.ts'
import { isLocked } from '../curriculum/progress-figures.policy.ts'
import { type ItemPart, type PublicIdOf, publicIdsOf, shuffled } from './check-names.service.ts'

/** An item as the browser may see it, with the learner's latest answer. */
export type PublicItem = {
  /** `lesson:name`, so that it is globally unique. */
  id: string
  kind: CheckItem['kind']
  layout: ChoiceLayout
  question: string
  /** Left sides of `matching`, in their order. */
  prompts: ItemPart[]
  /** The options to choose or to order. */
  choices: ItemPart[]
  answer: (GivenAnswer & Graded & { attempts: number; withHelp: boolean }) | null
  /** Number of attempts left today. */
  triesLeft: number
  /** Set from the third wrong attempt until the answer is correct. */
  explanation: Explanation | null
  /** Set while the latest answer shows a misconception: the same idea in another situation. It does not count for passing. */
  twin: PublicItem | null
}

type Checked = { id: string; check: unknown }

/** `withHelp` counts the correct answers that came after an explanation. */
export type CheckStatus = { correct: number; withHelp: number; needed: number; total: number }

type StoredAnswer = {
  itemId: string
  answer: unknown
  correct: boolean
  attempts: number
  dayTries: number
  dayEndsAt: Date | null
  helpedAt: Date | null
}

/** Returns the items of a lesson for the viewer; none while it is locked. `check` is the value of the column. */
export async function publicItems(context: Context, lesson: Checked): Promise<PublicItem[]> {
  const viewerId = context.viewer?.userId ?? ''
  if (isLocked(await progressOf(context, viewerId), lesson.id)) return []
  const answers = await answersOf(context, viewerId, lesson.id)
  const name = publicIdsOf(lesson, viewerId)
  return checkSchema.parse(lesson.check).map((item) => {
    const twin = openTwin(item, answers)
    return { ...asked(name, item, answers, context.clock()), twin: twin && asked(name, twin, answers, context.clock()) }
  })
}

/** Returns the notes of a lesson for the viewer. Their directives name questions by the ids of `publicItems`. */
export function publicNotes(context: Context, lesson: { id: string; check: unknown; content: string }): string {
  return renameQuestions(lesson.content, publicIdsOf(lesson, context.viewer?.userId ?? ''))
}

/** Returns an item with an answer that was graded and not stored. */
export function triedItem(context: Context, lesson: Checked, item: CheckItem, answer: GivenAnswer): PublicItem {
  const { isCorrect: correct } = gradeAnswer(item, answer, 1)
  const tried = { itemId: item.id, answer, correct, attempts: 1, dayTries: 0, dayEndsAt: null, helpedAt: null }
  const name = publicIdsOf(lesson, context.viewer?.userId ?? '')
  return asked(name, item, new Map([[item.id, tried]]), context.clock())
}

/** Counts the correct items of a lesson's check. */
export async function checkStatus(context: Context, lesson: Checked): Promise<CheckStatus> {
  const answers = await answersOf(context, context.viewer?.userId ?? '', lesson.id)
  return statusOf(checkSchema.parse(lesson.check), answers)
}

/** Returns whether the check allows a learner to complete the lesson. Reads the answers from the database. */
export async function readCheckStatus(db: Tx, learnerId: string, lessonId: string): Promise<CheckStatus> {
  const lesson = await db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
  return statusOf(checkSchema.parse(lesson.check), await readAnswers(db, learnerId, lessonId))
}

/** Returns the twin question that the learner has to answer now, if any. */
function openTwin(item: CheckItem, answers: ReadonlyMap<string, Pick<StoredAnswer, 'answer' | 'correct'>>): CheckItem | null {
  const stored = answers.get(item.id)
  return stored && !stored.correct ? twinFor(item, stored.answer as GivenAnswer) : null
}

/** Returns the items that a learner can answer now: all of the check, and the twins of items with a misconception. */
export async function answerableItems(context: Context, learnerId: string, lesson: Checked): Promise<CheckItem[]> {
  const answers = await answersOf(context, learnerId, lesson.id)
  return checkSchema.parse(lesson.check).flatMap((item) => {
    const twin = openTwin(item, answers)
    return twin ? [item, twin] : [item]
  })
}

/** Returns the lesson of an item, by the item's id. */
export function lessonOf(askedId: string): string {
  return askedId.split(':', 1)[0] ?? ''
}

function answersOf(context: Context, learnerId: string, lessonId: string): Promise<Map<string, StoredAnswer>> {
  return cached(context, `answers:${learnerId}:${lessonId}`, () => readAnswers(context.db, learnerId, lessonId))
}

async function readAnswers(db: Tx, learnerId: string, lessonId: string): Promise<Map<string, StoredAnswer>> {
  const rows = await db.checkAnswer.findMany({
    where: { learnerId, lessonId },
    select: { itemId: true, answer: true, correct: true, attempts: true, dayTries: true, dayEndsAt: true, helpedAt: true },
  })
  return new Map(rows.map((row) => [row.itemId, row]))
}

function statusOf(items: CheckItem[], answers: Map<string, StoredAnswer>): CheckStatus {
  const right = items.flatMap((item) => answers.get(item.id) ?? []).filter((answer) => answer.correct)
  const withHelp = right.filter((answer) => answer.helpedAt !== null).length
  return { correct: right.length, withHelp, needed: requiredToPass(items.length), total: items.length }
}

function asked(name: PublicIdOf, item: CheckItem, answers: ReadonlyMap<string, StoredAnswer>, now: Date): PublicItem {
  const stored = answers.get(item.id)
  // The id of a left side must differ from that of its right side.
  const prompts =
    item.kind === 'matching' ? item.pairs.map(({ id, left }) => ({ id: name(item.id, `left/${id}`), text: left })) : []
  return {
    id: name(item.id),
    kind: item.kind,
    layout: layoutOf(item),
    question: item.question,
    prompts,
    choices: shuffled(name, item),
    answer: stored ? shown(name, item, stored) : null,
    triesLeft: triesPerDay - (stored?.dayEndsAt && stored.dayEndsAt > now ? stored.dayTries : 0),
    explanation: stored?.helpedAt && !stored.correct ? explained(name, item) : null,
    twin: null,
  }
}

function explained(name: PublicIdOf, item: CheckItem): Explanation {
  const { choices, text, feedback } = explain(item)
  return { choices: choices.map((id) => name(item.id, id)), text, feedback: renamed(name, item, feedback) }
}

function renamed(name: PublicIdOf, item: CheckItem, feedback: Graded['feedback']): Graded['feedback'] {
  return feedback.map(({ about, text }) => ({ about: about === null ? null : name(item.id, about), text }))
}

/** An answer that was correct stays correct. An answer that no longer fits an edited check has no result. */
function shown(name: PublicIdOf, item: CheckItem, stored: StoredAnswer): NonNullable<PublicItem['answer']> {
  const answer = stored.answer as GivenAnswer
  const fits = shapeProblem(item, answer) === null
  const graded = fits ? gradeAnswer(item, answer, stored.attempts) : null
  const words = graded?.isCorrect === stored.correct ? graded : { feedback: [], marks: [] }
  return {
    text: fits ? answer.text : '',
    choices: fits ? answer.choices.map((id) => name(item.id, id)) : [],
    isCorrect: stored.correct,
    attempts: stored.attempts,
    withHelp: stored.helpedAt !== null,
    marks: words.marks,
    feedback: renamed(name, item, words.feedback),
  }
}
