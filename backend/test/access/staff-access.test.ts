import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seed } from '../../src/seed/seed.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { mailedToken, signInByMail, signUp } from '../support/people/people.ts'
import { accept, colleague, endAccess, giveAccess, invite, offer, staffPeople, why } from '../support/people/staff.ts'

const named = 'staff@example.org'

describe.each(kinds)('ending the access of staff on the %s database', (kind) => {
  let academy: Academy
  let ada: Awaited<ReturnType<typeof colleague>>
  beforeAll(async () => {
    academy = await Academy.open(kind, { STAFF_EMAILS: named })
    ada = await colleague(academy, 'Ada')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const tokenFor = (email: string) => mailedToken(academy, 'staff-invitation', email)
  const isSignedIn = async (browser: { get(url: string): Promise<{ status: number }> }) =>
    (await browser.get('/api/auth/user')).status === 200

  it('signs the colleague out everywhere, blocks sign-ins, mails the reason and withdraws their invitations', async () => {
    const bo = await colleague(academy, 'Bo')
    const phone = await signInByMail(academy, bo.email)
    const theirs = `theirs-${kind}@example.org`
    await invite(bo.browser, theirs)
    const ended = await endAccess(ada.browser, bo.id)
    expect(ended).toMatchObject({ name: 'Bo', ending: { reason: why, staffName: 'Ada' } })
    for (const browser of [bo.browser, phone]) expect(await isSignedIn(browser)).toBe(false)
    expect(
      (await academy.db.outboxMail.findFirstOrThrow({ where: { kind: 'access-ended', recipient: bo.email } })).text,
    ).toContain(why)
    expect(await academy.db.staffInvitation.count({ where: { email: theirs } })).toBe(0)
    await academy
      .browser()
      .execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email: bo.email })
    const confirm =
      'mutation ($token: String!) { confirmSignInLink(token: $token) { __typename ... on AccountClosedError { code kind reason } } }'
    const token = await mailedToken(academy, 'sign-in', bo.email)
    const { confirmSignInLink } = await academy.browser().execute(confirm, { token })
    expect(confirmSignInLink).toMatchObject({ code: 'ACCOUNT_CLOSED', kind: 'accessEnded', reason: why })
    expect(await academy.db.session.count({ where: { userId: bo.id } })).toBe(0)
  })

  it('can be reversed by restoring access or by an invitation', async () => {
    const bo = await colleague(academy, 'Bo')
    const { ending } = await endAccess(ada.browser, bo.id)
    expect(await giveAccess(ada.browser, bo.id, ending.since)).toMatchObject({ ending: null })
    expect(await isSignedIn(await signInByMail(academy, bo.email))).toBe(true)
    // Earlier sessions stay ended.
    expect(await isSignedIn(bo.browser)).toBe(false)

    await endAccess(ada.browser, bo.id)
    await invite(ada.browser, bo.email)
    const token = await tokenFor(bo.email)
    expect(await offer(academy.browser(), token)).toMatchObject({ isReturn: true, obstacle: null })
    expect((await accept(academy.browser(), token)).user.id).toBe(bo.id)
    expect((await staffPeople(ada.browser)).find((it) => it.id === bo.id)).toMatchObject({ ending: null, isInvited: true })
  })

  it('is refused for oneself, for addresses in STAFF_EMAILS and for people who are not staff', async () => {
    expect(await endAccess(ada.browser, ada.id)).toMatchObject({
      code: 'ACCESS_REFUSED',
      message: expect.stringContaining('own access'),
    })
    const first = await academy.db.user.findUniqueOrThrow({ where: { email: named } })
    expect(await endAccess(ada.browser, first.id)).toMatchObject({
      code: 'ACCESS_REFUSED',
      message: expect.stringContaining('STAFF_EMAILS'),
    })
    const { user } = await signUp(academy)
    for (const id of [user.id, 'demo-staff', 'nobody'])
      expect(await endAccess(ada.browser, id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await endAccess(ada.browser, first.id, 'short')).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' })
  })

  it("succeeds for one of two people who end each other's access in parallel", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await colleague(academy, 'One'), await colleague(academy, 'Other')]
      const answers = await Promise.all(
        [endAccess(one.browser, other.id), endAccess(other.browser, one.id)].map((it) => it.catch(String)),
      )
      expect(answers.filter((it) => it.ending)).toHaveLength(1)
      const closed = await academy.db.accountClosure.count({ where: { userId: { in: [one.id, other.id] } } })
      expect(closed).toBe(1)
    }
  })

  it('shows a second caller who decided first, and repeats the same result to the first', async () => {
    const [bo, cy] = [await colleague(academy, 'Bo'), await colleague(academy, 'Cy')]
    const { ending } = await endAccess(ada.browser, bo.id)
    expect((await endAccess(ada.browser, bo.id)).ending).toEqual(ending)
    expect(await endAccess(cy.browser, bo.id)).toMatchObject({
      code: 'ALREADY_DECIDED',
      staffName: 'Ada',
      outcome: 'access ended',
    })
    expect(await academy.db.outboxMail.count({ where: { kind: 'access-ended', recipient: bo.email } })).toBe(1)
    expect((await giveAccess(cy.browser, bo.id, ending.since)).ending).toBeNull()
    expect((await giveAccess(cy.browser, bo.id, ending.since)).ending).toBeNull()
    expect(await giveAccess(ada.browser, bo.id, ending.since)).toMatchObject({ code: 'ALREADY_DECIDED', staffName: 'Cy' })
    academy.passDays(0.001)
    await endAccess(ada.browser, bo.id, 'Another reason than before.')
    expect(await giveAccess(cy.browser, bo.id, ending.since)).toMatchObject({ code: 'ALREADY_DECIDED', staffName: 'Ada' })
  })

  it('is undone by a start of the server with the address in STAFF_EMAILS', async () => {
    const bo = await colleague(academy, 'Bo')
    await endAccess(ada.browser, bo.id)
    await seed(academy.db, { demo: false, staffEmails: [bo.email] })
    expect((await staffPeople(ada.browser)).find((it) => it.id === bo.id)?.ending).toBeNull()
    // A suspended learner in STAFF_EMAILS stays suspended: the setting restores staff access only.
    const { user } = await signUp(academy)
    await academy.db.accountClosure.create({ data: { userId: user.id, reason: why, closedAt: new Date() } })
    await seed(academy.db, { demo: false, staffEmails: [user.email] })
    expect(await academy.db.accountClosure.count({ where: { userId: user.id, reopenedAt: null } })).toBe(1)
  })

  it('removes the colleague from crisis mails', async () => {
    const bo = await colleague(academy, 'Bo')
    await endAccess(ada.browser, bo.id)
    const { browser, user } = await signUp(academy)
    await academy.db.learner.update({ where: { id: user.id }, data: { createdAt: new Date(Date.now() - 40 * 86_400_000) } })
    const send = 'mutation ($input: LabPromptInput!) { sendPrompt(input: $input) { __typename } }'
    await browser.execute(send, { input: { toolType: 'claude', prompt: 'I want to kill myself.' } })
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis', recipient: ada.email } })).toBe(1)
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis', recipient: bo.email } })).toBe(0)
  })
})
