// Start reading here: configuration → database → schema → http.

import { setTimeout as delay } from 'node:timers/promises'
import { maxAnswerTokens } from '@deepm/schema/rules/lab/lab'
import { noAi } from './adapters/ai/ai.ts'
import { smtpTransport } from './adapters/email/transport.ts'
import { announcement, startWarnings } from './announcement.ts'
import { type Config, readConfig } from './config/config.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open.ts'
import { retryUntilAvailable } from './database/unavailable.ts'
import { closeGracefully } from './http/request/closing.ts'
import { createServer } from './http/server.ts'
import { startAnalysis } from './moderation/analysis.service.ts'
import { createAuth } from './modules/accounts/sessions/auth.service.ts'
import { createLog } from './observability/log.ts'
import { createMetrics, watchProcess } from './observability/metrics.ts'
import type { App } from './platform/context.ts'
import { deliverMail } from './platform/email-outbox/email-outbox.service.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { seed } from './seed/seed.ts'

/** How often pending emails are retried. */
const mailSeconds = 5
/** How long shutdown waits for pending work. */
const graceSeconds = 10
/** Additional time for a database that may not respond. */
const closeSeconds = 3

async function start(config: Config): Promise<void> {
  const database = await openReady(config)
  const log = createLog(config.logLevel)
  const metrics = createMetrics()
  const app: App = {
    config,
    db: database.db,
    reader: database.reader,
    log,
    metrics,
    auth: createAuth(config, database.db, log),
    clock: () => new Date(),
    wait: delay,
    payments: config.payments ? (await import('./adapters/payments/stripe.ts')).stripePayments(config.payments) : null,
    ai: noAi,
    analysis: startAnalysis((problem) => {
      metrics.analysisFailures.inc()
      log.warn(problem)
    }),
  }
  if (Object.keys(config.ai.models).length > 0 || config.ai.pictures) {
    const { connectAi } = await import('./adapters/ai/connect.ts')
    app.ai = connectAi(config.ai, { longestTokens: maxAnswerTokens }, (failure) => {
      app.metrics.aiFailures.inc()
      log.warn(failure)
    })
  }
  watchProcess(app.metrics)
  const server = await createServer(app)
  const logError = (error: unknown) => log.error(error)
  await server.listen({ port: config.port, host: config.host })
  const endMail = startMail(app, logError)
  const jobs = startJobs(database, scheduledJobs(app, logError).map(counted(app)), app.clock, logError)
  announce(config, database.kind)

  const stop = async () => {
    const endJobs = Promise.race([jobs.then((end) => end()), delay(graceSeconds * 1000)])
    const closed = closeGracefully(server, { drain: config.drainSeconds, grace: graceSeconds })
    const ended = [endMail(), endJobs, closed]
    for (const { status, reason } of (await Promise.allSettled(ended)) as PromiseRejectedResult[])
      if (status === 'rejected') logError(reason)
    await Promise.race([Promise.all([database.close(), app.analysis.close()]).catch(logError), delay(closeSeconds * 1000)])
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await jobs
}

/** Opens, migrates and seeds the database. Waits for a server that is not available yet or disconnects during this. */
async function openReady(config: Config): Promise<Database> {
  const open = async () => {
    const database = await openDatabase(config)
    try {
      await database.exclusively(async () => {
        await migrate(database)
        await seed(database.work, config)
      })
      return database
    } catch (error) {
      await database.close().catch(() => {})
      throw error
    }
  }
  return config.databaseUrl ? retryUntilAvailable(open) : open()
}

/** Wraps a job so that its outcome is logged. */
function counted({ metrics, log }: App): (job: Job) => Job {
  return ({ name, run, ...job }) => ({
    ...job,
    name,
    run: async (db, now) => {
      const begun = performance.now()
      try {
        await run(db, now)
        metrics.jobs.inc({ name, outcome: 'done' })
        metrics.jobDone.setToCurrentTime({ name })
        log.debug({ job: name, ms: Math.round(performance.now() - begun) }, 'a job is done')
      } catch (error) {
        metrics.jobs.inc({ name, outcome: 'failed' })
        throw error
      }
    },
  })
}

/** @returns a function that stops sending and waits, within the grace time, for the emails that are being sent */
function startMail({ config, db, clock }: App, onError: (error: unknown) => void): () => Promise<void> {
  if (!config.smtpUrl) return async () => {}
  const transport = smtpTransport(config.smtpUrl, config.mailFrom)
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = Promise.all([underWay, deliverMail(db, transport, clock).catch(onError)]).then(() => {})
  }, mailSeconds * 1000)
  return () => {
    clearInterval(timer)
    return Promise.race([underWay, delay(graceSeconds * 1000)])
  }
}

function announce(config: Config, kind: string): void {
  console.log(announcement(config, kind))
  for (const warning of startWarnings(config)) console.warn(warning)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(`DEEPM Academy could not start. ${(error as Error).message}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
