import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { digestMailer } from '../../src/modules/family/portal/digest.service.ts'
import { readContent } from '../../src/seed/content.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { labOf } from '../support/learning/lab.ts'
import { age } from '../support/learning/studio.ts'
import { addChild, agree, enterBy, entryCode, family } from '../support/people/families.ts'
import { childForm, learn, mailedToken, signUp, signupForm } from '../support/people/people.ts'

// The server's clock is set back an hour during use, by an operator or by a faulty time service.

const hour = 3_600_000
/** Close to the real date, since the machine's timers do not span months. */
const [today = '', tomorrow = ''] = [1, 2].map((days) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10))
const noon = `${today}T12:00:00Z`
const sunday = new Date(Date.parse(noon) + ((7 - new Date(noon).getUTCDay()) % 7) * 24 * hour).toISOString().slice(0, 10)
const request = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename ... on Error { code } } }'
const confirm = 'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename ... on Error { code } } }'

describe('a clock that is set back an hour', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open('embedded')
  })
  afterAll(() => academy.close())
  // The sign-in library uses the system clock, everything else the academy's clock; here they are the same.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  function at(moment: string | number): Date {
    const now = new Date(moment)
    vi.setSystemTime(now)
    academy.setClock(now)
    return now
  }
  const back = () => at(Date.now() - hour)

  const lessons = readContent().paths.flatMap((path) => path.folders[0]?.lessons[0]?.id ?? [])
  const complete = async (browser: Browser, index: number) =>
    (await learn(academy, browser, lessons[index % lessons.length] ?? '')).learner.streak as number
  const days = async (learnerId: string) => {
    const { streakDays, streakLastDay, xp } = await academy.db.learner.findUniqueOrThrow({ where: { id: learnerId } })
    return { streakDays, streakLastDay, xp }
  }

  it('adds at most one streak day per local date, removes none, and rewards each lesson once', async () => {
    at(`${today}T09:00:00Z`)
    const { browser, user } = await signUp(academy, signupForm({ timeZone: 'Etc/GMT-1' }))
    // Half past midnight in the learner's time zone, one hour ahead.
    at(`${today}T23:30:00Z`)
    expect(await complete(browser, 0)).toBe(1)
    back()
    expect(await complete(browser, 1)).toBe(1)
    expect(await days(user.id)).toMatchObject({ streakDays: 1, streakLastDay: tomorrow })
    at(`${tomorrow}T23:10:00Z`)
    expect(await complete(browser, 2)).toBe(2)
    back()
    expect(await complete(browser, 3)).toBe(2)
    at(`${tomorrow}T23:20:00Z`)
    expect(await complete(browser, 0)).toBe(2)
    const entries = await academy.db.xpEntry.findMany({ where: { learnerId: user.id } })
    expect(
      entries
        .filter(({ reason }) => reason === 'lesson')
        .map(({ source }) => source)
        .toSorted(),
    ).toEqual(lessons.slice(0, 4).toSorted())
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe((await days(user.id)).xp)
  })

  it('keeps sessions, and does not restore ended ones', async () => {
    at(noon)
    const { browser, user } = await signUp(academy)
    back()
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id)
    const stolen = academy.browser()
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
    await browser.post('/api/auth/logout')
    expect((await stolen.get('/api/auth/user')).status).toBe(401)
    at(noon)
    expect((await stolen.get('/api/auth/user')).status).toBe(401)
  })

  it('accepts each mailed link and each code once', async () => {
    at(noon)
    const { user } = await signUp(academy)
    await academy.browser().execute(request, { email: user.email })
    const token = await mailedToken(academy, 'sign-in', user.email)
    const form = childForm()
    await signUp(academy, form)
    const { parent } = await family(academy)
    const { id: childId } = await addChild(parent, {})
    const { code } = await entryCode(parent, childId)
    back()
    const tries = [0, 1, 2].map(() => academy.browser().execute(confirm, { token }))
    const heard = (await Promise.all(tries)).map(({ confirmSignInLink }) => confirmSignInLink.code ?? 'in')
    expect(heard.toSorted()).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED', 'in'])
    expect(await agree(academy, String(form['parentEmail']))).toBe('DonePayload')
    expect(await agree(academy, String(form['parentEmail']), false)).not.toBe('DonePayload')
    expect((await enterBy(academy.browser(), code)).user.id).toBe(childId)
    expect((await enterBy(academy.browser(), code)).code).toBeTruthy()
    at(noon)
    expect((await academy.browser().execute(confirm, { token })).confirmSignInLink.code).toBe('LINK_EXPIRED')
  })

  it('grants no extra tries, and makes no one wait longer than the window', async () => {
    at(noon)
    const { user } = await signUp(academy)
    const mailed = async () => {
      await academy.browser().execute(request, { email: user.email })
      return academy.db.outboxMail.count({ where: { recipient: user.email, kind: 'sign-in' } })
    }
    for (let tries = 1; tries <= 5; tries += 1) expect(await mailed()).toBe(tries)
    expect(await mailed()).toBe(5)
    back()
    expect(await mailed()).toBe(5)
    at(Date.now() + 15 * 60_000)
    expect(await mailed()).toBe(6)
  })

  it('keeps counting minutes of learning and of the lab, none twice', async () => {
    at(noon)
    const { browser, user } = await signUp(academy)
    await age(academy, user.id, 40)
    const minute = async () => {
      const { recordActivity, recordLabMinute } = await browser.execute(
        'mutation { recordActivity { ... on RecordActivityPayload { minutesToday } } recordLabMinute { ... on Error { code } ... on RecordLabMinutePayload { minutesLeft } } }',
      )
      return [recordActivity.minutesToday, recordLabMinute.minutesLeft]
    }
    expect(await minute()).toEqual([1, 59])
    back()
    expect(await minute()).toEqual([2, 58])
    expect(await minute()).toEqual([2, 58])
    at(Date.now() + 60_000)
    expect(await minute()).toEqual([3, 57])
    at(`${today}T12:00:01Z`)
    // The lab treats the hour as a break, of which five minutes count.
    expect(await minute()).toEqual([4, 52])
  })

  it('does not open the lab early for an account created after the current time', async () => {
    at(noon)
    const { browser } = await signUp(academy)
    back()
    expect(await labOf(browser)).toMatchObject({ closedBecause: 'tooYoung', daysLeft: 30 })
  })

  it('mails the weekly report to parents once', async () => {
    at(noon)
    const { email, childId } = await family(academy)
    await academy.db.learner.update({ where: { id: childId }, data: { createdAt: new Date(Date.parse(noon) - 100 * 24 * hour) } })
    const run = () => digestMailer(academy.app.config)(academy.db, new Date())
    const mails = () => academy.db.outboxMail.count({ where: { recipient: email, kind: 'digest' } })
    at(`${sunday}T17:05:00Z`)
    await run()
    expect(await mails()).toBe(1)
    back()
    await run()
    at(`${sunday}T17:05:00Z`)
    await run()
    expect(await mails()).toBe(1)
  })
})
