import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../../config/config.ts'
import { describeWeakness } from '../../config/secret-strength.ts'
import { readMigrations } from '../../database/schema-engine.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const run = promisify(execFile)
const megabyte = 1024 * 1024
const fullMegabytes = 200
const tightMegabytes = 1024

/** Checks free disk space in `DATA_DIR`. */
export async function diskFinding({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existingParent(dataDir))
  const free = Math.floor((bavail * bsize) / megabyte)
  const message = `${free} MB free in ${dataDir}${databaseUrl ? '; check the disk of PostgreSQL separately' : ''}`
  if (free < fullMegabytes) return problem('disk', message)
  return free < tightMegabytes ? warning('disk', message) : ok('disk', message)
}

/** With `SESSION_SECRET` and PostgreSQL, nothing creates the folder. */
function existingParent(folder: string): string {
  return existsSync(folder) ? folder : existingParent(path.dirname(folder))
}

/** Checks that the clock is not behind the release, and that the system synchronizes it. */
export async function clockFinding(): Promise<Finding> {
  const newest = (await readMigrations()).migrationDirectories.at(-1)?.path ?? ''
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(newest) ?? []
  const now = new Date()
  if (now < new Date(`${year}-${month}-${day}T00:00:00Z`))
    return problem('clock', `${now.toISOString()} is before this version was made. Set the clock.`)
  const synchronized = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value']).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  )
  return synchronized === 'no'
    ? warning('clock', 'The system does not synchronize the clock with NTP.')
    : ok('clock', now.toISOString())
}

/** Checks that secrets are hard to guess and that only the academy can read the stored one. */
export function secretFindings(config: Config): Finding[] {
  const { dataDir, metricsToken, previousSecrets, sessionSecret } = config
  const weak = [sessionSecret, ...previousSecrets].map(describeWeakness).find((weakness) => weakness !== null)
  const file = path.join(dataDir, 'session-secret')
  const isOpen = existsSync(file) && (statSync(file).mode & 0o077) !== 0
  const kept = previousSecrets.length
  return [
    weak
      ? problem('session secret', `SESSION_SECRET ${weak}; make one with: openssl rand -base64 32`)
      : ok('session secret', kept > 0 ? `${kept} previous ones are still accepted; remove them after 30 days` : 'looks random'),
    ...(isOpen ? [warning('session secret', `Other users can read ${file}; run: chmod 600 ${file}`)] : []),
    ...(metricsToken && describeWeakness(metricsToken)
      ? [warning('metrics token', `METRICS_TOKEN ${describeWeakness(metricsToken)}`)]
      : []),
  ]
}
