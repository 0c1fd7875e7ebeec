import { type Browser, expect, request } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { type Session, sessionOf, signInToDemo } from '../support/steps.ts'
import { ages, worldSql } from './world-sql.ts'

/**
 * The demo accounts. `newcomer`, 14, joined today; `maker` joined 40 days ago; `graduate` has completed a lot;
 * `guardian` is a parent of four. */
const demo = { learner: 'anybody', parent: 'parent', staff: 'staff' } as const
const joined = ['newcomer', 'maker', 'graduate', 'guardian', ...ages.map((days): `day${number}` => `day${days}`)] as const

export type Who = 'visitor' | 'child' | keyof typeof demo | (typeof joined)[number]

/** The app under test, with an account for every role, age and state that a row needs. */
export class World {
  readonly url: string
  private readonly academy: AcademyProcess
  private readonly sessions: Map<Who, Session>

  private constructor(academy: AcademyProcess, sessions: Map<Who, Session>) {
    this.academy = academy
    this.url = academy.url
    this.sessions = sessions
  }

  static async open(): Promise<World> {
    const academy = await AcademyProcess.start()
    const sessions = new Map<Who, Session>()
    for (const who of joined) sessions.set(who, await join(academy.url, { firstName: 'Robin', email: emailOf(who), age: '14' }))
    const parent = { parentFirstName: 'Sam', parentEmail: 'sam@conformance.example', parentConsent: true }
    sessions.set('child', await join(academy.url, { firstName: 'Kim', email: emailOf('child'), age: '11', ...parent }))
    await academy.change(worldSql(emailOf))
    return new World(academy, sessions)
  }

  /** Returns a session; the first call signs in. */
  async sessionOf(browser: Browser, who: Who): Promise<Session> {
    const known = this.sessions.get(who)
    if (known) return known
    if (!(who in demo)) throw new Error(`nobody knows ${who}`)
    const session = await sessionOf(browser, (page) => signInToDemo(page, this.url, demo[who as keyof typeof demo]))
    this.sessions.set(who, session)
    return session
  }

  close(): Promise<number | null> {
    return this.academy.stop()
  }
}

function emailOf(who: Who): string {
  return `${who}@conformance.example`
}

async function join(url: string, form: Record<string, unknown>): Promise<Session> {
  const visitor = await request.newContext()
  const data = { ...form, selectedPersona: 'entrepreneur', termsAccepted: true, privacyAccepted: true }
  expect((await visitor.post(`${url}/api/signup`, { data })).status()).toBe(201)
  const session = await visitor.storageState()
  await visitor.dispose()
  return session
}
