import { type ModuleText, restoreDays, slugOf } from '@deepm/schema/rules/learning/lesson-text'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import type { Context } from '../../../platform/context.ts'
import { assertSameRequest, lockRequestKey, requestHash } from '../../../platform/tokens/request-key.service.ts'
import { ContentMovedError, ContentRefusedError, restoreExpired } from './content.errors.ts'
import { lockLessonParent } from './content-lesson.service.ts'
import { changeContent } from './content-write.service.ts'

/**
 * Adds a module at the end of a path. Learners see it once it has a published lesson.
 *
 * @param requestKey a repeated request with the same key returns the module that was created first
 * @returns its id
 * @throws NotFoundError, ContentRefusedError, KeyReusedError
 */
export async function createModule(context: Context, personaId: string, text: ModuleText, requestKey: string): Promise<string> {
  const hash = requestHash({ personaId, text })
  let made = ''
  await changeContent(context, async ({ tx }) => {
    await lockRequestKey(tx, requestKey)
    await lockPath(tx, personaId)
    const known = await tx.folder.findUnique({ where: { requestKey }, select: { id: true, requestHash: true } })
    if (known) assertSameRequest(known.requestHash, hash)
    made = known?.id ?? `${personaId}-${slugOf(text.title)}`
    if (known) return null
    if (await tx.folder.findUnique({ where: { id: made }, select: { id: true } })) made = `${made}-${requestKey.slice(0, 8)}`
    const { _max } = await tx.folder.aggregate({ where: { personaId }, _max: { position: true } })
    const data = { ...text, id: made, personaId, requestKey, requestHash: hash, revision: 1, position: (_max.position ?? 0) + 1 }
    await tx.folder.create({ data, select: { id: true } })
    return `Added module ${made}`
  })
  return made
}

/**
 * Changes the texts of a module. Saving the stored texts has no effect.
 *
 * @throws NotFoundError, ContentRefusedError, ContentMovedError when its revision has changed
 */
export async function saveModule(context: Context, id: string, revision: number, text: ModuleText): Promise<void> {
  await changeContent(context, async ({ tx }) => {
    const module = await lockModule(tx, id)
    if (module.deletedAt) throw new NotFoundError('module any more. Someone deleted it')
    if (module.title === text.title && module.description === text.description) return null
    if (module.revision !== revision) throw new ContentMovedError()
    await tx.folder.update({ where: { id }, data: { ...text, revision: { increment: 1 } }, select: { id: true } })
    return `Changed the text of module ${id}`
  })
}

/**
 * Deletes an empty module. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError while it contains lessons
 */
export async function deleteModule(context: Context, id: string): Promise<void> {
  await changeContent(context, async ({ tx, at }) => {
    if ((await lockModule(tx, id)).deletedAt) return null
    if (await tx.lesson.count({ where: { folderId: id, deletedAt: null } }))
      throw new ContentRefusedError('This module still has lessons. Delete them first.')
    await tx.folder.update({ where: { id }, data: { deletedAt: at }, select: { id: true } })
    return `Deleted module ${id}`
  })
}

/**
 * Restores a deleted module. Repeating the call has no effect.
 *
 * @throws NotFoundError, ContentRefusedError when it is too late
 */
export async function undeleteModule(context: Context, id: string): Promise<void> {
  await changeContent(context, async ({ tx, at }) => {
    const { deletedAt } = await lockModule(tx, id)
    if (!deletedAt) return null
    if (deletedAt < daysFrom(at, -restoreDays)) throw new ContentRefusedError(restoreExpired)
    await tx.folder.update({ where: { id }, data: { deletedAt: null }, select: { id: true } })
    return `Restored module ${id}`
  })
}

/**
 * Reorders the lessons of a module. Sending the current order has no effect.
 *
 * @param ids all its lessons that are not deleted
 * @throws NotFoundError, ContentRefusedError, ContentMovedError when lessons were reordered, added or deleted since
 */
export async function arrangeLessons(context: Context, moduleId: string, ids: string[], arrangement: number): Promise<void> {
  await changeContent(context, async ({ tx }) => {
    const held = await lockLessonParent(tx, moduleId)
    const where = { ...held.place, deletedAt: null }
    const rows = await tx.lesson.findMany({ where, select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
    if (!isChange(rows, ids, held.arrangement === arrangement)) return null
    await tx.$executeRaw`
      UPDATE "Lesson" l SET position = o.place FROM unnest(${ids}::text[]) WITH ORDINALITY AS o(id, place) WHERE l.id = o.id`
    const data = { arrangement: { increment: 1 } }
    if ('folderId' in held.place) await tx.folder.update({ where: { id: moduleId }, data, select: { id: true } })
    else await tx.course.update({ where: { id: moduleId }, data, select: { id: true } })
    return `Reordered the lessons of ${moduleId}: ${ids.join(', ')}`
  })
}

/** Reorders the modules of a path, by the same rules. */
export async function arrangeModules(context: Context, personaId: string, ids: string[], arrangement: number): Promise<void> {
  await changeContent(context, async ({ tx }) => {
    const path = await lockPath(tx, personaId)
    const where = { personaId, deletedAt: null }
    const rows = await tx.folder.findMany({ where, select: { id: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
    if (!isChange(rows, ids, path.arrangement === arrangement)) return null
    await tx.$executeRaw`
      UPDATE "Folder" f SET position = o.place FROM unnest(${ids}::text[]) WITH ORDINALITY AS o(id, place) WHERE f.id = o.id`
    await tx.persona.update({ where: { id: personaId }, data: { arrangement: { increment: 1 } }, select: { id: true } })
    return `Reordered the modules of ${personaId}: ${ids.join(', ')}`
  })
}

function isChange(rows: { id: string }[], ids: string[], isCurrent: boolean): boolean {
  if (rows.map(({ id }) => id).join() === ids.join()) return false
  const known = new Set(rows.map(({ id }) => id))
  const isWhole = ids.length === rows.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id))
  if (!isCurrent || !isWhole) throw new ContentMovedError()
  return true
}

type HeldModule = ModuleText & { revision: number; deletedAt: Date | null }

async function lockModule(tx: Tx, id: string): Promise<HeldModule> {
  const [row] = await tx.$queryRaw<HeldModule[]>`
    SELECT title, description, revision, "deletedAt" FROM "Folder" WHERE id = ${id} FOR NO KEY UPDATE`
  if (!row) throw new NotFoundError('module')
  return row
}

async function lockPath(tx: Tx, id: string): Promise<{ arrangement: number }> {
  const [row] = await tx.$queryRaw<
    { arrangement: number }[]
  >`SELECT arrangement FROM "Persona" WHERE id = ${id} FOR NO KEY UPDATE`
  if (!row) throw new NotFoundError('path')
  return row
}
