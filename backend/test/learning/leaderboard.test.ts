import { avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import { leaderboardSize } from '@deepm/schema/rules/rewards/leaderboard'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsentStatus } from '../../src/generated/prisma/enums.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import * as people from '../support/people/people.ts'
import { answerConsent, childForm, learn, mailedToken, signupForm } from '../support/people/people.ts'

const read = `{ leaderboard { week endsAt daysLeft isListed ownXp places { rank firstName avatarUrl avatarColour level xp isViewer } } }`
const setListing = 'mutation ($listed: Boolean!) { setLeaderboardListing(listed: $listed) { wantsListing } }'
const permit = `mutation ($learnerId: ID!, $permitted: Boolean!) {
  permitLeaderboard(learnerId: $learnerId, permitted: $permitted) { __typename ... on Error { code } }
}`

const week = '2027-03-08'
const thursday = new Date('2027-03-11T12:00:00Z')
const daysBefore = (days: number) => new Date(thursday.getTime() - days * 86_400_000)

type Classmate = {
  firstName: string
  xp: number
  optOut?: boolean
  consent?: ConsentStatus
  permitted?: boolean
  ageDays?: number
  isDemo?: boolean
  weekOf?: string
  image?: string | null
  avatarColour?: 'sand'
}

let count = 0

/** Creates a learner with XP in a week and everything that decides whether they are listed. */
async function joins({ db }: Academy, it: Classmate): Promise<string> {
  count += 1
  const id = `classmate-${count}`
  await db.user.create({
    data: {
      id,
      email: `secret-address-${count}@example.org`,
      firstName: it.firstName,
      lastName: `Secretname${count}`,
      name: `${it.firstName} Secretname${count}`,
      image: it.image ?? null,
      avatarColour: it.avatarColour ?? null,
      isDemo: it.isDemo ?? false,
      learner: {
        create: {
          ageAtSignup: 14,
          level: 4,
          consent: it.consent ?? 'notRequired',
          leaderboardOptOut: it.optOut ?? false,
          leaderboardPermitted: it.permitted ?? false,
          createdAt: daysBefore(it.ageDays ?? 40),
          weekXp: { create: { week: it.weekOf ?? week, xp: it.xp } },
        },
      },
    },
  })
  return id
}

async function forgetClassmates({ db }: Academy): Promise<void> {
  await db.user.deleteMany({ where: { id: { startsWith: 'classmate-' } } })
  await db.weekXp.deleteMany()
}

/** Sessions expire by the real clock, so the tests extend them over all their weeks. */
async function lasting<T>(academy: Academy, someone: Promise<T>): Promise<T> {
  const them = await someone
  await academy.db.session.updateMany({ data: { expiresAt: new Date('2036-01-01') } })
  return them
}
const signUp = (academy: Academy, form = signupForm()) => lasting(academy, people.signUp(academy, form))
const demo = (academy: Academy, who: string) => lasting(academy, people.demo(academy, who))
const signInByMail = (academy: Academy, email: string) => lasting(academy, people.signInByMail(academy, email))

const boardOf = async (browser: Browser): Promise<Json> => (await browser.execute(read)).leaderboard
const names = (board: Json): string[] => board.places.map((it: Json) => it.firstName)

