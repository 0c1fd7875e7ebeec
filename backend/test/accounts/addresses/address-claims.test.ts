import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { accountOf, sessionStatus } from '../../support/people/addresses.ts'
import {
  answerConsent,
  changeAddress,
  childForm,
  claimLink,
  confirmAddress,
  downloadExport,
  mailedToken,
  refuseAddress,
  signInByMail,
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

  it("never signs the mailbox owner in to a stranger's account; the stranger loses only the address", async () => {
    const { browser: stranger, user } = await signUpUnconfirmed(academy)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await refuseAddress(owner, token)).__typename).toBe('DonePayload')
    expect(await sessionStatus(owner)).toBe(401)
    expect(await accountOf(stranger)).toEqual({ id: user.id, email: '', addressState: 'lost' })
    expect((await confirmAddress(owner, token, user.id)).code).toBe('LINK_EXPIRED')
    const another = `another.${user.email}`
    expect(await changeAddress(stranger, another)).toMatchObject({ email: another, addressState: 'unconfirmed' })
    const link = await mailedToken(academy, 'confirm-address', another)
    expect((await confirmAddress(stranger, link, user.id)).user.addressState).toBe('confirmed')
  })

  it('lets any number of accounts claim an address, with the same response as for a taken one', async () => {
    const first = signupForm()
    const { user: owner } = await signUp(academy, first)
    const shape = (reply: { status: number; body: object; headers: object }) => ({
      status: reply.status,
      body: Object.keys(reply.body),
      headers: Object.keys(reply.headers),
    })
    const taken = await academy.browser().post('/api/signup', signupForm({ email: owner.email }))
    const fresh = await academy.browser().post('/api/signup', signupForm())
    const claimed = await academy.browser().post('/api/signup', signupForm({ email: fresh.body.email }))
    expect(shape(taken)).toEqual(shape(fresh))
    expect(shape(claimed)).toEqual(shape(fresh))
    // The owner is notified, without a link to the other account.
    const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: owner.email, kind: 'address-in-use' } })
    expect(mail.text).not.toMatch(/token=/)
    await expect(mailedToken(academy, 'confirm-address', owner.email)).rejects.toThrow('no confirm-address mail')
  })

  it('takes the address from unconfirmed accounts when the owner signs in', async () => {
    const { user: owner } = await signUp(academy)
    const { browser } = await signUpUnconfirmed(academy, signupForm({ email: owner.email }))
    expect((await accountOf(browser)).addressState).toBe('unconfirmed')
    const own = await signInByMail(academy, owner.email)
    expect((await accountOf(own)).id).toBe(owner.id)
    expect((await accountOf(browser)).addressState).toBe('lost')
  })

  it('gives the address to one of two accounts that are confirmed at the same time', async () => {
    const form = signupForm()
    const [one, two] = [await signUpUnconfirmed(academy, form), await signUpUnconfirmed(academy, { ...form, firstName: 'Lou' })]
    const token = await claimLink(academy, one.user.email)
    const tries = [one, two, one, two, one, two].map(({ user }) => confirmAddress(academy.browser(), token, user.id))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ user }) => user)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'LINK_EXPIRED')).toHaveLength(5)
    const rows = await academy.db.user.findMany({ where: { id: { in: [one.user.id, two.user.id] } } })
    expect(rows.filter(({ email, emailVerified }) => email === form['email'] && emailVerified)).toHaveLength(1)
    expect(rows.filter(({ claimedEmail, addressLostAt }) => claimedEmail === null && addressLostAt)).toHaveLength(1)
  })

  it('shows an account that claims an address nothing about other records of that address', async () => {
    const victim = `victim.${process.pid}.${kind}@example.org`
    const guide = { name: 'Secret Surname', email: victim, phone: '+44 20 7946 0000', childAge: '9' }
    expect((await academy.browser().post('/api/parent-guide/signup', guide)).status).toBeLessThan(300)
    await signUpUnconfirmed(academy, childForm({ firstName: 'Secretchild', parentEmail: victim }))
    const { browser, user } = await signUpUnconfirmed(academy, signupForm({ email: victim }))
    const file = (await downloadExport(browser)).json
    for (const word of ['Secret', '7946', 'Secretchild']) expect(file).not.toContain(word)
    const erase = 'mutation { requestErasure { __typename ... on Error { code } } }'
    expect((await browser.execute(erase)).requestErasure.code).toBe('ADDRESS_UNCONFIRMED')
    expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', userId: user.id } })).toBe(0)
    const token = await mailedToken(academy, 'confirm-address', victim)
    await confirmAddress(browser, token, user.id)
    expect((await downloadExport(browser)).json).toContain('Secret Surname')
  })

  it('erases a child without consent but keeps other records of the address the child claimed', async () => {
    const { eraseAccountsWithoutConsent } = await import('../../../src/modules/privacy/consent-expiry.service.ts')
    const victim = `bystander.${process.pid}.${kind}@example.org`
    await academy.browser().post('/api/parent-guide/signup', { name: 'Sam', email: victim })
    const { user } = await signUpUnconfirmed(academy, childForm({ email: victim }))
    await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 7.1 * 86_400_000))
    expect(await academy.db.user.count({ where: { id: user.id } })).toBe(0)
    expect(await academy.db.guideLead.count({ where: { email: victim } })).toBe(1)
  })

  describe('consent by mail', () => {
    const linkedTo = (learnerId: string) => academy.db.guardianship.findMany({ where: { learnerId }, include: { parent: true } })

    it('makes her the parent, even if a child claimed her address before', async () => {
      const mum = `mum.${process.pid}.${kind}@example.org`
      const { browser: claimer } = await signUpUnconfirmed(academy, signupForm({ email: mum }))
      const { user: child } = await signUpUnconfirmed(academy, childForm({ parentEmail: mum }))
      const token = await mailedToken(academy, 'consent', mum)
      expect((await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent.__typename).toBe(
        'DonePayload',
      )
      expect(await linkedTo(child.id)).toMatchObject([{ parent: { email: mum, role: 'parent', emailVerified: true } }])
      expect((await accountOf(claimer)).addressState).toBe('lost')
      expect((await accountOf(await signInByMail(academy, mum))).email).toBe(mum)
    })

    it('stays open and is reported to staff when her address is the confirmed address of a learner', async () => {
      const { eraseAccountsWithoutConsent } = await import('../../../src/modules/privacy/consent-expiry.service.ts')
      const { user: learner } = await signUp(academy)
      const { user: child } = await signUpUnconfirmed(academy, childForm({ parentEmail: learner.email, firstName: 'Stuck' }))
      const token = await mailedToken(academy, 'consent', learner.email)
      const agree = async () => (await academy.browser().execute(answerConsent, { token, agree: true })).answerConsent
      for (const _time of [1, 2]) expect((await agree()).code).toBe('PARENT_ADDRESS')
      expect(await linkedTo(child.id)).toEqual([])
      expect(await academy.db.consentEvent.count({ where: { learnerId: child.id, note: { contains: 'learnerAddress' } } })).toBe(
        1,
      )

      await academy.db.user.create({
        data: {
          id: 'desk',
          email: 'desk@example.org',
          emailVerified: true,
          firstName: 'D',
          lastName: '',
          name: 'D',
          role: 'staff',
        },
      })
      const staff = await signInByMail(academy, 'desk@example.org')
      const read = '{ waitingConsents(first: 50) { edges { node { id obstacle erasedOn } } } }'
      const { waitingConsents } = await staff.execute(read)
      const waiting = waitingConsents.edges.map(({ node }: { node: { id: string } }) => node)
      expect(waiting).toContainEqual({ id: child.id, obstacle: 'learnerAddress', erasedOn: expect.any(String) })

      // The child is not erased while staff help, and the same link works once the address is free.
      await eraseAccountsWithoutConsent(academy.db, new Date(Date.now() + 20 * 86_400_000))
      await academy.db.user.delete({ where: { id: learner.id } })
      academy.passDays(20)
      expect((await agree()).__typename).toBe('DonePayload')
      academy.setClock(new Date())
      expect(await linkedTo(child.id)).toHaveLength(1)
      expect(await academy.db.consentRequest.findFirst({ where: { learnerId: child.id } })).toMatchObject({ obstacle: null })
    })
  })

  it('treats a row written by an older server version as a claim', async () => {
    const email = `straggler.${process.pid}.${kind}@example.org`
    const { user } = await signUpUnconfirmed(academy)
    await academy.db.user.update({ where: { id: user.id }, data: { email, claimedEmail: null } })
    const token = await claimLink(academy, email)
    expect((await confirmAddress(academy.browser(), token, user.id)).user.addressState).toBe('confirmed')
  })
})
