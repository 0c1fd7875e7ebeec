import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childForm, signInByMail, signUp, signupForm } from '../support/people/people.ts'

describe.each(kinds)('signup on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  describe('news by email', () => {
    const listed = (email: unknown) => academy.db.subscriber.findUnique({ where: { email: String(email) } })
    const welcomes = (email: unknown) =>
      academy.db.outboxMail.count({ where: { kind: 'newsletter-welcome', recipient: String(email) } })

    it('starts when a mailed link confirms the address, once, and not again after unsubscribing', async () => {
      const form = signupForm({ emailUpdates: true })
      await signUp(academy, form)
      expect(await listed(form['email'])).toBeNull()
      await signInByMail(academy, String(form['email']))
      expect(await listed(form['email'])).toMatchObject({ source: 'signup', confirmedAt: expect.any(Date), unsubscribedAt: null })
      expect(await welcomes(form['email'])).toBe(1)
      const sent = { kind: 'newsletter-welcome', recipient: String(form['email']) }
      expect((await academy.db.outboxMail.findFirstOrThrow({ where: sent })).text).not.toMatch(/parent|guide/)
      await academy.db.subscriber.delete({ where: { email: String(form['email']) } })
      await signInByMail(academy, String(form['email']))
      expect(await listed(form['email'])).toBeNull()
      expect(await welcomes(form['email'])).toBe(1)
    })

    it('never resubscribes an address that left the list', async () => {
      const form = signupForm({ emailUpdates: true })
      const gone = { email: String(form['email']), source: 'newsletter', askedAt: new Date(), unsubscribedAt: new Date() }
      await academy.db.subscriber.create({ data: gone })
      await signUp(academy, form)
      await signInByMail(academy, gone.email)
      expect(await listed(gone.email)).toMatchObject({ confirmedAt: null, unsubscribedAt: expect.any(Date) })
      expect(await welcomes(gone.email)).toBe(0)
    })

    it('sends nothing to those who did not ask, nor to a child under 13', async () => {
      const forms = [signupForm({ emailUpdates: false }), childForm({ emailUpdates: true })]
      for (const form of forms) {
        await signUp(academy, form)
        await signInByMail(academy, String(form['email']))
        expect(await listed(form['email'])).toBeNull()
      }
    })
  })
})
