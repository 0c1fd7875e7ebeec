import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/academy/academy-process.ts'

const deploy = path.resolve(import.meta.dirname, '../../../docs/deploy')

/** Debian installs nginx where a normal user's path does not look. */
const file = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Whether nginx and openssl are installed. Prints what is not tested otherwise. */
export function hasNginx(): boolean {
  const isThere = file !== undefined && spawnSync('openssl', ['version']).status === 0
  if (!isThere) console.warn('NOT TESTED: nginx in front of two processes. Install the packages nginx-light and openssl.')
  return isThere
}

/** The real nginx with our example file, in which only ports and the paths of the certificate are replaced. */
export class Nginx {
  readonly url: string
  private readonly folder: string
  private readonly upstreams: number[]
  private readonly child: ChildProcess

  private constructor(folder: string, port: number, upstreams: number[]) {
    this.url = `https://127.0.0.1:${port}`
    this.folder = folder
    this.upstreams = upstreams
    this.child = spawn(file as string, ['-p', folder, '-c', 'nginx.conf', '-e', 'errors.log'], { stdio: 'inherit' })
  }

  static async before(upstreams: number[]): Promise<Nginx> {
    const folder = mkdtempSync(path.join(tmpdir(), 'deepm-nginx-'))
    const [plain, secure] = [await freePort(), await freePort()]
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${folder}/privkey.pem`]
    const subject = ['-subj', '/CN=academy.example.org', '-days', '2', '-out', `${folder}/fullchain.pem`]
    execFileSync('openssl', ['req', '-x509', ...key, ...subject], { stdio: 'ignore' })
    const ports: Record<string, number> = { 80: plain, 443: secure, 4001: upstreams[0] ?? 0, 4002: upstreams[1] ?? 0 }
    const site = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
      .replaceAll('/etc/letsencrypt/live/academy.example.org', folder)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace(/(?<=listen |127\.0\.0\.1:)\d+/g, (port) => String(ports[port]))
    writeFileSync(path.join(folder, 'site.conf'), site)
    mkdirSync(path.join(folder, 'temp'))
    writeFileSync(path.join(folder, 'nginx.conf'), mainConfig)
    const nginx = new Nginx(folder, secure, upstreams)
    await nginx.ready(secure)
    return nginx
  }

  /** Lines of nginx's error log. */
  get errors(): string[] {
    return readFileSync(path.join(this.folder, 'errors.log'), 'utf8').split('\n').filter(Boolean)
  }

  /** Runs our script for restarts. `restart` stands for systemd: it stops and starts the process at a port. */
  async restartAll(restart: (port: number) => Promise<void>): Promise<void> {
    const wanted = path.join(this.folder, 'wanted')
    // Returns when the file is gone, as systemd does when the process has ended and begun.
    const command = path.join(this.folder, 'restart')
    writeFileSync(command, `#!/bin/sh\necho "$1" > ${wanted}\nwhile [ -e ${wanted} ]; do sleep 0.1; done\n`, { mode: 0o755 })
    const script = spawn(path.join(deploy, 'rolling-restart'), {
      env: {
        PATH: process.env['PATH'],
        SITE: path.join(this.folder, 'site.conf'),
        PORTS: this.upstreams.join(' '),
        RELOAD: `kill -HUP ${this.child.pid}`,
        RESTART: `${command} `,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    while (script.exitCode === null) {
      await delay(50)
      const port = existsSync(wanted) ? Number(readFileSync(wanted, 'utf8')) : 0
      if (!port) continue
      await restart(port)
      rmSync(wanted)
    }
    if (script.exitCode !== 0) throw new Error(`the script ended with ${script.exitCode}`)
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async ready(port: number): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      if (this.child.exitCode !== null) throw new Error(`nginx does not start:\n${this.errors.join('\n')}`)
      const socket = connect(port, '127.0.0.1')
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      socket.destroy()
      if (isOpen) return
      await delay(50)
    }
    throw new Error('nginx does not listen')
  }
}

/** What Debian's /etc/nginx/nginx.conf sets around a site, in a folder of its own. */
const mainConfig = `daemon off;
worker_processes 2;
pid nginx.pid;
events { worker_connections 768; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`).join(' ')}
  include site.conf;
}
`
