import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkChild } from '../../src/modules/guardianship/guardianship.service.ts'
import { readContent } from '../../src/seed/content.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { experimenter, labOf, send } from '../support/learning/lab.ts'
import { age } from '../support/learning/studio.ts'
import { answerRequest, askFamily, decide, family } from '../support/people/families.ts'
import { learn, signUp, signupForm } from '../support/people/people.ts'

const lessons = readContent().paths.flatMap((path) => path.folders[0]?.lessons[0]?.id ?? [])
const noon = '2026-11-10T12:00:00Z'
const streak = '{ viewer { learner { streak longestStreak } } }'

describe.each(kinds)('A change of time zone on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const at = (moment: string) => academy.setClock(new Date(moment))

  const changeZone = async (browser: Browser, timeZone: string | undefined, firstName = 'Robin') => {
    const query = `mutation ($input: ProfileInput!) { updateProfile(input: $input) {
      __typename ... on Error { code message } ... on InvalidInputError { field } ... on User { firstName timeZone } } }`
    return (await browser.execute(query, { input: { firstName, lastName: 'Hill', ...(timeZone && { timeZone }) } })).updateProfile
  }
  const streakOf = async (browser: Browser) => (await browser.execute(streak)).viewer.learner

  it('is refused to a child with a parent, who can change the rest, and kept when the parent makes it', async () => {
    const { child, childId, parent } = await family(academy, { timeZone: 'Europe/London' })
    expect(await changeZone(child, 'Pacific/Auckland', 'Rude')).toEqual({
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      field: 'timeZone',
      message: 'Your parent or guardian sets your time zone. Ask them to change it.',
    })
    const before = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    expect(before).toMatchObject({ timeZone: 'Europe/London', firstName: 'Robin' })
    expect(await changeZone(child, 'Europe/London', 'Wren')).toMatchObject({ firstName: 'Wren' })
    expect(await changeZone(child, 'europe/LONDON', 'Wren')).toMatchObject({ firstName: 'Wren', timeZone: 'Europe/London' })
    // An older row may store another name of the same zone.
    await academy.db.user.update({ where: { id: childId }, data: { timeZone: 'GB' } })
    expect(await changeZone(child, 'Europe/London', 'Wren')).toMatchObject({ firstName: 'Wren' })
    await academy.db.user.update({ where: { id: childId }, data: { timeZone: 'Europe/London' } })
    expect(await changeZone(child, undefined, 'Jay')).toMatchObject({ firstName: 'Jay', timeZone: 'Europe/London' })
    expect(await decide(parent, childId, { timeZone: 'Pacific/Auckland' })).toMatchObject({ timeZone: 'Pacific/Auckland' })
    expect(await decide(parent, childId, { timeZone: 'pacific/AUCKLAND' })).toMatchObject({ timeZone: 'Pacific/Auckland' })
    expect(await decide(parent, childId, { timeZone: '+05:00' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await changeZone(child, 'Europe/London')).toMatchObject({ code: 'INVALID_INPUT', field: 'timeZone' })
    const stranger = await family(academy)
    expect(await decide(stranger.parent, childId, { timeZone: 'UTC' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused while a parent is being linked', async () => {
    const { browser, user } = await signUp(academy, signupForm({ timeZone: 'Europe/London' }))
    const { email } = await family(academy)
    const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email }, select: { id: true } })
    let change: Promise<Json> = Promise.resolve(null)
    await academy.db.$transaction(async (tx) => {
      await linkChild(academy.app, tx, parentId, user.id)
      change = changeZone(browser, 'Pacific/Auckland')
      await delay(500)
    })
    expect(await change).toMatchObject({ code: 'INVALID_INPUT', field: 'timeZone' })
  })

  it('adds no second day to a streak, in parallel and back and forth', async () => {
    at('2026-11-10T22:30:00Z')
    const { browser, user } = await signUp(academy, signupForm({ timeZone: 'Europe/London' }))
    await learn(academy, browser, lessons[0] ?? '')
    const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Auckland', 'America/New_York']
    await Promise.all([...zones.map((zone) => changeZone(browser, zone)), learn(academy, browser, lessons[1] ?? '')])
    await changeZone(browser, 'Pacific/Kiritimati')
    await learn(academy, browser, lessons[2] ?? '')
    expect(await streakOf(browser)).toEqual({ streak: 1, longestStreak: 1 })
    await changeZone(browser, 'Europe/London')
    // London's next day has begun, which is the only second day.
    at('2026-11-11T00:05:00Z')
    await learn(academy, browser, lessons[3] ?? '')
    expect(await streakOf(browser)).toEqual({ streak: 2, longestStreak: 2 })
    await changeZone(browser, 'Pacific/Kiritimati')
    const more = readContent().paths[0]?.folders[0]?.lessons[1]?.id ?? ''
    await learn(academy, browser, more)
    expect(await streakOf(browser)).toEqual({ streak: 2, longestStreak: 2 })
    const days = await academy.db.activeDay.findMany({ where: { learnerId: user.id }, select: { day: true } })
    expect(days.map(({ day }) => day).toSorted()).toEqual(['2026-11-10', '2026-11-11'])
  })

  it('keeps the streak of a person who moves', async () => {
    at('2026-11-10T20:00:00Z')
    const { browser } = await signUp(academy, signupForm({ timeZone: 'America/Los_Angeles' }))
    await learn(academy, browser, lessons[0] ?? '')
    await changeZone(browser, 'Europe/London')
    at('2026-11-11T20:00:00Z')
    await learn(academy, browser, lessons[1] ?? '')
    expect(await streakOf(browser)).toMatchObject({ streak: 2 })
    await changeZone(browser, 'America/Los_Angeles')
    at('2026-11-12T20:00:00Z')
    await learn(academy, browser, lessons[2] ?? '')
    expect(await streakOf(browser)).toMatchObject({ streak: 3 })
  })

  it('keeps used minutes used until the day would have ended', async () => {
    at(noon)
    const { browser, user } = await experimenter(academy)
    await changeZone(browser, 'Europe/London')
    at('2026-11-11T22:00:00Z')
    await academy.db.familyControls.create({ data: { learnerId: user.id, labMinutesPerDay: 15 } })
    const used = { learnerId: user.id, day: '2026-11-11', minutes: 15, lastBeatAt: new Date(noon) }
    await academy.db.labDay.create({ data: used })
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 0 })
    const zones = ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'Europe/London', 'America/New_York']
    const tries = await Promise.all(
      zones.flatMap((zone, index) => [changeZone(browser, zone), send(browser, `Explain tides, part ${index}.`)]),
    )
    expect(tries.filter(({ __typename }) => __typename === 'Interaction')).toEqual([])
    for (const zone of zones) {
      await changeZone(browser, zone)
      expect(await labOf(browser)).toMatchObject({ minutesLeft: 0 })
      expect(await send(browser, 'Explain tides.')).toMatchObject({ code: 'LAB_TIME_UP' })
    }
    await changeZone(browser, 'Asia/Tokyo')
    at('2026-11-11T23:59:59Z')
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 0 })
    at('2026-11-12T00:00:00Z')
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 15 })
  })

  it('by the parent keeps used minutes, and extra time counts for that day', async () => {
    at(noon)
    const { child, childId, parent } = await family(academy, { timeZone: 'Europe/London' })
    await decide(parent, childId, { opensLabEarly: true, labMinutesPerDay: 15 })
    const used = { learnerId: childId, day: '2026-11-10', minutes: 15, lastBeatAt: new Date(noon) }
    await academy.db.labDay.create({ data: used })
    await decide(parent, childId, { timeZone: 'Pacific/Auckland' })
    expect(await labOf(child)).toMatchObject({ minutesLeft: 0 })
    const { id, expiresAt } = await askFamily(child, { kind: 'moreTime', minutes: 15 })
    expect(expiresAt).toBe('2026-11-11T00:00:00.000Z')
    await answerRequest(parent, id, true)
    expect(await labOf(child)).toMatchObject({ minutesLeft: 15 })
  })

  it('does not end quiet hours: those of both zones apply until the day is over', async () => {
    at('2026-11-10T12:00:00Z')
    const { browser, user } = await signUp(academy, signupForm({ timeZone: 'Europe/London' }))
    await age(academy, user.id, 40)
    await academy.db.familyControls.create({ data: { learnerId: user.id, quietFrom: 20 * 60, quietUntil: 7 * 60 } })
    const pause = async () => (await browser.execute('{ viewer { pause { until } } }')).viewer.pause
    at('2026-11-10T20:30:00Z')
    expect(await pause()).toEqual({ until: '2026-11-11T07:00:00.000Z' })
    await Promise.all(['Asia/Tokyo', 'America/New_York', 'Pacific/Auckland'].map((zone) => changeZone(browser, zone)))
    await changeZone(browser, 'America/New_York')
    expect(await pause()).toEqual({ until: '2026-11-11T07:00:00.000Z' })
    expect(await labOf(browser)).toMatchObject({ closedBecause: 'quietHours' })
    at('2026-11-11T00:00:00Z')
    expect(await pause()).toBeNull()
    at('2026-11-11T01:00:00Z')
    expect(await pause()).toEqual({ until: '2026-11-11T12:00:00.000Z' })
  })
})
