// Read this first: configuration → database → schema → http.

import { setTimeout as delay } from 'node:timers/promises'
import { longestAnswerTokens } from '@deepm/schema/rules/lab'
import { noAi } from './adapters/ai/ai.ts'
import { smtpTransport } from './adapters/mail/transport.ts'
import { announcement } from './announcement.ts'
import { type Config, readConfig } from './config.ts'
import type { App } from './context.ts'
import { migrate } from './database/migrate.ts'
import { type Database, type Db, openDatabase } from './database/open.ts'
import { whenThere } from './database/unavailable.ts'
import { closeWithin } from './http/closing.ts'
import { createServer } from './http/server.ts'
import { type Job, startJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { createMetrics, watchProcess } from './metrics.ts'
import { digestMailer } from './modules/family/digest.service.ts'
import { eraseOldFamilyRequests } from './modules/family/family-request.service.ts'
import { createAuth } from './modules/identity/auth.service.ts'
import { forgetOldClosures } from './modules/identity/closure.service.ts'
import { deliverMail } from './modules/identity/mail.service.ts'
import { keyRenewer } from './modules/identity/second-factor.service.ts'
import { forgetExpired } from './modules/identity/session.service.ts'
import { eraseUnanswered } from './modules/identity/unanswered.service.ts'
import { confirmationMailer } from './modules/identity/withdrawal.service.ts'
import { newsCollector } from './modules/news/feed.service.ts'
import { forgetVisitors } from './modules/outreach/retention.service.ts'
import { followSuspensions } from './modules/plans/charge-pause.service.ts'
import { startAnalysis } from './modules/practice/analysis.service.ts'
import { eraseOldInteractions } from './modules/practice/concern.service.ts'
import { eraseDeletedProjects } from './modules/projects/project.service.ts'
import { tellUnlocks } from './modules/rewards/unlock.service.ts'
import { countLargeAcademy } from './modules/staff/analytics-sheets.service.ts'
import { eraseOldAuditEntries } from './modules/staff/audit.service.ts'
import { reckonAllSafety } from './modules/staff/roster-safety.service.ts'
import { eraseOldStaffInvitations } from './modules/staff/staff-invitation.service.ts'
import { resetDemo } from './seed/demo-reset.ts'
import { seed } from './seed/seed.ts'

/** How often waiting mail is tried. */
const mailSeconds = 5
/** How long a stop waits for what is under way. */
const graceSeconds = 10
/** And then for a database that may not answer. */
const closeSeconds = 3

async function start(config: Config): Promise<void> {
  const database = await openReady(config)
  const log = createLog(config.logLevel)
  const metrics = createMetrics()
  const app: App = {
    config,
    db: database.db,
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
  if (Object.keys(config.ai.models).length > 0) {
    const { connectAi } = await import('./adapters/ai/connect.ts')
    app.ai = connectAi(config.ai, { longestTokens: longestAnswerTokens }, (failure) => {
      app.metrics.aiFailures.inc()
      log.warn(failure)
    })
  }
  watchProcess(app.metrics)
  const server = await createServer(app)
  const logError = (error: unknown) => log.error(error)
  await server.listen({ port: config.port, host: config.host })
  const endMail = startMail(app, logError)
  const jobs = startJobs(database, hourly(app, logError).map(counted(app)), app.clock, logError)
  announce(config, database.kind)

  const stop = async () => {
    const endJobs = Promise.race([jobs.then((end) => end()), delay(graceSeconds * 1000)])
    const ended = [endMail(), endJobs, closeWithin(server, graceSeconds)]
    for (const { status, reason } of (await Promise.allSettled(ended)) as PromiseRejectedResult[])
      if (status === 'rejected') logError(reason)
    await Promise.race([Promise.all([database.close(), app.analysis.close()]).catch(logError), delay(closeSeconds * 1000)])
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await jobs
}

/** The database, migrated and seeded. A server that is not there yet, or leaves midway, is waited for. */
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
  return config.databaseUrl ? whenThere(open) : open()
}

/** What is past its time is erased, what has opened is told, feeds are read, and the demo academy is made anew after midnight there. */
function hourly({ config, payments }: App, onError: (error: unknown) => void): Job[] {
  const work = {
    eraseUnanswered,
    mailConfirmations: confirmationMailer(config),
    mailDigests: digestMailer(config),
    eraseOldFamilyRequests,
    forgetExpired,
    renewFactorKeys: keyRenewer(config),
    forgetVisitors,
    eraseDeletedProjects,
    eraseOldInteractions,
    eraseOldAuditEntries,
    eraseOldStaffInvitations,
    forgetOldClosures,
    followSuspensions: (db: Db, now: Date) => followSuspensions(payments, db, now),
    countLargeAcademy,
    reckonAllSafety,
    tellUnlocks,
    collectNews: newsCollector(config.newsFeeds, onError),
    ...(config.demo && { resetDemo }),
  }
  return Object.entries(work).map(([name, run]) => ({ name, cron: '0 * * * *', run }))
}

/** A job that says how it ended. */
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

/** @returns takes no more mail, and ends when what is under way is known to be sent or not */
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
  if (config.hasGeminiKey) {
    const why = 'the terms of the Gemini API forbid services for people under 18. LAB_GEMINI_MODEL can name another model.'
    console.warn(`GOOGLE_GENERATIVE_AI_API_KEY is not used: ${why}`)
  }
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(`DEEPM Academy could not start. ${(error as Error).message}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
