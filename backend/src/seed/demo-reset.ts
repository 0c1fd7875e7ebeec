import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { localDay } from '@deepm/schema/rules/local-day'
import type { Db, Tx } from '../database/open.ts'
import { eraseLeftovers } from '../modules/identity/erasure-leftovers.service.ts'
import { takeBackDemoChanges } from '../modules/learning/demo-change.service.ts'
import { markCatalogueChanged } from '../modules/learning/edition.service.ts'
import { seedCatalogue } from './catalogue.ts'
import { contentDir, readContent } from './content.ts'
import { readDemoAcademy, seedDemo } from './demo.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { seedDemoLab } from './lab.ts'

/** Any constant works, so long as nobody else locks it. */
const resetLock = 4_715_005
const files = ['academy.yaml', 'projects.yaml', 'practice.yaml']

/**
 * Makes the demo academy anew when its day is over, or its content changed: its dates are those of today, and what visitors changed in
 * its accounts is gone, their sessions too. Real accounts are left alone. Within the same day it changes nothing. Of several processes
 * one does it; all of it is one transaction.
 *
 * @returns whether it was made anew
 */
export async function resetDemo(db: Db, now: Date): Promise<boolean> {
  const digest = `${localDay(now, readDemoAcademy().timeZone)} ${contentDigest()}`
  const isCurrent = async (tx: Tx) => (await tx.contentEdition.findUnique({ where: { name: 'demo' } }))?.digest === digest
  if (await isCurrent(db)) return false
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${resetLock}) AS taken`
      // Another process is at it, or was.
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
  const accounts = await tx.user.findMany({ where: { isDemo: true }, select: { id: true, email: true } })
  for (const { id, email } of accounts) await eraseLeftovers(tx, id, email)
  await tx.user.deleteMany({ where: { isDemo: true } })
  await tx.auditEntry.deleteMany({ where: { isDemo: true } })
  if (!(await takeBackDemoChanges(tx))) return
  // Texts that shipped while a lesson was changed reach it now.
  await seedCatalogue(tx, readContent())
  await markCatalogueChanged(tx, now)
}

function contentDigest(): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(contentDir, 'demo', file)))
  return hash.digest('hex')
}
