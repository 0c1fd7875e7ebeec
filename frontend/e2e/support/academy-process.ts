import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { AcademyProcess as Server } from '../../../backend/test/support/academy/academy-process.ts'

const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

export type Kind = 'embedded' | 'server'

/** Returns the databases available for tests: always the embedded one, and PostgreSQL if a server responds. Checked once. */
export async function databasesHere(): Promise<Kind[]> {
  if (process.env[seededBy.embedded]) return process.env[seededBy.server] ? ['embedded', 'server'] : ['embedded']
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 })
  try {
    await client.connect()
    await client.end()
    return ['embedded', 'server']
  } catch {
    console.log(`Stories run on PGlite only: no PostgreSQL at ${adminUrl}`)
    return ['embedded']
  }
}

/** Where the data of `seedOnce` is, for the worker processes. */
const seededBy: Record<Kind, string> = { embedded: 'E2E_SEEDED_DIR', server: 'E2E_SEEDED_DATABASE' }

/** The default database for tests. A server is faster, and can be written to while the app runs. Journeys test both. */
export function usualKind(): Kind {
  return process.env[seededBy.server] ? 'server' : 'embedded'
}

function environment(dataDir: string, database: string | undefined): Record<string, string> {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return {
    ...(process.env as Record<string, string>),
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    // As in a local installation: the secret is the one in the folder, and there is no proxy.
    SESSION_SECRET: '',
    TRUST_PROXY: '',
    ...(database && { DATABASE_URL: url.href }),
  }
}

/** The real server with its own data for a test file. */
export class AcademyProcess {
  readonly url: string
  private readonly server: Server
  private readonly env: Record<string, string>
  private readonly cleanUp: () => Promise<void>

  private constructor(server: Server, env: Record<string, string>, cleanUp: () => Promise<void>) {
    this.url = server.url
    this.server = server
    this.env = env
    this.cleanUp = cleanUp
  }

  /** Name of the database, or folder of an embedded one. */
  private get data(): string | undefined {
    const { DATABASE_URL, DATA_DIR } = this.env
    return DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : DATA_DIR
  }

  /**
   * Starts a server on fresh, seeded data: a copy of what `seedOnce` made, or data seeded by this start. `more` adds environment
   * variables.
   */
  static async start(kind: Kind = usualKind(), more: Record<string, string> = {}): Promise<AcademyProcess> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'deepm-e2e-'))
    const seeded = process.env[seededBy[kind]]
    const database = kind === 'server' ? `deepm_e2e_${process.pid}_${randomUUID().slice(0, 8)}` : undefined
    if (database) await asAdmin(`CREATE DATABASE ${database}${seeded ? ` TEMPLATE ${seeded}` : ''}`)
    else if (seeded) cpSync(seeded, dataDir, { recursive: true })
    const env = { ...environment(dataDir, database), ...more }
    const academy = new AcademyProcess(await Server.begin(env, 'inherit'), env, async () => {
      if (database) await asAdmin(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true, force: true })
    })
    // A server that failed to start is stopped, so that it does not keep using CPU time.
    await academy.server.ready().catch(async (error: unknown) => {
      await academy.stop()
      throw error
    })
    return academy
  }

  /** Seeds the data that tests on this kind of database start from. Returns a function that removes it. */
  static async seedOnce(kind: Kind): Promise<() => Promise<void>> {
    const academy = await AcademyProcess.start(kind)
    await academy.server.end('SIGTERM')
    process.env[seededBy[kind]] = academy.data
    return academy.cleanUp
  }

  /** Starts the server again on the same data and waits until it is ready. */
  async run(): Promise<void> {
    this.server.begin()
    await this.server.ready()
  }

  /** Changes the database directly, for states that would take weeks. An embedded one has one owner, so the server restarts. */
  async change(sql: string): Promise<void> {
    const url = this.env['DATABASE_URL']
    if (url) return runOn(url, sql)
    await this.server.end('SIGTERM')
    const database = await PGlite.create(path.join(this.env['DATA_DIR'] ?? '', 'pglite'))
    await database.exec(sql)
    await database.close()
    await this.run()
  }

  /** Kills the process immediately. */
  async crash(): Promise<void> {
    await this.server.end('SIGKILL')
  }

  /** Stops the process like an operator would. Returns its exit code. */
  async stop(): Promise<number | null> {
    const code = await this.server.end('SIGTERM')
    await this.cleanUp()
    return code
  }
}

function asAdmin(sql: string): Promise<void> {
  return runOn(adminUrl, sql)
}

async function runOn(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
