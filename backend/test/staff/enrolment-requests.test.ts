import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalProvider, providerKey } from '../../src/adapters/payments/provider.fixture.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy.ts'
import { family } from '../support/families.ts'
import { childForm, demo, mailedToken, signInByMail, signUp, signupForm } from '../support/people.ts'
import { demoStaff, realStaff } from '../support/roster-people.ts'

const plain = '__typename ... on Error { code message }'
const failed = `${plain} ... on InvalidInputError { field }`
const enrol = `mutation ($input: ManualEnrolmentInput!) { enrolManually(input: $input) { ${failed} } }`
const decide = `mutation ($input: EnrolmentDecisionInput!) { decideEnrolment(input: $input) { ${failed} } }`
const change = `mutation ($input: MembershipChangeInput!) { changeMembership(input: $input) { ${failed} } }`
const request = `mutation ($programme: Programme!) { requestEnrolment(programme: $programme) { ${plain} ... on ProgrammeEnrolment { id status programme } } }`
const takeBack = `mutation ($id: ID!) { takeRequestBack(id: $id) { ${plain} ... on ProgrammeEnrolment { status } } }`
const payments = '{ payments { enrolment { programme } request { id status word programme } } }'
const start = `mutation { startCheckout(programme: starter) { ${plain} ... on StartCheckoutPayload { url } } }`
const read = `query ($status: EnrolmentStatus) {
  enrolments(status: $status) { total edges { node { id payerEmail programme status isManual word deciderName } } }
}`
const find = `query ($email: String!) {
  family(email: $email) { id payers { id email } learners { id name age tier mayChange } }
}`

const code = (result: Json): string => result.code ?? result.__typename
const done = 'DonePayload'

