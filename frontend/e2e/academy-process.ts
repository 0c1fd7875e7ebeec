import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

  static async start(kind: Kind = 'embedded'): Promise<AcademyProcess> {
    const port = await freePort()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'deepm-e2e-'))
    const env: Record<string, string> = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    }
    let dropDatabase = async () => {}
    if (kind === 'server') {
      const name = `deepm_e2e_${process.pid}_${port}`
      await asAdmin(`CREATE DATABASE ${name}`)
      const url = new URL(adminUrl)
      url.pathname = `/${name}`
      env['DATABASE_URL'] = url.href
      dropDatabase = () => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
    const academy = new AcademyProcess(port, env, async () => {
      await dropDatabase()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await academy.run()
    return academy
  }

  /** Starts the server on its data and waits until it is ready. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: backend,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.child = child
    for (let tries = 0; tries < 300; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the academy stopped with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/api/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the academy did not become ready within 30 s')
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

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
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
