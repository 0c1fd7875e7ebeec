import { localDay } from '@deepm/schema/rules/time/local-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { experimenter, labOf, send } from '../support/learning/lab.ts'
import { age, maker } from '../support/learning/studio.ts'

const tides = 'Explain tides to my class.'
const beat = 'mutation { recordLabMinute { __typename ... on Error { code } ... on RecordLabMinutePayload { minutesLeft } } }'

describe.each(kinds)('family settings for the lab on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const decide = (learnerId: string, controls: Omit<Prisma.FamilyControlsUncheckedCreateInput, 'learnerId'>) =>
    academy.db.familyControls.create({ data: { learnerId, ...controls } })

  it('close the lab when it is off, and nothing is stored', async () => {
    const { browser, user } = await experimenter(academy)
    expect(await labOf(browser)).toMatchObject({ closedBecause: null })
    await decide(user.id, { isLabOn: false })
    expect(await labOf(browser)).toMatchObject({ closedBecause: 'family', daysLeft: 0 })
    expect(await send(browser, tides)).toMatchObject({
      code: 'LAB_CLOSED',
      closedBecause: 'family',
      message: 'Your family has turned the lab off. Talk to them if you would like to use it.',
    })
    expect((await browser.execute(beat)).recordLabMinute).toMatchObject({ code: 'LAB_CLOSED' })
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(0)
    expect(await academy.db.labDay.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('exclude the tools that were not chosen', async () => {
    const { browser, user } = await experimenter(academy)
    await decide(user.id, { labTools: ['claude', 'dalle'] })
    const { closedBecause, models } = await labOf(browser)
    expect(closedBecause).toBeNull()
    expect(models.map((it: { isAllowed: boolean }) => it.isAllowed)).toEqual([false, false, true, true])
    expect(await send(browser, tides)).toMatchObject({
      code: 'LAB_CLOSED',
      closedBecause: 'family',
      message: 'Your family has not chosen this tool for you. Choose another one, or talk to them.',
    })
    expect(await send(browser, tides, { toolType: 'claude' })).toMatchObject({ __typename: 'Interaction' })
  })

  it('open the lab before 30 days', async () => {
    const { browser, user } = await maker(academy)
    await age(academy, user.id, 3)
    expect(await labOf(browser)).toMatchObject({ closedBecause: 'tooYoung', daysLeft: 27 })
    await decide(user.id, { opensLabEarly: true })
    expect(await labOf(browser)).toMatchObject({ closedBecause: null, daysLeft: 0 })
    expect(await send(browser, tides)).toMatchObject({ __typename: 'Interaction' })
  })

  it('limit the minutes of a day, plus any extra minutes', async () => {
    const { browser, user } = await experimenter(academy)
    await decide(user.id, { labMinutesPerDay: 15 })
    const now = academy.app.clock()
    const key = { learnerId: user.id, day: localDay(now, 'UTC') }
    const lastBeatAt = new Date(now.getTime() - 60_000)
    await academy.db.labDay.create({ data: { ...key, minutes: 15, lastBeatAt } })
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 0, minutesPerDay: 15 })
    expect(await send(browser, tides)).toMatchObject({
      code: 'LAB_TIME_UP',
      message: 'You have used your 15 minutes in the lab for today. Your text stays here. Come back tomorrow.',
    })
    await academy.db.labDay.update({ where: { learnerId_day: key }, data: { extraMinutes: 10 } })
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 10, minutesPerDay: 25 })
    expect((await browser.execute(beat)).recordLabMinute).toMatchObject({ minutesLeft: 9 })
    expect(await send(browser, tides)).toMatchObject({ __typename: 'Interaction' })
  })

  it("apply quiet hours in the learner's time zone, during which only a crisis prompt is answered", async () => {
    const { browser, user } = await experimenter(academy)
    await age(academy, user.id, 32)
    await decide(user.id, { quietFrom: 20 * 60, quietUntil: 7 * 60 })
    const today = academy.app.clock()
    const at = (hour: number) => {
      const time = new Date(today)
      time.setUTCHours(hour, 30, 0, 0)
      academy.setClock(time)
    }
    try {
      at(12)
      expect(await labOf(browser)).toMatchObject({ closedBecause: null })
      at(21)
      expect(await labOf(browser)).toMatchObject({ closedBecause: 'quietHours' })
      expect(await send(browser, tides)).toMatchObject({ code: 'LAB_CLOSED', closedBecause: 'quietHours' })
      expect(await send(browser, 'i want to die')).toMatchObject({ isCrisis: true })
      at(12)
      // Seven hours behind UTC, then twelve ahead.
      await academy.db.user.update({ where: { id: user.id }, data: { timeZone: 'America/Phoenix' } })
      expect(await labOf(browser)).toMatchObject({ closedBecause: 'quietHours' })
      await academy.db.user.update({ where: { id: user.id }, data: { timeZone: 'Pacific/Fiji' } })
      expect(await labOf(browser)).toMatchObject({ closedBecause: 'quietHours' })
      await academy.db.user.update({ where: { id: user.id }, data: { timeZone: 'Asia/Kolkata' } })
      expect(await labOf(browser)).toMatchObject({ closedBecause: null })
    } finally {
      academy.setClock(today)
    }
  })

  it('close the lab during a pause, even for a crisis prompt, and nothing is stored', async () => {
    const { browser, user } = await experimenter(academy)
    await decide(user.id, { pausedAt: academy.app.clock(), isLabOn: false })
    expect(await labOf(browser)).toMatchObject({ closedBecause: 'paused' })
    expect(await send(browser, tides)).toMatchObject({ code: 'LAB_CLOSED', closedBecause: 'paused' })
    expect(await send(browser, 'i want to die')).toMatchObject({ code: 'LAB_CLOSED' })
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(0)
  })
})
