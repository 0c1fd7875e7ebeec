import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../src/database/open.ts'
import { type AcademyData, prepare, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { type Heard, Visitor } from '../support/load/visitor.ts'
import { type Writer, writers } from '../support/load/write-load.ts'
import { signupForm } from '../support/people/people.ts'
import { FaultyProxy } from './faulty-proxy.ts'

describe.runIf(inject('serverTemplate'))('two processes on one PostgreSQL, used in turn', () => {
  let data: AcademyData
  let database: Database
  let pair: AcademyProcess[]
  let proxy: FaultyProxy
  let people: Writer[]

  beforeAll(async () => {
    data = await serverData()
    people = await prepare(data, (academy) => writers(academy, 4))
    pair = await Promise.all([AcademyProcess.start(data.env), AcademyProcess.start(data.env)])
    proxy = await FaultyProxy.before(...pair.map(({ url }) => Number(new URL(url).port)))
    database = await data.open()
  })
  afterAll(async () => {
    await database?.close()
    await proxy?.close()
    expect(await Promise.all(pair?.map((academy) => academy.end('SIGTERM')) ?? [])).toEqual([0, 0])
    await endAll()
    await removeAll()
  })

  const many = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)))
  const codes = (all: Heard[], field: string) =>
    all.map(({ body }) => body.data?.[field]?.code ?? body.errors?.[0].extensions.code ?? 'ok')
  const tally = (list: unknown[]) =>
    Object.fromEntries(Object.entries(Object.groupBy(list, String)).map(([key, all]) => [key, all?.length]))

  it('share sessions, and both end one immediately', async () => {
    const visitor = new Visitor(proxy.url)
    await visitor.ask('POST', '/api/signup', signupForm())
    const stolen = new Map(visitor.cookies)
    const everywhere = () => Promise.all(pair.map(({ url }) => new Visitor(url, stolen).ask('GET', '/api/auth/user')))
    expect((await everywhere()).map(({ status }) => status)).toEqual([200, 200])
    await visitor.ask('POST', '/api/auth/logout')
    expect((await everywhere()).map(({ status }) => status)).toEqual([401, 401])
  })

  it('share rate limits: of 40 parallel link requests for one mailbox five are mailed', async () => {
    const email = 'one.mailbox@example.org'
    await new Visitor(proxy.url).ask('POST', '/api/signup', signupForm({ email }))
    const ask = `mutation { requestSignInLink(email: "${email}") { __typename ... on Error { code } } }`
    const asked = await many(40, () => new Visitor(proxy.url).graphql(ask))
    expect(tally(codes(asked, 'requestSignInLink'))).toEqual({ ok: 40 })
    expect(await database.db.outboxMail.count({ where: { recipient: email, kind: 'sign-in' } })).toBe(5)
  })

  it('accept each mailed link once: of 50 parallel tries one confirms the address, and one signs in', async () => {
    const email = 'linked@example.org'
    const { body: user } = await new Visitor(proxy.url).ask('POST', '/api/signup', signupForm({ email }))
    const mailed = async (kind: string) => {
      const { text } = await database.db.outboxMail.findFirstOrThrow({ where: { recipient: email, kind } })
      return /token=([\w.-]+)/.exec(text ?? '')?.[1]
    }
    const race = async (field: string, mutation: string, variables: object) => {
      const visitors = Array.from({ length: 50 }, () => new Visitor(proxy.url))
      const tries = await Promise.all(visitors.map((visitor) => visitor.graphql(mutation, variables)))
      expect(tally(codes(tries, field))).toEqual({ ok: 1, LINK_EXPIRED: 49 })
      const [signedIn, ...others] = visitors.filter(({ cookies }) => cookies.size > 0)
      expect((await signedIn?.ask('GET', '/api/auth/user'))?.body.email).toBe(email)
      expect(others).toEqual([])
    }
    const sessions = () => database.db.session.count({ where: { user: { email } } })

    const confirm = `mutation ($token: String!, $id: ID!) {
      confirmAddress(token: $token, accountId: $id) { __typename ... on Error { code } }
    }`
    await race('confirmAddress', confirm, { token: await mailed('confirm-address'), id: user.id })
    // The signup session ends when the address is confirmed in another browser.
    expect(await sessions()).toBe(1)

    const ask = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
    await new Visitor(proxy.url).graphql(ask, { email })
    const enter = 'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename ... on Error { code } } }'
    await race('confirmSignInLink', enter, { token: await mailed('sign-in') })
    expect(await sessions()).toBe(2)
  })

  it('create one account for a signup sent ten times', async () => {
    const form = signupForm()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await many(10, () => new Visitor(proxy.url).ask('POST', '/api/signup', form, key))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 10 })
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('accept one of twenty changes of the same version, and create one project per key', async () => {
    const [person] = people
    const as = () => new Visitor(proxy.url, person?.cookies)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const made = await many(10, () => as().ask('POST', '/api/projects', { title: 'Made once' }, key))
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const path = `/api/projects/${made[0]?.body.id}`
    const changed = await many(20, (index) => as().ask('PUT', path, { title: `Name ${index}`, version: 1 }))
    expect(tally(changed.map(({ status, body }) => `${status} ${body.code ?? ''}`))).toEqual({
      '200 ': 1,
      '409 PROJECT_CONFLICT': 19,
    })
    const winner = changed.find(({ status }) => status === 200)
    const row = await database.db.project.findUniqueOrThrow({ where: { id: made[0]?.body.id } })
    expect({ title: row.title, version: row.version }).toEqual({ title: winner?.body.title, version: 2 })
  })

  it('count each learner who reacts to a project once', async () => {
    const projectId = people[0]?.shown[0] ?? ''
    const before = await database.db.projectLike.count({ where: { projectId } })
    const react = `mutation ($id: ID!) { reactToProject(projectId: $id, reaction: greatIdea) {
      __typename ... on Error { code } ... on ShowcaseProject { likes viewerReaction } } }`
    const answers = await many(24, (index) =>
      new Visitor(proxy.url, people[index % 4]?.cookies).graphql(react, { id: projectId }),
    )
    expect(tally(codes(answers, 'reactToProject'))).toEqual({ ok: 24 })
    // The count in the response includes the learner's own reaction.
    const told = answers.map(({ body }) => body.data.reactToProject as { likes: number; viewerReaction: string | null })
    expect(told.filter((it) => it.viewerReaction !== 'greatIdea' || it.likes <= before)).toEqual([])
    expect((await database.db.projectLike.count({ where: { projectId } })) - before).toBe(4)
  })

  it('reward a lesson completed on both once', async () => {
    const { id: learnerId, lessons, cookies } = people[1] as Writer
    const complete = 'mutation ($id: ID!) { completeLesson(lessonId: $id) { __typename ... on Error { code } } }'
    const done = await many(10, () => new Visitor(proxy.url, cookies).graphql(complete, { id: lessons[0] }))
    expect(tally(codes(done, 'completeLesson'))).toEqual({ ok: 10 })
    expect(await database.db.xpEntry.count({ where: { learnerId, reason: 'lesson' } })).toBe(1)
  })

  it('run each job once', async () => {
    // Jobs requested at a start have a "singleton_on" and run once an hour; scheduled ones have none.
    const jobs = () =>
      database.query(`SELECT name, count(*)::int AS times, min(state::text) AS state FROM pgboss.job
      WHERE singleton_on IS NOT NULL AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name, date_trunc('hour', created_on) ORDER BY name`)
    const open = async () => (await jobs()).filter(({ state }) => state !== 'completed')
    await expect.poll(open, { timeout: 90_000, interval: 1000 }).toEqual([])
    // A duplicate would have started by then.
    await delay(1000)
    expect((await jobs()).filter(({ times }) => times !== 1)).toEqual([])
    expect((await jobs()).length).toBeGreaterThan(10)
  })

  it('keep serving when one process is gone, after a retry', async () => {
    const [first] = pair as [AcademyProcess, AcademyProcess]
    await first.end('SIGKILL')
    const visitor = new Visitor(proxy.url, people[2]?.cookies)
    const ask = () =>
      visitor.ask('GET', '/api/auth/user').then(
        ({ status }) => status,
        () => 0,
      )
    const heard = [await ask(), await ask(), await ask(), await ask()]
    expect(tally(heard)).toEqual({ 0: 2, 200: 2 })
    first.begin()
    await first.ready()
    expect([await ask(), await ask()]).toEqual([200, 200])
  })
})
