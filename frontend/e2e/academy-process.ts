import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const backend = path.resolve(import.meta.dirname, '../../backend')
const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

export type Kind = 'embedded' | 'server'

/** The databases journeys run on: always the embedded one, PostgreSQL where one answers. */
export async function databasesHere(): Promise<Kind[]> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return ['embedded', 'server']
  } catch {
    console.log(`Journeys run on PGlite only: no PostgreSQL at ${adminUrl}`)
    return ['embedded']
  }
}

/** A first start seeds everything, and the machine may have other things to do. */
const readySeconds = 90

/** Where the data of `seedOnce` are, for the worker processes of the stories. */
const seededBy: Record<Kind, string> = { embedded: 'E2E_SEEDED_DIR', server: 'E2E_SEEDED_DATABASE' }

function environment(port: number, dataDir: string, database: string | undefined): Record<string, string> {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    ...(database && { DATABASE_URL: url.href }),
  }
}

/** The real server in a process of its own, on data of its own, to be killed and started again. */
export class AcademyProcess {
  readonly url: string
  private readonly env: Record<string, string>
  private readonly cleanUp: () => Promise<void>
  private child: ChildProcess | undefined

  private constructor(port: number, env: Record<string, string>, cleanUp: () => Promise<void>) {
    this.url = `http://127.0.0.1:${port}`
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
  static async start(kind: Kind = 'embedded', more: Record<string, string> = {}): Promise<AcademyProcess> {
    const port = await freePort()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'deepm-e2e-'))
    const seeded = process.env[seededBy[kind]]
    const database = kind === 'server' ? `deepm_e2e_${process.pid}_${port}` : undefined
    if (database) await asAdmin(`CREATE DATABASE ${database}${seeded ? ` TEMPLATE ${seeded}` : ''}`)
    else if (seeded) cpSync(seeded, dataDir, { recursive: true })
    const academy = new AcademyProcess(port, { ...environment(port, dataDir, database), ...more }, async () => {
      if (database) await asAdmin(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true, force: true })
    })
    // What did not begin is not left behind: it would go on taking the machine's time.
    await academy.run().catch(async (error: unknown) => {
      await academy.stop()
      throw error
    })
    return academy
  }

  /** Makes the data that stories on this kind of database start from; answers how to remove them. */
  static async seedOnce(kind: Kind): Promise<() => Promise<void>> {
    const academy = await AcademyProcess.start(kind)
    await academy.end('SIGTERM')
    process.env[seededBy[kind]] = academy.data
    return academy.cleanUp
  }

  /** Starts the server on its data and waits until it is ready. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: backend,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.child = child
    for (let tries = 0; tries < readySeconds * 10; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the academy stopped with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the academy did not become ready within ${readySeconds} s`)
  }

  /** Writes into the database what would take people weeks. An embedded one has one owner, so the server starts again. */
  async change(sql: string): Promise<void> {
    const url = this.env['DATABASE_URL']
    if (url) return runOn(url, sql)
    await this.end('SIGTERM')
    const database = await PGlite.create(path.join(this.env['DATA_DIR'] ?? '', 'pglite'))
    await database.exec(sql)
    await database.close()
    await this.run()
  }

  /** Ends the process without a chance to finish anything. */
  async crash(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Ends the process as an operator would; answers its exit code. */
  async stop(): Promise<number | null> {
    const code = await this.end('SIGTERM')
    await this.cleanUp()
    return code
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
