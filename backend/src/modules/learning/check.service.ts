import { createHash, createHmac } from 'node:crypto'
import { type CheckItem, check as checkSchema } from '@deepm/schema/rules/check'
import { type GivenAnswer, type Graded, gradeAnswer, neededToPass, partsOf, shapeProblem } from '@deepm/schema/rules/grading'
import { type Context, once } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import { recordingLearner } from '../identity/identity.policy.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { LessonLockedError } from './learning.errors.ts'
import { isLocked, progressOf } from './outline.service.ts'

// Items carry their answers, and the ids and the order an author gave to items and their parts may tell them too. So the browser
// gets both under names of their own, and parts in an order of their own.

export type Part = { id: string; text: string }

/** An item as the browser may see it, with the learner's latest answer. */
export type AskedItem = {
  /** `lesson:name`, so that it is one of a kind. */
  id: string
  kind: CheckItem['kind']
  question: string
  /** Left sides of `matching`, in their order. */
  prompts: Part[]
  /** What can be chosen or put in order. */
  choices: Part[]
  answer: (GivenAnswer & Graded & { attempts: number }) | null
}

export type CheckStatus = { correct: number; needed: number; total: number }

type StoredAnswer = { itemId: string; answer: unknown; correct: boolean; attempts: number }

/** Answers per learner and minute: more than anybody reads, so that only a program hears of it. */
const answerLimit = { name: 'check-answer', max: 240, windowSeconds: 60 }

/** The items of a lesson as the viewer sees them; none while it is locked. `check` is the column as it stands. */
export async function askedItems(context: Context, lesson: { id: string; check: unknown }): Promise<AskedItem[]> {
  const viewerId = context.viewer?.userId ?? ''
  if (isLocked(await progressOf(context, viewerId), lesson.id)) return []
  const answers = await answersOf(context, viewerId, lesson.id)
  const name = namesOf(lesson)
  return checkSchema.parse(lesson.check).map((item) => asked(name, item, answers.get(item.id)))
}

/** How much of a lesson's check the viewer has right. */
export async function checkStatus(context: Context, lesson: { id: string; check: unknown }): Promise<CheckStatus> {
  const answers = await answersOf(context, context.viewer?.userId ?? '', lesson.id)
  return statusOf(checkSchema.parse(lesson.check), answers)
}

/** Whether a learner may mark a lesson complete, as far as its check goes. Reads the answers anew. */
export async function readCheckStatus(db: Tx, learnerId: string, lessonId: string): Promise<CheckStatus> {
  const lesson = await db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
  return statusOf(checkSchema.parse(lesson.check), await readAnswers(db, learnerId, lessonId))
}

/**
 * Grades and keeps the signed-in learner's answer to one item; the latest answer counts. An item that is right stays right.
 *
 * @param askedId `lesson:name`
 * @throws NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError, RateLimitedError
 */
export async function answerItem(context: Context, askedId: string, given: GivenAnswer): Promise<void> {
  const { userId: learnerId } = recordingLearner(context.viewer)
  const lessonId = lessonOf(askedId)
  const { db } = context
  const where = { id: lessonId, isPublished: true }
  const lesson = await db.lesson.findUnique({ where, select: { id: true, check: true } })
  if (!lesson) throw new NotFoundError('lesson')
  if (isLocked(await progressOf(context, learnerId), lessonId)) throw new LessonLockedError()
  const name = namesOf(lesson)
  const item = checkSchema.parse(lesson.check).find((it) => name(it.id) === askedId)
  if (!item) throw new NotFoundError('question any more')
  await countRequest(context, answerLimit, learnerId)
  const answer = authored(name, item, given)
  const problem = shapeProblem(item, answer)
  if (problem) throw new InvalidInputError([{ field: item.kind === 'short' ? 'text' : 'choices', message: problem }])
  await keepAnswer(db, {
    learnerId,
    lessonId,
    itemId: item.id,
    answer,
    correct: gradeAnswer(item, answer, 1).isCorrect,
    at: context.clock(),
  })
  // Fields of the answer read both again.
  context.memo.delete(`answers:${learnerId}:${lessonId}`)
  context.memo.delete(`progress:${learnerId}`)
}

/** The lesson an item belongs to, by the item's id. */
export function lessonOf(askedId: string): string {
  return askedId.split(':', 1)[0] ?? ''
}

type Kept = { learnerId: string; lessonId: string; itemId: string; answer: GivenAnswer; correct: boolean; at: Date }

