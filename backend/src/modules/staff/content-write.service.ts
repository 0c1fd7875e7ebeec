import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { keepDemoChanges, readCatalogue } from '../learning/demo-change.service.ts'
import { markCatalogueChanged } from '../learning/edition.service.ts'
import { audit, type StaffMember, staffMember } from './audit.service.ts'
import { expectEditor } from './content.policy.ts'

export type Editing = { tx: Tx; editor: StaffMember; at: Date }

/**
 * Runs a change of the catalogue in one transaction, which also logs it and tells every process. `work` answers what was done in words
 * for the log, or null when nothing was to be done. What staff of the demo academy change is taken back by its nightly reset.
 *
 * @throws ContentRefusedError for staff of the demo academy in production
 */
export async function changeContent(context: Context, work: (editing: Editing) => Promise<string | null>): Promise<void> {
  const editor = staffMember(context)
  expectEditor(editor, context.config)
  const at = context.clock()
  await context.db.$transaction(async (tx) => {
    const before = editor.isDemo ? await readCatalogue(tx) : null
    const detail = await work({ tx, editor, at })
    if (detail === null) return
    if (before) await keepDemoChanges(tx, before, at)
    await audit(context, { action: 'content.change', detail }, tx)
    await markCatalogueChanged(tx, at)
  })
}

export type HeldLesson = { id: string; title: string; head: number; published: number | null; deletedAt: Date | null }

/** Holds a lesson until the transaction ends, so that of two who save at once the second sees what the first did. */
export async function holdLesson(tx: Tx, id: string): Promise<HeldLesson> {
  const [row] = await tx.$queryRaw<HeldLesson[]>`
    SELECT id, title, head, published, "deletedAt" FROM "Lesson" WHERE id = ${id} FOR NO KEY UPDATE`
  if (!row) throw new NotFoundError('lesson')
  return row
}
