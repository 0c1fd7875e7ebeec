import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { waitingQuestionMailer } from '../../src/modules/consent/waiting-question.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { answerConsent, childForm, mailedToken, signUp } from '../support/people/people.ts'

const resend = 'mutation { resendConsentMail { __typename ... on ResendConsentMailPayload { remaining } ... on Error { code } } }'

describe.each(kinds)('consent on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('mails one parent at most five times a day, whichever children name them and in any spelling', async () => {
    const name = `parent${process.pid}`
    const ask = (tag: string) => academy.browser().post('/api/signup', childForm({ parentEmail: `${name}${tag}@example.org` }))
    const answers = await Promise.all(['', '+a', '+b', '+c', '+d', '+e', '+f'].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201))
    const mails = () => academy.db.outboxMail.count({ where: { kind: 'consent', recipient: { startsWith: name } } })
    const unsent = () => academy.db.consentRequest.count({ where: { parentEmail: { startsWith: name }, sentCount: 0 } })
    expect([await mails(), await unsent()]).toEqual([5, 2])
  })

  it('signs up a child whose parent reached the daily mail limit, and sends the mail the next day', async () => {
    const parentEmail = `used.up.${process.pid}@example.org`
    for (let stranger = 0; stranger < 5; stranger += 1) await signUp(academy, childForm({ parentEmail }))
    const { browser, user } = await signUp(academy, childForm({ parentEmail }))
    expect(user).toMatchObject({ consent: 'pending' })
    const mails = () => academy.db.outboxMail.count({ where: { kind: 'consent', recipient: parentEmail } })
    expect((await browser.execute(resend)).resendConsentMail.remaining).toBe(3)
    expect(await mails()).toBe(5)
    academy.passDays(1.01)
    onTestFinished(() => academy.passDays(-1.01))
    expect((await browser.execute(resend)).resendConsentMail.code).toBeUndefined()
    expect(await mails()).toBe(6)
  })

  it('sends the delayed consent mails of a mailbox as one mail a day, whatever strangers sign up', async () => {
    const parentEmail = `full.${process.pid}@example.org`
    const strangers = () => Promise.all(Array.from({ length: 6 }, () => signUp(academy, childForm({ parentEmail }))))
    await strangers()
    await academy.db.consentRequest.deleteMany({ where: { parentEmail, sentCount: 0 } })
    const waiting = await Promise.all(
      ['Nia', 'Bo', 'Ida', 'Uma'].map((firstName) => signUp(academy, childForm({ parentEmail, firstName }))),
    )
    const [, answered, expired] = waiting.map(({ user }) => user.id as string)
    const isMailed = async () =>
      (await waiting[0]?.browser.execute('{ viewer { learner { isParentMailed } } }'))?.viewer.learner.isParentMailed
    const newest = () =>
      academy.db.outboxMail.findMany({ where: { kind: 'consent', recipient: parentEmail, userId: null }, orderBy: { id: 'asc' } })
    const run = (days: number) => waitingQuestionMailer(academy.app.config)(academy.db, daysFrom(academy.app.clock(), days))
    expect(await isMailed()).toBe(false)
    await academy.db.learner.update({ where: { id: answered ?? '' }, data: { consent: 'granted' } })
    await academy.db.consentRequest.updateMany({ where: { learnerId: expired ?? '' }, data: { expiresAt: academy.app.clock() } })
    await Promise.all([run(0), run(0)])
    const [mail, ...others] = await newest()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Several children have named you as their parent at DEEPM Academy')
    const buttons = [...(mail?.text ?? '').matchAll(/^Review (\w+)’s request: \S+token=(\S+)$/gm)].map(([, name, token]) => ({
      name,
      token,
    }))
    expect(buttons.map(({ name }) => name).toSorted()).toEqual(['Nia', 'Uma'])
    expect(await isMailed()).toBe(true)
    await strangers()
    await run(0.5)
    expect(await newest()).toHaveLength(1)
    await run(1.01)
    expect(await newest()).toHaveLength(2)
    const token = buttons.find(({ name }) => name === 'Nia')?.token
    expect((await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent.code).toBeUndefined()
    expect(await academy.db.learner.findUnique({ where: { id: waiting[0]?.user.id } })).toMatchObject({ consent: 'granted' })
  })

  it('emails the spellings of one mailbox separately, and limits the children who name it from one network', async () => {
    const name = `spell.${process.pid}`
    const [plain, tagged] = [`${name}@example.org`, `${name}+x@example.org`]
    const learners: string[] = []
    for (const parentEmail of [plain, plain, tagged, tagged])
      learners.push((await signUp(academy, childForm({ parentEmail }))).user.id)
    const where = { learnerId: { in: learners } }
    await academy.db.consentRequest.updateMany({ where, data: { sentCount: 0 } })
    await academy.db.outboxMail.deleteMany({ where: { recipient: { in: [plain, tagged] } } })
    await waitingQuestionMailer(academy.app.config)(academy.db, academy.app.clock())
    const mails = await academy.db.outboxMail.findMany({
      where: { recipient: { in: [plain, tagged] } },
      orderBy: { recipient: 'asc' },
    })
    expect(mails.map(({ recipient, text }) => [recipient, text?.match(/^Review \w+’s request: /gm)?.length])).toEqual([
      [tagged, 2],
      [plain, 2],
    ])
    const sign = () => academy.browser().post('/api/signup', childForm({ parentEmail: plain }))
    const statuses = []
    for (let child = 4; child <= 20; child += 1) statuses.push((await sign()).status)
    expect(statuses).toEqual([...Array(16).fill(201), 429])
  })

  it('mails the others when one of the delayed consent mails fails', async () => {
    const parents = ['one', 'two'].map((name) => `${name}.${process.pid}@example.org`)
    const learners: string[] = []
    for (const parentEmail of parents) {
      const { user } = await signUp(academy, childForm({ parentEmail }))
      learners.push(user.id)
    }
    const where = { learnerId: { in: learners } }
    await academy.db.consentRequest.updateMany({ where, data: { sentCount: 0 } })
    const broken = learners[0] ?? ''
    const db = academy.db.$extends({
      query: {
        consentRequest: {
          async updateMany({ args, query }) {
            if (args.where?.learnerId === broken) throw new Error('broken row')
            return query(args)
          },
        },
      },
    })
    await expect(waitingQuestionMailer(academy.app.config)(db as never, academy.app.clock())).rejects.toThrow('broken row')
    const sent = await academy.db.consentRequest.findMany({ where, select: { learnerId: true, sentCount: true } })
    expect(sent.toSorted((one, other) => learners.indexOf(one.learnerId) - learners.indexOf(other.learnerId))).toEqual([
      { learnerId: broken, sentCount: 0 },
      { learnerId: learners[1], sentCount: 1 },
    ])
  })

  it('limits the further consent mails of all children who name one mailbox', async () => {
    const parentEmail = `again.${process.pid}@example.org`
    const answers: (string | undefined)[] = []
    for (let child = 0; child < 3; child += 1) {
      const { browser } = await signUp(academy, childForm({ parentEmail }))
      for (let times = 0; times < 3; times += 1) answers.push((await browser.execute(resend)).resendConsentMail.code)
    }
    expect(answers).toEqual([...Array(6).fill(undefined), ...Array(3).fill('RATE_LIMITED')])
    expect(await academy.db.outboxMail.count({ where: { kind: 'consent', recipient: parentEmail } })).toBe(9)
  })

  it('mails the parent at most three more times, and only the newest link works', async () => {
    const form = childForm()
    const { browser } = await signUp(academy, form)
    const first = await mailedToken(academy, 'consent', String(form['parentEmail']))
    for (const remaining of [2, 1, 0]) expect((await browser.execute(resend)).resendConsentMail.remaining).toBe(remaining)
    expect((await browser.execute(resend)).resendConsentMail.code).toBe('RATE_LIMITED')
    expect((await browser.execute(answerConsent, { token: first, agree: true })).answerConsent.code).toBe('LINK_EXPIRED')
    const newest = await mailedToken(academy, 'consent', String(form['parentEmail']))
    expect((await browser.execute(answerConsent, { token: newest, agree: true })).answerConsent.__typename).toBe('DonePayload')
  })
})
