import { placeholderAddress } from '@deepm/schema/rules/family/family-members'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingInvitationMailer } from '../../src/modules/family/members/waiting-invitation.service.ts'
import { Academy, type Browser, kinds } from '../support/academy.ts'
import { addChild, answerInvitation, decide, family, inviteChild } from '../support/families.ts'
import { answerConsent, childForm, mailedToken, signInByMail, signUp, signUpUnconfirmed, signupForm } from '../support/people.ts'

describe.each(kinds)('a child with an email address, added by a parent, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `kid${crypto.randomUUID()}@example.org`
  const tokenTo = (email: string) => mailedToken(academy, 'child-invitation', email)
  const mailsTo = (recipient: string) => academy.db.outboxMail.count({ where: { kind: 'child-invitation', recipient } })
  const childrenOf = async (parent: Browser): Promise<string[]> =>
    (await parent.execute('{ viewer { children { id } } }')).viewer.children.map(({ id }: { id: string }) => id)
  const read = async (token: string) =>
    (
      await academy.browser().execute(
        `query ($token: String!) { childInvitation(token: $token) {
          ... on Error { code } ... on ChildInvitationQuestion { parentEmail childFirstName asksGuardian accounts { id } } } }`,
        { token },
      )
    ).childInvitation

  it('is created and linked when the invitation is confirmed, not earlier', async () => {
    const { parent, email: parentEmail } = await family(academy)
    const email = address()
    const users = await academy.db.user.count()
    expect((await inviteChild(parent, { email, interests: 'stories, space' })).__typename).toBe('DonePayload')
    expect([await academy.db.user.count(), (await childrenOf(parent)).length]).toEqual([users, 1])
    const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toContain(parentEmail)
    const token = await tokenTo(email)
    expect(await read(token)).toEqual({ parentEmail, childFirstName: 'Kim', asksGuardian: false, accounts: [] })
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
    const token = await tokenTo(email)
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
    expect([await mailsTo(email), await mailsTo(own.email)]).toEqual([0, 1])
    const token = await tokenTo(own.email)
    expect(await read(token)).toMatchObject({ asksGuardian: true })
    expect((await answerInvitation(academy.browser(), token, true)).__typename).toBe('DonePayload')
    expect(await childrenOf(stranger)).toContain(own.childId)
    expect(await childrenOf(own.parent)).toContain(own.childId)
  })

  it('of 13 or older answers the invitation, and keeps the account', async () => {
    const { parent } = await family(academy)
    const { user } = await signUp(academy)
    await inviteChild(parent, { email: user.email, age: 14 })
    expect(await childrenOf(parent)).not.toContain(user.id)
    await answerInvitation(academy.browser(), await tokenTo(user.email), true)
    expect(await childrenOf(parent)).toContain(user.id)
  })

  it('of 13 or older with a parent is linked if that parent agrees, and that parent is notified of changes', async () => {
    const { parent: stranger, email: strangerEmail } = await family(academy)
    const { parent, childId, email: parentEmail } = await family(academy)
    await academy.db.learner.update({ where: { id: childId }, data: { ageAtSignup: 14, consent: 'notRequired' } })
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    await inviteChild(stranger, { email, age: 14 })
    expect([await mailsTo(email), await mailsTo(parentEmail)]).toEqual([0, 1])
    await answerInvitation(academy.browser(), await tokenTo(parentEmail), true)
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
    const token = await tokenTo(email)
    expect((await read(token)).accounts).toHaveLength(2)
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
    await answerInvitation(academy.browser(), await tokenTo(user.email), true)
    expect(await academy.db.learner.findUnique({ where: { id: user.id } })).toMatchObject({ consent: 'granted' })
    const log = await academy.db.consentEvent.findMany({ where: { learnerId: user.id, status: 'granted' } })
    expect(log).toHaveLength(1)
  })

  it('under 13 with an unconfirmed address and a parent cannot accept a second parent', async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const email = address()
    await academy.db.user.update({
      where: { id: own.childId },
      data: { email: placeholderAddress(own.childId), claimedEmail: email, emailVerified: false },
    })
    await inviteChild(stranger, { email })
    const token = await tokenTo(email)
    expect((await answerInvitation(academy.browser(), token, true, own.childId)).code).toBe('LINK_EXPIRED')
    expect(await childrenOf(stranger)).not.toContain(own.childId)
    expect(await academy.db.user.findUnique({ where: { id: own.childId } })).toMatchObject({ emailVerified: false })
  })

  it('under 13 with an unconfirmed address cannot evade a parent or a refusal with a new account', async () => {
    const { parent: stranger } = await family(academy)
    const linked = await family(academy)
    for (const consent of ['granted', 'declined', 'withdrawn'] as const) {
      const email = address()
      const declined = await signUpUnconfirmed(academy, childForm({ email }))
      const id = consent === 'granted' ? linked.childId : declined.user.id
      await academy.db.user.update({
        where: { id },
        data: { email: placeholderAddress(id), claimedEmail: email, emailVerified: false },
      })
      await academy.db.learner.update({ where: { id }, data: { consent } })
      await inviteChild(stranger, { email })
      expect((await answerInvitation(academy.browser(), await tokenTo(email), true)).code).toBe('LINK_EXPIRED')
      expect(await academy.db.user.findUnique({ where: { id } })).toMatchObject({ claimedEmail: email })
    }
    expect(await childrenOf(stranger)).toHaveLength(1)
  })

  it('is confirmed by a linked parent who is not suspended, with a personal link', async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: own.childId } })
    await inviteChild(stranger, { email })
    const token = await tokenTo(own.email)
    const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email: own.email } })
    await academy.db.accountClosure.create({
      data: { userId: parentId, reason: 'A suspension for this test.', closedAt: new Date() },
    })
    expect((await answerInvitation(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    const mails = await mailsTo(own.email)
    await inviteChild(stranger, { email, age: 11 })
    expect(await mailsTo(own.email)).toBe(mails)
    await academy.db.accountClosure.deleteMany({ where: { userId: parentId } })
    const other = await family(academy)
    const { id: otherId } = await academy.db.user.findUniqueOrThrow({ where: { email: other.email } })
    await academy.db.guardianship.update({
      where: { parentId_learnerId: { parentId, learnerId: own.childId } },
      data: { parentId: otherId },
    })
    expect((await answerInvitation(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    expect(await childrenOf(stranger)).not.toContain(own.childId)
  })

  it('who is already in the family is not invited again', async () => {
    const { parent, childId } = await family(academy)
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
    expect(await inviteChild(parent, { email })).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
    expect(await mailsTo(email)).toBe(0)
  })

  it('under 13 with an unconfirmed address is linked only in a browser that is signed in to the account', async () => {
    const { parent } = await family(academy)
    const { browser, user } = await signUpUnconfirmed(academy, childForm())
    await inviteChild(parent, { email: user.email, age: 11 })
    const token = await tokenTo(user.email)
    expect((await answerInvitation(academy.browser(), token, true, user.id)).code).toBe('LINK_EXPIRED')
    expect(await childrenOf(parent)).not.toContain(user.id)
    expect((await answerInvitation(browser, token, true, user.id)).__typename).toBe('DonePayload')
    expect(await childrenOf(parent)).toContain(user.id)
  })

  it('cannot bypass a parent who declined', async () => {
    const { parent } = await family(academy)
    const form = childForm()
    const { user } = await signUp(academy, form)
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: false })
    await inviteChild(parent, { email: user.email, age: 11 })
    expect((await answerInvitation(academy.browser(), await tokenTo(user.email), true)).code).toBe('LINK_EXPIRED')
    expect(await childrenOf(parent)).not.toContain(user.id)
    expect(await academy.db.learner.findUnique({ where: { id: user.id } })).toMatchObject({ consent: 'declined' })
  })

  it('cannot be the parent, or a person who is not a learner', async () => {
    const { parent, email } = await family(academy)
    const alias = email.replace('@', '+kid@')
    expect(await inviteChild(parent, { email: alias })).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
    expect(await inviteChild(parent, {})).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
    const other = await family(academy)
    await inviteChild(parent, { email: other.email })
    expect((await answerInvitation(academy.browser(), await tokenTo(other.email), true)).code).toBe('LINK_EXPIRED')
  })

  it('is mailed once for a repeated request, and answered once for parallel answers', async () => {
    const { parent } = await family(academy)
    const email = address()
    const key = crypto.randomUUID()
    const sent = await Promise.all(Array.from({ length: 4 }, () => inviteChild(parent, { email }, key)))
    expect(sent.map(({ __typename }) => __typename)).toEqual(Array(4).fill('DonePayload'))
    expect((await inviteChild(parent, { email, firstName: 'Lou' }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await mailsTo(email)).toBe(1)
    const token = await tokenTo(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerInvitation(academy.browser(), token, true)))
    expect(answers.filter(({ __typename }) => __typename === 'DonePayload')).toHaveLength(1)
    expect(await childrenOf(parent)).toHaveLength(2)
  })

  it('gets LINK_EXPIRED after the parent cancels or repeats the invitation, or after seven days', async () => {
    const { parent } = await family(academy)
    const email = address()
    await inviteChild(parent, { email })
    const first = await tokenTo(email)
    await inviteChild(parent, { email, firstName: 'Kimi' })
    expect((await answerInvitation(academy.browser(), first, true)).code).toBe('LINK_EXPIRED')
    const { childInvitations } = (await parent.execute('{ viewer { childInvitations { id firstName email } } }')).viewer
    expect(childInvitations).toMatchObject([{ firstName: 'Kimi', email }])
    const cancel = 'mutation ($id: ID!) { cancelChildInvitation(id: $id) { __typename ... on Error { code } } }'
    const { parent: stranger } = await family(academy)
    const { id } = childInvitations[0]
    expect((await stranger.execute(cancel, { id })).cancelChildInvitation.code).toBe('NOT_FOUND')
    expect((await parent.execute(cancel, { id })).cancelChildInvitation.__typename).toBe('DonePayload')
    expect((await answerInvitation(academy.browser(), await tokenTo(email), true)).code).toBe('LINK_EXPIRED')
    expect((await inviteChild(parent, { email })).code).toBe('RATE_LIMITED')
    await academy.db.rateLimit.deleteMany()
    await inviteChild(parent, { email })
    academy.passDays(7.01)
    expect((await answerInvitation(academy.browser(), await tokenTo(email), true)).code).toBe('LINK_EXPIRED')
    academy.setClock(new Date())
  })

  it('is invited even when strangers used up the limit of the mailbox, and is emailed before their invitations', async () => {
    const { parent, email: parentEmail } = await family(academy)
    await academy.db.user.update({ where: { email: parentEmail }, data: { createdAt: new Date(0) } })
    const email = address()
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const { parent: fake } = await family(academy)
      for (const _mail of [1, 2]) expect((await inviteChild(fake, { email })).__typename).toBe('DonePayload')
    }
    expect(await mailsTo(email)).toBe(5)
    expect((await inviteChild(parent, { email, firstName: 'Zoe' })).__typename).toBe('DonePayload')
    const { childInvitations } = (await parent.execute('{ viewer { childInvitations { firstName email } } }')).viewer
    expect(childInvitations).toEqual([{ firstName: 'Zoe', email }])
    const mine = () => academy.db.outboxMail.findMany({ where: { recipient: email, text: { contains: 'Zoe' } } })
    const job = (days: number) => waitingInvitationMailer(academy.app.config)(academy.db, daysFrom(academy.app.clock(), days))
    expect(await mine()).toHaveLength(0)
    await Promise.all([job(0), job(0)])
    const [mail, ...more] = await mine()
    expect(more).toEqual([])
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await answerInvitation(academy.browser(), token, true)).__typename).toBe('DonePayload')
    expect(await childrenOf(parent)).toHaveLength(2)
  })

  it('joins a family of at most four children, however many are invited in parallel', async () => {
    const { parent } = await family(academy)
    const emails = Array.from({ length: 8 }, address)
    const sent = await Promise.all(emails.map((email) => inviteChild(parent, { email })))
    expect(sent.filter(({ code }) => code === 'FAMILY_FULL')).toHaveLength(5)
    const open = await academy.db.childInvitation.findMany({ where: { email: { in: emails } } })
    for (const _child of [1, 2]) await addChild(parent, {})
    const answers = []
    for (const { email } of open) answers.push(await answerInvitation(academy.browser(), await tokenTo(email), true))
    expect(answers.filter(({ code }) => code === 'FAMILY_FULL')).toHaveLength(2)
    expect(await childrenOf(parent)).toHaveLength(4)
  })
})
