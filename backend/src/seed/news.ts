import type { Db, Tx } from '../database/open.ts'
import type { News } from './content.ts'

/** Stores the shipped stories. A story removed from the file is deleted, since it was withdrawn. Stories by staff are kept. */
export async function seedNews(db: Db, { items, digest }: News): Promise<void> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'news' } })
  if (edition?.digest === digest) return
  await db.$transaction(async (tx) => {
    await tx.newsItem.deleteMany({ where: { isShipped: true, id: { notIn: items.map((item) => item.id) } } })
    for (const item of items) await seedItem(tx, item)
    const mark = { digest, seededAt: new Date() }
    await tx.contentEdition.upsert({ where: { name: 'news' }, create: { name: 'news', ...mark }, update: mark })
  })
}

async function seedItem(tx: Tx, { id, publishedOn, sources, ...words }: News['items'][number]): Promise<void> {
  const row = { ...words, publishedAt: new Date(`${publishedOn}T00:00:00Z`), isShipped: true }
  await tx.newsItem.upsert({ where: { id }, create: { id, ...row }, update: row })
  await tx.newsSource.deleteMany({ where: { newsItemId: id } })
  await tx.newsSource.createMany({ data: sources.map((source, position) => ({ ...source, newsItemId: id, position })) })
}
