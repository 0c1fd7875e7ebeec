import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db, Tx } from '../../src/database/open.ts'
import { digestMailer } from '../../src/modules/family/portal/digest.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { addChild, askFamily, type Family, family } from '../support/people/families.ts'
import { demo, mailedToken, signInByMail } from '../support/people/people.ts'

const hour = 3_600_000
const monday = '2026-11-16'
const sundayEvening = new Date('2026-11-22T17:00:00Z')

const chooseMails = (parent: Browser, choice: string) =>
  parent.execute('mutation ($choice: MailChoice!) { chooseMails(choice: $choice) { mailChoice } }', { choice })

describe.each(kinds)('optional mail to parents on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    await academy.db.rateLimit.deleteMany()
    // Families of earlier tests would be mailed as well.
    await academy.db.guardianship.deleteMany({ where: { parent: { isDemo: false } } })
  })

  /** Returns a family that joined long before the weeks of these tests. */
  async function oldFamily(timeZone = 'UTC'): Promise<Family & { parentId: string }> {
    const made = await family(academy)
    await academy.db.learner.update({ where: { id: made.childId }, data: { createdAt: new Date('2026-01-05T10:00:00Z') } })
    const { id } = await academy.db.user.update({ where: { email: made.email }, data: { timeZone } })
    return { ...made, parentId: id }
  }
  const run = (now: Date, db: Db = academy.db) => digestMailer(academy.app.config)(db, now)
  const mails = (recipient: string, of = 'digest') =>
    academy.db.outboxMail.findMany({ where: { recipient, kind: of }, orderBy: { id: 'asc' } })
  const sent = async (userId: string) => (await academy.db.sentDigest.findMany({ where: { userId } })).map(({ week }) => week)

  /** Wraps the database so that transactions can fail just before they commit. */
  function failing(fails: () => boolean): Db {
    const $transaction = (work: (tx: Tx) => Promise<unknown>) =>
      academy.db.$transaction(async (tx) => {
        await work(tx)
        if (fails()) throw new Error('the machine went off')
      })
    return new Proxy(academy.db, {
      get: (db, name) => (name === '$transaction' ? $transaction : Reflect.get(db, name)),
    })
  }

  describe('the weekly report', () => {
    it.each([
      ['2026-11-22', { 'Europe/London': '17:00', 'America/Los_Angeles': '25:00', 'Pacific/Auckland': '04:00' }],
      // That night clocks went back in Europe; in New Zealand they changed four weeks before, in California a week later.
      ['2026-10-25', { 'Europe/Berlin': '16:00', 'America/Los_Angeles': '24:00', 'Pacific/Auckland': '04:00' }],
    ])("is mailed once, at 17:00 on Sunday %s in the parent's time zone", async (sunday, hours) => {
      const families = new Map<string, string>()
      for (const timeZone of Object.keys(hours)) families.set(timeZone, (await oldFamily(timeZone)).parentId)
      const midnight = Date.parse(`${sunday}T00:00:00Z`)
      for (let each = -24; each < 72; each += 1) await run(new Date(midnight + each * hour))
      for (const [timeZone, time] of Object.entries(hours)) {
        const rows = await academy.db.sentDigest.findMany({ where: { userId: families.get(timeZone) ?? '' } })
        const due = new Date(midnight + Number.parseInt(time, 10) * hour)
        expect({ timeZone, at: rows.map(({ sentAt }) => sentAt) }).toEqual({ timeZone, at: [due] })
      }
    })

    it('is mailed until Monday noon if no job ran on Sunday evening', async () => {
      const { email } = await oldFamily()
      await run(new Date('2026-11-23T12:00:00Z'))
      expect(await mails(email)).toHaveLength(0)
      await run(new Date('2026-11-23T11:00:00Z'))
      expect((await mails(email))[0]?.subject).toBe('A quiet week at DEEPM Academy: 16 to 22 November 2026')
    })

    it('is mailed once by ten parallel runs', async () => {
      const [one, other] = [await oldFamily(), await oldFamily()]
      await Promise.all(Array.from({ length: 10 }, () => run(sundayEvening)))
      await run(new Date(sundayEvening.getTime() + hour))
      for (const { email, parentId } of [one, other]) {
        expect(await mails(email)).toHaveLength(1)
        expect(await sent(parentId)).toEqual([monday])
      }
    })

    it('is mailed once after a failed first try, which did not delay the others', async () => {
      const people = [await oldFamily(), await oldFamily()]
      let tries = 0
      await expect(
        run(
          sundayEvening,
          failing(() => ++tries === 1),
        ),
      ).rejects.toThrow('the machine went off')
      const counts = async () => (await Promise.all(people.map(({ email }) => mails(email)))).map((it) => it.length)
      expect((await counts()).toSorted()).toEqual([0, 1])
      expect(await academy.db.sentDigest.count({ where: { userId: { in: people.map((it) => it.parentId) } } })).toBe(1)
      await Promise.all([run(sundayEvening), run(sundayEvening)])
      expect(await counts()).toEqual([1, 1])
    })

    it('has the figures of the portal for each child, and no prompts', async () => {
      const { childId, parent, email } = await oldFamily()
      const { id: second } = await addChild(parent, { firstName: 'Kim' })
      await academy.db.learner.update({ where: { id: second }, data: { createdAt: new Date('2026-01-05T10:00:00Z') } })
      const createdAt = new Date('2026-11-18T15:00:00Z')
      await academy.db.activeDay.create({ data: { learnerId: childId, day: '2026-11-18', minutes: 42, lastBeatAt: createdAt } })
      await academy.db.lessonProgress.create({
        data: { learnerId: childId, lessonId: 'problem-detective', startedAt: createdAt, completedAt: createdAt },
      })
      const row = {
        toolType: 'claude',
        prompt: 'secret-words',
        response: 'secret-answer',
        createdAt,
        answeredAt: sundayEvening,
      } as const
      await academy.db.interaction.create({ data: { learnerId: childId, ...row, level: 'danger', reasons: ['weapons'] } })
      await academy.db.interaction.create({
        data: { learnerId: childId, ...row, requestKey: 'cry', level: 'danger', reasons: ['crisis', 'violence'] },
      })
      await run(sundayEvening)
      const [mail] = await mails(email)
      const { publicUrl } = academy.app.config
      const sections = (mail?.text ?? '').split('\n\n')
      expect(sections.slice(2, 4)).toEqual([
        'Robin\n42 minutes, all on Wednesday.',
        expect.stringMatching(/^What Robin learned\n“Become a Problem Detective”: learned to /),
      ])
      expect(sections).toContainEqual(expect.stringMatching(/^A question to ask over dinner\n- .+\?\n- Answer: .+/))
      expect(sections).toContain('Safety\nThe only prompt in the AI lab asked for something harmful and got no answer.')
      expect(sections).toContainEqual(expect.stringMatching(/^One thing to try\nAsk what was behind it/))
      expect(sections).toContain('Kim\nA quiet week, with no lessons or experiments.')
      expect(mail?.html).toContain('<h2 style="font-size:19px;margin:24px 0 8px">What Robin learned</h2>')
      expect(mail?.text).toContain(`See the full week: ${publicUrl}/parent?tab=reports`)
      expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/secret-|no learning this week/)
      expect(mail?.subject).not.toMatch(/Robin|Kim/)
    })

    it('is short in a quiet week, and at most every second week', async () => {
      const { childId, parent, email } = await oldFamily()
      const { id: second } = await addChild(parent, { firstName: 'Kim' })
      await academy.db.learner.update({ where: { id: second }, data: { createdAt: new Date('2026-01-05T10:00:00Z') } })
      const week = (index: number) => new Date(sundayEvening.getTime() + 7 * 24 * hour * index)
      for (const index of [0, 1, 2]) await run(week(index))
      expect((await mails(email)).map(({ subject }) => subject)).toEqual([
        'A quiet week at DEEPM Academy: 16 to 22 November 2026',
        'A quiet week at DEEPM Academy: 30 November to 6 December 2026',
      ])
      expect((await mails(email))[0]?.text).toContain('Robin and Kim had other things to do this week, and that’s fine.')
      await academy.db.activeDay.create({
        data: { learnerId: childId, day: '2026-12-08', minutes: 5, lastBeatAt: new Date('2026-12-08T15:00:00Z') },
      })
      await run(week(3))
      expect((await mails(email)).at(-1)?.subject).toBe('Your family’s week at DEEPM Academy: 7 to 13 December 2026')
      await run(week(4))
      expect((await mails(email)).at(-1)?.subject).toBe('A quiet week at DEEPM Academy: 14 to 20 December 2026')
    })

    it('covers children with consent who had joined by then, and not the demo', async () => {
      const [waits, joined, left] = [await oldFamily(), await oldFamily(), await oldFamily()]
      await academy.db.learner.update({ where: { id: waits.childId }, data: { consent: 'withdrawn' } })
      const today = new Date('2026-11-23T08:00:00Z')
      await academy.db.learner.update({ where: { id: joined.childId }, data: { createdAt: today } })
      await academy.db.guardianship.deleteMany({ where: { learnerId: left.childId } })
      await run(new Date('2026-11-23T09:00:00Z'))
      for (const { email } of [waits, joined, left]) expect(await mails(email)).toHaveLength(0)
      const { email, timeZone } = await academy.db.user.findUniqueOrThrow({ where: { id: 'demo-parent' } })
      expect(timeZone).toBeTruthy()
      for (let each = 0; each < 48; each += 1) await run(new Date(Date.parse('2026-11-22T00:00:00Z') + each * hour))
      expect(await mails(email)).toHaveLength(0)
      expect(await sent('demo-parent')).toEqual([])
    })

    it('is recorded for ten weeks', async () => {
      const { parent, parentId } = await oldFamily()
      await run(sundayEvening)
      await chooseMails(parent, 'off')
      await run(new Date(sundayEvening.getTime() + 70 * 24 * hour - 1))
      expect(await sent(parentId)).toEqual([monday])
      await run(new Date(sundayEvening.getTime() + 70 * 24 * hour))
      expect(await sent(parentId)).toEqual([])
    })

    it('is erased with a child it names', async () => {
      const { child, email } = await oldFamily()
      await run(sundayEvening)
      expect(await mails(email)).toHaveLength(1)
      await child.execute('mutation { requestErasure { __typename } }')
      const answer = 'mutation ($token: String!) { answerErasure(token: $token, erase: true) { __typename } }'
      const { answerErasure } = await academy.browser().execute(answer, { token: await mailedToken(academy, 'erasure', email) })
      expect(answerErasure.__typename).toBe('DonePayload')
      expect(await mails(email)).toHaveLength(0)
    })
  })

  describe('the mail choice', () => {
    const own = '{ viewer { mailChoice } }'

    it('defaults to all mail, and belongs to the parent only', async () => {
      const { parent, child, parentId } = await oldFamily()
      expect((await parent.execute(own)).viewer).toEqual({ mailChoice: 'important' })
      expect((await child.execute(own)).viewer).toEqual({ mailChoice: null })
      expect(await chooseMails(parent, 'weekly')).toEqual({ chooseMails: { mailChoice: 'weekly' } })
      await expect(chooseMails(child, 'off')).rejects.toThrow('FORBIDDEN')
      await expect(chooseMails(await demo(academy, 'staff'), 'off')).rejects.toThrow('FORBIDDEN')
      expect((await academy.db.user.findUniqueOrThrow({ where: { id: parentId } })).mailChoice).toBe('weekly')
    })

    it.each([
      ['important', 1, 1, /or from our email/],
      ['weekly', 1, 0, /^Answer here, on your dashboard\. Your/],
      ['off', 0, 0, /^Answer here, on your dashboard\. Your/],
    ])(
      "%s mails the weekly report %i times and a child's request %i times, and always creates the notification",
      async (...row) => {
        const [choice, weeks, questions, told] = row
        const { parent, child, parentId, email } = await oldFamily()
        await chooseMails(parent, choice)
        await run(sundayEvening)
        expect(await mails(email)).toHaveLength(weeks)
        expect((await askFamily(child, { kind: 'moreTime', minutes: 15 })).state).toBe('open')
        expect(await mails(email, 'family-request')).toHaveLength(questions)
        const notices = await academy.db.notification.findMany({ where: { userId: parentId, kind: 'familyAsked' } })
        expect(notices.map(({ text }) => text)).toEqual([expect.stringMatching(told)])
      },
    )

    it('off does not affect mail about consent, sign-in and erasure', async () => {
      const { parent, child, email } = await oldFamily()
      await chooseMails(parent, 'off')
      await signInByMail(academy, email)
      await child.execute('mutation { requestErasure { __typename } }')
      expect(await mails(email, 'erasure')).toHaveLength(1)
    })

    it('made while the mail is being written still applies', async () => {
      const { parentId, email } = await oldFamily()
      const late = new Proxy(academy.db, {
        get: (db, name) => {
          if (name !== '$transaction') return Reflect.get(db, name)
          return async (work: (tx: Tx) => Promise<unknown>) => {
            await db.user.update({ where: { id: parentId }, data: { mailChoice: 'off' } })
            return db.$transaction(work)
          }
        },
      })
      await run(sundayEvening, late)
      expect(await mails(email)).toHaveLength(0)
      expect(await sent(parentId)).toEqual([])
    })
  })

  describe('the unsubscribe link', () => {
    const choose = async (browser: Browser, token: string, choice = 'off') => {
      const query = `mutation ($token: String!, $choice: MailChoice!) {
        chooseMailsByLink(token: $token, choice: $choice) { __typename ... on Error { code } } }`
      const { chooseMailsByLink } = await browser.execute(query, { token, choice })
      return chooseMailsByLink.code ?? chooseMailsByLink.__typename
    }
    const mailed = async (email: string) => new URL((await mails(email)).at(-1)?.unsubscribeUrl ?? '')
    const choiceOf = async (id: string) => (await academy.db.user.findUniqueOrThrow({ where: { id } })).mailChoice

    it('works with one click in the mail program, and again after the parent subscribed again', async () => {
      const { parent, parentId, email } = await oldFamily()
      await run(sundayEvening)
      const url = await mailed(email)
      const click = (type: string) =>
        academy.browser().request('POST', url.pathname + url.search, {
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': type },
        })
      expect((await academy.browser().get(url.pathname + url.search)).status).not.toBe(204)
      expect(await choiceOf(parentId)).toBe('important')
      expect((await click('application/x-www-form-urlencoded')).status).toBe(204)
      expect(await choiceOf(parentId)).toBe('off')
      expect((await click('multipart/form-data; boundary=x')).status).toBe(204)
      await chooseMails(parent, 'weekly')
      await run(new Date(sundayEvening.getTime() + 14 * 24 * hour))
      expect(await mails(email)).toHaveLength(2)
      expect((await click('application/x-www-form-urlencoded')).status).toBe(204)
      expect(await choiceOf(parentId)).toBe('off')
    })

    it('changes the choice with the buttons on its page without a session, for that parent only', async () => {
      const [one, other] = [await oldFamily(), await oldFamily()]
      await run(sundayEvening)
      const token = (await mailed(one.email)).searchParams.get('token') ?? ''
      expect(await choose(academy.browser(), token, 'weekly')).toBe('DonePayload')
      expect(await choiceOf(one.parentId)).toBe('weekly')
      expect(await choose(academy.browser(), token)).toBe('DonePayload')
      expect([await choiceOf(one.parentId), await choiceOf(other.parentId)]).toEqual(['off', 'important'])
    })

    it('is rejected when it was altered or issued for something else', async () => {
      const { parentId, email } = await oldFamily()
      await run(sundayEvening)
      const token = (await mailed(email)).searchParams.get('token') ?? ''
      expect(
        await choose(
          academy.browser(),
          token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
        ),
      ).toBe('LINK_EXPIRED')
      const forged = await academy.browser().request('POST', `/mails/stop?token=${parentId}.0.forged`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(forged).toMatchObject({ status: 400, body: { code: 'LINK_EXPIRED' } })
      expect(await choiceOf(parentId)).toBe('important')
    })
  })
})
