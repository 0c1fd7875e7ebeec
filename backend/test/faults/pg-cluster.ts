import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../support/academy/academy-process.ts'

const installed = '/usr/lib/postgresql'

/** Returns the folder of `initdb` and `postgres`, or nothing if this machine has no local PostgreSQL. */
export function programs(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed) : []
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => path.join(installed, version, 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export const canMakeCluster = programs() !== undefined
if (!canMakeCluster) console.log(`NOT TESTED: a PostgreSQL that restarts, as there is no initdb in ${installed}`)

/** Tests kill processes, never the machine, so flushing to disk is unnecessary. */
export const withoutFlushing = 'fsync=off'

/** A temporary PostgreSQL server that tests stop and start. */
export class Cluster {
  readonly url: string
  private readonly dir: string
  private readonly port: number
  private server: ChildProcess | undefined

  private constructor(dir: string, port: number) {
    this.dir = dir
    this.port = port
    this.url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  }

  static async make(): Promise<Cluster> {
    const dir = mkdtempSync(path.join(tmpdir(), 'deepm-cluster-'))
    if (nobody.uid) chownSync(dir, nobody.uid, nobody.gid)
    const choices = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--data-checksums', '--no-sync']
    execFileSync(path.join(programs() ?? '', 'initdb'), ['-D', path.join(dir, 'data'), ...choices], {
      ...nobody,
      cwd: dir,
      stdio: 'ignore',
    })
    const cluster = new Cluster(dir, await freePort())
    await cluster.start()
    return cluster
  }

  /** Retries, since right after a crash the last processes of the old server can block a new one. */
  async start(): Promise<void> {
    const settings = [`port=${this.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${this.dir}`, withoutFlushing]
    for (let tries = 0; tries < 20; tries += 1) {
      const args = ['-D', path.join(this.dir, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
      const server = spawn(path.join(programs() ?? '', 'postgres'), args, { ...nobody, cwd: this.dir, stdio: 'ignore' })
      this.server = server
      while (server.exitCode === null) {
        const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 })
        client.on('error', () => {})
        const isThere = await client.connect().then(
          () => true,
          () => false,
        )
        if (isThere) return client.end()
        await delay(50)
      }
      await delay(200)
    }
    throw new Error('the cluster did not start')
  }

  /** `SIGINT` disconnects clients and shuts down cleanly, `SIGQUIT` is like a crash. */
  async stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT')
    rmSync(this.dir, { recursive: true, force: true })
  }
}
