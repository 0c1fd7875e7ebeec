import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open.ts'
import { seedCatalogue } from './catalogue.ts'
import { type Content, readContent, readNews } from './content.ts'
import { resetDemo } from './demo-reset.ts'
import { readLab, seedLab } from './lab.ts'
import { seedNews } from './news.ts'

/**
 * Seeds the shipped content, today's demo academy if it is enabled, and the first staff. Repeating it on the same day has no effect. The
 * caller ensures that one process runs it at a time.
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
    // STAFF_EMAILS takes precedence over ended staff access.
    const ended = { user: { email, role: 'staff' as const }, reopenedAt: null }
    await db.accountClosure.updateMany({ where: ended, data: { reopenedBy: null, reopenedAt: new Date() } })
  }
}

/**
 * Stores the shipped content. Rows that were removed from the content are kept, because learners may have completed
 * them. Changes by staff are kept; see catalogue.ts.
 */
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
