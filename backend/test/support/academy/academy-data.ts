import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../../src/database/open.ts'
import { Academy, type Kind } from './academy.ts'
import { databaseUrl } from './global-setup.ts'

/** Data for processes of the academy: a filled folder or database of their own. */
export type AcademyData = {
  /** The environment variables of a process that uses the data. */
  env: Record<string, string>
  /** Opens the data in this process. The embedded database allows only one process at a time. */
  open(): Promise<Database>
  remove(): Promise<void>
}

/** Data to remove after the tests. */
const made = new Set<AcademyData>()

export async function removeAll(): Promise<void> {
  for (const data of made) await data.remove()
  made.clear()
}

function keep(data: AcademyData): AcademyData {
  made.add(data)
  return data
}

export function emptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'deepm-fault-'))
}

/** Returns a copy of the seeded academy. */
export async function seededData(kind: Kind): Promise<AcademyData> {
  const dataDir = emptyFolder()
  if (kind === 'server') return serverData(dataDir)
  const dump = new Blob([readFileSync(inject('embeddedDump'))])
  await (await PGlite.create({ dataDir: path.join(dataDir, 'pglite'), loadDataDir: dump })).close()
  return keep({
    env: { DATA_DIR: dataDir },
    open: () => openDatabase({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  })
}

/** @param template the database to copy; an empty string creates an empty database */
export async function serverData(dataDir = emptyFolder(), template = inject('serverTemplate')?.name): Promise<AcademyData> {
  const server = inject('serverTemplate')
  if (!server) throw new Error('no PostgreSQL answers')
  const name = `${server.name}_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(server.adminUrl, name)
  await asAdmin(
    server.adminUrl,
    'SELECT pg_advisory_lock(4715002)',
    `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`,
  )
  return keep({
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: () => openDatabase({ databaseUrl: url, dataDir: '' }),
    remove: async () => {
      await asAdmin(server.adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}

async function asAdmin(adminUrl: string, ...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    for (const sql of statements) await admin.query(sql)
  } finally {
    await admin.end()
  }
}

/** Runs `act` in an academy on the data before a process uses it. */
export async function prepare<T>(data: AcademyData, act: (academy: Academy) => Promise<T>): Promise<T> {
  const academy = await Academy.on(await data.open())
  try {
    return await act(academy)
  } finally {
    await academy.close()
  }
}
