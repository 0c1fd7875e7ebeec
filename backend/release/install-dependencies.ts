import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './copy-sources.ts'

type Manifest = {
  workspaces?: string[]
  scripts?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

/**
 * Writes manifests with only what runs on a server, and installs exactly the versions of the repository's lock file. The web app is
 * built, so its packages are not needed. Without them and the development dependencies, npm also leaves out the optional peers that
 * only they bring: `npm ci --omit=dev` in the repository installs Prisma's command line, Vitest and jsdom.
 */
export function installDependencies(folder: string): void {
  writeManifest(folder, 'package.json', { workspaces: ['schema', 'backend'], scripts: serverScripts() })
  for (const workspace of ['schema', 'backend']) writeManifest(folder, `${workspace}/package.json`, { scripts: {} })
  copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'))
  npm(folder, 'install', '--package-lock-only')
  npm(folder, 'ci')
}

/** Returns the npm scripts that run the server itself, such as `start`. The others are for development. */
export function serverScripts(): Record<string, string> {
  const { scripts = {} } = readManifest('package.json')
  return Object.fromEntries(
    Object.entries(scripts).filter(([, command]) => /^(exec )?node (--\S+ )*backend\/src\//.test(command)),
  )
}

function npm(folder: string, ...args: string[]): void {
  // A script of a workspace runs with these, and npm would look for that workspace in the release.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|include|omit|local_prefix)/.test(name)),
  )
  execFileSync('npm', [...args, '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

function writeManifest(folder: string, file: string, changes: Manifest): void {
  const { devDependencies, overrides, ...manifest } = readManifest(file)
  const kept = Object.entries({ ...manifest, ...changes }).filter(([name]) => !name.startsWith('//'))
  writeFileSync(path.join(folder, file), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
