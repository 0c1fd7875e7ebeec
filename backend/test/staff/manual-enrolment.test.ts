import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LocalProvider } from '../../src/adapters/payments/provider.fixture.ts'
import { type Academy, type Browser, kinds } from '../support/academy/academy.ts'
import {
  changeMembership,
  codeOf,
  decideEnrolment,
  done,
  EnrolmentDesk,
  enrolManually,
  enrolmentInput,
  findFamily,
  payments,
  readEnrolments,
  requestEnrolment,
  startStarter,
} from '../support/payments/enrolments.ts'
import { family } from '../support/people/families.ts'
import { childForm, demo, mailedToken, signUp, signupForm } from '../support/people/people.ts'
import { demoStaff } from '../support/people/roster-people.ts'

describe.each(kinds)('manual enrolment on the %s database', (kind) => {
  let desk: EnrolmentDesk
  let academy: Academy
  let provider: LocalProvider
  let staff: Browser
  let colleague: Browser
  beforeAll(async () => {
    desk = await EnrolmentDesk.open(kind)
    ;({ academy, provider, staff, colleague } = desk)
  })
  afterAll(() => desk.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  it('finds a family by the address of any member, logs it, and shows who can be enrolled', async () => {
    const { id, email, childId } = await desk.aParent()
    const child = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    const byParent = (await staff.execute(findFamily, { email: ` ${email.toUpperCase()} ` })).family
    expect(byParent).toMatchObject({ id, payers: [{ id }], learners: [{ id: childId, age: 11, tier: 'free', mayChange: true }] })
    const byChild = (await staff.execute(findFamily, { email: child.email })).family
    expect(byChild).toMatchObject({ id: childId, payers: [{ id }], learners: [{ id: childId }] })
    const entry = await academy.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ action: 'people.read', subjectIds: expect.arrayContaining([id, childId]) })
    expect(entry.detail).not.toContain(email)
    for (const nobody of ['nobody@example.org', 'ada@example.org', 'parent@demo.example'])
      expect(await staff.execute(findFamily, { email: nobody })).toEqual({ family: null })
  })

  it('enrols once however often it is sent, notifies and mails the family, and is logged', async () => {
    const { id, email, parent } = await desk.aParent()
    const before = await desk.logged()
    const asked = enrolmentInput(id, { word: 'Welcome to the group on Mondays.' })
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => desk.enrols(asked)))
    expect(new Set(outcomes)).toEqual(new Set([done]))
    expect(await desk.rowsOf(id)).toMatchObject([
      { programme: 'academy', status: 'paid', provider: 'hand', decidedBy: desk.staffId, amountCents: 39_700 },
    ])
    const [mail, ...others] = await desk.mails(email)
    expect(mail?.text).toContain('Welcome to the group on Mondays.')
    expect(others).toEqual([])
    expect(await academy.db.notification.count({ where: { userId: id, kind: 'enrolment' } })).toBe(1)
    expect((await parent.execute(payments)).payments.enrolment).toEqual({ programme: 'academy' })
    expect(await desk.logged()).toBe(before + 1)
    expect(await desk.enrols(enrolmentInput(id))).toBe('PROGRAMME_HELD')
    expect((await parent.execute(startStarter)).startCheckout.code).toBe('ALREADY_ENROLLED')
    expect((await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment.code).toBe('ALREADY_ENROLLED')
  })

  it('enrols in one programme when two members of staff enrol in parallel', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, email } = await desk.aParent()
      const both = [
        [staff, 'starter'],
        [colleague, 'leadership'],
      ] as const
      const outcomes = await Promise.all(
        both.map(([browser, programme]) => desk.enrols(enrolmentInput(id, { programme }), browser)),
      )
      expect(outcomes.toSorted()).toEqual([done, 'PROGRAMME_HELD'])
      expect(await desk.rowsOf(id)).toHaveLength(1)
      expect(await desk.mails(email)).toHaveLength(1)
    }
  })

  it('keeps either a checkout or a manual enrolment when both arrive together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, parent } = await desk.aParent()
      const [byHand, checkout] = await Promise.all([desk.enrols(enrolmentInput(id)), parent.execute(startStarter)])
      const rows = await desk.rowsOf(id)
      const outcome = `${byHand} ${checkout.startCheckout.url ? 'url' : checkout.startCheckout.code}`
      expect(outcome).toMatch(/^(DonePayload (ALREADY_ENROLLED|CHECKOUT_REPLACED|url)|CHECKOUT_OPEN url)$/)
      // An enrolled payer has nothing left to pay.
      const payable = rows.filter(({ providerSession: it }) => it && provider.session(it).status === 'open')
      expect(payable.length + rows.filter(({ status }) => status === 'paid').length).toBe(1)
    }
  })

  it('closes an open checkout, and is refused if it has been paid', async () => {
    const { id, parent } = await desk.aParent()
    const url = String((await parent.execute(startStarter)).startCheckout.url)
    const session = url.split('/').at(-1) ?? ''
    expect(await desk.enrols(enrolmentInput(id))).toBe(done)
    expect(provider.session(session).status).toBe('expired')
    const other = await desk.aParent()
    const paid =
      String((await other.parent.execute(startStarter)).startCheckout.url)
        .split('/')
        .at(-1) ?? ''
    provider.pay(paid)
    expect(await desk.enrols(enrolmentInput(other.id))).toBe('PROGRAMME_HELD')
    const [row] = await desk.rowsOf(other.id)
    expect(row).toMatchObject({ status: 'paid', provider: 'stripe' })
    expect((await desk.decides(row?.id ?? '', 'end', 'Over.')).code).toBe('PAID_BY_CARD')
  })

  it('is refused for people who cannot pay themselves, staff and unknown accounts', async () => {
    const { childId } = await desk.aParent()
    const teen = await signUp(academy, signupForm({ age: '17' }))
    const waiting = await signUp(academy, childForm())
    const adult = await signUp(academy, signupForm({ age: '18' }))
    for (const id of [childId, teen.user.id, waiting.user.id, desk.staffId])
      expect(await desk.enrols(enrolmentInput(id))).toBe('NO_PAYER')
    expect(await desk.enrols(enrolmentInput('no-such-account'))).toBe('NOT_FOUND')
    expect(await desk.enrols(enrolmentInput(adult.user.id))).toBe(done)
    expect(await desk.enrols(enrolmentInput(adult.user.id, { word: 'x'.repeat(301) }))).toBe('INVALID_INPUT')
  })

  it('is refused for a suspended account until the suspension is lifted', async () => {
    const { id } = await desk.aParent()
    const closure = await academy.db.accountClosure.create({
      data: { userId: id, reason: 'A talk first.', closedAt: new Date() },
    })
    const { enrolManually: refused } = await staff.execute(enrolManually, enrolmentInput(id))
    expect(refused).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'payerId',
      message: expect.stringContaining('suspended'),
    })
    expect(await desk.rowsOf(id)).toEqual([])
    await academy.db.accountClosure.update({ where: { userId: closure.userId }, data: { reopenedAt: new Date() } })
    expect(await desk.enrols(enrolmentInput(id))).toBe(done)
  })

  it('allows 120 decisions per member of staff and hour, enrolments and memberships together', async () => {
    const { id, childId } = await desk.aParent()
    const resetsAt = new Date(academy.app.clock().getTime() + 60_000)
    await academy.db.rateLimit.create({ data: { key: `desk-write:${desk.staffId}`, count: 119, resetsAt } })
    const enrolled = enrolmentInput(id)
    expect(await desk.enrols(enrolled)).toBe(done)
    expect(await desk.enrols(enrolled)).toBe('RATE_LIMITED')
    const membership = { input: { learnerId: childId, from: 'free', to: 'creator' } }
    expect((await staff.execute(changeMembership, membership)).changeMembership.code).toBe('RATE_LIMITED')
    const [row] = await desk.rowsOf(id)
    expect((await desk.decides(row?.id ?? '', 'end', 'They moved away.')).code).toBe('RATE_LIMITED')
    expect((await desk.rowsOf(id)).map(({ status }) => status)).toEqual(['paid'])
    expect((await desk.decides(row?.id ?? '', 'end', 'They moved away.', colleague)).__typename).toBe(done)
  })

  it('can be ended with a reason, and another can start', async () => {
    const { id, parent, email } = await desk.aParent()
    await desk.enrols(enrolmentInput(id))
    const [row] = await desk.rowsOf(id)
    expect((await desk.decides(row?.id ?? '', 'end')).field).toBe('word')
    expect(codeOf(await desk.decides(row?.id ?? '', 'end', 'You asked for it.'))).toBe(done)
    expect(codeOf(await desk.decides(row?.id ?? '', 'end', 'You asked for it.'))).toBe(done)
    expect((await parent.execute(payments)).payments).toEqual({ enrolment: null, request: null })
    expect(await desk.mails(email)).toHaveLength(2)
    expect(await desk.enrols(enrolmentInput(id, { programme: 'starter' }))).toBe(done)
  })

  it('changes a membership from the displayed one, notifies child and parents, and requires consent', async () => {
    const { childId, id, email } = await desk.aParent()
    const move = async (from: string, to: string, learnerId = childId, browser = staff) =>
      codeOf((await browser.execute(changeMembership, { input: { learnerId, from, to, word: 'A gift.' } })).changeMembership)
    const before = await desk.logged()
    expect(await Promise.all([1, 2, 3].map(() => move('free', 'creator')))).toEqual([done, done, done])
    expect(await move('free', 'academy', childId, colleague)).toBe('SEEN_CHANGED')
    expect(await academy.db.learner.findUnique({ where: { id: childId } })).toMatchObject({ tier: 'creator' })
    expect(await desk.mails(email)).toHaveLength(1)
    expect(await academy.db.notification.count({ where: { userId: { in: [id, childId] }, kind: 'enrolment' } })).toBe(2)
    expect(await desk.logged()).toBe(before + 1)
    const alone = await signUp(academy, signupForm({ age: '15' }))
    expect(await move('free', 'creator', alone.user.id)).toBe(done)
    expect((await desk.mails(alone.user.email)).map(({ subject }) => subject)).toEqual(['Your plan is now Creator'])
    const waiting = await signUp(academy, childForm())
    expect(await move('free', 'creator', waiting.user.id)).toBe('CONSENT_MISSING')
    expect(await move('free', 'creator', 'no-such-learner')).toBe('NOT_FOUND')
    expect(await move('creator', 'free', 'demo-learner')).toBe('NOT_FOUND')
  })

  it('does not block an erasure, and is erased with it', async () => {
    const { user, browser } = await signUp(academy, signupForm({ age: '20' }))
    expect(await desk.enrols(enrolmentInput(user.id))).toBe(done)
    await browser.execute('mutation { requestErasure { __typename } }')
    const token = await mailedToken(academy, 'erasure', user.email)
    const erase = 'mutation ($token: String!) { answerErasure(token: $token, erase: true) { __typename } }'
    expect((await academy.browser().execute(erase, { token })).answerErasure.__typename).toBe(done)
    expect(await desk.rowsOf(user.id)).toEqual([])
  })

  it('is limited to demo accounts for demo staff, without mail', async () => {
    const shown = await demoStaff(academy)
    const real = await desk.aParent()
    await desk.enrols(enrolmentInput(real.id))
    const [row] = await desk.rowsOf(real.id)
    expect(await desk.enrols(enrolmentInput((await desk.aParent()).id), shown)).toBe('NOT_FOUND')
    expect((await desk.decides(row?.id ?? '', 'end', 'Over.', shown)).code).toBe('NOT_FOUND')
    expect((await shown.execute(readEnrolments)).enrolments.edges).toEqual([])
    const parent = await demo(academy, 'parent')
    const asked = (await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment
    expect((await shown.execute(readEnrolments)).enrolments).toMatchObject({ total: 1, edges: [{ node: { id: asked.id } }] })
    expect((await desk.decides(asked.id, 'confirm', '', staff)).code).toBe('NOT_FOUND')
    expect(codeOf(await desk.decides(asked.id, 'confirm', '', shown))).toBe(done)
    expect(await desk.mails('parent@demo.example')).toEqual([])
    expect((await parent.execute(payments)).payments.enrolment).toEqual({ programme: 'starter' })
    expect(codeOf(await desk.decides(asked.id, 'end', 'Over.', shown))).toBe(done)
  })

  it('is not available to families, and hidden from other families', async () => {
    const { parent, id } = await desk.aParent()
    for (const [query, variables] of [
      [enrolManually, enrolmentInput(id)],
      [decideEnrolment, { input: { id: 'x', choice: 'confirm' } }],
      [changeMembership, { input: { learnerId: 'x', from: 'free', to: 'academy' } }],
      [readEnrolments, {}],
      [findFamily, { email: 'x@example.org' }],
    ] as const)
      await expect(parent.execute(query, variables)).rejects.toThrow('FORBIDDEN')
    const { child } = await family(academy)
    expect((await child.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment.code).toBe('GUARDIAN_NEEDED')
  })
})
