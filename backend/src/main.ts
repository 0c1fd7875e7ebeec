// Read this first: configuration → database → schema → http.

import { smtpTransport } from './adapters/mail/transport.ts'
import { type Config, readConfig } from './config.ts'
import type { App } from './context.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { createServer } from './http/server.ts'
import { createAuth } from './modules/identity/auth.service.ts'
import { eraseUnanswered } from './modules/identity/consent.service.ts'
import { deliverMail } from './modules/identity/mail.service.ts'
import { forgetExpired } from './modules/identity/session.service.ts'
import { newsCollector } from './modules/news/feed.service.ts'
import { forgetVisitors } from './modules/outreach/retention.service.ts'
import { eraseOldInteractions } from './modules/practice/concern.service.ts'
import { eraseDeletedProjects } from './modules/projects/project.service.ts'
import { tellUnlocks } from './modules/rewards/unlock.service.ts'
import { seed } from './seed/seed.ts'

/** How often waiting mail is tried, and how often what is past its time is erased and what has opened is told. */
const mailSeconds = 5
const hourSeconds = 3600

async function start(config: Config): Promise<void> {
  const database = await openDatabase(config)
  await database.exclusively(async () => {
    await migrate(database)
    await seed(database.db, config)
  })
  const app: App = {
    config,
    db: database.db,
    auth: createAuth(config, database.db),
    clock: () => new Date(),
    payments: config.payments ? (await import('./adapters/payments/stripe.ts')).stripePayments(config.payments) : null,
  }
  const server = await createServer(app)
  const jobs = startJobs(app, (error) => server.log.error(error))
  await server.listen({ port: config.port, host: config.host })
  announce(config, database.kind)

  const stop = async () => {
    for (const job of jobs) clearInterval(job)
    await server.close()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function startJobs({ config, db, clock }: App, onError: (error: unknown) => void): NodeJS.Timeout[] {
  const hourly = [
    eraseUnanswered,
    forgetExpired,
    forgetVisitors,
    eraseDeletedProjects,
    eraseOldInteractions,
    tellUnlocks,
    newsCollector(config.newsFeeds, onError),
  ]
  const runHourly = () => Promise.all(hourly.map((job) => job(db, clock()))).catch(onError)
  void runHourly()
  const jobs = [setInterval(runHourly, hourSeconds * 1000)]
  if (config.smtpUrl) {
    const transport = smtpTransport(config.smtpUrl, config.mailFrom)
    jobs.push(setInterval(() => deliverMail(db, transport, clock).catch(onError), mailSeconds * 1000))
  }
  return jobs
}

function announce(config: Config, kind: string): void {
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  const lines = [`DEEPM Academy is open at ${address}  (database: ${kind})`]
  if (config.demo)
    lines.push(`Demo sign-in: ${address}/auth/login with any name and password; "parent" and "staff" open those accounts.`)
  if (!config.smtpUrl && config.mode !== 'production') lines.push(`Mail stays here: ${address}/dev/mailbox`)
  if (!config.smtpUrl && config.mode === 'production')
    lines.push('SMTP_URL is not set: no mail leaves, so nobody can sign in by link and no parent is asked.')
  console.log(lines.join('\n'))
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(`DEEPM Academy could not start. ${(error as Error).message}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}
