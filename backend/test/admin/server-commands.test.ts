import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../support/academy/academy.ts'
import { type AcademyData, emptyFolder, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { command } from '../support/admin/command.ts'
import { signUp } from '../support/people/people.ts'

type Found = { check: string; state: string; message: string }

describe.each(kinds)('commands about the server on the %s database', (kind) => {
  let data: AcademyData
  beforeAll(async () => {
    data = await seededData(kind)
  })
  afterAll(removeAll)

  it('run a job of the list, and log it', async () => {
    expect((await command(data, ['job', 'list', '--json'])).json).toContainEqual({ name: 'deleteOldVisitors', cron: '0 * * * *' })
    const old = new Date('2020-01-01')
    await prepare(data, ({ db }) => db.rateLimit.create({ data: { key: 'old:one', count: 1, resetsAt: old } }))
    expect(await command(data, ['job', 'run', 'deleteExpiredSessions'])).toMatchObject({ code: 0, err: '' })
    expect(await command(data, ['job', 'run', 'noSuchJob'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no job noSuchJob'),
    })
    await prepare(data, async ({ db }) => {
      expect(await db.rateLimit.count({ where: { key: 'old:one' } })).toBe(0)
      const entries = await db.auditEntry.findMany({ where: { action: 'job.run' } })
      expect(entries.map(({ detail, staffId }) => [detail, staffId])).toEqual([['Ran the job deleteExpiredSessions', 'operator']])
    })
  })

  it('diagnose the database', async () => {
    const { json } = await command(data, ['doctor', '--json'])
    const state = (check: string) => json.find((it: Found) => it.check === check)?.state
    expect([state('database'), state('migrations'), state('staff')]).toEqual(['ok', 'ok', 'ok'])
    if (kind === 'server') expect(state('database clock')).toBe('ok')
  })
})

describe('commands', () => {
  afterAll(removeAll)

  it.runIf(kinds.includes('server'))('work on PostgreSQL while the academy serves', async () => {
    const data = await seededData('server')
    await prepare(data, async (academy) => {
      const { browser, user } = await signUp(academy)
      expect(await command(data, ['sessions', 'end', user.id, '--yes'])).toMatchObject({ code: 0 })
      await expect(browser.execute('{ signedInDevices { id } }')).rejects.toThrow('UNAUTHENTICATED')
    })
  })

  it('refuse an embedded database that a running process uses, or that does not exist', async () => {
    const dataDir = emptyFolder()
    const none = await command({ env: { DATA_DIR: dataDir } }, ['staff', 'list'])
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining(`there is no database in ${dataDir}`) })
    mkdirSync(path.join(dataDir, 'pglite'))
    writeFileSync(path.join(dataDir, 'owner.pid'), String(process.ppid))
    const { code, err } = await command({ env: { DATA_DIR: dataDir } }, ['staff', 'list'])
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`process ${process.ppid} already runs the academy`) })
    const { json } = await command({ env: { DATA_DIR: dataDir } }, ['doctor', '--json'])
    expect(json).toContainEqual(expect.objectContaining({ check: 'database', state: 'warning' }))
    rmSync(dataDir, { recursive: true })
  })

  it('exit with 2 for wrong usage, and with 0 for help', async () => {
    const data = { env: { DATA_DIR: emptyFolder() } }
    for (const args of [['nonsense'], ['staff'], ['staff', 'invite'], ['doctor', '--colour'], ['doctor', 'extra']])
      expect({ args, code: (await command(data, args)).code }).toEqual({ args, code: 2 })
    for (const args of [['--help'], ['person', 'erase', '--help'], ['help', 'job']]) {
      const { code, out } = await command(data, args)
      expect({ args, code, out }).toEqual({ args, code: 0, out: expect.stringMatching(/Usage: academy/) })
    }
  })
})

