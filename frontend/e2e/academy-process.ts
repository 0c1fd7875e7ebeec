import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { AcademyProcess as Server } from '../../backend/test/support/academy-process.ts'

const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

export type Kind = 'embedded' | 'server'

/** The databases that there are for stories: always the embedded one, PostgreSQL where one answers. Looked for once. */
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

/** Where the data of `seedOnce` are, for the worker processes of the stories. */
const seededBy: Record<Kind, string> = { embedded: 'E2E_SEEDED_DIR', server: 'E2E_SEEDED_DATABASE' }

/** What a story runs on that does not ask: a server answers sooner, and may be written to while the academy runs. Journeys try both. */
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
    // As somebody at home has it: the secret is the one in the folder, and nobody stands in front.
    SESSION_SECRET: '',
    TRUST_PROXY: '',
    ...(database && { DATABASE_URL: url.href }),
  }
}

/** The real server on data of its own, as stories need it. */
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

  /** The database's name, or the folder of an embedded one. */
  private get data(): string | undefined {
    const { DATABASE_URL, DATA_DIR } = this.env
    return DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : DATA_DIR
  }

  /**
   * An academy on fresh, seeded data: a copy of what `seedOnce` made, or else made by this very start. `more` are variables of the
   * environment besides those that every academy here has.
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
    // What did not begin is not left behind: it would go on taking the machine's time.
    await academy.server.ready().catch(async (error: unknown) => {
      await academy.stop()
      throw error
    })
    return academy
  }

  /** Makes the data that stories on this kind of database start from; answers how to remove them. */
  static async seedOnce(kind: Kind): Promise<() => Promise<void>> {
    const academy = await AcademyProcess.start(kind)
    await academy.server.end('SIGTERM')
    process.env[seededBy[kind]] = academy.data
    return academy.cleanUp
  }

  /** Starts the server again on its data and waits until it is ready. */
  async run(): Promise<void> {
    this.server.begin()
    await this.server.ready()
  }

  /** Writes into the database what would take people weeks. An embedded one has one owner, so the server starts again. */
  async change(sql: string): Promise<void> {
    const url = this.env['DATABASE_URL']
    if (url) return runOn(url, sql)
    await this.server.end('SIGTERM')
    const database = await PGlite.create(path.join(this.env['DATA_DIR'] ?? '', 'pglite'))
    await database.exec(sql)
    await database.close()
    await this.run()
  }

  /** Ends the process without a chance to finish anything. */
  async crash(): Promise<void> {
    await this.server.end('SIGKILL')
  }

  /** Ends the process as an operator would; answers its exit code. */
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
