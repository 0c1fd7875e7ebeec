import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { agree } from '../support/people/families.ts'
import { childForm, mailedToken, signInByMail, signUp } from '../support/people/people.ts'
import { demoStaff, realStaff } from '../support/people/roster-people.ts'

const read =
  '{ waitingConsents { total edges { node { id childFirstName parentEmail askedAt mails mailsLeft obstacle isCaseOpen erasedOn } } } }'
const again = `mutation ($learnerId: ID!, $mails: Int!) {
  askConsentAgain(learnerId: $learnerId, mails: $mails) { __typename ... on Error { code message } }
}`
const decideCase = (field: 'linkFamily' | 'closeConsentCase') => `mutation ($learnerId: ID!, $obstacle: ConsentObstacle!) {
  ${field}(learnerId: $learnerId, obstacle: $obstacle) { __typename ... on Error { code message } } }`
const resend = `mutation { resendConsentMail { __typename ... on Error { code } ... on ResendConsentMailPayload { remaining } } }`
const question = 'query ($token: String!) { consentQuestion(token: $token) { __typename ... on ConsentQuestion { canAnswer } } }'

describe.each(kinds)('children waiting for consent, as seen by staff, on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  let colleague: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(new Date())
    staff = await realStaff(academy)
    await academy.db.user.create({
      data: { id: 'bo', email: 'bo@example.org', firstName: 'Bo', lastName: '', name: 'Bo', role: 'staff' },
    })
    colleague = await signInByMail(academy, 'bo@example.org')
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    await academy.db.rateLimit.deleteMany()
    // Staff would be signed out after 12 idle hours, and days pass here.
    await academy.db.session.updateMany({ data: { lastUsedAt: new Date('2036-01-01') } })
  })

  async function aChild() {
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    return { browser, id: user.id as string, email: String(form['parentEmail']) }
  }
  const waiting = async (browser = staff): Promise<Json[]> =>
    (await browser.execute(read)).waitingConsents.edges.map(({ node }: Json) => node)
  const find = async (id: string) => (await waiting()).find((it) => it.id === id)
  const ask = async (learnerId: string, mails: number, browser = staff): Promise<Json> =>
    (await browser.execute(again, { learnerId, mails })).askConsentAgain
  const codes = (answers: Json[]) => answers.map((it) => it.code ?? it.__typename).toSorted()
  const mailed = (recipient: string) => academy.db.outboxMail.count({ where: { recipient, kind: 'consent' } })

  it('are listed by first name with a masked parent address and the erasure date, and reading is logged', async () => {
    const { id, email } = await aChild()
    const child = await find(id)
    expect(child).toMatchObject({ childFirstName: 'Robin', mails: 1, mailsLeft: 3 })
    expect(child.parentEmail).toBe(`s•••@example.org`)
    expect(JSON.stringify(await waiting())).not.toContain(email)
    const { createdAt } = await academy.db.learner.findUniqueOrThrow({ where: { id } })
    expect(new Date(child.erasedOn).getTime() - createdAt.getTime()).toBe(7 * 86_400_000)
    const entry = await academy.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry.action).toBe('people.read')
    expect(entry.subjectIds).toContain(id)
    await agree(academy, email)
    expect(await find(id)).toBeUndefined()
  })

  /** Returns a child whose parent agreed but already has four children. */
  async function aStuckChild() {
    const child = await aChild()
    const email = child.email
    for (let times = 0; times < 4; times += 1) {
      await signUp(academy, childForm({ parentEmail: email }))
      await agree(academy, email)
    }
    await academy.db.rateLimit.deleteMany()
    await child.browser.execute(resend)
    expect(await agree(academy, email)).toBe('FAMILY_FULL')
    const parent = await academy.db.user.findUniqueOrThrow({ where: { email } })
    return { ...child, parentId: parent.id }
  }
  const onCase = async (field: 'linkFamily' | 'closeConsentCase', learnerId: string, browser = staff, obstacle = 'familyFull') =>
    (await browser.execute(decideCase(field), { learnerId, obstacle }))[field]
  const newestEntry = () => academy.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })

  it('are linked by staff to the parent who agreed, once possible, and it is logged', async () => {
    const { id, parentId } = await aStuckChild()
    expect(await find(id)).toMatchObject({ obstacle: 'familyFull', isCaseOpen: true })
    expect((await onCase('linkFamily', id)).code).toBe('FAMILY_FULL')
    expect(await newestEntry()).toMatchObject({ action: 'people.change', subjectIds: [id] })
    expect((await onCase('linkFamily', id, staff, 'staffAddress')).code).toBe('SEEN_CHANGED')
    const { learnerId: leaving } = await academy.db.guardianship.findFirstOrThrow({ where: { parentId } })
    await academy.db.guardianship.deleteMany({ where: { learnerId: leaving } })
    const answers = await Promise.all([onCase('linkFamily', id), onCase('linkFamily', id, colleague)])
    expect(codes(answers)).toEqual(['DonePayload', 'NOT_FOUND'])
    expect(await academy.db.guardianship.count({ where: { parentId, learnerId: id } })).toBe(1)
    expect(await academy.db.learner.findUnique({ where: { id } })).toMatchObject({ consent: 'granted' })
    expect(
      await academy.db.auditEntry.count({ where: { subjectIds: { has: id }, detail: { contains: 'Linked a parent' } } }),
    ).toBe(1)
    expect(await academy.db.consentEvent.count({ where: { learnerId: id, note: { contains: 'by staff' } } })).toBe(1)
  })

  it("are erased a week after staff close their case; the parent's link works until then", async () => {
    const { id, email, parentId } = await aStuckChild()
    const week = academy.app.clock().getTime() + 7 * 86_400_000
    const answers = await Promise.all([onCase('closeConsentCase', id), onCase('closeConsentCase', id, colleague)])
    expect(codes(answers)).toEqual(['DonePayload', 'DonePayload'])
    expect(
      await academy.db.auditEntry.count({ where: { subjectIds: { has: id }, detail: { contains: 'Closed the case' } } }),
    ).toBe(1)
    const closed = await find(id)
    expect(closed).toMatchObject({ obstacle: 'familyFull', isCaseOpen: false })
    expect(new Date(closed.erasedOn).getTime()).toBe(week)
    await academy.db.guardianship.deleteMany({ where: { parentId } })
    expect(await agree(academy, email)).toBe('DonePayload')
  })

  it('have no case for demo staff, or without a parent who agreed, to decide', async () => {
    const { id } = await aChild()
    for (const field of ['linkFamily', 'closeConsentCase'] as const) {
      expect((await onCase(field, id)).code).toBe('NOT_FOUND')
      expect((await onCase(field, id, await demoStaff(academy))).code).toBe('DEMO_ACCOUNT')
    }
    expect(await academy.db.learner.findUnique({ where: { id } })).toMatchObject({ consent: 'pending' })
  })

  it("get another mail to the same parent; only the newest link works, until the first one's expiry", async () => {
    const { id, email } = await aChild()
    const first = await mailedToken(academy, 'consent', email)
    const { expiresAt } = await academy.db.consentRequest.findFirstOrThrow({ where: { learnerId: id } })
    academy.passDays(1)
    expect((await ask(id, 1)).__typename).toBe('DonePayload')
    expect(await mailed(email)).toBe(2)
    const second = await mailedToken(academy, 'consent', email)
    const opens = async (token: string) => (await academy.browser().execute(question, { token })).consentQuestion.canAnswer
    expect([await opens(first), await opens(second)]).toEqual([false, true])
    expect((await academy.db.consentRequest.findFirstOrThrow({ where: { learnerId: id } })).expiresAt).toEqual(expiresAt)
    expect(await find(id)).toMatchObject({ mails: 2, mailsLeft: 2 })
    const entry = await academy.db.auditEntry.findFirstOrThrow({ where: { action: 'people.change' }, orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ subjectIds: [id], detail: 'Emailed a parent about consent again, email 2 of 4.' })
    expect(await agree(academy, email)).toBe('DonePayload')
  })

  it('get at most three more mails, whoever requests them, including the child', async () => {
    const { id, email, browser } = await aChild()
    expect((await browser.execute(resend)).resendConsentMail.remaining).toBe(2)
    await ask(id, 2)
    await ask(id, 3)
    const refused = await ask(id, 4)
    expect(refused).toMatchObject({ code: 'CONSENT_MAILS_USED_UP', message: expect.stringContaining('4 times') })
    expect((await browser.execute(resend)).resendConsentMail.code).toBe('RATE_LIMITED')
    expect(await mailed(email)).toBe(4)
    expect(await find(id)).toMatchObject({ mails: 4, mailsLeft: 0 })
  })

  it('get one mail for any number of clicks, and a second member of staff gets SEEN_CHANGED', async () => {
    const { id, email } = await aChild()
    const answers = await Promise.all([staff, staff, staff, colleague].map((browser) => ask(id, 1, browser)))
    expect(codes(answers)).toEqual(['DonePayload', 'SEEN_CHANGED', 'SEEN_CHANGED', 'SEEN_CHANGED'])
    expect(await mailed(email)).toBe(2)
    expect(answers.find((it) => it.code)?.message).toContain('2 have now been sent')
  })

  it('get no mail after a parent answered or their time is over', async () => {
    const said = await aChild()
    await agree(academy, said.email, false)
    expect((await ask(said.id, 1)).code).toBe('NOT_FOUND')
    const late = await aChild()
    academy.passDays(7.01)
    expect((await ask(late.id, 1)).code).toBe('NOT_FOUND')
    expect(await mailed(late.email)).toBe(1)
    await eraseAccountsWithoutConsent(academy.db, academy.app.clock())
    expect((await ask(late.id, 1)).code).toBe('NOT_FOUND')
    expect(await find(late.id)).toBeUndefined()
  })

  it('are visible to staff only, and not to demo staff', async () => {
    const { id, browser, email } = await aChild()
    await expect(browser.execute(read)).rejects.toThrow('FORBIDDEN')
    await expect(browser.execute(again, { learnerId: id, mails: 1 })).rejects.toThrow('FORBIDDEN')
    const shown = await demoStaff(academy)
    expect(await waiting(shown)).toEqual([])
    expect((await ask(id, 1, shown)).code).toBe('DEMO_ACCOUNT')
    expect(await mailed(email)).toBe(1)
  })

  it("keep the parent's address: staff cannot enter another one", async () => {
    const names = '{ __type(name: "Mutation") { fields { name args { name } } } }'
    const { __type } = await staff.execute(names)
    const args = __type.fields.find((it: Json) => it.name === 'askConsentAgain').args.map((it: Json) => it.name)
    expect(args.toSorted()).toEqual(['learnerId', 'mails'])
  })
})
