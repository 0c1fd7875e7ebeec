import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** Where a database is, in the words of the academy's own environment. */
export type Place = { DATABASE_URL: string } | { DATA_DIR: string }

export type Throwaway = {
  /** What runs underneath, to be printed above every figure. */
  about: string
  place: Place
  /** The same data for a second server. */
  twin(): Promise<Place>
  /** Where there is a server: the address of a second database with the same rows. Nobody may be connected to the first meanwhile. */
  copy?(): Promise<string>
  drop(): Promise<void>
}

/** An empty database of our own: on the PostgreSQL that answers, embedded where none does. */
export async function openThrowaway(): Promise<Throwaway> {
  const adminUrl = process.env['TEST_DATABASE_URL'] || 'postgresql://postgres@127.0.0.1:5432/postgres'
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 3000 })
  try {
    await admin.connect()
  } catch (error) {
    return embedded(`embedded PGlite, as no PostgreSQL answers (${(error as Error).message})`)
  }
  return onServer(admin, adminUrl)
}

async function onServer(admin: pg.Client, adminUrl: string): Promise<Throwaway> {
  const name = `deepm_bench_${process.pid}`
  const { rows } = await admin.query('SHOW server_version')
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const place = { DATABASE_URL: url.href }
  return {
    about: `PostgreSQL ${rows[0].server_version}, database ${name}`,
    place,
    twin: async () => place,
    copy: async () => {
      await admin.query(`CREATE DATABASE ${name}_copy TEMPLATE ${name}`)
      const second = new URL(url)
      second.pathname += '_copy'
      return second.href
    },
    drop: async () => {
      try {
        for (const it of [`${name}_copy`, name]) await admin.query(`DROP DATABASE IF EXISTS ${it} WITH (FORCE)`)
      } finally {
        await admin.end()
      }
    },
  }
}

async function embedded(about: string): Promise<Throwaway> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deepm-bench-'))
  const place = { DATA_DIR: path.join(folder, 'academy') }
  return {
    about,
    place,
    // An embedded database has one owner, so the floor gets a copy of the files. They must be closed at that moment.
    twin: async () => {
      const copy = { DATA_DIR: path.join(folder, 'floor') }
      await cp(place.DATA_DIR, copy.DATA_DIR, { recursive: true })
      return copy
    },
    drop: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
