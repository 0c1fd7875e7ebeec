import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { noAi } from '../../adapters/ai/ai.ts'
import { readConfig } from '../../config/config.ts'
import { hasStore } from '../../database/folder.ts'
import { assertMigrated } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { type Analysis, startAnalysis } from '../../moderation/analysis.service.ts'
import { createAuth } from '../../modules/accounts/sessions/auth.service.ts'
import { anonymousIdentity } from '../../modules/accounts/sessions/session-viewer.service.ts'
import { createLog } from '../../observability/log.ts'
import { createMetrics } from '../../observability/metrics.ts'
import type { App, Context } from '../../platform/context.ts'
import { operatorViewer } from '../../platform/operator.ts'
import { RefusedError } from './refusals.ts'
import type { Terminal } from './terminal.ts'

export type Session = { context: Context; database: Database }

/**
 * Runs a command as the operator, on the database of the configuration.
 *
 * @throws Error when the configuration is invalid, another process uses the embedded database, or the database has another version
 */
export async function asOperator<T>(terminal: Terminal, work: (session: Session) => Promise<T>): Promise<T> {
  const config = readConfig(terminal.env)
  if (!config.databaseUrl && !hasStore(config.dataDir)) throw new RefusedError(noDatabase(config.dataDir))
  const database = await openDatabase(config)
  const analysis = lazyAnalysis()
  try {
    await assertMigrated(database)
    const log = createLog('warn', terminal.io.stderr)
    const app: App = {
      config,
      db: database.db,
      reader: database.reader,
      log,
      metrics: createMetrics(),
      auth: createAuth(config, database.db, log),
      clock: () => new Date(),
      wait: delay,
      payments: config.payments ? (await import('../../adapters/payments/stripe.ts')).stripePayments(config.payments) : null,
      ai: noAi,
      analysis,
    }
    return await work({ context: operatorContext(app, terminal), database })
  } finally {
    await Promise.all([database.close(), analysis.close()])
  }
}

export function noDatabase(dataDir: string): string {
  return `DATA_DIR: there is no database in ${dataDir}. Start the academy to create one, or set DATABASE_URL or DATA_DIR.`
}

function operatorContext(app: App, { env }: Terminal): Context {
  return {
    ...app,
    ...anonymousIdentity,
    writer: app.db,
    // With sudo, the person is more useful in the log than the account of the service.
    viewer: operatorViewer(env['SUDO_USER'] || userInfo().username),
    requestId: randomUUID(),
    refusals: new Map(),
    ip: '127.0.0.1',
    headers: new Headers(),
    setCookie: () => {},
    explorer: null,
    requestCache: new Map(),
  }
}

/** Starts the thread for the first text, because most commands analyze none. */
function lazyAnalysis(): Analysis {
  let started: Analysis | undefined
  const start = () => (started ??= startAnalysis(() => {}))
  return {
    run: (...task) => start().run(...task),
    ready: () => start().ready(),
    close: async () => started?.close(),
  }
}
