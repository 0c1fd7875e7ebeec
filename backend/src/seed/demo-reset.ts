import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { localDay } from '@deepm/schema/rules/time/local-day'
import type { Db, Tx } from '../database/open.ts'
import { markCatalogueChanged } from '../modules/learning/catalogue/edition.service.ts'
import { revertDemoChanges } from '../modules/learning/demo-change.service.ts'
import { eraseLeftovers } from '../modules/privacy/erasure-references.service.ts'
import { seedCatalogue } from './catalogue.ts'
import { contentDir, readContent } from './content.ts'
import { readDemoAcademy, seedDemo } from './demo.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { seedDemoLab } from './lab.ts'

/** An arbitrary constant that no other lock uses. */
const resetLock = 4_715_005
const files = ['academy.yaml', 'projects.yaml', 'practice.yaml']

/**
 * Recreates the demo academy at the start of a day, or after a content change, in one transaction: its dates are relative to today, and the
 * changes and sessions of visitors are removed. Real accounts are not affected. Within the same day it has no effect. Of several processes,
 * one does it.
 *
 * @returns whether it was recreated
 */
export async function resetDemo(db: Db, now: Date): Promise<boolean> {
  const digest = `${localDay(now, readDemoAcademy().timeZone)} ${contentDigest()}`
  const isCurrent = async (tx: Tx) => (await tx.contentEdition.findUnique({ where: { name: 'demo' } }))?.digest === digest
  if (await isCurrent(db)) return false
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${resetLock}) AS taken`
      // Another process does this now, or has done it.
      if (!lock?.taken || (await isCurrent(tx))) return false
      await removeDemo(tx, now)
      await seedDemo(tx, now)
      await seedDemoProjects(tx, now)
      await seedDemoLab(tx, now)
      const mark = { digest, seededAt: now }
      await tx.contentEdition.upsert({ where: { name: 'demo' }, create: { name: 'demo', ...mark }, update: mark })
      return true
    },
    { timeout: 300_000 },
  )
}

async function removeDemo(tx: Tx, now: Date): Promise<void> {
  const accounts = await tx.user.findMany({ where: { isDemo: true }, select: { id: true } })
  // By id only: rows with the email address of a demo account may belong to real users who entered it.
  for (const { id } of accounts) await eraseLeftovers(tx, id, null)
  await tx.user.deleteMany({ where: { isDemo: true } })
  await tx.auditEntry.deleteMany({ where: { isDemo: true } })
  if (!(await revertDemoChanges(tx))) return
  // Texts shipped while a lesson was changed are applied now.
  await seedCatalogue(tx, readContent())
  await markCatalogueChanged(tx, now)
}

function contentDigest(): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(contentDir, 'demo', file)))
  return hash.digest('hex')
}
