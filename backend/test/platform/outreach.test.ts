import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteOldVisitors } from '../../src/modules/outreach/retention.service.ts'
import { readLink, signLink } from '../../src/platform/tokens/signed-link.service.ts'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import { answerConsent, childForm, mailedToken, signUp, signupForm } from '../support/people/people.ts'

let count = 0
const address = () => `visitor${++count}.${process.pid}@example.org`

describe.each(kinds)('the public site on %s', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const ask = (form: Json) => academy.browser().post('/api/parent-guide/signup', form)
  const subscribe = (email: string, source?: string) => academy.browser().post('/api/newsletter/signup', { email, source })
  const mails = (recipient: string, mailKind: string) => academy.db.outboxMail.count({ where: { recipient, kind: mailKind } })
  const answer = async (mutation: 'confirmSubscription' | 'unsubscribe', token: string): Promise<string> => {
    const query = `mutation ($token: String!) { result: ${mutation}(token: $token) { __typename ... on Error { code } } }`
    const { result } = await academy.browser().execute(query, { token })
    return result.code ?? 'OK'
  }

  describe('the parent guide', () => {
    it('is mailed as a link, and stores one lead per address', async () => {
      const email = address()
      expect((await ask({ name: 'Sam', email, childAge: '12', interests: 'robots' })).status).toBe(201)
      expect((await ask({ name: 'Sam Hill', email: email.toUpperCase(), phone: '+44 1', childAge: '' })).status).toBe(201)
      expect(await academy.db.guideLead.findMany({ where: { email } })).toMatchObject([
        { name: 'Sam Hill', phone: '+44 1', childAge: null, interests: null, requests: 2 },
      ])
      expect(await mails(email, 'guide')).toBe(2)
    })

    it('is mailed at most three times a day to one address, however many requests arrive', async () => {
      const email = address()
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ name: 'Sam', email })))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
      expect(await academy.db.guideLead.count({ where: { email } })).toBe(1)
      expect(await mails(email, 'guide')).toBe(3)
      academy.passDays(1.01)
      expect((await ask({ name: 'Sam', email })).status).toBe(201)
      expect(await mails(email, 'guide')).toBe(4)
    })

    it('counts requests per mailbox in any spelling, and rejects links in names', async () => {
      const name = `victim${++count}`
      const tags = ['', '+a', '+b', '+c']
      const answers = await Promise.all(tags.map((tag) => ask({ name: 'Sam', email: `${name}${tag}@gmail.com` })))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(await academy.db.outboxMail.count({ where: { kind: 'guide', recipient: { startsWith: name } } })).toBe(3)
      for (const lure of ['Won! https://evil.example', 'www.evil.example', 'evil.example', 'a/b', 'Sam\u0000']) {
        const refused = await ask({ name: lure, email: address() })
        expect({ lure, status: refused.status, field: refused.body.field }).toEqual({ lure, status: 400, field: 'name' })
      }
      for (const good of ['J. R. R. Hill', 'Zoë O’Neill-Müller', '李小龙']) {
        expect((await ask({ name: good, email: address() })).status).toBe(201)
      }
      expect((await ask({ name: 'Sam', email: address(), interests: 'robots\u0000' })).body.field).toBe('interests')
    })

    it('opens by the mailed link for seven days, and by no other link', async () => {
      const email = address()
      await ask({ name: 'Sam', email })
      const url = /https?:\/\/\S+\/api\/parent-guide\/download\?token=\S+/.exec(await textOf(email, 'guide'))?.[0] ?? ''
      const link = new URL(url).pathname + new URL(url).search
      const good = await academy.browser().get(link)
      expect({ status: good.status, type: good.headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
      expect(String(good.body).startsWith('%PDF-')).toBe(true)
      const other = signLink(academy.app.config, 'newsletter-unsubscribe', 'x', null)
      const bad = [
        `${link}x`,
        link.replace(/=\w/, '=Z'),
        '/api/parent-guide/download',
        `/api/parent-guide/download?token=${other}`,
      ]
      for (const wrong of bad) {
        const refused = await academy.browser().get(wrong)
        expect({ wrong, status: refused.status, to: refused.headers['location'] }).toEqual({
          wrong,
          status: 303,
          to: '/parent-guide?link=expired',
        })
      }
      academy.passDays(6.9)
      expect((await academy.browser().get(link)).status).toBe(200)
      academy.passDays(0.2)
      expect((await academy.browser().get(link)).status).toBe(303)
    })
  })

  describe('the newsletter', () => {
    it('stores an address once, also for three parallel clicks', async () => {
      for (let visitor = 0; visitor < 5; visitor += 1) {
        await academy.db.rateLimit.deleteMany()
        const email = address()
        const answers = await Promise.all([subscribe(email), subscribe(email), subscribe(email)])
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
        expect(await academy.db.subscriber.count({ where: { email } })).toBe(1)
      }
    })

    it('is sent only after confirmation by mail', async () => {
      const email = address()
      expect((await subscribe(email, 'demo')).status).toBe(201)
      expect(await academy.db.subscriber.findUnique({ where: { email } })).toMatchObject({ source: 'demo', confirmedAt: null })
      expect(await mails(email, 'newsletter-welcome')).toBe(0)
      const token = await mailedToken(academy, 'newsletter-confirm', email)
      const answers = await Promise.all(Array.from({ length: 10 }, () => answer('confirmSubscription', token)))
      expect(new Set(answers)).toEqual(new Set(['OK']))
      expect(await mails(email, 'newsletter-welcome')).toBe(1)
      expect(await textOf(email, 'newsletter-welcome')).toContain('/api/parent-guide/download?token=')
    })

    it('answers the same whether an address is subscribed or not, and mails subscribers no confirmation', async () => {
      const email = address()
      const first = await subscribe(email)
      await answer('confirmSubscription', await mailedToken(academy, 'newsletter-confirm', email))
      const second = await subscribe(email)
      expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body })
      expect(await mails(email, 'newsletter-confirm')).toBe(1)
      expect(await academy.db.subscriber.count({ where: { email } })).toBe(1)
    })

    it('accepts only the newest confirmation link, for seven days', async () => {
      const email = address()
      await subscribe(email)
      const old = await mailedToken(academy, 'newsletter-confirm', email)
      academy.passDays(1)
      await subscribe(email)
      const newest = await mailedToken(academy, 'newsletter-confirm', email)
      expect(await answer('confirmSubscription', old)).toBe('LINK_EXPIRED')
      academy.passDays(7.1)
      expect(await answer('confirmSubscription', newest)).toBe('LINK_EXPIRED')
      expect(await answer('confirmSubscription', 'x.0.forged')).toBe('LINK_EXPIRED')
    })

    it('ends with one click in the mail program, until the address is entered and confirmed again', async () => {
      const email = address()
      await subscribe(email)
      const question = await mailedToken(academy, 'newsletter-confirm', email)
      await answer('confirmSubscription', question)
      const welcome = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: email, kind: 'newsletter-welcome' } })
      const url = new URL(welcome.unsubscribeUrl ?? '')
      const click = (type: string) =>
        academy.browser().request('POST', url.pathname + url.search, {
          body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
          headers: { 'content-type': type },
        })
      expect((await click('multipart/form-data; boundary=x')).status).toBe(204)
      expect((await click('application/x-www-form-urlencoded')).status).toBe(204)
      expect((await academy.db.subscriber.findUniqueOrThrow({ where: { email } })).unsubscribedAt).not.toBeNull()
      expect(await answer('confirmSubscription', question)).toBe('LINK_EXPIRED')
      academy.passDays(1)
      await subscribe(email)
      expect(await answer('confirmSubscription', await mailedToken(academy, 'newsletter-confirm', email))).toBe('OK')
      expect((await academy.db.subscriber.findUniqueOrThrow({ where: { email } })).unsubscribedAt).toBeNull()
    })

    it('mails an unsubscribed address one more confirmation, however often it is entered', async () => {
      const email = address()
      await subscribe(email)
      await answer('confirmSubscription', await mailedToken(academy, 'newsletter-confirm', email))
      const { unsubscribeUrl: link } = await academy.db.outboxMail.findFirstOrThrow({
        where: { recipient: email, kind: 'newsletter-welcome' },
      })
      expect(await answer('unsubscribe', new URL(link ?? '').searchParams.get('token') ?? '')).toBe('OK')
      for (let day = 0; day < 5; day += 1) {
        academy.passDays(1.01)
        expect((await subscribe(email)).status).toBe(201)
      }
      expect(await mails(email, 'newsletter-confirm')).toBe(2)
      // The last link stays valid for its seven days, although they unsubscribed thirty days ago.
      academy.passDays(26)
      await subscribe(email)
      academy.passDays(0.5)
      await deleteOldVisitors(academy.db, academy.app.clock())
      expect(await answer('confirmSubscription', await mailedToken(academy, 'newsletter-confirm', email))).toBe('OK')
      expect(await answer('unsubscribe', new URL(link ?? '').searchParams.get('token') ?? '')).toBe('OK')
      expect((await academy.db.subscriber.findUniqueOrThrow({ where: { email } })).unsubscribedAt).not.toBeNull()
    })

    it('rejects a forged link', async () => {
      const refused = await academy.browser().request('POST', '/newsletter/unsubscribe?token=someone.0.forged', {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(refused).toMatchObject({ status: 400, body: { code: 'LINK_EXPIRED' } })
    })
  })

  it('deletes data after the periods on the privacy page', async () => {
    const [lead, silent, leaver, reader] = [address(), address(), address(), address()]
    await ask({ name: 'Sam', email: lead })
    for (const email of [silent, leaver, reader]) await subscribe(email)
    for (const email of [leaver, reader]) {
      await answer('confirmSubscription', await mailedToken(academy, 'newsletter-confirm', email))
    }
    const subject = Buffer.from(leaver).toString('base64url')
    await answer('unsubscribe', signLink(academy.app.config, 'newsletter-unsubscribe', subject, null))
    const kept = async () => {
      await deleteOldVisitors(academy.db, academy.app.clock())
      const leads = await academy.db.guideLead.findMany({ where: { email: lead } })
      const list = await academy.db.subscriber.findMany({ where: { email: { in: [silent, leaver, reader] } } })
      return [...leads, ...list].map(({ email }) => email).toSorted()
    }
    academy.passDays(6.9)
    expect(await kept()).toEqual([lead, silent, leaver, reader].toSorted())
    academy.passDays(0.2)
    expect(await kept()).toEqual([lead, leaver, reader].toSorted())
    expect(await mails(silent, 'newsletter-confirm')).toBe(0)
    academy.passDays(23)
    expect(await kept()).toEqual([lead, reader].toSorted())
    academy.passDays(340)
    expect(await kept()).toEqual([reader])
  })

  it('publishes only path and day of recent signups, and no child without consent', async () => {
    await academy.db.user.deleteMany({ where: { role: 'learner' } })
    const child = childForm({ selectedPersona: 'writer' })
    await signUp(academy, child)
    await signUp(academy, signupForm({ selectedPersona: 'creator' }))
    const read = async () => (await academy.browser().get('/api/landing/enrollments')).body as Json[]
    expect((await read()).map(({ persona }) => persona)).toEqual(['creator'])
    const token = await mailedToken(academy, 'consent', String(child['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
    const listed = await read()
    expect(listed.map(({ persona }) => persona).toSorted()).toEqual(['creator', 'writer'])
    for (const entry of listed) {
      expect(Object.keys(entry).toSorted()).toEqual(['enrolledAt', 'persona'])
      expect(entry.enrolledAt).toMatch(/T00:00:00\.000Z$/)
    }
    academy.passDays(1)
    for (let learner = 0; learner < 5; learner += 1) await signUp(academy, signupForm({ selectedPersona: 'campaigner' }))
    expect((await read()).map(({ persona }) => persona)).toEqual(Array(5).fill('campaigner'))
  })

  async function textOf(recipient: string, mailKind: string): Promise<string> {
    const mail = await academy.db.outboxMail.findFirst({ where: { recipient, kind: mailKind }, orderBy: { id: 'desc' } })
    return mail?.text ?? ''
  }
})

describe('a signed link', () => {
  const config = { sessionSecret: 'a secret of at least thirty-two letters', previousSecrets: [] }
  const now = new Date('2026-11-21T12:00:00Z')

  it('is valid for its purpose until it expires', () => {
    const token = signLink(config, 'guide', 'lead-1', new Date(now.getTime() + 1000))
    expect(readLink(config, 'guide', token, now)).toBe('lead-1')
    expect(readLink(config, 'guide', token, new Date(now.getTime() + 1000))).toBeNull()
    expect(readLink(config, 'newsletter-unsubscribe', token, now)).toBeNull()
    expect(readLink({ ...config, sessionSecret: 'another secret of thirty-two letters' }, 'guide', token, now)).toBeNull()
  })

  it('is rejected after any change', () => {
    const token = signLink(config, 'guide', 'lead-1', null)
    expect(readLink(config, 'guide', token, now)).toBe('lead-1')
    const wrong = [
      token.slice(0, -1),
      `${token}A`,
      token.replace('lead-1', 'lead-2'),
      token.replace('.0.', '.9999999999.'),
      '',
      '..',
    ]
    for (const it of wrong) expect(readLink(config, 'guide', it, now)).toBeNull()
  })
})
