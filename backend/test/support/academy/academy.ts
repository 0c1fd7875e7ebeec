import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { maxAnswerTokens } from '@deepm/schema/rules/lab/lab'
import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import { inject } from 'vitest'
import { type AiOptions, connectAi } from '../../../src/adapters/ai/connect.ts'
import { stripePayments } from '../../../src/adapters/payments/stripe.ts'
import { readConfig } from '../../../src/config/config.ts'
import { type Database, openDatabase, openEmbedded } from '../../../src/database/open.ts'
import type { Operations } from '../../../src/http/request/operations.ts'
import { createServer } from '../../../src/http/server.ts'
import { type Analysis, startAnalysis } from '../../../src/moderation/analysis.service.ts'
import { createAuth } from '../../../src/modules/accounts/sessions/auth.service.ts'
import { createLog } from '../../../src/observability/log.ts'
import { createMetrics } from '../../../src/observability/metrics.ts'
import type { App } from '../../../src/platform/context.ts'
import { testSecret } from './academy-process.ts'
import { databaseUrl } from './global-setup.ts'

export type Kind = Database['kind']

/** The kinds of database the academy runs on; PostgreSQL only if a server responds. */
export const kinds: Kind[] = inject('serverTemplate') ? ['embedded', 'server'] : ['embedded']

export const origin = 'http://127.0.0.1:4000'

type Options = { log?: DestinationStream; operations?: Operations; analysis?: Analysis }

/** A thread shared by all academies of a test process, started for the first prompt. Its limits allow for a busy machine. */
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

/** A complete academy on a fresh copy of the seeded database, with a clock that tests control. */
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

  /** Creates an academy on an open database. */
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
      // Only tests of the lesson pace wait for it.
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
      // Only tests of waiting times wait.
      wait: async () => {},
      payments: config.payments ? stripePayments(config.payments) : null,
      ai: connectAi(config.ai, { longestTokens: maxAnswerTokens, ...patience }, () => {}),
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

  /** Moves the clock far from today without ending the sessions. */
  async travel(to: string): Promise<void> {
    this.now = new Date(to)
    await this.db.session.updateMany({ data: { expiresAt: new Date('2030-01-01') } })
  }

  /** Returns a new browser, which keeps cookies between requests. */
  browser(): Browser {
    return new Browser(this.server)
  }

  /** Runs `work` and returns the SQL statements it issued. */
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
  // Copies take turns, since PostgreSQL cannot copy a database that is being copied.
  await admin.query('SELECT pg_advisory_lock(4715002)')
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.name}`)
  // Tests need no durability, and waiting for the disk is most of a small transaction.
  await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  await admin.end()
  // A busy machine can stall for seconds.
  const limits = { statementSeconds: 120, connectSeconds: 60 }
  return openDatabase({ databaseUrl: databaseUrl(template.adminUrl, name), dataDir: '', onQuery, limits })
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects from a response, and fails if it is missing
export type Json = any

/** `keepCookies` ignores cookies of the response, so that the browser keeps its session. */
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

  /**
   * Runs an operation over HTTP and returns its data.
   * @throws Error for GraphQL errors
   */
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