describe.each(kinds)('the weekly leaderboard on the %s database', (kind) => {
  let academy: Academy
  let asker: Browser
  let askerId: string
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(thursday)
    const { browser, user } = await signUp(academy, signupForm({ firstName: 'Mia', lastName: 'Askerhill' }))
    asker = browser
    askerId = user.id
    await academy.db.learner.update({ where: { id: askerId }, data: { createdAt: daysBefore(30) } })
  })
  afterAll(() => academy.close())

  it('lists exactly the ten learners with the most XP who may be listed', async () => {
    const classmate: fc.Arbitrary<Omit<Classmate, 'firstName'>> = fc.record({
      xp: fc.constantFrom(25, 25, 50, 75, 100, 575),
      optOut: fc.constantFrom(false, false, false, true),
      consent: fc.constantFrom(
        'notRequired',
        'notRequired',
        'notRequired',
        'granted',
        'granted',
        'pending',
        'declined',
        'withdrawn',
      ),
      permitted: fc.boolean(),
      ageDays: fc.constantFrom(0, 20.99999, 21, 22, 300),
      isDemo: fc.constantFrom(false, false, false, true),
      weekOf: fc.constantFrom(week, week, week, week, '2027-03-01', '2027-03-15'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(classmate, { maxLength: 45, size: 'max' }), async (classmates) => {
        await forgetClassmates(academy)
        const all = classmates.map((it, index) => ({ ...it, firstName: `Name${index}` }))
        for (const it of all) await joins(academy, it)
        const may = all
          .filter((it) => it.weekOf === week && !it.isDemo && !it.optOut && (it.ageDays ?? 0) >= 21)
          .filter((it) => it.consent === 'notRequired' || (it.consent === 'granted' && it.permitted))
        const best = may.map((it) => it.xp).toSorted((a, b) => b - a)
        const { places } = await boardOf(asker)
        expect(places.map((it: Json) => it.xp)).toEqual(best.slice(0, 10))
        for (const place of places) {
          expect(may.find((it) => it.firstName === place.firstName)?.xp).toBe(place.xp)
          expect(place.rank).toBe(1 + best.filter((xp) => xp > place.xp).length)
        }
        expect(new Set(names({ places })).size).toBe(places.length)
        // Ties keep their order.
        expect((await boardOf(asker)).places).toEqual(places)
      }),
      { numRuns: 12, seed: 21 },
    )
  })

  it('shows only first names, levels, XP and built-in avatars', async () => {
    await forgetClassmates(academy)
    await joins(academy, { firstName: 'Noor', xp: 150, image: avatarUrl('fox'), avatarColour: 'sand' })
    await joins(academy, { firstName: 'Ada', xp: 100, image: 'https://photos.example.org/secret-face.jpg' })
    const reply = await asker.post('/graphql', { query: read })
    expect(reply.body.data.leaderboard.places).toEqual([
      { rank: 1, firstName: 'Noor', avatarUrl: '/avatars/fox.svg', avatarColour: 'sand', level: 4, xp: 150, isViewer: false },
      { rank: 2, firstName: 'Ada', avatarUrl: null, avatarColour: null, level: 4, xp: 100, isViewer: false },
    ])
    expect(JSON.stringify(reply)).not.toMatch(/secret|classmate-|@/i)
    for (const field of ['learnerId', 'id', 'lastName', 'email', 'createdAt']) {
      const asked = await asker.post('/graphql', { query: `{ leaderboard { places { ${field} } } }` })
      expect(asked.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    }
  })

  it('cannot be requested for another learner', async () => {
    const asked = await asker.post('/graphql', { query: '{ leaderboard(learnerId: "classmate-1") { ownXp } }' })
    expect(asked.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    const refused = await academy.browser().post('/graphql', { query: read })
    expect(refused.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    for (const who of ['parent', 'staff']) expect(await boardOf(await demo(academy, who))).toBeNull()
  })

  it("marks the viewer's own rank, and hides learners who leave until they return", async () => {
    await forgetClassmates(academy)
    await joins(academy, { firstName: 'Noor', xp: 50 })
    await joins(academy, { firstName: 'Ada', xp: 20 })
    await academy.db.weekXp.create({ data: { learnerId: askerId, week, xp: 50 } })
    const listed = await boardOf(asker)
    expect(listed).toMatchObject({ isListed: true, ownXp: 50, daysLeft: 0, week, endsAt: '2027-03-15T00:00:00.000Z' })
    expect(listed.places.filter((it: Json) => it.isViewer)).toMatchObject([{ firstName: 'Mia', rank: 1, xp: 50 }])
    expect(listed.places.find((it: Json) => it.firstName === 'Ada').rank).toBe(3)
    for (const _twice of [1, 2]) {
      expect((await asker.execute(setListing, { listed: false })).setLeaderboardListing).toEqual({ wantsListing: false })
    }
    const left = await boardOf(asker)
    expect({ names: names(left), isListed: left.isListed, ownXp: left.ownXp }).toEqual({
      names: ['Noor', 'Ada'],
      isListed: false,
      ownXp: 50,
    })
    await asker.execute(setListing, { listed: true })
    expect(names(await boardOf(asker))).toContain('Mia')
  })

  it('opens for a viewer at 21 days to the second, and lists no one before', async () => {
    await forgetClassmates(academy)
    await joins(academy, { firstName: 'Noor', xp: 50 })
    const { browser, user } = await signUp(academy)
    const createdAt = (seconds: number) => ({ createdAt: new Date(daysBefore(21).getTime() + seconds * 1000) })
    await academy.db.learner.update({ where: { id: user.id }, data: createdAt(1) })
    expect(await boardOf(browser)).toMatchObject({ daysLeft: 1, places: [] })
    await academy.db.learner.update({ where: { id: user.id }, data: createdAt(0) })
    const open = await boardOf(browser)
    expect({ daysLeft: open.daysLeft, names: names(open) }).toEqual({ daysLeft: 0, names: ['Noor'] })
  })

  it('starts again on Monday at midnight UTC, and XP earned then count for the new week', async () => {
    await forgetClassmates(academy)
    await joins(academy, { firstName: 'Noor', xp: 50 })
    academy.setClock(new Date('2027-03-14T23:59:59.999Z'))
    expect(names(await boardOf(asker))).toEqual(['Noor'])
    academy.setClock(new Date('2027-03-15T00:00:00.000Z'))
    expect(await boardOf(asker)).toMatchObject({ week: '2027-03-15', ownXp: 0, places: [] })
    const lesson = await academy.db.lesson.findFirstOrThrow({ where: { courseId: null, prerequisites: { isEmpty: true } } })
    const { reward } = await learn(academy, asker, lesson.id)
    expect(await boardOf(asker)).toMatchObject({ ownXp: reward.xpEarned, places: [{ firstName: 'Mia', xp: reward.xpEarned }] })
    academy.setClock(thursday)
    expect((await boardOf(asker)).ownXp).toBe(0)
  })

  it('lists a child only while the parent consents and allows it', async () => {
    await forgetClassmates(academy)
    const form = childForm({ firstName: 'Robin' })
    const { browser, user } = await signUp(academy, form)
    const learnerId = user.id
    const parentEmail = String(form['parentEmail'])
    const token = await mailedToken(academy, 'consent', parentEmail)
    await academy.browser().execute(answerConsent, { token, agree: true })
    await academy.db.learner.update({ where: { id: learnerId }, data: { createdAt: daysBefore(30) } })
    await academy.db.weekXp.create({ data: { learnerId, week, xp: 75 } })
    const parent = await signInByMail(academy, parentEmail)
    const shown = async () => names(await boardOf(asker)).includes('Robin')

    expect(await shown()).toBe(false)
    expect((await boardOf(browser)).isListed).toBe(false)
    expect((await parent.execute(permit, { learnerId, permitted: true })).permitLeaderboard.__typename).toBe('DonePayload')
    expect(await shown()).toBe(true)
    expect((await boardOf(browser)).isListed).toBe(true)

    await browser.execute(setListing, { listed: false })
    expect(await shown()).toBe(false)
    await browser.execute(setListing, { listed: true })
    expect(await shown()).toBe(true)

    await parent.execute(permit, { learnerId, permitted: false })
    expect(await shown()).toBe(false)
    await parent.execute(permit, { learnerId, permitted: true })
    await academy.db.learner.update({ where: { id: learnerId }, data: { consent: 'withdrawn' } })
    expect(await shown()).toBe(false)
    const { viewer } = await browser.execute('{ viewer { learner { isListingPermitted } } }')
    expect(viewer.learner.isListingPermitted).toBe(false)
  })

  it('can be allowed only by a parent of the child', async () => {
    const { user } = await signUp(academy, childForm())
    const before = await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })
    const variables = { learnerId: user.id, permitted: true }
    const stranger = await demo(academy, 'parent')
    expect((await stranger.execute(permit, variables)).permitLeaderboard.code).toBe('NOT_FOUND')
    for (const browser of [asker, await demo(academy, 'staff'), academy.browser()]) {
      const { body } = await browser.post('/graphql', { query: permit, variables })
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(body.errors[0].extensions.code)
    }
    expect(await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).toEqual(before)
  })

  it('separates demo accounts from real ones', async () => {
    await forgetClassmates(academy)
    await joins(academy, { firstName: 'Real', xp: 50 })
    await joins(academy, { firstName: 'Invented', xp: 50, isDemo: true })
    expect(names(await boardOf(asker))).toEqual(['Real'])
    expect(names(await boardOf(await demo(academy, 'anybody')))).toEqual(['Invented'])
  })

  it('takes one statement in addition to the session, however many learners there are', async () => {
    await forgetClassmates(academy)
    for (let index = 0; index < 15; index += 1) await joins(academy, { firstName: 'Noor', xp: 50 + index })
    const statements = await academy.countStatements(() => asker.execute(read))
    expect(statements).toHaveLength(2)
  })

  it.runIf(kind === 'server')('reads its ranks from the index among 100,000 learners', async () => {
    await forgetClassmates(academy)
    const { db } = academy
    await db.$executeRaw`
      INSERT INTO "User" (id, email, "firstName", "lastName", name, "updatedAt")
      SELECT 'classmate-' || n, 'crowd' || n || '@example.org', 'Crowd', '', 'Crowd', now() FROM generate_series(100000, 199999) n`
    await db.$executeRaw`
      INSERT INTO "Learner" (id, "ageAtSignup", "createdAt", "leaderboardOptOut")
      SELECT 'classmate-' || n, 14, ${daysBefore(40)}, n % 3 = 0 FROM generate_series(100000, 199999) n`
    await db.$executeRaw`
      INSERT INTO "WeekXp" ("learnerId", week, xp) SELECT 'classmate-' || n, ${week}, n % 977 FROM generate_series(100000, 199999) n`
    await db.$executeRaw`ANALYZE "User", "Learner", "WeekXp"`
    const [, sql = ''] = await academy.countStatements(() => asker.execute(read))
    const oldEnough = daysBefore(21)
    const values = [askerId, week, oldEnough, oldEnough, leaderboardSize, week]
    const [plan] = await db.$queryRawUnsafe<Json[]>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, ...values)
    const nodes = nodesOf(plan['QUERY PLAN'][0].Plan)
    const scan = nodes.find((it) => it['Index Name'] === 'WeekXp_week_xp_learnerId_idx')
    expect(scan).toBeDefined()
    expect(nodes.filter((it) => it['Node Type'] === 'Seq Scan')).toEqual([])
    for (const node of nodes) expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThan(200)
  })
})

function nodesOf(plan: Json): Json[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
