import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { accountOf, sessionStatus } from '../../support/people/addresses.ts'
import { enterBy, entryCode } from '../../support/people/families.ts'
import {
  answerAddressQuestion,
  answerConsent,
  childForm,
  claimLink,
  confirmAddress,
  mailedToken,
  readAddressLink,
  readAddressQuestion,
  signInByMail,
  signUpUnconfirmed,
  signupForm,
} from '../../support/people/people.ts'

describe.each(kinds)('unconfirmed addresses on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  describe('the address of a child with a parent', () => {
    const mails = (kind: string, recipient: string) => academy.db.outboxMail.findMany({ where: { kind, recipient } })
    const guardianToken = (parentEmail: string) => mailedToken(academy, 'guardian-address', parentEmail)

    /** Returns a child with an unconfirmed address and its parent, both signed in. */
    async function childWithParent(age: string) {
      const form = age === '9' ? childForm({ age, firstName: 'Kim' }) : signupForm({ age, firstName: 'Kim' })
      const { browser: child, user } = await signUpUnconfirmed(academy, form)
      const parentEmail = `parent.${user.id}@example.org`
      if (age === '9') await answerConsentFor(form)
      else await linkParent(user.id, parentEmail)
      const email = age === '9' ? String(form['parentEmail']) : parentEmail
      return {
        child,
        id: user.id as string,
        email: user.email as string,
        parentEmail: email,
        parent: await signInByMail(academy, email),
      }
    }

    async function answerConsentFor(form: Record<string, unknown>) {
      const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
      await academy.browser().execute(answerConsent, { token, agree: true })
    }

    async function linkParent(learnerId: string, email: string, id = crypto.randomUUID()) {
      const name = { firstName: 'Sam', lastName: 'Hill', name: 'Sam Hill' }
      await academy.db.user.create({ data: { id, email, emailVerified: true, role: 'parent', ...name } })
      await academy.db.guardianship.create({ data: { parentId: id, learnerId } })
    }

    it.each(['9', '14'])('cannot be confirmed in a browser that is not signed in to the account (age %s)', async (age) => {
      const { child, id, email, parentEmail, parent } = await childWithParent(age)
      const stranger = academy.browser()
      for (const token of [await mailedToken(academy, 'confirm-address', email), await claimLink(academy, email)]) {
        // The page reveals nothing about the family to strangers.
        expect((await readAddressLink(stranger, token)).accounts).toMatchObject([{ id, hasParent: false, isViewer: false }])
        expect(await confirmAddress(stranger, token, id)).toMatchObject({
          __typename: 'ParentDecidesError',
          code: 'PARENT_DECIDES',
        })
      }
      expect(await sessionStatus(stranger)).toBe(401)
      expect(await accountOf(child)).toEqual({ id, email, addressState: 'unconfirmed' })
      const [asked] = await mails('guardian-address', parentEmail)
      expect(asked?.text).toContain(email)
      // The parent's browser proves no more than a stranger's.
      expect((await confirmAddress(parent, await claimLink(academy, email), id)).code).toBe('PARENT_DECIDES')
      const { code } = await entryCode(parent, id)
      expect((await enterBy(academy.browser(), code)).user.id).toBe(id)
    })

    it.each(['9', '14'])('can be confirmed by the child, and the parent is notified (age %s)', async (age) => {
      const { child, id, email, parentEmail, parent } = await childWithParent(age)
      const token = await mailedToken(academy, 'confirm-address', email)
      expect((await readAddressLink(child, token)).accounts).toMatchObject([{ id, hasParent: true, isViewer: true }])
      expect((await confirmAddress(child, token, id)).user).toMatchObject({ id, addressState: 'confirmed' })
      const [mail] = await mails('address-confirmed', parentEmail)
      expect(mail?.text).toContain(email)
      const { viewer } = await parent.execute('{ viewer { notifications { title } } }')
      expect(viewer.notifications).toContainEqual({ title: 'Kim’s email address has been confirmed' })
      expect((await entryCode(parent, id)).code).toBe('NOT_FOUND')
    })

    it('is confirmed when a parent agrees, without signing the parent in or the child out', async () => {
      const { child, id, email, parentEmail } = await childWithParent('9')
      const otherParent = `other.${id}@example.org`
      await linkParent(id, otherParent)
      await confirmAddress(academy.browser(), await mailedToken(academy, 'confirm-address', email), id)
      const [token, otherToken] = [await guardianToken(parentEmail), await guardianToken(otherParent)]
      const phone = academy.browser()
      expect(await readAddressQuestion(phone, token)).toMatchObject({ childFirstName: 'Kim', email })
      expect((await accountOf(child)).addressState).toBe('unconfirmed')
      expect((await answerAddressQuestion(phone, token, true)).__typename).toBe('DonePayload')
      expect(await sessionStatus(phone)).toBe(401)
      expect(await accountOf(child)).toEqual({ id, email, addressState: 'confirmed' })
      expect((await accountOf(await signInByMail(academy, email))).id).toBe(id)
      // Only the other parent is notified.
      expect([await mails('address-confirmed', otherParent), await mails('address-confirmed', parentEmail)]).toMatchObject([
        [{}],
        [],
      ])
      for (const used of [token, otherToken]) expect((await answerAddressQuestion(phone, used, false)).code).toBe('LINK_EXPIRED')
    })

    it('is removed from this account only when a parent declines', async () => {
      const { child, id, email, parentEmail, parent } = await childWithParent('14')
      const other = await signUpUnconfirmed(academy, signupForm({ email }))
      await confirmAddress(academy.browser(), await claimLink(academy, email), id)
      expect((await answerAddressQuestion(academy.browser(), await guardianToken(parentEmail), false)).__typename).toBe(
        'DonePayload',
      )
      expect(await accountOf(child)).toEqual({ id, email: '', addressState: 'lost' })
      expect((await accountOf(other.browser)).addressState).toBe('unconfirmed')
      expect((await enterBy(academy.browser(), (await entryCode(parent, id)).code)).user.id).toBe(id)
    })

    it('cannot be decided by an unlinked parent, after seven days, or with another token', async () => {
      const { id, email, parentEmail } = await childWithParent('14')
      const claim = await claimLink(academy, email)
      await confirmAddress(academy.browser(), claim, id)
      const token = await guardianToken(parentEmail)
      const visitor = academy.browser()
      for (const wrong of [claim, 'forged', ''])
        expect((await answerAddressQuestion(visitor, wrong, true)).code).toBe('LINK_EXPIRED')
      academy.passDays(7.01)
      expect((await readAddressQuestion(visitor, token)).code).toBe('LINK_EXPIRED')
      academy.setClock(new Date())
      await academy.db.guardianship.deleteMany({ where: { learnerId: id } })
      expect((await readAddressQuestion(visitor, token)).code).toBe('LINK_EXPIRED')
      expect((await answerAddressQuestion(visitor, token, true)).code).toBe('LINK_EXPIRED')
    })

    it('is emailed to a parent at most three times a day', async () => {
      const { id, email, parentEmail } = await childWithParent('14')
      const token = await claimLink(academy, email)
      const tries = [1, 2, 3, 4, 5].map(() => confirmAddress(academy.browser(), token, id))
      expect((await Promise.all(tries)).map(({ code }) => code)).toEqual(Array(5).fill('PARENT_DECIDES'))
      expect(await mails('guardian-address', parentEmail)).toHaveLength(3)
    })

    it('cannot be confirmed in another browser while a child under 13 waits for a parent', async () => {
      const { browser: child, user } = await signUpUnconfirmed(academy, childForm({ age: '9' }))
      expect((await confirmAddress(academy.browser(), await claimLink(academy, user.email), user.id)).code).toBe('PARENT_DECIDES')
      expect((await accountOf(child)).addressState).toBe('unconfirmed')
    })
  })
})
