import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../support/academy/academy.ts'
import { accountOf, sendAddressLink, sessionStatus } from '../../support/people/addresses.ts'
import {
  answerConsent,
  changeAddress,
  childForm,
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

  it('mails a learner of 13 a link that confirms the address in the same browser and keeps its sessions', async () => {
    const { browser, user } = await signUpUnconfirmed(academy, signupForm({ age: '13' }))
    expect(await accountOf(browser)).toEqual({ id: user.id, email: user.email, addressState: 'unconfirmed' })
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const { accounts } = await readAddressLink(browser, token)
    expect(accounts).toMatchObject([{ id: user.id, firstName: 'Robin', isViewer: true, hasParent: false }])
    expect((await accountOf(browser)).addressState).toBe('unconfirmed')
    const phone = academy.browser()
    for (const [name, value] of browser.cookies) phone.cookies.set(name, value)
    expect((await confirmAddress(browser, token, user.id)).user).toMatchObject({ id: user.id, addressState: 'confirmed' })
    expect(await sessionStatus(phone)).toBe(200)
    expect((await confirmAddress(browser, token, user.id)).code).toBe('LINK_EXPIRED')
  })

  it('mails a child under 13 nothing before the parent agrees, then sends the link', async () => {
    const form = childForm()
    const { browser, user } = await signUpUnconfirmed(academy, form)
    const mails = () => academy.db.outboxMail.count({ where: { recipient: user.email } })
    expect(await mails()).toBe(0)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
    expect(await mails()).toBe(1)
    const link = await mailedToken(academy, 'confirm-address', user.email)
    expect((await confirmAddress(browser, link, user.id)).user.id).toBe(user.id)
  })

  it('signs in by mail a learner who never opened the first mail, and ends the sessions in other browsers', async () => {
    const { browser: stranger, user } = await signUpUnconfirmed(academy)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await readAddressLink(owner, token)).accounts).toMatchObject([{ id: user.id, isViewer: false }])
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    expect(await sessionStatus(owner)).toBe(200)
    // The person who created the account with this address loses access.
    expect(await sessionStatus(stranger)).toBe(401)
    expect(await academy.db.authAccount.count({ where: { userId: user.id } })).toBe(0)
  })

  it('confirms an address or creates an account only together with the session, so both can be retried', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const owner = academy.browser()
    const form = signupForm()
    await academy.db.$executeRawUnsafe(`CREATE FUNCTION refuse_session() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'no session now'; END $$`)
    await academy.db.$executeRawUnsafe(
      'CREATE TRIGGER refuse_session BEFORE INSERT ON "Session" FOR EACH ROW EXECUTE FUNCTION refuse_session()',
    )
    await confirmAddress(owner, token, user.id).catch(() => null)
    const signup = await academy.browser().post('/api/signup', form)
    await academy.db.$executeRawUnsafe('DROP FUNCTION refuse_session CASCADE')
    expect(signup.status).toBe(500)
    expect(await academy.db.user.count({ where: { claimedEmail: String(form['email']) } })).toBe(0)
    expect(await academy.db.user.count({ where: { id: user.id, claimedEmail: user.email } })).toBe(1)
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    expect(await sessionStatus(owner)).toBe(200)
  })

  it('leaves no session for an account that is erased while its address is being confirmed', async () => {
    const { user } = await signUpUnconfirmed(academy)
    const token = await mailedToken(academy, 'confirm-address', user.email)
    const owner = academy.browser()
    const [answer] = await Promise.all([
      confirmAddress(owner, token, user.id).catch((error: Error) => ({ code: error.message })),
      academy.db.user.delete({ where: { id: user.id } }),
    ])
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(0)
    expect([await sessionStatus(owner), answer.code ?? 'entered']).toEqual([401, expect.any(String)])
  })

  it('does not sign in a repeated signup request after the owner of the address took over the account', async () => {
    const form = signupForm()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const stranger = academy.browser()
    const { body: user } = await stranger.post('/api/signup', form, key)
    const owner = academy.browser()
    const token = await claimLink(academy, user.email)
    expect((await confirmAddress(owner, token, user.id)).user.id).toBe(user.id)
    const { body: repeated } = await stranger.post('/api/signup', form, key)
    expect(repeated.id).not.toBe(user.id)
    expect(await academy.db.session.count({ where: { userId: user.id } })).toBe(1)
  })

  it('rejects a change of a confirmed address, and the address of the child’s parent', async () => {
    const { browser } = await signUp(academy)
    expect((await changeAddress(browser, 'another@example.org')).code).toBe('NOT_FOUND')
    expect((await browser.execute(sendAddressLink)).sendAddressLink.code).toBe('NOT_FOUND')
    const form = childForm({ parentEmail: `m.um.${process.pid}.${kind}@gmail.com`.replaceAll('_', '') })
    const child = await signUpUnconfirmed(academy, form)
    expect((await changeAddress(child.browser, 'kid@example.org')).code).toBe('CONSENT_REQUIRED')
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
    const alias = String(form['parentEmail']).replace('@gmail.com', '+kid@googlemail.com')
    expect(await changeAddress(child.browser, alias)).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
  })

  it.each(['forged', '', 'x.0.y'])('rejects the token %j', async (token) => {
    const { user } = await signUpUnconfirmed(academy)
    const visitor = academy.browser()
    expect((await readAddressLink(visitor, token)).code).toBe('LINK_EXPIRED')
    expect((await confirmAddress(visitor, token, user.id)).code).toBe('LINK_EXPIRED')
    expect((await refuseAddress(visitor, token)).code).toBe('LINK_EXPIRED')
  })

  it('confirms only the account of the link, and none after seven days', async () => {
    const form = signupForm()
    const [one, two] = [await signUpUnconfirmed(academy, form), await signUpUnconfirmed(academy, form)]
    const token = await mailedToken(academy, 'confirm-address', two.user.email)
    expect((await confirmAddress(academy.browser(), token, one.user.id)).code).toBe('LINK_EXPIRED')
    academy.passDays(7.01)
    expect((await confirmAddress(academy.browser(), token, two.user.id)).code).toBe('LINK_EXPIRED')
    academy.setClock(new Date())
  })
})
