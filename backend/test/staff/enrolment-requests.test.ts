import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LocalProvider } from '../../src/adapters/payments/provider.fixture.ts'
import { type Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  codeOf,
  done,
  EnrolmentDesk,
  enrolmentInput,
  payments,
  readEnrolments,
  requestEnrolment,
  startStarter,
  takeRequestBack,
} from '../support/payments/enrolments.ts'

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

  it('keeps one request per family, which can be cancelled or confirmed', async () => {
    const { id, parent, email } = await desk.aParent()
    const ask = async (programme: string) => (await parent.execute(requestEnrolment, { programme })).requestEnrolment
    const asked = await Promise.all(['starter', 'academy', 'academy', 'academy'].map(ask))
    expect(new Set(asked.map((it) => it.id)).size).toBe(1)
    expect(await ask('leadership')).toMatchObject({ status: 'waiting', programme: 'leadership' })
    const requestId = asked[0].id
    expect((await parent.execute(takeRequestBack, { id: requestId })).takeRequestBack.status).toBe('cancelled')
    expect((await parent.execute(takeRequestBack, { id: requestId })).takeRequestBack.status).toBe('cancelled')
    expect(await desk.decides(requestId, 'confirm')).toMatchObject({
      code: 'SEEN_CHANGED',
      message: expect.stringContaining('cancelled'),
    })
    const second = await ask('starter')
    expect((await (await desk.aParent()).parent.execute(takeRequestBack, { id: second.id })).takeRequestBack.code).toBe(
      'NOT_FOUND',
    )
    const { enrolments } = await staff.execute(readEnrolments, { status: 'waiting' })
    expect(enrolments.edges.map(({ node }: Json) => node)).toContainEqual(
      expect.objectContaining({ id: second.id, payerEmail: email, isManual: true, status: 'waiting' }),
    )
    const outcomes = await Promise.all([staff, colleague].map((browser) => desk.decides(second.id, 'confirm', '', browser)))
    expect(outcomes.map(codeOf).toSorted()).toEqual(['ALREADY_DECIDED', done])
    expect(outcomes.find((it) => it.code)?.message).toMatch(/^(Ada|Bo) Staff has already decided this: enrolled/)
    expect(await desk.mails(email)).toHaveLength(1)
    expect((await parent.execute(takeRequestBack, { id: second.id })).takeRequestBack.code).toBe('NOT_FOUND')
    expect((await desk.rowsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  })

  it('also answers an open request for another programme', async () => {
    const { id, parent } = await desk.aParent()
    const asked = (await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment
    expect(await desk.enrols(enrolmentInput(id, { programme: 'leadership' }))).toBe(done)
    expect(await desk.rowsOf(id)).toMatchObject([{ id: asked.id, programme: 'leadership', status: 'paid', waitsFor: null }])
    expect((await parent.execute(takeRequestBack, { id: asked.id })).takeRequestBack.code).toBe('NOT_FOUND')
  })

  it('does not notify a family of a confirmation that arrived while they cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { parent, email } = await desk.aParent()
      const asked = (await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment
      const [yes, back] = await Promise.all([
        desk.decides(asked.id, 'confirm'),
        parent.execute(takeRequestBack, { id: asked.id }),
      ])
      const isEnrolled = codeOf(yes) === done
      expect([codeOf(yes), codeOf(back.takeRequestBack)]).toEqual(
        isEnrolled ? [done, 'NOT_FOUND'] : ['SEEN_CHANGED', 'ProgrammeEnrolment'],
      )
      expect(await desk.mails(email)).toHaveLength(isEnrolled ? 1 : 0)
    }
  })

  it('declines with a reason for the family, and declining again changes nothing', async () => {
    const { id, parent, email } = await desk.aParent()
    const asked = (await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment
    expect(await desk.decides(asked.id, 'decline', ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'word' })
    const word = 'The group is full until March.'
    const outcomes = await Promise.all([1, 2, 3].map(() => desk.decides(asked.id, 'decline', word)))
    expect(outcomes.map(codeOf)).toEqual([done, done, done])
    expect((await parent.execute(payments)).payments.request).toMatchObject({ status: 'declined', word })
    expect((await desk.mails(email)).map(({ text }) => text?.includes(word))).toEqual([true])
    expect(await desk.decides(asked.id, 'decline', word, colleague)).toMatchObject({ code: 'ALREADY_DECIDED' })
    // A late confirmation does not close what the family has started since.
    const session =
      String((await parent.execute(startStarter)).startCheckout.url)
        .split('/')
        .at(-1) ?? ''
    expect(await desk.decides(asked.id, 'confirm')).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(provider.session(session).status).toBe('open')
    expect(await academy.db.notification.count({ where: { userId: id, kind: 'enrolment' } })).toBe(1)
    expect((await parent.execute(requestEnrolment, { programme: 'starter' })).requestEnrolment.status).toBe('waiting')
  })
})
