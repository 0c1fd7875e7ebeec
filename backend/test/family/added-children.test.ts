import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmationMailer } from '../../src/modules/consent/withdrawal.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { addChild, countMails, enterBy, entryCode, family } from '../support/people/families.ts'
import { childForm, learn, signUp } from '../support/people/people.ts'

describe.each(kinds)('family members on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  describe('a child added by a parent', () => {
    it("can learn immediately; the parent's consent is logged and confirmed a day later", async () => {
      const { parent, email } = await family(academy)
      const added = await addChild(parent, { firstName: 'Kim', timeZone: 'europe/PARIS' })
      expect(added).toMatchObject({ firstName: 'Kim', consent: 'granted', signsInByCode: true })
      const log = await academy.db.consentEvent.findMany({ where: { learnerId: added.id } })
      const kept = await academy.db.user.findUniqueOrThrow({ where: { id: added.id }, select: { timeZone: true } })
      expect(kept).toEqual({ timeZone: 'Europe/Paris' })
      expect(log).toMatchObject([{ status: 'granted', parentEmail: email, note: 'by the parent, who added the child' }])

      const { code } = await entryCode(parent, added.id)
      const child = academy.browser()
      expect((await enterBy(child, ` ${code.toLowerCase()} `)).user).toEqual({ id: added.id, email: '', role: 'learner' })
      expect((await learn(academy, child, 'problem-detective')).reward.xpEarned).toBeGreaterThan(0)
      expect((await child.get('/api/auth/user')).body).toMatchObject({ id: added.id, email: '' })

      const { count } = await academy.db.consentRequest.updateMany({ where: { parentEmail: email }, data: { confirmedAt: null } })
      expect(count).toBe(2)
      await confirmationMailer(academy.app.config)(academy.db, daysFrom(new Date(), 1.1))
      expect(await countMails(academy, 'consent-confirmed', email)).toBe(2)
    })

    it('starts with the path and interests that the parent chose, and both can read them', async () => {
      const { parent } = await family(academy)
      const { id } = await addChild(parent, { selectedPersona: 'creator', interests: ' stories, space,, stories ' })
      const query = '{ viewer { children { id interests selectedPersona { id } } } }'
      const { children } = (await parent.execute(query)).viewer
      expect(children).toContainEqual({ id, interests: 'stories, space', selectedPersona: { id: 'creator' } })
    })

    it.each([
      ['selectedPersona', 'pirate', 'Choose one of the four paths, or choose later.'],
      [
        'interests',
        Array(11)
          .fill('x')
          .map((x, index) => x + index)
          .join(),
        'Add at most 10 interests.',
      ],
      ['interests', 'x'.repeat(1221), 'Use at most ten interests of 120 characters each.'],
      ['interests', 'x'.repeat(121), 'Use at most 120 characters for an interest.'],
    ])('is rejected with a wrong value for %s, which the error names', async (field, value, message) => {
      const { parent } = await family(academy)
      const refused = await addChild(parent, { [field]: value })
      expect(refused).toMatchObject({ __typename: 'InvalidInputError', field, message: expect.stringContaining(message) })
    })

    it('gets no mail at the placeholder address; erasure is confirmed by the parent', async () => {
      const { parent, email } = await family(academy)
      const { id } = await addChild(parent, { age: 14 })
      const { email: internal } = await academy.db.user.findUniqueOrThrow({ where: { id } })
      const child = academy.browser()
      await enterBy(child, (await entryCode(parent, id)).code)
      const { exportData } = await child.execute('mutation { exportData { ... on DataExport { json } } }')
      expect(exportData.json).not.toContain('children.invalid')
      await child.execute('mutation { requestErasure { __typename } }')
      await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', {
        email: internal,
      })
      expect(await countMails(academy, 'erasure', email)).toBe(1)
      expect(await academy.db.outboxMail.count({ where: { recipient: { endsWith: 'children.invalid' } } })).toBe(0)
    })

    it('is rejected with an email address, an age outside the limits, or without consent', async () => {
      const { parent } = await family(academy)
      for (const [input, field] of [
        [{ email: 'own@example.org' }, 'email'],
        [{ age: 18 }, 'age'],
        [{ agreed: false }, 'agreed'],
      ] as const) {
        expect(await addChild(parent, input)).toMatchObject({ code: 'INVALID_INPUT', field })
      }
      const learner = await signUp(academy)
      await expect(addChild(learner.browser, {})).rejects.toThrow('FORBIDDEN')
    })

    it('is created once, however often the same request arrives', async () => {
      const { parent } = await family(academy)
      const key = crypto.randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => addChild(parent, {}, key)))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      const { viewer } = await parent.execute('{ viewer { children { id } } }')
      expect(viewer.children).toHaveLength(2)
    })
  })

  it('accepts exactly four children in a family when twenty are added in parallel', async () => {
    const { parent } = await family(academy)
    const answers = await Promise.all(Array.from({ length: 20 }, () => addChild(parent, {})))
    expect(answers.filter(({ id }) => id)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'FAMILY_FULL')).toHaveLength(17)
    expect((await parent.execute('{ viewer { children { id } } }')).viewer.children).toHaveLength(4)
    // Refused children leave no rows.
    expect(
      await academy.db.learner.count({ where: { guardianships: { none: {} }, consent: 'granted', user: { isDemo: false } } }),
    ).toBe(0)
  })

  it('accepts the first four of five parallel answers by mail, and the fifth link stays valid', async () => {
    const parentEmail = `five${process.pid}@example.org`
    for (const _child of [1, 2, 3, 4, 5]) await signUp(academy, childForm({ parentEmail }))
    const asked = await academy.db.outboxMail.findMany({ where: { kind: 'consent', recipient: parentEmail } })
    const tokens = asked.map((mail) => /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '')
    const query = 'mutation ($token: String!) { answerConsent(token: $token, agree: true) { __typename ... on Error { code } } }'
    const answers = await Promise.all(tokens.map((token) => academy.browser().execute(query, { token })))
    const refused = answers.flatMap(({ answerConsent: it }, index) => (it.code === 'FAMILY_FULL' ? [tokens[index]] : []))
    expect(refused).toHaveLength(1)
    const parent = await academy.db.user.findUniqueOrThrow({ where: { email: parentEmail }, include: { wards: true } })
    expect(parent.wards).toHaveLength(4)
    const waiting = await academy.db.learner.count({ where: { consent: 'pending', consentRequests: { some: { parentEmail } } } })
    expect(waiting).toBe(1)
    await academy.db.guardianship.deleteMany({ where: { parentId: parent.id, learnerId: parent.wards[0]?.learnerId ?? '' } })
    expect((await academy.browser().execute(query, { token: refused[0] })).answerConsent.__typename).toBe('DonePayload')
  })
})
