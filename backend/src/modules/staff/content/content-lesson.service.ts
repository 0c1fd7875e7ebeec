import { restoreDays, slugOf } from '@deepm/schema/rules/learning/lesson-text'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { assertSameRequest, lockRequestKey, requestHash } from '../../../platform/tokens/request-key.service.ts'
import { columnsOf } from '../../learning/lesson-text.service.ts'
import { ContentRefusedError, LessonChangedError, restoreExpired } from './content.errors.ts'
import { changeContent, lockLessonRow } from './content-write.service.ts'
import { authorColumns, parseLessonText } from './lesson-version.service.ts'

/** The parent of a lesson: a module of a path, or a course, which contains its lessons directly. */
export type LessonParent = { folderId: string } | { courseId: string }

/**
 * Finds and locks the parent with a module's id, so that parallel changes to its lessons run one after the other.
 *
 * @throws NotFoundError
 */
export async function lockLessonParent(tx: Tx, moduleId: string): Promise<{ place: LessonParent; arrangement: number }> {
  const [folder] = await tx.$queryRaw<{ arrangement: number }[]>`
    SELECT arrangement FROM "Folder" WHERE id = ${moduleId} AND "deletedAt" IS NULL FOR NO KEY UPDATE`
  if (folder) return { place: { folderId: moduleId }, arrangement: folder.arrangement }
  const [course] = await tx.$queryRaw<
    { arrangement: number }[]
  >`SELECT arrangement FROM "Course" WHERE id = ${moduleId} FOR NO KEY UPDATE`
  if (course) return { place: { courseId: moduleId }, arrangement: course.arrangement }
  throw new NotFoundError('module')
}

/**
 * Creates a lesson at the end of a module, with its first version. Its id is derived from its title and never changes.
 *
 * @param requestKey a repeated request with the same key returns the lesson that was created first
 * @returns its id
 * @throws NotFoundError, InvalidInputError, ContentRefusedError, KeyReusedError
 */
export async function createLesson(context: Context, moduleId: string, input: unknown, requestKey: string): Promise<string> {
  const text = parseLessonText(input)
  const hash = requestHash({ moduleId, text })
  let made = ''
  await changeContent(context, async ({ tx, editor, at }) => {
    await lockRequestKey(tx, requestKey)
    const { place } = await lockLessonParent(tx, moduleId)
    const known = await tx.lesson.findUnique({ where: { requestKey }, select: { id: true, requestHash: true } })
    if (known) assertSameRequest(known.requestHash, hash)
    made = known?.id ?? (await freeId(tx, slugOf(text.title)))
    if (known) return null
    const { _max } = await tx.lesson.aggregate({ where: place, _max: { position: true } })
    await tx.lesson.create({
      data: {
        ...columnsOf(text),
        ...place,
        id: made,
        requestKey,
        requestHash: hash,
        position: (_max.position ?? 0) + 1,
        isPublished: false,
        head: 1,
        published: null,
        versions: { create: { ...authorColumns(editor), number: 1, text, changed: [], createdAt: at } },
      },
      select: { id: true },
    })
    return `Created lesson ${made} in ${moduleId}`
  })
  return made
}

async function freeId(tx: Tx, slug: string): Promise<string> {
  const rows = await tx.lesson.findMany({ where: { id: { startsWith: slug } }, select: { id: true } })
  const taken = new Set(rows.map(({ id }) => id))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/**
 * Deletes a lesson. Learners keep their rewards, and it can be restored for a limited time. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError, LessonChangedError when it was saved after version `head`
 */
export async function deleteLesson(context: Context, id: string, head: number): Promise<void> {
  await changeContent(context, async ({ tx, at }) => {
    const lesson = await lockLessonRow(tx, id)
    if (lesson.deletedAt) return null
    if (lesson.head !== head) throw new LessonChangedError(id, lesson.head)
    await tx.lesson.update({ where: { id }, data: { deletedAt: at, isPublished: false }, select: { id: true } })
    return `Deleted lesson ${id}`
  })
}

/**
 * Restores a deleted lesson with its earlier publication state. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError when it is too late, or its module is deleted
 */
export async function undeleteLesson(context: Context, id: string): Promise<void> {
  await changeContent(context, async ({ tx, at }) => {
    const lesson = await lockLessonRow(tx, id)
    if (!lesson.deletedAt) return null
    if (lesson.deletedAt < daysFrom(at, -restoreDays)) throw new ContentRefusedError(restoreExpired)
    const folder = await tx.folder.findFirst({ where: { lessons: { some: { id } } }, select: { deletedAt: true } })
    if (folder?.deletedAt) throw new ContentRefusedError('Its module was deleted. Restore the module first.')
    const data = { deletedAt: null, isPublished: lesson.published !== null }
    await tx.lesson.update({ where: { id }, data, select: { id: true } })
    return `Restored lesson ${id}`
  })
}
