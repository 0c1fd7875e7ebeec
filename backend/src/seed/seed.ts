import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../database/open.ts'
import { seedCatalogue } from './catalogue.ts'
import { type Content, readContent, readNews } from './content.ts'
import { resetDemo } from './demo-reset.ts'
import { readLab, seedLab } from './lab.ts'
import { seedNews } from './news.ts'

/**
 * Brings the shipped content into the database, the demo academy of today where it is wanted, and the first staff. Repeating it on the
 * same day changes nothing; the caller lets one process do it at a time.
 */
export async function seed(db: Db, config: Pick<Config, 'demo' | 'staffEmails'>): Promise<void> {
  await seedContent(db, readContent())
  await seedNews(db, readNews())
  await seedLab(db, readLab())
  if (config.demo) await resetDemo(db, new Date())
  for (const email of config.staffEmails) {
    await db.user.upsert({
      where: { email },
      create: { id: randomUUID(), email, emailVerified: true, firstName: 'Staff', lastName: '', name: 'Staff', role: 'staff' },
      update: {},
    })
    // Whoever runs the server has the last word on who may enter.
    const ended = { user: { email, role: 'staff' as const }, reopenedAt: null }
    await db.accountClosure.updateMany({ where: ended, data: { reopenedBy: null, reopenedAt: new Date() } })
  }
}

/** Rows whose text vanished from the content stay: learners may have completed them. What staff changed is theirs; see catalogue.ts. */
export async function seedContent(db: Db, content: Content): Promise<void> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'content' } })
  if (edition?.digest === content.digest) return
  await db.$transaction(
    async (tx) => {
      await seedCatalogue(tx, content)
      for (const [position, { id, ...data }] of content.achievements.entries()) {
        await tx.achievement.upsert({ where: { id }, create: { id, position, ...data }, update: { position, ...data } })
      }
      for (const [position, { id, text }] of content.tips.entries()) {
        await tx.tip.upsert({ where: { id }, create: { id, position, text }, update: { position, text } })
      }
      const mark = { digest: content.digest, seededAt: new Date() }
      await tx.contentEdition.upsert({ where: { name: 'content' }, create: { name: 'content', ...mark }, update: mark })
    },
    { timeout: 120_000 },
  )
}
