import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acquireOwnerLock, releaseOwnerLock } from './owner-lock.ts'

describe('owner of an embedded database folder', () => {
  let root: string
  let dir: string
  const claim = () => path.join(dir, 'owner.pid')
  const children: ChildProcess[] = []

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'deepm-owner-'))
  })
  beforeEach(() => {
    dir = mkdtempSync(path.join(root, 'data-'))
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill()
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('claims a folder, creates it if necessary, and releases it', async () => {
    dir = path.join(dir, 'not/there/yet')
    const release = await acquireOwnerLock(dir)
    expect(readFileSync(claim(), 'utf8')).toBe(String(process.pid))
    await release()
    expect(existsSync(claim())).toBe(false)
    await (await acquireOwnerLock(dir))()
  })

  it('refuses a folder that a running process owns, and keeps its claim', async () => {
    const owner = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
    children.push(owner)
    writeFileSync(claim(), `${owner.pid}\n`)
    await expect(acquireOwnerLock(dir)).rejects.toThrow(`DATA_DIR: process ${owner.pid} already runs the academy on ${dir}`)
    expect(readFileSync(claim(), 'utf8')).toBe(`${owner.pid}\n`)
  })

  it('refuses a folder owned by process 1, which may belong to another user', async () => {
    writeFileSync(claim(), '1')
    await expect(acquireOwnerLock(dir)).rejects.toThrow('process 1 already runs the academy')
  })

  it('takes over from a process that died without releasing the folder', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(claim(), String(pid))
    await acquireOwnerLock(dir)
    expect(readFileSync(claim(), 'utf8')).toBe(String(process.pid))
  })

  it.each(['', 'not a number', String(process.pid)])('takes over from the invalid claim %j', async (left) => {
    // In a container, every run can have the same process id.
    writeFileSync(claim(), left)
    await acquireOwnerLock(dir)
    expect(readFileSync(claim(), 'utf8')).toBe(String(process.pid))
  })

  it('keeps a claim made after a stale one was read', () => {
    writeFileSync(claim(), '123')
    releaseOwnerLock(claim(), '999')
    expect([readFileSync(claim(), 'utf8'), readdirSync(dir)]).toEqual(['123', ['owner.pid']])
    releaseOwnerLock(claim(), '123')
    expect(readdirSync(dir)).toEqual([])
    releaseOwnerLock(claim(), '')
  })

  it('refuses a folder whose claim cannot be read, since its owner may be running', async () => {
    mkdirSync(claim())
    await expect(acquireOwnerLock(dir)).rejects.toThrow('EISDIR')
    expect(existsSync(claim())).toBe(true)
  })

  // Taking over from a dead owner includes a delay, so this case has fewer turns and longer pauses.
  it.each([
    { which: 'free', turns: 80, pauseMs: 8 },
    { which: 'left by a dead owner', turns: 24, pauseMs: 130, left: '999999999' },
  ])('assigns each folder to one of two concurrent processes: $which', async ({ turns, pauseMs, left }) => {
    const folders = Array.from({ length: turns }, (_, index) => path.join(dir, String(index)))
    for (const folder of folders) {
      mkdirSync(folder)
      if (left) writeFileSync(path.join(folder, 'owner.pid'), left)
    }
    const start = Date.now() + 1000
    const take = () => takeInTurn(folders, start, pauseMs)
    const [one = [], other = []] = await Promise.all([take(), take()])
    expect(folders.filter((folder) => one.includes(folder) && other.includes(folder))).toEqual([])
    expect(folders.filter((folder) => !one.includes(folder) && !other.includes(folder))).toEqual([])
  })

  /** Starts a process that claims the folders in order, at times that two such processes share. It runs until the test ends. */
  function takeInTurn(folders: string[], start: number, pauseMs: number): Promise<string[]> {
    const script = `
      import { acquireOwnerLock } from ${JSON.stringify(path.join(import.meta.dirname, 'owner-lock.ts'))}
      const won = []
      for (const [turn, folder] of ${JSON.stringify(folders)}.entries()) {
        while (Date.now() < ${start} + turn * ${pauseMs});
        await acquireOwnerLock(folder).then(() => won.push(folder), () => {})
      }
      console.log(JSON.stringify(won))
      setTimeout(() => {}, 60_000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    children.push(child)
    return new Promise((resolve, reject) => {
      let output = ''
      child.stdout.on('data', (data) => {
        output += data
        if (output.endsWith('\n')) resolve(JSON.parse(output))
      })
      child.once('exit', () => reject(new Error('the process ended before it told what it won')))
    })
  }
})