/** In one statement, so that two tabs cannot lose a try; a right answer is not overwritten by a later wrong one. */
async function keepAnswer(db: Tx, { learnerId, lessonId, itemId, answer, correct, at }: Kept): Promise<void> {
  await db.$executeRaw`
    WITH started AS (
      INSERT INTO "LessonProgress" ("learnerId", "lessonId", "startedAt") VALUES (${learnerId}, ${lessonId}, ${at})
      ON CONFLICT DO NOTHING)
    INSERT INTO "CheckAnswer" AS kept ("learnerId", "lessonId", "itemId", answer, correct, attempts, "answeredAt")
    VALUES (${learnerId}, ${lessonId}, ${itemId}, ${JSON.stringify(answer)}::jsonb, ${correct}, 1, ${at})
    ON CONFLICT ("learnerId", "lessonId", "itemId") DO UPDATE
      SET answer = excluded.answer, correct = excluded.correct, attempts = kept.attempts + 1, "answeredAt" = excluded."answeredAt"
      WHERE NOT kept.correct`
}

function answersOf(context: Context, learnerId: string, lessonId: string): Promise<Map<string, StoredAnswer>> {
  return once(context, `answers:${learnerId}:${lessonId}`, () => readAnswers(context.db, learnerId, lessonId))
}

async function readAnswers(db: Tx, learnerId: string, lessonId: string): Promise<Map<string, StoredAnswer>> {
  const rows = await db.checkAnswer.findMany({
    where: { learnerId, lessonId },
    select: { itemId: true, answer: true, correct: true, attempts: true },
  })
  return new Map(rows.map((row) => [row.itemId, row]))
}

function statusOf(items: CheckItem[], answers: Map<string, StoredAnswer>): CheckStatus {
  const correct = items.filter((item) => answers.get(item.id)?.correct).length
  return { correct, needed: neededToPass(items.length), total: items.length }
}

/** The name of an item, or of a part of it, towards the browser. */
type Namer = (itemId: string, part?: string) => string

/**
 * Names from which nothing can be guessed: they are keyed by the whole check, answers and feedback included, and change when it
 * is edited.
 */
function namesOf(lesson: { id: string; check: unknown }): Namer {
  const key = createHash('sha256').update(JSON.stringify(lesson.check)).digest()
  const name = (what: string) => createHmac('sha256', key).update(`${lesson.id}/${what}`).digest('base64url').slice(0, 10)
  return (itemId, part) => (part === undefined ? `${lesson.id}:${name(itemId)}` : name(`${itemId}/${part}`))
}

function asked(name: Namer, item: CheckItem, stored: StoredAnswer | undefined): AskedItem {
  // The name of a left side must not be that of its right side.
  const prompts =
    item.kind === 'matching' ? item.pairs.map(({ id, left }) => ({ id: name(item.id, `left/${id}`), text: left })) : []
  return {
    id: name(item.id),
    kind: item.kind,
    question: item.question,
    prompts,
    choices: shuffled(name, item),
    answer: stored ? shown(name, item, stored) : null,
  }
}

/** Parts in the order of their public names, which has nothing to do with the author's. */
function shuffled(name: Namer, item: CheckItem): Part[] {
  const parts = partsOf(item)
  const mixed = parts.map((part) => ({ id: name(item.id, part.id), text: part.text })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // Steps that happen to fall into the right order are turned by one.
  const isSolved = item.kind === 'ordering' && mixed.every((part, index) => part.text === parts[index]?.text)
  return isSolved ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/** What was right when it was given stays right; about an answer that an edited check no longer fits, there is nothing to say. */
function shown(name: Namer, item: CheckItem, stored: StoredAnswer): NonNullable<AskedItem['answer']> {
  const answer = stored.answer as GivenAnswer
  const fits = shapeProblem(item, answer) === null
  const graded = fits ? gradeAnswer(item, answer, stored.attempts) : null
  const words = graded?.isCorrect === stored.correct ? graded : { feedback: [], marks: [] }
  return {
    text: fits ? answer.text : '',
    choices: fits ? answer.choices.map((id) => name(item.id, id)) : [],
    isCorrect: stored.correct,
    attempts: stored.attempts,
    marks: words.marks,
    feedback: words.feedback.map(({ about, text }) => ({ about: about === null ? null : name(item.id, about), text })),
  }
}

/** An answer in the ids of the item's author. A name that none of its parts has becomes an id that no item accepts. */
function authored(name: Namer, item: CheckItem, { choices, text }: GivenAnswer): GivenAnswer {
  if (item.kind === 'short') return { choices: [], text: text.trim() }
  const ids = new Map(partsOf(item).map(({ id }) => [name(item.id, id), id]))
  return { choices: choices.map((choice) => ids.get(choice) ?? `?${choice}`), text: '' }
}
