import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '../../../src/database/open.ts'
import { readContent } from '../../../src/seed/content.ts'
import type { Academy, Json } from '../academy/academy.ts'
import { age, maker, shownProject, staffMember } from '../learning/studio.ts'
import { childForm, completeLesson, passCheck, signUp, signupForm } from '../people/people.ts'
import { type Heard, Visitor } from './visitor.ts'

/** A learner who is old enough for the showcase and has passed the checks of some lessons, without completing them. */
export type Writer = { id: string; cookies: Map<string, string>; lessons: string[]; shown: string[] }

export async function writers(academy: Academy, count: number): Promise<Writer[]> {
  const { paths, courses } = readContent()
  const shown = await somethingShown(academy)
  const first = [...paths.map((path) => path.folders[0]?.lessons[0]), ...courses.map((course) => course.lessons[0])]
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { browser, user } = await signUp(academy)
      await age(academy, user.id)
      const lessons: string[] = []
      for (const id of first.flatMap((lesson) => lesson?.id ?? []).slice(0, 3)) {
        const { lesson } = await browser.execute('query ($id: ID!) { lesson(id: $id) { isLocked } }', { id })
        if (lesson.isLocked) continue
        await passCheck(academy, browser, id)
        lessons.push(id)
      }
      return { id: user.id, cookies: browser.cookies, lessons, shown }
    }),
  )
}

/** Creates two projects of another learner on the showcase. */
async function somethingShown(academy: Academy): Promise<string[]> {
  const [{ browser }, staff] = await Promise.all([maker(academy), staffMember(academy)])
  return [await shownProject(browser, staff, { title: 'A kite' }), await shownProject(browser, staff, { title: 'A boat' })]
}

/** Returns a seeded pseudorandom generator. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

/**
 * Concurrent users who repeat each write with the same key until it is acknowledged, and a record to check the database against.
 * Responses that are neither acknowledgements nor outages (a broken connection, 503) are kept in `wrong`.
 */
export class WriteLoad {
  acknowledged = 0
  /** Tries without a response, and tries with a 503. */
  lost = 0
  unavailable = 0
  longestMs = 0
  readonly wrong: string[] = []
  private readonly url: string
  private readonly people: Writer[]
  private readonly random: () => number
  private readonly signups: Record<string, unknown>[] = []
  private readonly projects: { learnerId: string; title: string }[] = []
  private readonly unkeyed: { title: string; isKept: boolean }[] = []
  private isOver = false

  constructor(url: string, people: Writer[], seed: number) {
    this.url = url
    this.people = people
    this.random = chance(seed)
  }

