import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { longestAnswerTokens } from '@deepm/schema/rules/lab/lab'
import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import { inject } from 'vitest'
import { type AiOptions, connectAi } from '../../src/adapters/ai/connect.ts'
import { stripePayments } from '../../src/adapters/payments/stripe.ts'
import { readConfig } from '../../src/config/config.ts'
import { type Database, openDatabase, openEmbedded } from '../../src/database/open.ts'
import type { Operations } from '../../src/http/request/operations.ts'
import { createServer } from '../../src/http/server.ts'
import { type Analysis, startAnalysis } from '../../src/moderation/analysis.service.ts'
import { createAuth } from '../../src/modules/accounts/sessions/auth.service.ts'
import { createLog } from '../../src/observability/log.ts'
import { createMetrics } from '../../src/observability/metrics.ts'
import type { App } from '../../src/platform/context.ts'
import { testSecret } from './academy-process.ts'
import { databaseUrl } from './global-setup.ts'

export type Kind = Database['kind']

/** Both kinds of database the academy runs on; PostgreSQL only where one answers. */
export const kinds: Kind[] = inject('serverTemplate') ? ['embedded', 'server'] : ['embedded']

export const origin = 'http://127.0.0.1:4000'

type Options = { log?: DestinationStream; operations?: Operations; analysis?: Analysis }

/** One thread for all academies of a test process, started when a prompt first needs it. A busy machine may be slow. */
let shared: Analysis | undefined
const started = () =>
  (shared ??= startAnalysis(() => {}, {
    deadlineMs: 30_000,
    waitMs: 120_000,
    mostWaiting: 1000,
    mostPerPayer: 1000,
    mostNamesPerPayer: 1000,
  }))
const sharedAnalysis: Analysis = {
  run: (...task) => started().run(...task),
  ready: () => started().ready(),
  close: async () => {},
}

/** A whole academy on a fresh copy of the seeded database, with a clock that tests move. */
export class Academy {
  readonly app: App
  readonly server: FastifyInstance
  readonly database: Database
  readonly statements: string[]
  private now: Date

  private constructor(app: App, server: FastifyInstance, database: Database, statements: string[]) {
    this.app = app
    this.server = server
    this.database = database
    this.statements = statements
    this.now = new Date()
    app.clock = () => this.now
  }

  static async open(
    kind: Kind = 'embedded',
    env: Record<string, string> = {},
    patience: Pick<AiOptions, 'answerPatience' | 'checkPatience'> = {},
    options: Options = {},
  ): Promise<Academy> {
    const statements: string[] = []
    return Academy.on(await openCopy(kind, (sql) => statements.push(sql)), env, patience, { ...options, statements })
  }

  /** An academy on a database that is open already. */
  static async on(
    database: Database,
    env: Record<string, string> = {},
    patience: Pick<AiOptions, 'answerPatience' | 'checkPatience'> = {},
    { log: to, operations = new Map(), statements = [], analysis = sharedAnalysis }: Options & { statements?: string[] } = {},
  ): Promise<Academy> {
    const config = readConfig({
      SESSION_SECRET: testSecret,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      NODE_ENV: 'test',
      DEMO: 'on',
      // A test that is not about the pace of lessons does not wait for it.
      LESSON_PACE: 'off',
      ...env,
    })
    const log = createLog(config.logLevel, to)
    const app: App = {
      config,
      db: database.db,
      reader: database.reader,
      log,
      metrics: createMetrics(),
      auth: createAuth(config, database.db, log, () => app.clock()),
      clock: () => new Date(),
      // A test that is not about waiting does not.
      wait: async () => {},
      payments: config.payments ? stripePayments(config.payments) : null,
      ai: connectAi(config.ai, { longestTokens: longestAnswerTokens, ...patience }, () => {}),
      analysis,
    }
    return new Academy(app, await createServer(app, operations), database, statements)
  }

  get db() {
    return this.database.db
  }

  setClock(now: Date): void {
    this.now = now
  }

  passDays(days: number): void {
    this.now = new Date(this.now.getTime() + days * 86_400_000)
  }

  /** A browser of its own: keeps cookies from one request to the next. */
  browser(): Browser {
    return new Browser(this.server)
  }

  /** Runs `work` and answers the SQL statements it issued. */
  async countStatements(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.statements.length
    await work()
    return this.statements.slice(before)
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.database.close()
  }
}

async function openCopy(kind: Kind, onQuery: (sql: string) => void): Promise<Database> {
  if (kind === 'embedded') {
    const dump = new Blob([readFileSync(inject('embeddedDump'))])
    return openEmbedded(await PGlite.create({ loadDataDir: dump }), onQuery)
  }
  const template = inject('serverTemplate')
  if (!template) throw new Error('no PostgreSQL answers')
  const name = `${template.name}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: template.adminUrl })
  await admin.connect()
  // Copies wait for each other: PostgreSQL refuses to copy a database that somebody else is copying.
  await admin.query('SELECT pg_advisory_lock(4715002)')
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.name}`)
  // What a test wrote need not outlive the machine, and waiting for the disk is most of a small transaction.
  await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  await admin.end()
  // A busy machine may stall for seconds, which is nothing that these tests are about.
  const limits = { statementSeconds: 120, connectSeconds: 60 }
  return openDatabase({ databaseUrl: databaseUrl(template.adminUrl, name), dataDir: '', onQuery, limits })
}

// biome-ignore lint/suspicious/noExplicitAny: a test picks what it expects from an answer and fails where it is not there
export type Json = any

/** `keepCookies`: what the answer sets is left aside, so that the browser stays signed in as it is. */
type Asked = { body?: unknown; headers?: Record<string, string>; keepCookies?: boolean }

type Reply = { status: number; body: Json; headers: Record<string, string | string[] | number | undefined> }

export class Browser {
  private readonly server: FastifyInstance
  readonly cookies = new Map<string, string>()

  constructor(server: FastifyInstance) {
    this.server = server
  }

  async request(method: string, url: string, options: Asked = {}): Promise<Reply> {
    const raw = typeof options.body === 'string'
    const reply = await this.server.inject({
      method: method as 'GET',
      url,
      headers: {
        host: '127.0.0.1:4000',
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { payload: raw ? (options.body as string) : JSON.stringify(options.body) }),
    })
    if (options.keepCookies) return { status: reply.statusCode, body: asJson(reply.body), headers: reply.headers }
    for (const cookie of reply.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (cookie.maxAge === 0 || cookie.value === '') this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, encodeURIComponent(cookie.value))
    }
    return { status: reply.statusCode, body: asJson(reply.body), headers: reply.headers }
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.request('GET', url, { headers })
  }

  post(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.request('POST', url, { body, headers })
  }

  /** Runs an operation over HTTP and answers its data. Errors of GraphQL fail the test that did not expect them. */
  async execute<T = Json>(query: string, variables: object = {}): Promise<T> {
    const { body } = await this.post('/graphql', { query, variables })
    if (body.errors) throw new Error(`${body.errors[0].extensions?.code}: ${body.errors[0].message}`)
    return body.data
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
