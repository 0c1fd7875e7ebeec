import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyFolder, removeAll, serverData } from '../support/academy/academy-data.ts'
import { freePort, testSecret } from '../support/academy/academy-process.ts'
import { Visitor } from '../support/load/visitor.ts'

const root = path.resolve(import.meta.dirname, '../../..')

// Takes ten minutes. The images are made from Debian's packages and this machine's npm, because none can be downloaded here.
const isWanted = process.env['CONTAINERS'] === '1'
const missing = ['mmdebstrap', 'buildah', 'podman', 'runc'].filter((tool) => spawnSync(tool, ['--version']).status !== 0)
if (isWanted && missing.length > 0) console.warn(`NOT TESTED: the container image. Install ${missing.join(', ')}.`)

const name = `deepm-test-${process.pid}`
const image = (part: string) => `localhost/${name}/${part}`
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
/** A container may not have more open files than the user who starts it. */
const limits = () => ['--ulimit', `nofile=${run('sh', '-c', 'ulimit -Hn').trim()}`]

describe.runIf(isWanted && missing.length === 0)('the container image', { timeout: 300_000 }, () => {
  const started: string[] = []
  beforeAll(() => {
    run('docs/deploy/debian-base', image('base'))
    makeBuildImage()
    const images = ['--build-arg', `BASE_IMAGE=${image('base')}`, '--build-arg', `BUILD_IMAGE=${image('build')}`]
    const cache = run('npm', 'config', 'get', 'cache').trim()
    const sandbox = ['--isolation', 'chroot', '--network', 'host', ...limits(), '--volume', `${cache}:/root/.npm`]
    run(
      'buildah',
      'build',
      '--quiet',
      '--format',
      'docker',
      ...sandbox,
      ...images,
      '-t',
      image('academy'),
      '-f',
      'docs/deploy/Dockerfile',
      '.',
    )
  }, 1_500_000)
  afterAll(async () => {
    for (const container of started) spawnSync('podman', ['rm', '-f', '-v', container])
    for (const part of ['academy', 'build', 'base']) spawnSync('buildah', ['rmi', '-f', image(part)])
    await removeAll()
  })

  /** Starts a container as compose.yaml does. It uses the network of this machine, where PostgreSQL answers. */
  async function start(env: Record<string, string>) {
    const port = await freePort()
    const container = `${name}-${port}`
    started.push(container)
    const locked = [
      '--read-only',
      '--read-only-tmpfs=false',
      '--tmpfs',
      '/tmp',
      '--cap-drop',
      'ALL',
      '--security-opt',
      'no-new-privileges',
    ]
    const settings = Object.entries({ ...env, HOST: '127.0.0.1', PORT: String(port) }).flatMap(([key, value]) => [
      '-e',
      `${key}=${value}`,
    ])
    const engine = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs']
    const names = ['--name', container, '--network', 'host']
    run(
      'podman',
      ...engine,
      'run',
      '-d',
      ...names,
      ...limits(),
      '--ulimit',
      'nproc=4096',
      ...locked,
      ...settings,
      image('academy'),
    )
    const healthy = () => spawnSync('podman', [...engine, 'healthcheck', 'run', container]).status === 0
    for (let tries = 0; !healthy(); tries += 1) {
      if (tries > 120) throw new Error(run('podman', 'logs', container))
      await delay(1000)
    }
    const exec = (...command: string[]) => spawnSync('podman', [...engine, 'exec', container, ...command], { encoding: 'utf8' })
    const stop = () => {
      run('podman', ...engine, 'stop', '-t', '30', container)
      return run('podman', 'inspect', container, '--format', '{{.State.ExitCode}}').trim()
    }
    return { visitor: new Visitor(`http://127.0.0.1:${port}`), exec, stop }
  }

  it('runs as its own user on a read-only file system, and ends with 0', async () => {
    const { visitor, exec, stop } = await start({})
    expect((await visitor.ask('GET', '/landing')).status).toBe(200)
    expect(exec('id', '-u').stdout.trim()).toBe('10001')
    expect(exec('touch', '/opt/deepm-academy/file').stderr).toMatch(/Read-only file system/)
    expect(exec('sh', '-c', 'grep CapEff /proc/self/status').stdout).toMatch(/0000000000000000/)
    expect(stop()).toBe('0')
  })

  it.runIf(inject('serverTemplate'))('runs twice on one PostgreSQL in production', async () => {
    const { DATABASE_URL = '' } = (await serverData(emptyFolder(), '')).env
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://academy.example.org', SESSION_SECRET: testSecret, DATABASE_URL }
    const both = await Promise.all([start(env), start(env)])
    for (const { visitor } of both)
      expect((await visitor.ask('GET', '/api/health')).body).toEqual({ status: 'ok', database: 'ok' })
    expect(both.map(({ stop }) => stop())).toEqual(['0', '0'])
  })
})

/** Makes an image that can build: the base with this Node, this npm, and the certificates that its registry needs here. */
function makeBuildImage(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'deepm-image-'))
  const npm = path.resolve(run('sh', '-c', 'readlink -f "$(command -v npm)"').trim(), '../..')
  const settings = ['/usr/etc/npmrc', '/etc/ssl/certs/ca-certificates.crt'].filter(existsSync)
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\nexec node /usr/lib/npm/bin/npm-cli.js "$@"\n', { mode: 0o755 })
  const container = run('buildah', 'from', image('base')).trim()
  const copy = (from: string, to: string) => run('buildah', 'copy', '--quiet', container, from, to)
  copy(process.execPath, '/usr/bin/node')
  copy(npm, '/usr/lib/npm')
  copy(path.join(folder, 'npm'), '/usr/bin/npm')
  for (const file of settings) copy(file, file)
  run('buildah', 'commit', '--quiet', '--rm', container, image('build'))
  rmSync(folder, { recursive: true })
}
