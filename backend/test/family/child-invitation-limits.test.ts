import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingInvitationMailer } from '../../src/modules/family/members/waiting-invitation.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childrenOf, invitationMails, invitationToken } from '../support/people/child-invitations.ts'
import { addChild, answerInvitation, family, inviteChild } from '../support/people/families.ts'

describe.each(kinds)('a child with an email address, added by a parent, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `kid${crypto.randomUUID()}@example.org`

  it('is mailed once for a repeated request, and answered once for parallel answers', async () => {
    const { parent } = await family(academy)
    const email = address()
    const key = crypto.randomUUID()
    const sent = await Promise.all(Array.from({ length: 4 }, () => inviteChild(parent, { email }, key)))
    expect(sent.map(({ __typename }) => __typename)).toEqual(Array(4).fill('DonePayload'))
    expect((await inviteChild(parent, { email, firstName: 'Lou' }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await invitationMails(academy, email)).toBe(1)
    const token = await invitationToken(academy, email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerInvitation(academy.browser(), token, true)))
    expect(answers.filter(({ __typename }) => __typename === 'DonePayload')).toHaveLength(1)
    expect(await childrenOf(parent)).toHaveLength(2)
  })

  it('gets LINK_EXPIRED after the parent cancels or repeats the invitation, or after seven days', async () => {
    const { parent } = await family(academy)
    const email = address()
    await inviteChild(parent, { email })
    const first = await invitationToken(academy, email)
    await inviteChild(parent, { email, firstName: 'Kimi' })
    expect((await answerInvitation(academy.browser(), first, true)).code).toBe('LINK_EXPIRED')
    const { childInvitations } = (await parent.execute('{ viewer { childInvitations { id firstName email } } }')).viewer
    expect(childInvitations).toMatchObject([{ firstName: 'Kimi', email }])
    const cancel = 'mutation ($id: ID!) { cancelChildInvitation(id: $id) { __typename ... on Error { code } } }'
    const { parent: stranger } = await family(academy)
    const { id } = childInvitations[0]
    expect((await stranger.execute(cancel, { id })).cancelChildInvitation.code).toBe('NOT_FOUND')
    expect((await parent.execute(cancel, { id })).cancelChildInvitation.__typename).toBe('DonePayload')
    expect((await answerInvitation(academy.browser(), await invitationToken(academy, email), true)).code).toBe('LINK_EXPIRED')
    expect((await inviteChild(parent, { email })).code).toBe('RATE_LIMITED')
    await academy.db.rateLimit.deleteMany()
    await inviteChild(parent, { email })
    academy.passDays(7.01)
    expect((await answerInvitation(academy.browser(), await invitationToken(academy, email), true)).code).toBe('LINK_EXPIRED')
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
    expect(await invitationMails(academy, email)).toBe(5)
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
    for (const { email } of open)
      answers.push(await answerInvitation(academy.browser(), await invitationToken(academy, email), true))
    expect(answers.filter(({ code }) => code === 'FAMILY_FULL')).toHaveLength(2)
    expect(await childrenOf(parent)).toHaveLength(4)
  })
})
