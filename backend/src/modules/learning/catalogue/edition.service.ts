import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/open.ts'

/** Makes every process reload the catalogue after this transaction. Shipped content has its own edition. */
export async function markCatalogueChanged(tx: Tx, at: Date): Promise<void> {
  const mark = { digest: randomUUID(), seededAt: at }
  await tx.contentEdition.upsert({
    where: { name: 'staff' },
    create: { name: 'staff', ...mark },
    update: mark,
    select: { name: true },
  })
}