  /** Runs tasks in random order with some in parallel, until all are acknowledged. */
  async run(tasks: number, atOnce = 6): Promise<void> {
    const once = this.people.flatMap((person) => [
      ...person.lessons.map((id) => () => this.complete(person, id)),
      ...person.shown.map((id) => () => this.react(person, id)),
    ])
    const often = [() => this.signUp(), () => this.makeProject(), () => this.makeUnkeyed()]
    const all = [...once, ...Array.from({ length: tasks }, (_, index) => often[index % often.length] as () => Promise<void>)]
    const shuffled = all.map((task) => ({ task, place: this.random() })).sort((a, b) => a.place - b.place)
    const work = async () => {
      for (let next = shuffled.shift(); next && !this.isOver; next = shuffled.shift()) await next.task()
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** Stops repeating unacknowledged writes. */
  giveUp(): void {
    this.isOver = true
  }

  /** Waits for this many further acknowledged writes. */
  async more(writes: number): Promise<void> {
    const until = this.acknowledged + writes
    for (let tries = 0; this.acknowledged < until && !this.isOver; tries += 1) {
      if (tries > 6000) throw new Error(`fewer than ${writes} writes were acknowledged in a minute`)
      await delay(10)
    }
  }

  private async signUp(): Promise<void> {
    const key = randomUUID()
    const form = this.random() < 0.5 ? childForm() : signupForm()
    this.signups.push({ ...form, key })
    const visitor = new Visitor(this.url)
    await this.until(() => visitor.ask('POST', '/api/signup', form, { 'idempotency-key': key }))
  }

  private async makeProject(): Promise<void> {
    const { visitor, id: learnerId } = this.somebody()
    const key = randomUUID()
    const title = `A project ${key}`
    this.projects.push({ learnerId, title })
    const made = await this.until(() => visitor.ask('POST', '/api/projects', { title }, { 'idempotency-key': key }))
    if (!made) return
    const path = `/api/projects/${made.id}`
    await this.until(() => visitor.ask('PUT', path, { status: 'in_progress', version: 1 }))
    await this.until(() => visitor.ask('PUT', path, { status: 'completed', version: 2 }))
  }

  /** Has no key, so it is sent only once, whatever the outcome. */
  private async makeUnkeyed(): Promise<void> {
    const title = `Once ${randomUUID()}`
    const told = { title, isKept: false }
    this.unkeyed.push(told)
    told.isKept = Boolean(await this.once(() => this.somebody().visitor.ask('POST', '/api/projects', { title })))
  }

  private async complete(person: Writer, lessonId: string): Promise<void> {
    const visitor = new Visitor(this.url, person.cookies)
    await this.until(() => visitor.graphql(completeLesson, { id: lessonId }))
  }

  private async react(person: Writer, id: string): Promise<void> {
    const visitor = new Visitor(this.url, person.cookies)
    const react = `mutation ($id: ID!) {
      reactToProject(projectId: $id, reaction: madeMeSmile) { __typename ... on Error { code message } }
    }`
    await this.until(() => visitor.graphql(react, { id }))
  }

  private somebody(): { visitor: Visitor; id: string } {
    const person = this.people[Math.floor(this.random() * this.people.length)] as Writer
    return { visitor: new Visitor(this.url, person.cookies), id: person.id }
  }

  private async until(send: () => Promise<Heard>): Promise<Json> {
    while (!this.isOver) {
      const body = await this.once(send)
      if (body) return body
      await delay(100)
    }
    return null
  }

  /** Returns the acknowledged body, or nothing if the outcome is unknown. */
  private async once(send: () => Promise<Heard>): Promise<Json> {
    const begun = performance.now()
    const heard = await send().catch(() => null)
    this.longestMs = Math.max(this.longestMs, performance.now() - begun)
    if (!heard) {
      this.lost += 1
      return null
    }
    if (heard.status === 503) {
      this.unavailable += 1
      if (!saysUnavailable(heard)) this.wrong.push(JSON.stringify(heard.body))
      return null
    }
    const refused = heard.body.errors ?? Object.values(heard.body.data ?? {}).find((it) => (it as Json)?.code)
    if (heard.status >= 300 || refused) {
      this.wrong.push(`${heard.status} ${JSON.stringify(heard.body)}`)
      this.giveUp()
      return null
    }
    this.acknowledged += 1
    return heard.body
  }

  /** Checks that everything acknowledged exists exactly once, with all its dependent rows. */
  async expectKept(db: Db): Promise<void> {
    expect(this.wrong).toEqual([])
    for (const { email, parentEmail, key } of this.signups as Record<string, string>[]) {
      const accounts = await db.user.findMany({ where: { claimedEmail: email as string }, select: { signupKey: true } })
      expect(accounts).toEqual([{ signupKey: key }])
      const mail = parentEmail
        ? { recipient: parentEmail, kind: 'consent' }
        : { recipient: email as string, kind: 'confirm-address' }
      expect(await db.outboxMail.count({ where: mail })).toBe(1)
    }
    for (const { learnerId, title } of this.projects) {
      const rows = await db.project.findMany({ where: { learnerId, title }, select: { status: true, version: true } })
      expect(rows).toEqual([{ status: 'completed', version: 3 }])
    }
    for (const { title, isKept } of this.unkeyed) {
      const rows = await db.project.count({ where: { title } })
      if (isKept) expect(rows).toBe(1)
      else expect(rows).toBeLessThanOrEqual(1)
    }
    for (const { id, lessons, shown } of this.people) {
      const where = { learnerId: id }
      const done = await db.lessonProgress.findMany({
        where: { ...where, completedAt: { not: null } },
        select: { lessonId: true },
      })
      expect(done.map((it) => it.lessonId).sort()).toEqual(lessons.toSorted())
      const entries = await db.xpEntry.findMany({ where, select: { reason: true, source: true, amount: true } })
      expect(
        entries
          .filter((it) => it.reason === 'lesson')
          .map((it) => it.source)
          .sort(),
      ).toEqual(lessons.toSorted())
      const { xp } = await db.learner.findUniqueOrThrow({ where: { id }, select: { xp: true } })
      expect(entries.reduce((sum, it) => sum + it.amount, 0)).toBe(xp)
      const reactions = await db.projectLike.findMany({ where, select: { projectId: true } })
      expect(reactions.map((it) => it.projectId).sort()).toEqual(shown.toSorted())
    }
    const shown = this.people.flatMap((person) => person.shown)
    const told = await db.notification.count({ where: { kind: 'projectLiked', source: { in: shown } } })
    expect(told).toBe(new Set(shown).size)
  }
}

/** Whether a response is a 503 with a message, the shared code and a retry time. */
export function saysUnavailable({ status, body, headers }: Heard): boolean {
  const { code, message } = body.errors ? { ...body.errors[0], code: body.errors[0].extensions.code } : body
  return status === 503 && code === 'UNAVAILABLE' && /try again/.test(message) && Number(headers['retry-after']) > 0
}
