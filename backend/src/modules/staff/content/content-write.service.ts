import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { audit, type StaffMember, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { markCatalogueChanged } from '../../learning/catalogue/edition.service.ts'
import { readCatalogue, recordDemoChanges } from '../../learning/demo-change.service.ts'
import { assertMayEditContent } from './content.policy.ts'

export type Editing = { tx: Tx; editor: StaffMember; at: Date }

/**
 * Runs a change of the catalogue in one transaction, which also logs it and makes every process reload the catalogue. `work` returns a
 * description for the log, or null when nothing changed. Changes by staff of the demo academy are reverted by its nightly reset.
 *
 * @throws ContentRefusedError for staff of the demo academy in production
 */
export async function changeContent(context: Context, work: (editing: Editing) => Promise<string | null>): Promise<void> {
  const editor = staffMember(context)
  assertMayEditContent(editor, context.config)
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    const before = editor.isDemo ? await readCatalogue(tx) : null
    const detail = await work({ tx, editor, at })
    if (detail === null) return
    if (before) await recordDemoChanges(tx, before, at)
    await audit(context, { action: 'content.change', detail }, tx)
    await markCatalogueChanged(tx, at)
  })
}

export type LockedLessonRow = { id: string; title: string; head: number; published: number | null; deletedAt: Date | null }

/** Locks a lesson until the transaction ends, so that the second of two parallel saves sees the first. */
export async function lockLessonRow(tx: Tx, id: string): Promise<LockedLessonRow> {
  const [row] = await tx.$queryRaw<LockedLessonRow[]>`
    SELECT id, title, head, published, "deletedAt" FROM "Lesson" WHERE id = ${id} FOR NO KEY UPDATE`
  if (!row) throw new NotFoundError('lesson')
  return row
}
