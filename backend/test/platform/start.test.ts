import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { compileCache, freePort, testSecret } from '../support/academy/academy-process.ts'
import { databaseUrl } from '../support/academy/global-setup.ts'

const backend = path.resolve(import.meta.dirname, '../..')
const started: ChildProcess[] = []

async function start(env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: backend,
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.push(child)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const url = `http://127.0.0.1:${port}`
  return {
    child,
    errors: () => errors,
    ready: () => untilReady(child, url),
    exit: async () => (child.exitCode ?? (await once(child, 'exit'))[0]) as number,
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<boolean> {
  for (let tries = 0; tries < 1500 && child.exitCode === null; tries += 1) {
    if ((await fetch(`${url}/api/health`).catch(() => null))?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  }
})

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://127.0.0.1:1/academy',
  PUBLIC_URL: 'https://academy.example',
  SESSION_SECRET: testSecret,
}

describe('startup', () => {
  it('fails with one line that names the invalid variable', async () => {
    for (const [env, name] of [
      [{ PORT: 'ninety' }, 'PORT'],
      [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
      [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
      [{ ...production, SESSION_SECRET: 'changeme'.repeat(4) }, 'SESSION_SECRET'],
      [{ ...production, PUBLIC_URL: 'http://academy.example' }, 'PUBLIC_URL'],
    ] as const) {
      const academy = await start(env)
      expect(await academy.exit()).toBe(1)
      expect(academy.errors().trim().split('\n')).toEqual([expect.stringContaining(name)])
    }
  })

  it('lets one process at a time own an embedded folder, and takes over from a killed one', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'deepm-start-'))
    const first = await start({
      DATA_DIR: dataDir,
      OPENAI_API_KEY: 'sk-never-printed',
      GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-never-printed',
    })
    expect(await first.ready()).toBe(true)
    const second = await start({ DATA_DIR: dataDir })
    expect(await second.exit()).toBe(1)
    // One line says that the second key is not used, and why; neither is printed.
    expect(first.errors().trim().split('\n')).toEqual([
      expect.stringMatching(/^GOOGLE_GENERATIVE_AI_API_KEY is not used: .*under 18/),
    ])
    expect(first.errors()).not.toContain('never-printed')
    expect(second.errors()).toContain('DATA_DIR')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const third = await start({ DATA_DIR: dataDir })
    expect(await third.ready()).toBe(true)
    third.child.kill('SIGTERM')
    expect(await third.exit()).toBe(0)
    rmSync(dataDir, { recursive: true })
  })

  it.runIf(inject('serverTemplate'))(
    'migrates and seeds once when five processes start together on an empty database',
    async () => {
      const template = inject('serverTemplate')
      if (!template) return
      const name = `${template.name}_${randomUUID().slice(0, 8)}`
      const admin = new pg.Client({ connectionString: template.adminUrl })
      await admin.connect()
      await admin.query(`CREATE DATABASE ${name}`)
      const url = databaseUrl(template.adminUrl, name)
      const academies = await Promise.all([1, 2, 3, 4, 5].map(() => start({ DATABASE_URL: url, DATA_DIR: tmpdir() })))
      expect(await Promise.all(academies.map((academy) => academy.ready()))).toEqual([true, true, true, true, true])
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query(
        'SELECT migration_name, count(*)::int AS times FROM _prisma_migrations GROUP BY 1 HAVING count(*) <> 1',
      )
      const demo = await client.query(`SELECT sum(amount)::int AS xp FROM "XpEntry" WHERE "learnerId" = 'demo-learner'`)
      await client.end()
      await admin.end()
      expect(rows).toEqual([])
      expect(demo.rows).toEqual([{ xp: 1250 }])
    },
    180_000,
  )
})
