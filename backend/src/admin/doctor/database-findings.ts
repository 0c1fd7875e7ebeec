import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Config } from '../../config/config.ts'
import { hasStore } from '../../database/folder.ts'
import { type MigrationState, migrationState } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { FolderInUseError } from '../../database/owner-lock.ts'
import { isOpen } from '../../modules/accounts/closure/closure.service.ts'
import { waitingMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { noDatabase } from '../session/session.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const run = promisify(execFile)

/** Seconds that the clocks of the academy and the database may differ. */
const maxClockSeconds = 5
const lateSeconds = 3600

/** Checks the database: connection, migrations, replica, clock, staff, queued emails, tools for backups. */
export async function databaseFindings(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !hasStore(config.dataDir)) return [warning('database', noDatabase(config.dataDir))]
  let database: Database
  try {
    database = await openDatabase(config)
  } catch (error) {
    const report = error instanceof FolderInUseError ? warning : problem
    return [report('database', (error as Error).message)]
  }
  try {
    const state = await migrationState(database)
    const isCurrent = state.pending.length === 0 && state.unknown.length === 0
    return [
      ok('database', await describe(database)),
      migrations(state),
      ...(database.kind === 'server' ? await serverFindings(config, database) : []),
      ...(isCurrent ? await rowFindings(config, database) : []),
    ]
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    return [problem('database', `DATABASE_URL: ${message}`)]
  } finally {
    await database.close()
  }
}

async function describe({ kind, query }: Database): Promise<string> {
  const [row] = await query(
    `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size`,
  )
  return `${kind === 'server' ? 'PostgreSQL' : 'embedded database'} ${row?.['version']}, ${row?.['size']}`
}

function migrations({ applied, pending, unknown }: MigrationState): Finding {
  if (unknown.length > 0)
    return problem(
      'migrations',
      `The database is newer than this version: it has ${unknown.at(-1)}, which this version does not know.`,
    )
  if (pending.length > 0)
    return warning('migrations', `${pending.length} are applied by the next start, the first is ${pending[0]}`)
  return ok('migrations', `${applied.length} applied, the last is ${applied.at(-1)}`)
}

async function serverFindings({ databaseReadUrl, dataDir }: Config, database: Database): Promise<Finding[]> {
  return [
    await clockFinding(database),
    await toolFinding(database),
    ...(databaseReadUrl ? [await replicaFinding(databaseReadUrl, dataDir)] : []),
  ]
}

async function clockFinding({ query }: Database): Promise<Finding> {
  const before = Date.now()
  const [row] = await query(`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`)
  // The answer was made between the two readings.
  const seconds = Math.max(0, Math.abs(Number(row?.['now']) - before) - (Date.now() - before)) / 1000
  if (seconds > maxClockSeconds)
    return problem('database clock', `differs from this machine by ${Math.round(seconds)} s. Synchronize both with NTP.`)
  return ok('database clock', 'agrees with this machine')
}

/** `pg_dump` refuses a server that is newer than itself. */
async function toolFinding({ query }: Database): Promise<Finding> {
  const [row] = await query(`SELECT current_setting('server_version_num')::int / 10000 AS major`)
  const server = Number(row?.['major'])
  const version = await run('pg_dump', ['--version']).then(
    ({ stdout }) => Number(/ (\d+)/.exec(stdout)?.[1]),
    () => null,
  )
  if (version === null) return warning('backup tools', 'pg_dump is not installed here, so npm run backup does not work.')
  if (version < server) return problem('backup tools', `pg_dump ${version} cannot read PostgreSQL ${server}. Install its client.`)
  return ok('backup tools', `pg_dump ${version}`)
}

async function replicaFinding(databaseUrl: string, dataDir: string): Promise<Finding> {
  const replica = await openDatabase({ databaseUrl, dataDir })
  try {
    const [row] = await replica.query(
      `SELECT pg_is_in_recovery() AS is_replica, extract(epoch FROM now() - pg_last_xact_replay_timestamp())::int AS lag`,
    )
    return row?.['is_replica']
      ? ok('replica', `answers; its last change was ${row['lag'] ?? 0} s ago`)
      : warning('replica', 'DATABASE_READ_URL is not a replica')
  } catch (error) {
    return problem('replica', `DATABASE_READ_URL: ${(((error as Error).cause ?? error) as Error).message}`)
  } finally {
    await replica.close()
  }
}

async function rowFindings({ mode, smtpUrl }: Config, { db }: Database): Promise<Finding[]> {
  const staff = await db.user.count({ where: { role: 'staff', isDemo: false, ...isOpen } })
  const { count, seconds } = await waitingMail(db, new Date())
  const noStaff = 'No one has staff access, so no one sees the safety queue. Invite someone: academy staff invite EMAIL'
  return [
    staff > 0 ? ok('staff', `${staff} with access`) : (mode === 'production' ? problem : warning)('staff', noStaff),
    ...(smtpUrl && seconds > lateSeconds ? [warning('email queue', `${count} emails wait, one for more than an hour`)] : []),
  ]
}