describe('academy doctor', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })
  const diagnose = async (env: Record<string, string>, args: string[] = []) => {
    const { code, json } = await command({ env: { DATA_DIR: emptyFolder(), ...env } }, ['doctor', '--json', ...args])
    return { code, of: (check: string): Found => json.find((it: Found) => it.check === check) }
  }

  it('names each invalid variable', async () => {
    const { code, of } = await diagnose({ PORT: 'ninety' })
    expect(code).toBe(1)
    expect(of('configuration')).toMatchObject({ state: 'problem', message: expect.stringMatching(/^PORT: /) })
  })

  it('works in production, where nothing creates DATA_DIR', async () => {
    const { code, of } = await diagnose({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://127.0.0.1:1/academy',
      PUBLIC_URL: 'https://127.0.0.1:1',
      DATA_DIR: path.join(emptyFolder(), 'none', 'yet'),
      STAFF_2FA: 'off',
    })
    expect({ code, email: of('email').state, disk: of('disk').state, demo: of('demo').state }).toEqual({
      code: 1,
      email: 'problem',
      disk: 'ok',
      demo: 'warning',
    })
    expect(of('second factor').state).toBe('warning')
  })

  it('signs in to the mail server, and sends nothing', async () => {
    const [good, bad] = [await mailServer(), await mailServer('554 go away')]
    const from = { MAIL_FROM: 'academy@example.org' }
    expect((await diagnose({ SMTP_URL: good.url, ...from })).of('email')).toMatchObject({ state: 'ok' })
    expect(good.lines.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'QUIT'])
    const { code, of } = await diagnose({ SMTP_URL: bad.url, ...from })
    expect({ code, state: of('email').state, message: of('email').message }).toMatchObject({
      code: 1,
      state: 'problem',
      message: expect.stringContaining('554'),
    })
    expect((await diagnose({})).of('email')).toMatchObject({ state: 'warning' })
  })

  it('reports a database that does not answer, without its password', async () => {
    const { code, of } = await diagnose({ DATABASE_URL: 'postgresql://academy:hunter2@127.0.0.1:1/academy' })
    expect(code).toBe(1)
    expect(of('database')).toMatchObject({ state: 'problem', message: expect.stringContaining('ECONNREFUSED') })
    expect(of('database').message).not.toContain('hunter2')
  })

  it('knows that https needs a proxy, and that a weak secret is a problem', async () => {
    const https = { PUBLIC_URL: 'https://127.0.0.1:1' }
    expect((await diagnose(https)).of('proxy')).toMatchObject({ state: 'problem' })
    expect((await diagnose({ ...https, TRUST_PROXY: '1' })).of('proxy')).toMatchObject({ state: 'ok' })
    const weak = await diagnose({ SESSION_SECRET: 'changeme'.repeat(5) })
    expect([weak.code, weak.of('session secret').state]).toEqual([1, 'problem'])
    expect((await diagnose({})).of('session secret').state).toBe('ok')
  })

  it('names the models of the lab and the lack of moderation, and reads a file of variables', async () => {
    const file = path.join(emptyFolder(), 'academy.env')
    writeFileSync(file, 'OPENAI_BASE_URL="http://127.0.0.1:9/v1"\nLAB_CHATGPT_MODEL=openai:tiny\n')
    const { of } = await diagnose({}, ['--env-file', file])
    expect(of('ai models').message).toBe(
      'chatgpt: openai:tiny, gemini: Practice Coach, claude: Practice Coach, dalle: Practice Coach',
    )
    expect(of('ai moderation')).toMatchObject({ state: 'warning' })
    const missing = await command({ env: {} }, ['doctor', '--env-file', `${file}.none`])
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('--env-file') })
  })

  async function mailServer(greeting = '220 test'): Promise<{ url: string; lines: string[] }> {
    const lines: string[] = []
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.write(`${greeting}\r\n`)
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').slice(0, -1)) {
          lines.push(line)
          if (line === 'QUIT') socket.end('221 bye\r\n')
          else socket.write('250 ok\r\n')
        }
      })
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`, lines }
  }
})
