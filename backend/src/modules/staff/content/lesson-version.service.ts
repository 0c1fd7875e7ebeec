import { changedParts, type LessonText, lessonParts, lessonText } from '@deepm/schema/rules/learning/lesson-text'
import { InvalidInputError, type Issue, NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import type { StaffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { publishText, storedText, textColumns, textOfRow } from '../../learning/lesson-text.service.ts'
import { LessonChangedError } from './content.errors.ts'
import { changeContent, type Editing, type LockedLessonRow, lockLessonRow } from './content-write.service.ts'

/**
 * Validates a text before it is stored.
 *
 * @throws InvalidInputError that names every invalid field, such as `check.0.question`
 */
export function parseLessonText(input: unknown): LessonText {
  const parsed = lessonText.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }): Issue => ({ field: path.join('.') || 'text', message }))
  throw new InvalidInputError(issues as [Issue, ...Issue[]])
}

/**
 * Saves a text as the newest version of a lesson. Learners read it after publication. Saving the stored text has no effect, so that a
 * request with a lost response can be repeated.
 *
 * @param head number of the version that the text is based on
 * @throws NotFoundError, InvalidInputError, ContentRefusedError, LessonChangedError when another version was saved since
 */
export async function saveLesson(context: Context, id: string, head: number, input: unknown): Promise<void> {
  const text = parseLessonText(input)
  await changeContent(context, async ({ tx, editor, at }) => {
    const lesson = await lockExistingLesson(tx, id)
    const current = await readHead(tx, lesson)
    const changed = changedParts(current, text)
    if (changed.length === 0) return null
    if (lesson.head !== head) throw new LessonChangedError(id, lesson.head)
    const number = await addVersion({ tx, editor, at }, lesson, text, changed)
    return `Saved version ${number} of lesson ${id}: ${changed.map((part) => lessonParts[part]).join(', ')}`
  })
}

/**
 * Publishes the newest version. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError, LessonChangedError when the newest is not version `head`
 */
export async function publishLesson(context: Context, id: string, head: number): Promise<void> {
  await changeContent(context, async ({ tx, at }) => {
    const lesson = await lockExistingLesson(tx, id)
    if (lesson.head !== head) throw new LessonChangedError(id, lesson.head)
    if (lesson.published === head) return null
    await publishText(tx, id, await readHead(tx, lesson), {
      published: head,
      isPublished: true,
      // Only a lesson that was never published before is new to learners.
      ...(lesson.published === null && { publishedAt: at }),
    })
    await tx.lessonVersion.updateMany({ where: { lessonId: id, number: head, publishedAt: null }, data: { publishedAt: at } })
    return `Published version ${head} of lesson ${id}`
  })
}

/**
 * Saves an older text as the newest version; the versions in between stay in the history. Restoring a shipped text closes its offer.
 *
 * @throws NotFoundError, ContentRefusedError, LessonChangedError
 */
export async function restoreVersion(context: Context, id: string, number: number, head: number): Promise<void> {
  await changeContent(context, async ({ tx, editor, at }) => {
    const lesson = await lockExistingLesson(tx, id)
    if (lesson.head !== head) throw new LessonChangedError(id, lesson.head)
    const where = { lessonId_number: { lessonId: id, number } }
    const version = await tx.lessonVersion.findUnique({ where, select: { text: true } })
    if (!version) throw new NotFoundError('version')
    await answerShipped(tx, id, number)
    const text = storedText(version.text)
    const changed = changedParts(await readHead(tx, lesson), text)
    if (changed.length === 0) return null
    const made = await addVersion({ tx, editor, at }, lesson, text, changed)
    return `Restored version ${number} of lesson ${id} as version ${made}`
  })
}

/**
 * Keeps the text of staff and closes the offer of a shipped one. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError
 */
export async function dismissShippedText(context: Context, id: string, number: number): Promise<void> {
  await changeContent(context, async ({ tx }) => {
    await lockExistingLesson(tx, id)
    return (await answerShipped(tx, id, number))
      ? `Kept the academy’s own text of lesson ${id} beside shipped version ${number}`
      : null
  })
}

async function answerShipped(tx: Tx, lessonId: string, number: number): Promise<boolean> {
  const where = { lessonId, number, isWaiting: true }
  return (await tx.lessonVersion.updateMany({ where, data: { isWaiting: false } })).count > 0
}

async function lockExistingLesson(tx: Tx, id: string): Promise<LockedLessonRow> {
  const lesson = await lockLessonRow(tx, id)
  if (lesson.deletedAt) throw new NotFoundError('lesson any more. Someone deleted it')
  return lesson
}

/** Returns the text that staff work on. */
async function readHead(tx: Tx, { id, head }: Pick<LockedLessonRow, 'id' | 'head'>): Promise<LessonText> {
  if (head === 0) return textOfRow(await tx.lesson.findUniqueOrThrow({ where: { id }, select: textColumns }))
  const where = { lessonId_number: { lessonId: id, number: head } }
  return storedText((await tx.lessonVersion.findUniqueOrThrow({ where, select: { text: true } })).text)
}

/** Adds a version. For a shipped lesson without versions, the shipped text becomes version 1 first. */
async function addVersion(
  { tx, editor, at }: Editing,
  lesson: LockedLessonRow,
  text: LessonText,
  changed: string[],
): Promise<number> {
  const { id } = lesson
  if (lesson.head === 0) {
    const shipped = await readHead(tx, lesson)
    await tx.lessonVersion.create({
      data: { lessonId: id, number: 1, origin: 'shipped', text: shipped, changed: [], createdAt: at },
    })
    await tx.lesson.update({ where: { id }, data: { published: 1 }, select: { id: true } })
  }
  const number = await nextNumber(tx, id)
  await tx.lessonVersion.create({ data: { ...authorColumns(editor), lessonId: id, number, text, changed, createdAt: at } })
  await tx.lesson.update({ where: { id }, data: { head: number }, select: { id: true } })
  return number
}

/** Requires the lesson to be locked. */
async function nextNumber(tx: Tx, lessonId: string): Promise<number> {
  const { _max } = await tx.lessonVersion.aggregate({ where: { lessonId }, _max: { number: true } })
  return (_max.number ?? 0) + 1
}

export function authorColumns({ id }: StaffMember) {
  return { origin: 'staff', authorId: id } as const
}
