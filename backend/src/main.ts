// Start reading here: configuration → database → schema → http.

import { setTimeout as delay } from 'node:timers/promises'
import { maxAnswerTokens } from '@deepm/schema/rules/lab/lab'
import { noAi } from './adapters/ai/ai.ts'
import { smtpTransport } from './adapters/email/transport.ts'
import { announcement, startWarnings } from './announcement.ts'
import { type Config, readConfig } from './config/config.ts'
import { migrate } from './database/migrate.ts'
import { type Database, type Db, openDatabase } from './database/open.ts'
import { retryUntilAvailable } from './database/unavailable.ts'
import { closeGracefully } from './http/request/closing.ts'
import { createServer } from './http/server.ts'
import { startAnalysis } from './moderation/analysis.service.ts'
import { deleteOldClosures } from './modules/accounts/closure/closure.service.ts'
import { keyRenewer } from './modules/accounts/second-factor/second-factor.service.ts'
import { createAuth } from './modules/accounts/sessions/auth.service.ts'
import { deleteExpiredSessions } from './modules/accounts/sessions/session.service.ts'
import { endConsentOfAdults } from './modules/consent/coming-of-age.service.ts'
import { waitingQuestionMailer } from './modules/consent/waiting-question.service.ts'
import { confirmationMailer } from './modules/consent/withdrawal.service.ts'
import { waitingInvitationMailer } from './modules/family/members/waiting-invitation.service.ts'
import { digestMailer } from './modules/family/portal/digest.service.ts'
import { eraseOldFamilyRequests, expireFamilyRequests } from './modules/family/requests/family-request.service.ts'
import { eraseOldDecisions } from './modules/guardianship/decision.service.ts'
import { eraseOldInteractions } from './modules/lab/concerns/concern.service.ts'
import { crisisReminder } from './modules/lab/crisis.service.ts'
import { newsCollector } from './modules/news/feed.service.ts'
import { deleteOldVisitors } from './modules/outreach/retention.service.ts'
import { syncPausedCharges } from './modules/plans/charge-pause.service.ts'
import { eraseAccountsWithoutConsent } from './modules/privacy/consent-expiry.service.ts'
import { eraseDeletedProjects } from './modules/projects/project.service.ts'
import { expireShareRequests } from './modules/projects/share-question.service.ts'
import { notifyUnlocks } from './modules/rewards/unlock.service.ts'
import { eraseOldStaffInvitations } from './modules/staff/accounts/staff-invitation.service.ts'
import { precomputeReports } from './modules/staff/analytics/stored-figures.service.ts'
import { recalculateSafetyScores } from './modules/staff/roster/roster-safety.service.ts'
import { createLog } from './observability/log.ts'
import { createMetrics, watchProcess } from './observability/metrics.ts'
import { eraseOldAuditEntries } from './platform/audit-log/audit-log.service.ts'
import type { App } from './platform/context.ts'
import { deleteOldMail, deliverMail } from './platform/email-outbox/email-outbox.service.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { resetDemo } from './seed/demo-reset.ts'
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
  const jobs = startJobs(database, scheduled(app, logError).map(counted(app)), app.clock, logError)
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

/** Returns the jobs: hourly ones that erase, notify, read feeds and reset the demo academy, and the reminders of crises every minute. */
function scheduled({ config, payments }: App, onError: (error: unknown) => void): Job[] {
  const work = {
    eraseAccountsWithoutConsent,
    endConsentOfAdults,
    mailConfirmations: confirmationMailer(config),
    mailWaitingQuestions: waitingQuestionMailer(config),
    mailWaitingInvitations: waitingInvitationMailer(config),
    mailDigests: digestMailer(config),
    eraseOldFamilyRequests,
    eraseOldDecisions,
    expireFamilyRequests,
    expireShareRequests,
    deleteExpiredSessions,
    deleteOldMail,
    renewFactorKeys: keyRenewer(config),
    deleteOldVisitors,
    eraseDeletedProjects,
    eraseOldInteractions,
    eraseOldAuditEntries,
    eraseOldStaffInvitations,
    deleteOldClosures,
    followSuspensions: (db: Db, now: Date) => syncPausedCharges(payments, db, now),
    countLargeAcademy: precomputeReports,
    recalculateSafetyScores,
    notifyUnlocks,
    collectNews: newsCollector(config.newsFeeds, onError),
    ...(config.demo && { resetDemo }),
  }
  const jobs: Job[] = Object.entries(work).map(([name, run]) => ({ name, cron: '0 * * * *', run }))
  return [...jobs, { name: 'remindOfCrises', cron: '* * * * *', run: crisisReminder(config) }]
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
