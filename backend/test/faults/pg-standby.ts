import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../support/academy/academy-process.ts'
import { nobody, programs, withoutFlushing } from './pg-cluster.ts'

type Row = Record<string, unknown>

/** One of a pair of temporary PostgreSQL servers. */
export class PgNode {
  readonly port: number
  readonly url: string
  private readonly dir: string
  private server: ChildProcess | undefined

  constructor(dir: string, port: number) {
    this.dir = dir
    this.port = port
    this.url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  }

  async start(): Promise<void> {
    const settings = [`port=${this.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${path.dirname(this.dir)}`]
    settings.push(withoutFlushing)
    const args = ['-D', this.dir, ...settings.flatMap((setting) => ['-c', setting])]
    this.server = spawn(program('postgres'), args, { ...nobody, cwd: path.dirname(this.dir), stdio: 'ignore' })
    for (let tries = 0; tries < 600; tries += 1) {
      if (await this.query('SELECT 1', 2).catch(() => null)) return
      if (this.server.exitCode !== null) break
      await delay(100)
    }
    throw new Error('a server of the pair did not start')
  }

  async query(sql: string, seconds = 30): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: seconds * 1000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Kills the server and its child processes, like a power failure. */
  async crash(): Promise<void> {
    const { server } = this
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    for (const pid of [server.pid, ...children.split('\n').map(Number).filter(Boolean)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // The process has already ended.
      }
    }
    await ended
  }
}

/** A primary and a synchronous standby: the primary acknowledges only what the standby has written. */
export class PgPair {
  readonly primary: PgNode
  readonly standby: PgNode
  private readonly dir: string

  private constructor(dir: string, primary: PgNode, standby: PgNode) {
    this.dir = dir
    this.primary = primary
    this.standby = standby
  }

  static async make(): Promise<PgPair> {
    const dir = mkdtempSync(path.join(tmpdir(), 'deepm-pair-'))
    if (nobody.uid) chownSync(dir, nobody.uid, nobody.gid)
    const [first, second] = [path.join(dir, 'first'), path.join(dir, 'second')]
    const run = (name: string, ...args: string[]) => execFileSync(program(name), args, { ...nobody, cwd: dir, stdio: 'ignore' })
    run('initdb', '-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
    const pair = new PgPair(dir, new PgNode(first, await freePort()), new PgNode(second, await freePort()))
    try {
      await pair.primary.start()
      run('pg_basebackup', '-d', pair.primary.url, '-D', second, '-R', '-c', 'fast', '--no-sync')
      await pair.standby.start()
      await pair.wait()
      return pair
    } catch (error) {
      await pair.remove()
      throw error
    }
  }

  /** Makes the primary wait for the standby. */
  private async wait(): Promise<void> {
    await this.primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await this.primary.query('SELECT pg_reload_conf()')
    for (let tries = 0; tries < 200; tries += 1) {
      const [row] = await this.primary.query('SELECT sync_state FROM pg_stat_replication')
      if (row?.['sync_state'] === 'sync') return
      await delay(100)
    }
    throw new Error('the second server does not follow')
  }

  async remove(): Promise<void> {
    await this.primary.crash()
    await this.standby.crash()
    rmSync(this.dir, { recursive: true, force: true })
  }
}

function program(name: string): string {
  return path.join(programs() ?? '', name)
}
