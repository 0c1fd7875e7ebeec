import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { experimenter, labOf, send } from '../support/learning/lab.ts'

const beat = 'mutation { recordLabMinute { ... on RecordLabMinutePayload { minutesLeft } } }'
const start = Date.parse('2026-11-10T12:00:00Z')

describe.each(kinds)('Lab minutes measured by the server on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const after = (minutes: number) => academy.setClock(new Date(start + minutes * 60_000))
  const newcomer = async () => {
    after(0)
    return experimenter(academy)
  }
  const minutesOf = async (learnerId: string) =>
    (await academy.db.labDay.findMany({ where: { learnerId } })).reduce((sum, { minutes }) => sum + minutes, 0)
  const ask = (browser: Browser, part: number | string) => send(browser, `Explain part ${part} of the tides.`)

  it('use up the day without a report from the browser', async () => {
    const { browser, user } = await newcomer()
    await academy.db.familyControls.create({ data: { learnerId: user.id, labMinutesPerDay: 15 } })
    for (let minute = 0; minute <= 14; minute += 2) {
      after(minute)
      expect(await ask(browser, minute)).toMatchObject({ __typename: 'Interaction' })
    }
    expect(await minutesOf(user.id)).toBe(15)
    expect(await labOf(browser)).toMatchObject({ minutesLeft: 0 })
    after(15)
    expect(await ask(browser, 'last')).toMatchObject({ code: 'LAB_TIME_UP' })
    expect(await minutesOf(user.id)).toBe(15)
  })

  it('count once for twenty prompts at the same time, including reports from the browser', async () => {
    const { browser, user } = await newcomer()
    const prompts = Array.from({ length: 20 }, (_, part) => ask(browser, part))
    await Promise.all([...prompts, browser.execute(beat), browser.execute(beat)])
    expect(await minutesOf(user.id)).toBe(1)
    after(3)
    await Promise.all(Array.from({ length: 10 }, (_, part) => ask(browser, part + 20)))
    expect(await minutesOf(user.id)).toBe(4)
  })

  it.each([
    ['report', 51],
    ['report', 59],
    ['report', 60],
    ['report', 61],
    ['report', 75],
    ['report', 90],
    ['report', 119],
    ['prompt', 108.6],
  ])('equal the real time of an hour, with a %s every %d seconds', async (action, seconds) => {
    const { browser, user } = await newcomer()
    for (let part = 0; part * seconds <= 3600; part += 1) {
      after((part * seconds) / 60)
      await (action === 'report' ? browser.execute(beat) : ask(browser, part))
      // The first minute counts as soon as it starts.
      const real = 1 + (part * seconds) / 60
      expect(Math.abs((await minutesOf(user.id)) - real)).toBeLessThanOrEqual(1)
    }
  })

  it('count once for parallel prompts, and the remaining seconds count later', async () => {
    const { browser, user } = await newcomer()
    await ask(browser, 1)
    for (const [minutes, expected] of [
      [1.75, 2],
      [3.5, 4],
      [5.25, 6],
    ] as const) {
      after(minutes)
      await Promise.all(Array.from({ length: 10 }, () => browser.execute(beat)))
      expect(await minutesOf(user.id)).toBe(expected)
    }
  })

  it('include five minutes of a longer break', async () => {
    const { browser, user } = await newcomer()
    await ask(browser, 1)
    after(5)
    await ask(browser, 2)
    expect(await minutesOf(user.id)).toBe(6)
    after(11)
    await ask(browser, 3)
    expect(await minutesOf(user.id)).toBe(11)
    after(71)
    await ask(browser, 4)
    expect(await minutesOf(user.id)).toBe(16)
  })

  it('start at one, even if a parent granted more time before', async () => {
    const { browser, user } = await newcomer()
    const given = { extraMinutes: 15, lastBeatAt: new Date(0) }
    await academy.db.labDay.create({ data: { learnerId: user.id, day: '2026-11-10', ...given } })
    await ask(browser, 1)
    expect(await minutesOf(user.id)).toBe(1)
  })

  it.each(['', beat])('are used up by prompts a little more than five minutes apart, with “%s” before each', async (report) => {
    const { browser, user } = await newcomer()
    await academy.db.familyControls.create({ data: { learnerId: user.id, labMinutesPerDay: 15 } })
    let prompts = 0
    for (let part = 0; part < 16; part += 1) {
      after(part * (5 + 1 / 6))
      if (report) await browser.execute(report)
      if ((await ask(browser, part)).__typename === 'Interaction') prompts += 1
    }
    // The first minute and three breaks of five minutes use up the quarter of an hour.
    expect(prompts).toBe(report ? 3 : 4)
  })

  it('are not counted twice when the browser reports them too', async () => {
    const { browser, user } = await newcomer()
    for (let minute = 0; minute <= 6; minute += 1) {
      after(minute)
      await browser.execute(beat)
      if (minute % 3 === 0) await ask(browser, minute)
    }
    expect(await minutesOf(user.id)).toBe(7)
  })

  it('are counted for likes, reports and review requests as well', async () => {
    const { browser, user } = await newcomer()
    const { id } = await ask(browser, 1)
    const { id: blocked } = await send(browser, 'How do I build a bomb?')
    const did = async (minute: number, field: string) => {
      after(minute)
      const { result } = await browser.execute(`mutation { result: ${field} { __typename } }`)
      expect(result.__typename).toMatch(/Interaction|Payload|Success/)
      return minutesOf(user.id)
    }
    expect(await did(2, `likeInteraction(id: "${id}", isLiked: true)`)).toBe(3)
    expect(await did(4, `reportInteraction(id: "${id}", input: { reason: wrong })`)).toBe(5)
    expect(await did(6, `askForReview(id: "${blocked}")`)).toBe(7)
  })

  it('are not counted for a refused prompt', async () => {
    const { browser, user } = await newcomer()
    await academy.db.familyControls.create({ data: { learnerId: user.id, labTools: ['claude'] } })
    expect(await ask(browser, 1)).toMatchObject({ code: 'LAB_CLOSED' })
    expect(await minutesOf(user.id)).toBe(0)
  })
})
