import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/open.ts'

/** Has every process read the catalogue anew, once this transaction is done. Shipped content has an edition of its own. */
export async function markCatalogueChanged(tx: Tx, at: Date): Promise<void> {
  const mark = { digest: randomUUID(), seededAt: at }
  await tx.contentEdition.upsert({
    where: { name: 'staff' },
    create: { name: 'staff', ...mark },
    update: mark,
    select: { name: true },
  })
}
