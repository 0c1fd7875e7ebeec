import { randomUUID } from 'node:crypto'
import { check } from '@deepm/schema/rules/check'
import { daysFrom } from '@deepm/schema/rules/deadline'
import { rightAnswer } from '@deepm/schema/rules/grading'
import type { FastifyInstance } from 'fastify'
import { noAi } from '../src/adapters/ai/ai.ts'
import { type Config, readConfig } from '../src/config.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, openDatabase } from '../src/database/open.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { createMetrics } from '../src/metrics.ts'
import { createAuth } from '../src/modules/identity/auth.service.ts'
import { startAnalysis } from '../src/modules/practice/analysis.service.ts'
import { seed } from '../src/seed/seed.ts'
import { templates } from './learners.ts'
import type { Operation } from './operations.ts'
import { cookieName, cookieOf, emailOf, staffCookie, staffId } from './sessions.ts'
import { till } from './till.ts'

export type Answer = { data: Record<string, unknown>; statements: string[]; cookie: string }

/** The academy in this process, on a database it fills itself, hearing every SQL statement; and the people who play in it. */
export class Stage {
  readonly database: Database
  /** What links are signed with. */
  readonly config: Config
  private readonly operations: Map<string, Operation>
  private readonly server: FastifyInstance
  private asked = 0
  private readonly heard: string[]
  private nextFresh: number

  private constructor(
    database: Database,
    config: Config,
    operations: Map<string, Operation>,
    server: FastifyInstance,
    heard: string[],
    firstFresh: number,
  ) {
    this.database = database
    this.config = config
    this.operations = operations
    this.server = server
    this.heard = heard
    this.nextFresh = firstFresh
  }

  /**
   * @param options.firstFresh the first learner without a history who has done nothing yet, a multiple of `templates`
   * @param options.connections to the database, at most
   */
  static async open(
    env: Record<string, string>,
    operations: Map<string, Operation>,
    { firstFresh = 0, connections }: { firstFresh?: number; connections?: number } = {},
  ): Promise<Stage> {
    const config = readConfig({ ...env, NODE_ENV: 'test', DEMO: 'on', TRUST_PROXY: '1' })
    const heard: string[] = []
    const patience = connections ? { max: connections, shared: 0 } : {}
    const database = await openDatabase({ ...config, patience, onQuery: (sql) => heard.push(sql) })
    await migrate(database)
    const { db } = database
    await seed(db, config)
    const log = createLog(config.logLevel)
    const server = await createServer({
      config,
      db,
      log,
      metrics: createMetrics(),
      auth: createAuth(config, db, log),
      clock: () => new Date(),
      wait: async () => {},
      payments: till(),
      ai: noAi,
      analysis: startAnalysis((problem) => log.warn(problem)),
    })
    return new Stage(database, config, operations, server, heard, firstFresh)
  }

  /** @throws Error when the operation is refused, since the statements of a refusal say nothing */
  async run(name: string, { cookie = '', variables = {} }: { cookie?: string; variables?: object } = {}): Promise<Answer> {
    const before = this.heard.length
    this.asked += 1
    const reply = await this.server.inject({
      method: 'POST',
      url: '/graphql',
      // Each from a network of its own: limits are not what is counted here.
      headers: {
        'x-forwarded-for': `10.${this.asked >> 16}.${(this.asked >> 8) & 255}.${this.asked & 255}`,
        ...(cookie && { cookie }),
      },
      payload: { operationName: name, query: this.operations.get(name)?.text, variables },
    })
    const { data, errors } = reply.json()
    const refusal = errors?.[0] ?? Object.values(data).find(isExpectedError)
    if (refusal) throw new Error(refusal.message)
    const session = reply.cookies.find((it) => it.name === cookieName)
    const opened = session ? `${cookieName}=${encodeURIComponent(session.value)}` : ''
    return { data, statements: this.heard.slice(before), cookie: opened }
  }

  /** A learner with a long history. */
  veteran(): string {
    return cookieOf(templates - 1)
  }

  /** A learner who has not done anything yet; another one at each call. */
  newcomer(): { cookie: string; email: string } {
    const n = this.nextFresh
    this.nextFresh += templates
    return { cookie: cookieOf(n), email: emailOf(n) }
  }

  /** A child waiting for the consent of a parent, and the token that was mailed to the parent. */
  async child(): Promise<{ cookie: string; token: string; parentEmail: string }> {
    const parentEmail = address()
    const { cookie } = await this.run('RestSignUp', { variables: { input: signupForm({ age: '11', parentEmail }) } })
    return { cookie, token: await this.mailedToken(parentEmail), parentEmail }
  }

