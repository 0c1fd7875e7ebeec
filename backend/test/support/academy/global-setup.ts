import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../src/database/migrate.ts'
import { openDatabase, openEmbedded } from '../../../src/database/open.ts'
import { seed } from '../../../src/seed/seed.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of a migrated and seeded PGlite dump; each test file loads its own copy. */
    embeddedDump: string
    /** A migrated and seeded PostgreSQL database to copy, or null without a server. */
    serverTemplate: { adminUrl: string; name: string } | null
  }
}

const seeds = { demo: true, staffEmails: ['staff@example.org'] }

/** Prepares both databases once; tests use copies. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const pglite = await PGlite.create()
  const embedded = await openEmbedded(pglite)
  await migrate(embedded)
  await seed(embedded.db, seeds)
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'deepm-')), 'seeded.tar')
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await embedded.close()
  provide('embeddedDump', file)

  const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres'
  const name = `deepm_test_${process.pid}`
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 })
  try {
    await admin.connect()
  } catch (error) {
    console.log(`Databases under test: PGlite only (no PostgreSQL at ${adminUrl}: ${(error as Error).message})`)
    provide('serverTemplate', null)
    return async () => {}
  }
  await admin.query(`CREATE DATABASE ${name}`)
  const server = await openDatabase({ databaseUrl: databaseUrl(adminUrl, name), dataDir: '' })
  await migrate(server)
  await seed(server.db, seeds)
  await server.close()
  console.log('Databases under test: PGlite and PostgreSQL')
  provide('serverTemplate', { adminUrl, name })
  return async () => {
    const { rows } = await admin.query(`SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
    for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    await admin.end()
  }
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
