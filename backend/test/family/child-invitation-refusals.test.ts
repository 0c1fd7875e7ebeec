import { placeholderAddress } from '@deepm/schema/rules/family/family-members'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childrenOf, invitationMails, invitationToken } from '../support/people/child-invitations.ts'
import { answerInvitation, family, inviteChild } from '../support/people/families.ts'
import { answerConsent, childForm, mailedToken, signUp, signUpUnconfirmed } from '../support/people/people.ts'

describe.each(kinds)('a child with an email address, added by a parent, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `kid${crypto.randomUUID()}@example.org`

  it('under 13 with an unconfirmed address and a parent cannot accept a second parent', async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const email = address()
    await academy.db.user.update({
      where: { id: own.childId },
      data: { email: placeholderAddress(own.childId), claimedEmail: email, emailVerified: false },
    })
    await inviteChild(stranger, { email })
    const token = await invitationToken(academy, email)
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
      expect((await answerInvitation(academy.browser(), await invitationToken(academy, email), true)).code).toBe('LINK_EXPIRED')
      expect(await academy.db.user.findUnique({ where: { id } })).toMatchObject({ claimedEmail: email })
    }
    expect(await childrenOf(stranger)).toHaveLength(1)
  })

  it('is confirmed by a linked parent who is not suspended, with a personal link', async () => {
    const own = await family(academy)
    const { parent: stranger } = await family(academy)
    const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: own.childId } })
    await inviteChild(stranger, { email })
    const token = await invitationToken(academy, own.email)
    const { id: parentId } = await academy.db.user.findUniqueOrThrow({ where: { email: own.email } })
    await academy.db.accountClosure.create({
      data: { userId: parentId, reason: 'A suspension for this test.', closedAt: new Date() },
    })
    expect((await answerInvitation(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    const mails = await invitationMails(academy, own.email)
    await inviteChild(stranger, { email, age: 11 })
    expect(await invitationMails(academy, own.email)).toBe(mails)
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
    expect(await invitationMails(academy, email)).toBe(0)
  })

  it('under 13 with an unconfirmed address is linked only in a browser that is signed in to the account', async () => {
    const { parent } = await family(academy)
    const { browser, user } = await signUpUnconfirmed(academy, childForm())
    await inviteChild(parent, { email: user.email, age: 11 })
    const token = await invitationToken(academy, user.email)
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
    expect((await answerInvitation(academy.browser(), await invitationToken(academy, user.email), true)).code).toBe(
      'LINK_EXPIRED',
    )
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
    expect((await answerInvitation(academy.browser(), await invitationToken(academy, other.email), true)).code).toBe(
      'LINK_EXPIRED',
    )
  })
})