  /** A parent who agreed, and the id of the child. */
  async parent(): Promise<{ cookie: string; learnerId: string }> {
    const { token, parentEmail } = await this.child()
    await this.run('AnswerConsent', { variables: { token, agree: true } })
    const { cookie } = await this.run('ConfirmSignInLink', { variables: { token: await this.signInToken(parentEmail) } })
    const { learnerId } = await this.database.db.guardianship.findFirstOrThrow({ where: { parent: { email: parentEmail } } })
    return { cookie, learnerId }
  }

  /** Somebody of the staff. */
  async staff(): Promise<string> {
    const { db } = this.database
    const id = staffId
    const name = { firstName: 'Ada', lastName: 'Staff', name: 'Ada Staff' }
    await db.user.upsert({ where: { id }, create: { id, email: 'staff@bench.example', ...name, role: 'staff' }, update: {} })
    const expiresAt = daysFrom(new Date(), 1)
    await db.session.upsert({ where: { id }, create: { id, token: id, userId: id, expiresAt }, update: { expiresAt } })
    return staffCookie
  }

  async signInToken(email: string): Promise<string> {
    await this.run('RequestSignInLink', { variables: { email } })
    return this.mailedToken(email)
  }

  /** A parent with an open checkout, and the provider's id of it. */
  async checkout(): Promise<{ cookie: string; session: string }> {
    const { cookie } = await this.parent()
    await this.run('StartCheckout', { cookie, variables: { programme: 'academy' } })
    const { providerSession } = await this.database.db.programmeEnrolment.findFirstOrThrow({ orderBy: { id: 'desc' } })
    return { cookie, session: providerSession ?? '' }
  }

  /** The question mailed to an address of the newsletter. */
  async subscriptionToken(): Promise<string> {
    const email = address()
    await this.run('RestSubscribeToNewsletter', { variables: { input: { email } } })
    return this.mailedToken(email)
  }

  /** A link out of the newsletter. */
  async unsubscribeToken(): Promise<string> {
    await this.run('ConfirmSubscription', { variables: { token: await this.subscriptionToken() } })
    const mail = await this.database.db.outboxMail.findFirstOrThrow({
      where: { kind: 'newsletter-welcome' },
      orderBy: { id: 'desc' },
    })
    return new URL(mail.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
  }

  /** Some lesson that is open to everybody. */
  async openLesson(): Promise<string> {
    const lesson = await this.database.db.lesson.findFirstOrThrow({
      where: { prerequisites: { isEmpty: true }, folderId: { not: null } },
      orderBy: { id: 'asc' },
    })
    return lesson.id
  }

  /** An answer to a question with choices, as a browser that read the lesson would send it. */
  async checkAnswer(cookie: string): Promise<object> {
    const { data } = await this.run('LessonPage', { cookie, variables: { id: await this.openLesson() } })
    const { check } = data['lesson'] as { check: { id: string; kind: string; choices: { id: string }[] }[] }
    const item = check.find((it) => it.kind === 'single')
    return { itemId: item?.id, choices: item?.choices.slice(0, 1).map((choice) => choice.id), text: null }
  }

  /** A learner who has every question of a lesson right and has not marked it complete. */
  async passedCheck(lessonId: string): Promise<string> {
    const { cookie, email } = this.newcomer()
    const { db } = this.database
    const { id: learnerId } = await db.user.findUniqueOrThrow({ where: { email } })
    const lesson = await db.lesson.findUniqueOrThrow({ where: { id: lessonId } })
    const answers = check.parse(lesson.check).map((item) => ({ itemId: item.id, answer: rightAnswer(item) }))
    await db.checkAnswer.createMany({ data: answers.map((answer) => ({ learnerId, lessonId, correct: true, ...answer })) })
    return cookie
  }

  private async mailedToken(recipient: string): Promise<string> {
    const mail = await this.database.db.outboxMail.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } })
    return /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close()
    await this.database.close()
  }
}

/** An address of somebody new. */
export function address(): string {
  return `${randomUUID()}@bench.example`
}

export function signupForm(changes: object = {}): object {
  return {
    firstName: 'Robin',
    lastName: 'Hill',
    email: address(),
    age: '14',
    parentFirstName: 'Sam',
    parentConsent: true,
    selectedPersona: 'entrepreneur',
    termsAccepted: true,
    privacyAccepted: true,
    emailUpdates: false,
    ...changes,
  }
}

function isExpectedError(result: unknown): boolean {
  return typeof (result as { code?: unknown } | null)?.code === 'string'
}
