import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childrenOf, invitationMails, invitationToken, readInvitation } from '../support/people/child-invitations.ts'
import { answerInvitation, decide, family, inviteChild } from '../support/people/families.ts'
import { childForm, signInByMail, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'

describe.each(kinds)('a child with an email address, added by a parent, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `kid${crypto.randomUUID()}@example.org`

  it('is created and linked when the invitation is confirmed, not earlier', async () => {
    const { parent, email: parentEmail } = await family(academy)
    const email = address()
    const users = await academy.db.user.count()
    expect((await inviteChild(parent, { email, interests: 'stories, space' })).__typename).toBe('DonePayload')
    expect([await academy.db.user.count(), (await childrenOf(parent)).length]).toEqual([users, 1])
    const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toContain(parentEmail)
    const token = await invitationToken(academy, email)
    expect(await readInvitation(academy, token)).toEqual({
      parentEmail,
      childFirstName: 'Kim',
      asksGuardian: false,
      accounts: [],
    })
    expect((await answerInvitation(academy.browser(), token, true)).__typename).toBe('DonePayload')
    const child = await academy.db.user.findUniqueOrThrow({ where: { email }, include: { learner: true } })
    expect(child).toMatchObject({ emailVerified: true, learner: { consent: 'granted', learningGoals: ['stories', 'space'] } })
    expect(await childrenOf(parent)).toContain(child.id)
    const own = await signInByMail(academy, email)
    expect((await own.get('/api/auth/user')).body.id).toBe(child.id)
  })

  it('is linked to no one after declining the invitation, and the parent is notified', async () => {
    const { parent } = await family(academy)
    const email = address()
    await inviteChild(parent, { email, firstName: 'Nia' })
    const token = await invitationToken(academy, email)
    expect((await answerInvitation(academy.browser(), token, false)).__typename).toBe('DonePayload')
    expect((await answerInvitation(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    expect(await academy.db.user.count({ where: { email } })).toBe(0)
    const told = await academy.db.notification.count({ where: { title: 'Your invitation to Nia was declined' } })
    expect(told).toBe(1)
  })

  it('of another family is linked only if their current parent agrees', async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: own.childId } })
    const free = address()
    const [known, unknown] = [await inviteChild(stranger, { email }), await inviteChild(stranger, { email: free })]
    expect(known).toEqual(unknown)
    expect(await childrenOf(stranger)).not.toContain(own.childId)
    // The parent is asked, not the child.
    expect([await invitationMails(academy, email), await invitationMails(academy, own.email)]).toEqual([0, 1])
    const token = await invitationToken(academy, own.email)
    expect(await readInvitation(academy, token)).toMatchObject({ asksGuardian: true })
    expect((await answerInvitation(academy.browser(), token, true)).__typename).toBe('DonePayload')
    expect(await childrenOf(stranger)).toContain(own.childId)
    expect(await childrenOf(own.parent)).toContain(own.childId)
  })

  it('of 13 or older answers the invitation, and keeps the account', async () => {
    const { parent } = await family(academy)
    const { user } = await signUp(academy)
    await inviteChild(parent, { email: user.email, age: 14 })
    expect(await childrenOf(parent)).not.toContain(user.id)
    await answerInvitation(academy.browser(), await invitationToken(academy, user.email), true)
    expect(await childrenOf(parent)).toContain(user.id)
  })

  it('of 13 or older with a parent is linked if that parent agrees, and that parent is notified of changes', async () => {
    const { parent: stranger, email: strangerEmail } = await family(academy)
    const { parent, childId, email: parentEmail } = await family(academy)
    await academy.db.learner.update({ where: { id: childId }, data: { ageAtSignup: 14, consent: 'notRequired' } })
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    await inviteChild(stranger, { email, age: 14 })
    expect([await invitationMails(academy, email), await invitationMails(academy, parentEmail)]).toEqual([0, 1])
    await answerInvitation(academy.browser(), await invitationToken(academy, parentEmail), true)
    expect(await childrenOf(stranger)).toContain(childId)
    expect(await academy.db.outboxMail.count({ where: { kind: 'other-guardian', recipient: parentEmail } })).toBe(1)
    const { viewer } = await parent.execute('{ viewer { id } }')
    const told = (part: string) => academy.db.notification.count({ where: { userId: viewer.id, source: { contains: part } } })
    expect(await told(':joined:')).toBe(1)
    await stranger.execute(
      'mutation ($id: ID!) { setFamilyControls(learnerId: $id, input: { isLabOn: false }) { __typename } }',
      {
        id: childId,
      },
    )
    await stranger.execute('mutation ($id: ID!) { permitLeaderboard(learnerId: $id, permitted: true) { __typename } }', {
      id: childId,
    })
    await decide(stranger, childId, { isPaused: true, labMinutesPerDay: 30 })
    const notices = await academy.db.notification.findMany({ where: { userId: viewer.id, source: { contains: ':controls:' } } })
    // Changes of one area within an hour cause one notification.
    expect(notices.map(({ title }) => title.split(': ')[1]).toSorted()).toEqual(['AI lab', 'pause', 'what others see'])
    expect(strangerEmail).not.toBe(parentEmail)
  })

  it("of another family is not in the inviting parent's export, nor is their parent", async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const { email, firstName } = await academy.db.user.update({ where: { id: own.childId }, data: { firstName: 'Canary' } })
    await inviteChild(stranger, { email, firstName: 'Lily' })
    const { exportData } = await stranger.execute('mutation { exportData { ... on DataExport { json } } }')
    expect(exportData.json).toContain(email)
    expect(exportData.json).not.toContain(own.email)
    expect(exportData.json).not.toContain(firstName)
    expect(exportData.json).not.toContain('askedOfCurrentParent')
  })

  it('with an unconfirmed account chooses it, and another account with the same address is not linked', async () => {
    const { parent } = await family(academy)
    const email = address()
    const mine = await signUpUnconfirmed(academy, signupForm({ email }))
    const foreign = await signUpUnconfirmed(academy, signupForm({ email }))
    await inviteChild(parent, { email, age: 14 })
    const token = await invitationToken(academy, email)
    expect((await readInvitation(academy, token)).accounts).toHaveLength(2)
    expect((await answerInvitation(academy.browser(), token, true, mine.user.id)).__typename).toBe('DonePayload')
    expect(await childrenOf(parent)).toContain(mine.user.id)
    const rows = await academy.db.user.findMany({ where: { id: { in: [mine.user.id, foreign.user.id] } } })
    const stateOf = (id: string) => rows.find((row) => row.id === id)
    expect(stateOf(mine.user.id)).toMatchObject({ email, emailVerified: true })
    expect(stateOf(foreign.user.id)).toMatchObject({ claimedEmail: null, emailVerified: false })
  })

  it('who waits for consent can learn once linked', async () => {
    const { parent } = await family(academy)
    const { user } = await signUp(academy, childForm())
    await inviteChild(parent, { email: user.email, age: 11 })
    await answerInvitation(academy.browser(), await invitationToken(academy, user.email), true)
    expect(await academy.db.learner.findUnique({ where: { id: user.id } })).toMatchObject({ consent: 'granted' })
    const log = await academy.db.consentEvent.findMany({ where: { learnerId: user.id, status: 'granted' } })
    expect(log).toHaveLength(1)
  })
})
