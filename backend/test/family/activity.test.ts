import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { childForm, demo, signUp, signupForm } from '../support/people/people.ts'

const record = `mutation {
  recordActivity { __typename ... on Error { code } ... on RecordActivityPayload { minutesToday day } }
}`
const week = '{ viewer { learner { weekMinutes { day minutes } } } }'

describe.each(kinds)('minutes of learning on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const beat = async (browser: Browser): Promise<number> => (await browser.execute(record)).recordActivity.minutesToday
  const beatAt = (browser: Browser, moment: string) => {
    academy.setClock(new Date(moment))
    return beat(browser)
  }
  const daysOf = async (learnerId: string) =>
    Object.fromEntries(
      (await academy.db.activeDay.findMany({ where: { learnerId }, orderBy: { day: 'asc' } })).map((it) => [it.day, it.minutes]),
    )
  const learnerAt = (moment: string, timeZone = 'UTC') => {
    academy.setClock(new Date(moment))
    return signUp(academy, signupForm({ timeZone }))
  }

  it('count once for twenty tabs that report at the same time, all of which get the same total', async () => {
    const { browser, user } = await learnerAt('2026-06-10T10:00:00Z')
    const tabs = await Promise.all(Array.from({ length: 20 }, () => beat(browser)))
    expect(tabs).toEqual(Array.from({ length: 20 }, () => 1))
    expect(await daysOf(user.id)).toEqual({ '2026-06-10': 1 })
  })

  it('count again after 50 seconds, not earlier', async () => {
    const { browser } = await learnerAt('2026-06-10T10:00:00Z')
    expect(await beat(browser)).toBe(1)
    expect(await beatAt(browser, '2026-06-10T10:00:49.999Z')).toBe(1)
    expect(await beatAt(browser, '2026-06-10T10:00:50.000Z')).toBe(2)
    expect(await beatAt(browser, '2026-06-10T10:01:39.999Z')).toBe(2)
  })

  it('are neither delayed nor added by a tab that reports too often', async () => {
    const { browser } = await learnerAt('2026-06-10T10:00:00Z')
    for (let second = 0; second <= 60; second += 10) {
      await beatAt(browser, `2026-06-10T10:0${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}Z`)
    }
    expect(await beatAt(browser, '2026-06-10T10:01:05Z')).toBe(2)
    expect(await beatAt(browser, '2026-06-10T10:01:40Z')).toBe(2)
    expect(await beatAt(browser, '2026-06-10T10:01:55Z')).toBe(3)
  })

  it.each([
    ['Pacific/Auckland', '2026-06-09T12:00:00Z', ['2026-06-09', '2026-06-10']],
    ['Asia/Kolkata', '2026-06-09T18:30:00Z', ['2026-06-09', '2026-06-10']],
    ['America/Los_Angeles', '2026-06-10T07:00:00Z', ['2026-06-09', '2026-06-10']],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', ['2026-03-28', '2026-03-29']],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', ['2026-03-29', '2026-03-30']],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', ['2026-10-24', '2026-10-25']],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', ['2026-10-25', '2026-10-26']],
  ])('belong to the local date in %s, where midnight is %s', async (timeZone, midnight, [before = '', after = '']) => {
    const seconds = (count: number) => new Date(Date.parse(midnight) + count * 1000).toISOString()
    const { browser, user } = await learnerAt(seconds(-90), timeZone)
    expect(await beatAt(browser, seconds(-60.001))).toBe(1)
    expect(await beatAt(browser, seconds(-0.001))).toBe(2)
    expect(await beatAt(browser, seconds(60))).toBe(1)
    expect(await daysOf(user.id)).toEqual({ [before]: 2, [after]: 1 })
  })

  it('stay on one date through the hour that a clock change repeats or skips', async () => {
    const autumn = await learnerAt('2026-10-25T00:00:00Z', 'Europe/Berlin')
    for (const utc of ['00:30', '01:30', '02:30']) await beatAt(autumn.browser, `2026-10-25T${utc}:00Z`)
    expect(await daysOf(autumn.user.id)).toEqual({ '2026-10-25': 3 })
    const spring = await learnerAt('2026-03-29T00:30:00Z', 'Europe/Berlin')
    for (const utc of ['00:59', '01:00']) await beatAt(spring.browser, `2026-03-29T${utc}:00Z`)
    expect(await daysOf(spring.user.id)).toEqual({ '2026-03-29': 2 })
  })

  it('are not gained by two tabs on both sides of midnight', async () => {
    const { browser, user } = await learnerAt('2026-06-10T23:59:00Z')
    expect(await beatAt(browser, '2026-06-10T23:59:50Z')).toBe(1)
    expect(await beatAt(browser, '2026-06-11T00:00:05Z')).toBe(0)
    expect(await beatAt(browser, '2026-06-11T00:00:39.999Z')).toBe(0)
    expect(await beatAt(browser, '2026-06-11T00:00:40Z')).toBe(1)
    expect(await daysOf(user.id)).toEqual({ '2026-06-10': 1, '2026-06-11': 1 })
  })

  it('are shown for the last seven days, today last, with none before signup', async () => {
    const { browser, user } = await learnerAt('2026-06-10T20:00:00Z', 'Pacific/Auckland')
    expect(await daysOf(user.id)).toEqual({})
    await beat(browser)
    await beatAt(browser, '2026-06-11T20:00:00Z')
    await beatAt(browser, '2026-06-11T20:01:00Z')
    expect((await browser.execute(week)).viewer.learner.weekMinutes).toEqual([
      ...['2026-06-06', '2026-06-07', '2026-06-08', '2026-06-09', '2026-06-10'].map((day) => ({ day, minutes: 0 })),
      { day: '2026-06-11', minutes: 1 },
      { day: '2026-06-12', minutes: 2 },
    ])
    expect(await daysOf(user.id)).toEqual({ '2026-06-11': 1, '2026-06-12': 2 })
    const { recordActivity } = await browser.execute(record)
    expect(recordActivity).toEqual({ __typename: 'RecordActivityPayload', minutesToday: 2, day: '2026-06-12' })
  })

  it('add to a day on which only a lesson was completed', async () => {
    const { browser, user } = await learnerAt('2026-06-10T10:00:00Z')
    await academy.db.activeDay.create({ data: { learnerId: user.id, day: '2026-06-10' } })
    expect(await beat(browser)).toBe(1)
  })

  it.each(['pending', 'declined', 'withdrawn'] as const)('are not recorded for a child whose consent is %s', async (consent) => {
    academy.setClock(new Date())
    const { browser, user } = await signUp(academy, childForm())
    await academy.db.learner.update({ where: { id: user.id }, data: { consent } })
    expect((await browser.execute(record)).recordActivity).toEqual({
      __typename: 'ConsentRequiredError',
      code: 'CONSENT_REQUIRED',
    })
    expect(await daysOf(user.id)).toEqual({})
  })

  it('are recorded for learners only: parents, staff and visitors are refused', async () => {
    academy.setClock(new Date())
    const before = await academy.db.activeDay.count()
    await expect((await demo(academy, 'parent')).execute(record)).rejects.toThrow('FORBIDDEN')
    await expect((await demo(academy, 'staff')).execute(record)).rejects.toThrow('FORBIDDEN')
    await expect(academy.browser().execute(record)).rejects.toThrow('UNAUTHENTICATED')
    expect(await academy.db.activeDay.count()).toBe(before)
  })
})