describe.each(kinds)('manual enrolment on the %s database', (kind) => {
  let academy: Academy
  let provider: LocalProvider
  let staff: Browser
  let colleague: Browser
  beforeAll(async () => {
    provider = await LocalProvider.start()
    academy = await Academy.open(kind, {
      STRIPE_SECRET_KEY: providerKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      STRIPE_BASE_URL: provider.url,
    })
    staff = await realStaff(academy)
    const name = { firstName: 'Bo', lastName: 'Staff', name: 'Bo Staff' }
    await academy.db.user.create({ data: { id: 'other-staff', email: 'bo@example.org', ...name, role: 'staff' } })
    colleague = await signInByMail(academy, 'bo@example.org')
  })
  afterAll(async () => {
    await academy.close()
    await provider.close()
  })
  beforeEach(() => academy.db.rateLimit.deleteMany())

  async function aParent() {
    const found = await family(academy)
    const { id } = await academy.db.user.findUniqueOrThrow({ where: { email: found.email } })
    return { ...found, id }
  }
  const input = (payerId: string, more: object = {}) => ({
    input: { payerId, programme: 'academy', requestKey: crypto.randomUUID(), ...more },
  })
  const enrols = async (variables: object, browser = staff) => code((await browser.execute(enrol, variables)).enrolManually)
  const decides = async (id: string, choice: string, word = '', browser = staff): Promise<Json> =>
    (await browser.execute(decide, { input: { id, choice, word } })).decideEnrolment
  const rowsOf = (userId: string) => academy.db.programmeEnrolment.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  const mails = (recipient: string) =>
    academy.db.outboxMail.findMany({ where: { recipient, kind: 'enrolment' }, orderBy: { id: 'asc' } })
  const logged = () => academy.db.auditEntry.count({ where: { action: 'people.change' } })

  it('finds a family by the address of any member, logs it, and shows who can be enrolled', async () => {
    const { id, email, childId } = await aParent()
    const child = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    const byParent = (await staff.execute(find, { email: ` ${email.toUpperCase()} ` })).family
    expect(byParent).toMatchObject({ id, payers: [{ id }], learners: [{ id: childId, age: 11, tier: 'free', mayChange: true }] })
    const byChild = (await staff.execute(find, { email: child.email })).family
    expect(byChild).toMatchObject({ id: childId, payers: [{ id }], learners: [{ id: childId }] })
    const entry = await academy.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ action: 'people.read', subjectIds: expect.arrayContaining([id, childId]) })
    expect(entry.detail).not.toContain(email)
    for (const nobody of ['nobody@example.org', 'ada@example.org', 'parent@demo.example'])
      expect(await staff.execute(find, { email: nobody })).toEqual({ family: null })
  })

  it('enrols once however often it is sent, notifies and mails the family, and is logged', async () => {
    const { id, email, parent } = await aParent()
    const before = await logged()
    const asked = input(id, { word: 'Welcome to the group on Mondays.' })
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => enrols(asked)))
    expect(new Set(outcomes)).toEqual(new Set([done]))
    expect(await rowsOf(id)).toMatchObject([
      { programme: 'academy', status: 'paid', provider: 'hand', decidedBy: 'real-staff', amountCents: 39_700 },
    ])
    const [mail, ...others] = await mails(email)
    expect(mail?.text).toContain('Welcome to the group on Mondays.')
    expect(others).toEqual([])
    expect(await academy.db.notification.count({ where: { userId: id, kind: 'enrolment' } })).toBe(1)
    expect((await parent.execute(payments)).payments.enrolment).toEqual({ programme: 'academy' })
    expect(await logged()).toBe(before + 1)
    expect(await enrols(input(id))).toBe('PROGRAMME_HELD')
    expect((await parent.execute(start)).startCheckout.code).toBe('ALREADY_ENROLLED')
    expect((await parent.execute(request, { programme: 'starter' })).requestEnrolment.code).toBe('ALREADY_ENROLLED')
  })

  it('enrols in one programme when two members of staff enrol in parallel', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, email } = await aParent()
      const both = [
        [staff, 'starter'],
        [colleague, 'leadership'],
      ] as const
      const outcomes = await Promise.all(both.map(([browser, programme]) => enrols(input(id, { programme }), browser)))
      expect(outcomes.toSorted()).toEqual([done, 'PROGRAMME_HELD'])
      expect(await rowsOf(id)).toHaveLength(1)
      expect(await mails(email)).toHaveLength(1)
    }
  })

  it('keeps either a checkout or a manual enrolment when both arrive together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, parent } = await aParent()
      const [byHand, checkout] = await Promise.all([enrols(input(id)), parent.execute(start)])
      const rows = await rowsOf(id)
      const outcome = `${byHand} ${checkout.startCheckout.url ? 'url' : checkout.startCheckout.code}`
      expect(outcome).toMatch(/^(DonePayload (ALREADY_ENROLLED|CHECKOUT_REPLACED|url)|CHECKOUT_OPEN url)$/)
      // An enrolled payer has nothing left to pay.
      const payable = rows.filter(({ providerSession: it }) => it && provider.session(it).status === 'open')
      expect(payable.length + rows.filter(({ status }) => status === 'paid').length).toBe(1)
    }
  })

  it('closes an open checkout, and is refused if it has been paid', async () => {
    const { id, parent } = await aParent()
    const url = String((await parent.execute(start)).startCheckout.url)
    const session = url.split('/').at(-1) ?? ''
    expect(await enrols(input(id))).toBe(done)
    expect(provider.session(session).status).toBe('expired')
    const other = await aParent()
    const paid =
      String((await other.parent.execute(start)).startCheckout.url)
        .split('/')
        .at(-1) ?? ''
    provider.pay(paid)
    expect(await enrols(input(other.id))).toBe('PROGRAMME_HELD')
    const [row] = await rowsOf(other.id)
    expect(row).toMatchObject({ status: 'paid', provider: 'stripe' })
    expect((await decides(row?.id ?? '', 'end', 'Over.')).code).toBe('PAID_BY_CARD')
  })

  it('is refused for people who cannot pay themselves, staff and unknown accounts', async () => {
    const { childId } = await aParent()
    const teen = await signUp(academy, signupForm({ age: '17' }))
    const waiting = await signUp(academy, childForm())
    const adult = await signUp(academy, signupForm({ age: '18' }))
    for (const id of [childId, teen.user.id, waiting.user.id, 'real-staff']) expect(await enrols(input(id))).toBe('NO_PAYER')
    expect(await enrols(input('no-such-account'))).toBe('NOT_FOUND')
    expect(await enrols(input(adult.user.id))).toBe(done)
    expect(await enrols(input(adult.user.id, { word: 'x'.repeat(301) }))).toBe('INVALID_INPUT')
  })

  it('is refused for a suspended account until the suspension is lifted', async () => {
    const { id } = await aParent()
    const closure = await academy.db.accountClosure.create({
      data: { userId: id, reason: 'A talk first.', closedAt: new Date() },
    })
    const { enrolManually } = await staff.execute(enrol, input(id))
    expect(enrolManually).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'payerId',
      message: expect.stringContaining('suspended'),
    })
    expect(await rowsOf(id)).toEqual([])
    await academy.db.accountClosure.update({ where: { userId: closure.userId }, data: { reopenedAt: new Date() } })
    expect(await enrols(input(id))).toBe(done)
  })

  it('allows 120 decisions per member of staff and hour, enrolments and memberships together', async () => {
    const { id, childId } = await aParent()
    const resetsAt = new Date(academy.app.clock().getTime() + 60_000)
    await academy.db.rateLimit.create({ data: { key: 'desk-write:real-staff', count: 119, resetsAt } })
    const enrolled = input(id)
    expect(await enrols(enrolled)).toBe(done)
    expect(await enrols(enrolled)).toBe('RATE_LIMITED')
    const membership = { input: { learnerId: childId, from: 'free', to: 'creator' } }
    expect((await staff.execute(change, membership)).changeMembership.code).toBe('RATE_LIMITED')
    const [row] = await rowsOf(id)
    expect((await decides(row?.id ?? '', 'end', 'They moved away.')).code).toBe('RATE_LIMITED')
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['paid'])
    expect((await decides(row?.id ?? '', 'end', 'They moved away.', colleague)).__typename).toBe(done)
  })

  it('keeps one request per family, which can be cancelled or confirmed', async () => {
    const { id, parent, email } = await aParent()
    const ask = async (programme: string) => (await parent.execute(request, { programme })).requestEnrolment
    const asked = await Promise.all(['starter', 'academy', 'academy', 'academy'].map(ask))
    expect(new Set(asked.map((it) => it.id)).size).toBe(1)
    expect(await ask('leadership')).toMatchObject({ status: 'waiting', programme: 'leadership' })
    const requestId = asked[0].id
    expect((await parent.execute(takeBack, { id: requestId })).takeRequestBack.status).toBe('cancelled')
    expect((await parent.execute(takeBack, { id: requestId })).takeRequestBack.status).toBe('cancelled')
    expect(await decides(requestId, 'confirm')).toMatchObject({
      code: 'SEEN_CHANGED',
      message: expect.stringContaining('cancelled'),
    })
    const second = await ask('starter')
    expect((await (await aParent()).parent.execute(takeBack, { id: second.id })).takeRequestBack.code).toBe('NOT_FOUND')
    const { enrolments } = await staff.execute(read, { status: 'waiting' })
    expect(enrolments.edges.map(({ node }: Json) => node)).toContainEqual(
      expect.objectContaining({ id: second.id, payerEmail: email, isManual: true, status: 'waiting' }),
    )
    const outcomes = await Promise.all([staff, colleague].map((browser) => decides(second.id, 'confirm', '', browser)))
    expect(outcomes.map(code).toSorted()).toEqual(['ALREADY_DECIDED', done])
    expect(outcomes.find((it) => it.code)?.message).toMatch(/^(Ada|Bo) Staff has decided this already: enrolled/)
    expect(await mails(email)).toHaveLength(1)
    expect((await parent.execute(takeBack, { id: second.id })).takeRequestBack.code).toBe('NOT_FOUND')
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  })

  it('also answers an open request for another programme', async () => {
    const { id, parent } = await aParent()
    const asked = (await parent.execute(request, { programme: 'starter' })).requestEnrolment
    expect(await enrols(input(id, { programme: 'leadership' }))).toBe(done)
    expect(await rowsOf(id)).toMatchObject([{ id: asked.id, programme: 'leadership', status: 'paid', waitsFor: null }])
    expect((await parent.execute(takeBack, { id: asked.id })).takeRequestBack.code).toBe('NOT_FOUND')
  })

  it('does not notify a family of a confirmation that arrived while they cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { parent, email } = await aParent()
      const asked = (await parent.execute(request, { programme: 'starter' })).requestEnrolment
      const [yes, back] = await Promise.all([decides(asked.id, 'confirm'), parent.execute(takeBack, { id: asked.id })])
      const isEnrolled = code(yes) === done
      expect([code(yes), code(back.takeRequestBack)]).toEqual(
        isEnrolled ? [done, 'NOT_FOUND'] : ['SEEN_CHANGED', 'ProgrammeEnrolment'],
      )
      expect(await mails(email)).toHaveLength(isEnrolled ? 1 : 0)
    }
  })

  it('declines with a reason for the family, and declining again changes nothing', async () => {
    const { id, parent, email } = await aParent()
    const asked = (await parent.execute(request, { programme: 'starter' })).requestEnrolment
    expect(await decides(asked.id, 'decline', ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'word' })
    const word = 'The group is full until March.'
    const outcomes = await Promise.all([1, 2, 3].map(() => decides(asked.id, 'decline', word)))
    expect(outcomes.map(code)).toEqual([done, done, done])
    expect((await parent.execute(payments)).payments.request).toMatchObject({ status: 'declined', word })
    expect((await mails(email)).map(({ text }) => text?.includes(word))).toEqual([true])
    expect(await decides(asked.id, 'decline', word, colleague)).toMatchObject({ code: 'ALREADY_DECIDED' })
    // A late confirmation does not close what the family has started since.
    const session =
      String((await parent.execute(start)).startCheckout.url)
        .split('/')
        .at(-1) ?? ''
    expect(await decides(asked.id, 'confirm')).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(provider.session(session).status).toBe('open')
    expect(await academy.db.notification.count({ where: { userId: id, kind: 'enrolment' } })).toBe(1)
    expect((await parent.execute(request, { programme: 'starter' })).requestEnrolment.status).toBe('waiting')
  })

  it('can be ended with a reason, and another can start', async () => {
    const { id, parent, email } = await aParent()
    await enrols(input(id))
    const [row] = await rowsOf(id)
    expect((await decides(row?.id ?? '', 'end')).field).toBe('word')
    expect(code(await decides(row?.id ?? '', 'end', 'You asked for it.'))).toBe(done)
    expect(code(await decides(row?.id ?? '', 'end', 'You asked for it.'))).toBe(done)
    expect((await parent.execute(payments)).payments).toEqual({ enrolment: null, request: null })
    expect(await mails(email)).toHaveLength(2)
    expect(await enrols(input(id, { programme: 'starter' }))).toBe(done)
  })

  it('changes a membership from the displayed one, notifies child and parents, and requires consent', async () => {
    const { childId, id, email } = await aParent()
    const move = async (from: string, to: string, learnerId = childId, browser = staff) =>
      code((await browser.execute(change, { input: { learnerId, from, to, word: 'A gift.' } })).changeMembership)
    const before = await logged()
    expect(await Promise.all([1, 2, 3].map(() => move('free', 'creator')))).toEqual([done, done, done])
    expect(await move('free', 'academy', childId, colleague)).toBe('SEEN_CHANGED')
    expect(await academy.db.learner.findUnique({ where: { id: childId } })).toMatchObject({ tier: 'creator' })
    expect(await mails(email)).toHaveLength(1)
    expect(await academy.db.notification.count({ where: { userId: { in: [id, childId] }, kind: 'enrolment' } })).toBe(2)
    expect(await logged()).toBe(before + 1)
    const waiting = await signUp(academy, childForm())
    expect(await move('free', 'creator', waiting.user.id)).toBe('CONSENT_MISSING')
    expect(await move('free', 'creator', 'no-such-learner')).toBe('NOT_FOUND')
    expect(await move('creator', 'free', 'demo-learner')).toBe('NOT_FOUND')
  })

  it('does not block an erasure, and is erased with it', async () => {
    const { user, browser } = await signUp(academy, signupForm({ age: '20' }))
    expect(await enrols(input(user.id))).toBe(done)
    await browser.execute('mutation { requestErasure { __typename } }')
    const token = await mailedToken(academy, 'erasure', user.email)
    const erase = 'mutation ($token: String!) { answerErasure(token: $token, erase: true) { __typename } }'
    expect((await academy.browser().execute(erase, { token })).answerErasure.__typename).toBe(done)
    expect(await rowsOf(user.id)).toEqual([])
  })

  it('is limited to demo accounts for demo staff, without mail', async () => {
    const shown = await demoStaff(academy)
    const real = await aParent()
    await enrols(input(real.id))
    const [row] = await rowsOf(real.id)
    expect(await enrols(input((await aParent()).id), shown)).toBe('NOT_FOUND')
    expect((await decides(row?.id ?? '', 'end', 'Over.', shown)).code).toBe('NOT_FOUND')
    expect((await shown.execute(read)).enrolments.edges).toEqual([])
    const parent = await demo(academy, 'parent')
    const asked = (await parent.execute(request, { programme: 'starter' })).requestEnrolment
    expect((await shown.execute(read)).enrolments).toMatchObject({ total: 1, edges: [{ node: { id: asked.id } }] })
    expect((await decides(asked.id, 'confirm', '', staff)).code).toBe('NOT_FOUND')
    expect(code(await decides(asked.id, 'confirm', '', shown))).toBe(done)
    expect(await mails('parent@demo.example')).toEqual([])
    expect((await parent.execute(payments)).payments.enrolment).toEqual({ programme: 'starter' })
    expect(code(await decides(asked.id, 'end', 'Over.', shown))).toBe(done)
  })

  it('is not available to families, and hidden from other families', async () => {
    const { parent, id } = await aParent()
    for (const [query, variables] of [
      [enrol, input(id)],
      [decide, { input: { id: 'x', choice: 'confirm' } }],
      [change, { input: { learnerId: 'x', from: 'free', to: 'academy' } }],
      [read, {}],
      [find, { email: 'x@example.org' }],
    ] as const)
      await expect(parent.execute(query, variables)).rejects.toThrow('FORBIDDEN')
    const { child } = await family(academy)
    expect((await child.execute(request, { programme: 'starter' })).requestEnrolment.code).toBe('GUARDIAN_NEEDED')
  })
})
