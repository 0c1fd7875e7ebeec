import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { accountOf, askForLink, sendAddressLink } from '../../support/people/addresses.ts'
import {
  changeAddress,
  claimLink,
  confirmAddress,
  mailedToken,
  readAddressLink,
  refuseAddress,
  signUp,
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

  it('resends the link and corrects the address a limited number of times, without revealing other accounts', async () => {
    const { user: owner } = await signUp(academy)
    const { browser, user } = await signUpUnconfirmed(academy)
    const again = async () => (await browser.execute(sendAddressLink)).sendAddressLink
    for (const _time of [1, 2, 3]) expect((await again()).__typename).toBe('DonePayload')
    expect((await again()).code).toBe('RATE_LIMITED')
    // One email from the signup and three of these.
    expect(await academy.db.outboxMail.count({ where: { kind: 'confirm-address', recipient: user.email } })).toBe(4)

    const answers = [await changeAddress(browser, owner.email), await changeAddress(browser, `free.${owner.email}`)]
    expect(answers.map(({ addressState }) => addressState)).toEqual(['unconfirmed', 'unconfirmed'])
    const old = await mailedToken(academy, 'confirm-address', user.email)
    expect((await confirmAddress(browser, old, user.id)).code).toBe('LINK_EXPIRED')
    expect((await changeAddress(browser, 'robin@')).code).toBe('INVALID_INPUT')
    for (let times = 2; times < 10; times += 1) await changeAddress(browser, `n${times}.${owner.email}`)
    expect((await changeAddress(browser, `n11.${owner.email}`)).code).toBe('RATE_LIMITED')
  })

  it('mails at most ten links a day about claims to a mailbox; the newest works until another can be sent', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const links = () => academy.db.outboxMail.count({ where: { recipient: user.email, kind: 'sign-in' } })
    const minutesLater = (minutes: number) => academy.setClock(new Date(start + minutes * 60_000))
    const start = Date.now()
    for (let round = 0; round < 5; round += 1) {
      minutesLater(round * 16)
      for (let time = 0; time < 6; time += 1) await askForLink(academy, user.email)
    }
    expect(await links()).toBe(10)
    const token = await mailedToken(academy, 'sign-in', user.email)
    minutesLater(23.9 * 60)
    await askForLink(academy, user.email)
    expect(await links()).toBe(10)
    expect((await readAddressLink(academy.browser(), token)).accounts).toMatchObject([{ id: user.id }])
    minutesLater(24.1 * 60)
    expect((await confirmAddress(academy.browser(), await claimLink(academy, user.email), user.id)).user.id).toBe(user.id)
    expect(await links()).toBe(11)
    academy.setClock(new Date())
  })

  it('mails nothing about claims for seven days after the mailbox owner refused one', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const mails = () => academy.db.outboxMail.count({ where: { recipient: user.email } })
    const token = await claimLink(academy, user.email)
    expect((await refuseAddress(academy.browser(), token)).__typename).toBe('DonePayload')
    const before = await mails()
    const other = await signUpUnconfirmed(academy, signupForm({ email: user.email }))
    await askForLink(academy, user.email)
    await changeAddress(other.browser, user.email)
    expect((await other.browser.execute(sendAddressLink)).sendAddressLink.__typename).toBe('DonePayload')
    expect(await mails()).toBe(before)
    academy.passDays(7.01)
    await askForLink(academy, user.email)
    expect(await mails()).toBe(before + 1)
    academy.setClock(new Date())
  })

  describe('an address that strangers claim many times', () => {
    const strangers = async (email: string, times: number) => {
      for (let time = 0; time < times; time += 1) {
        await signUpUnconfirmed(academy, signupForm({ email, firstName: 'Stranger' }))
      }
    }
    const mails = (kind: string, recipient: string) => academy.db.outboxMail.count({ where: { kind, recipient } })

    async function crowdedMailbox() {
      const email = `crowded.${crypto.randomUUID()}@example.org`
      await strangers(email, 5)
      const { browser, user } = await signUpUnconfirmed(academy, signupForm({ email, firstName: 'Owner' }))
      await strangers(email, 25)
      return { email, owner: browser, id: user.id as string }
    }

    it('can be confirmed by its owner, whose account is listed first in her browser', async () => {
      const { email, owner, id } = await crowdedMailbox()
      expect(await mails('confirm-address', email)).toBe(5)
      const { accounts } = await readAddressLink(owner, await claimLink(academy, email))
      expect(accounts).toHaveLength(20)
      expect(accounts[0]).toMatchObject({ id, firstName: 'Owner', isViewer: true })
      // Strangers do not use up her limit, so her own email arrives.
      expect((await owner.execute(sendAddressLink)).sendAddressLink.__typename).toBe('DonePayload')
      expect(await mails('confirm-address', email)).toBe(6)
      const token = await mailedToken(academy, 'confirm-address', email)
      expect((await confirmAddress(owner, token, id)).user).toMatchObject({ id, addressState: 'confirmed' })
    })

    it('stays with its owner when she refuses the listed strangers, and only those lose it', async () => {
      const { email, owner, id } = await crowdedMailbox()
      const token = await claimLink(academy, email)
      const seen: string[] = (await readAddressLink(owner, token)).accounts.map((it: { id: string }) => it.id)
      const late = await signUpUnconfirmed(academy, signupForm({ email }))
      expect((await refuseAddress(owner, token, seen)).__typename).toBe('DonePayload')
      expect((await accountOf(owner)).addressState).toBe('unconfirmed')
      expect((await accountOf(late.browser)).addressState).toBe('unconfirmed')
      // 30 strangers minus the 19 that were listed, plus the late one.
      expect(await academy.db.user.count({ where: { claimedEmail: email, id: { not: id } } })).toBe(12)

      // For seven days only emails that she requests are sent.
      const before = await mails('confirm-address', email)
      await late.browser.execute(sendAddressLink)
      await changeAddress(late.browser, email)
      expect(await mails('confirm-address', email)).toBe(before)
      await owner.execute(sendAddressLink)
      expect(await mails('confirm-address', email)).toBe(before + 1)
      await changeAddress(owner, `else.${email}`)
      await changeAddress(owner, email)
      const link = await mailedToken(academy, 'confirm-address', email)
      expect(await mails('confirm-address', email)).toBe(before + 2)
      const signIn = 'mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }'
      const links = await mails('sign-in', email)
      await owner.execute(signIn, { email })
      expect(await mails('sign-in', email)).toBe(links + 1)
      expect((await confirmAddress(owner, link, id)).user).toMatchObject({ id, addressState: 'confirmed' })
    })

    it('is kept by the account that is signed in while refusing', async () => {
      const { browser, user } = await signUpUnconfirmed(academy)
      const token = await mailedToken(academy, 'confirm-address', user.email)
      expect((await refuseAddress(browser, token)).__typename).toBe('DonePayload')
      expect((await confirmAddress(browser, token, user.id)).user.addressState).toBe('confirmed')
    })

    it('gets at most 20 emails a day that signed-in accounts request', async () => {
      const { user, browser } = await signUpUnconfirmed(academy)
      const limit = { key: `address-again-mailbox:${user.email}`, count: 19, resetsAt: new Date(Date.now() + 3_600_000) }
      await academy.db.rateLimit.create({ data: limit })
      for (const _time of [1, 2]) await browser.execute(sendAddressLink)
      expect(await mails('confirm-address', user.email)).toBe(2)
    })
  })
})
