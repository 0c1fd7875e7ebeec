import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { childrenOf } from '../support/people/child-invitations.ts'
import { countMails, decide, family } from '../support/people/families.ts'
import { demo, mailedToken, signInByMail, signUp } from '../support/people/people.ts'

const invite = `mutation ($learnerId: ID!, $input: GuardianInvitationInput!) {
  inviteGuardian(learnerId: $learnerId, input: $input) { __typename ... on Error { code } ... on InvalidInputError { field } }
}`
const answer = `mutation ($token: String!, $agree: Boolean!) {
  answerGuardianInvitation(token: $token, agree: $agree) { __typename ... on Error { code } }
}`
const read = `query ($token: String!) {
  guardianInvitation(token: $token) { __typename ... on Error { code } ... on GuardianQuestion { parentEmail childFirstName } }
}`

describe.each(kinds)('another parent of a child, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const address = () => `alex${crypto.randomUUID()}@example.org`
  const ask = async (parent: Browser, learnerId: string, email: string): Promise<Json> =>
    (await parent.execute(invite, { learnerId, input: { firstName: 'Alex', email } })).inviteGuardian
  const tokenFor = (email: string) => mailedToken(academy, 'guardian-invitation', email)
  const reply = async (email: string, agree = true, token?: string): Promise<string> => {
    const given = { token: token ?? (await tokenFor(email)), agree }
    const result = (await academy.browser().execute(answer, given)).answerGuardianInvitation
    return result.code ?? result.__typename
  }

  it('is invited by a linked parent, has the same rights after accepting, and the child and the first parent are told', async () => {
    const { parent, childId, email: first } = await family(academy, { firstName: 'Mia' })
    const email = address()
    expect((await ask(parent, childId, email)).__typename).toBe('DonePayload')
    const token = await tokenFor(email)
    expect((await academy.browser().execute(read, { token })).guardianInvitation).toMatchObject({
      parentEmail: first,
      childFirstName: 'Mia',
    })
    expect(await reply(email)).toBe('DonePayload')
    const other = await signInByMail(academy, email)
    expect(await childrenOf(other)).toEqual([childId])
    expect((await decide(other, childId, { labMinutesPerDay: 15 })).__typename).toBe('Learner')
    expect(await academy.db.notification.count({ where: { userId: childId, kind: 'familyLink' } })).toBeGreaterThan(0)
    expect(await countMails(academy, 'other-guardian', first)).toBe(1)
    expect(await reply(email, true, token)).toBe('LINK_EXPIRED')
  })

  it('is linked once when the link is opened many times, and not at all after declining', async () => {
    const { parent, childId } = await family(academy)
    const [email, refusing] = [address(), address()]
    await ask(parent, childId, email)
    const token = await tokenFor(email)
    const results = await Promise.all(Array.from({ length: 5 }, () => reply(email, true, token)))
    expect(results.filter((it) => it === 'DonePayload')).toHaveLength(1)
    await ask(parent, childId, refusing)
    const refused = await tokenFor(refusing)
    expect(await reply(refusing, false, refused)).toBe('DonePayload')
    expect(await reply(refusing, true, refused)).toBe('LINK_EXPIRED')
    expect(await academy.db.user.count({ where: { email: refusing } })).toBe(0)
  })

  it('cannot be invited for a child of another family, or for the demo family, or be a linked parent or a learner', async () => {
    const { parent, childId, email: own } = await family(academy)
    const { childId: foreign } = await family(academy)
    expect((await ask(parent, foreign, address())).code).toBe('NOT_FOUND')
    expect(await ask(parent, childId, own)).toMatchObject({ code: 'INVALID_INPUT', field: 'email' })
    expect((await ask(await demo(academy, 'parent'), 'demo-learner', address())).code).toBe('DEMO_ACCOUNT')
    const { user } = await signUp(academy)
    await ask(parent, childId, user.email)
    expect(await reply(user.email)).toBe('PARENT_ADDRESS')
  })

  it('cannot use a link that was withdrawn, replaced or has expired, or whose sender no longer decides', async () => {
    academy.setClock(new Date())
    const { parent, childId, email: first } = await family(academy)
    const email = address()
    await ask(parent, childId, email)
    const old = await tokenFor(email)
    await ask(parent, childId, email)
    expect(await reply(email, true, old)).toBe('LINK_EXPIRED')
    const list = '{ viewer { children { guardianInvitations { id email firstName } } } }'
    const [open] = (await parent.execute(list)).viewer.children[0].guardianInvitations
    expect(open).toMatchObject({ email, firstName: 'Alex' })
    const cancel = 'mutation ($id: ID!) { cancelGuardianInvitation(id: $id) { __typename ... on Error { code } } }'
    const stranger = (await family(academy)).parent
    expect((await stranger.execute(cancel, { id: open.id })).cancelGuardianInvitation.code).toBe('NOT_FOUND')
    expect((await parent.execute(cancel, { id: open.id })).cancelGuardianInvitation.__typename).toBe('DonePayload')
    expect(await reply(email)).toBe('LINK_EXPIRED')
    await ask(parent, childId, email)
    academy.passDays(7.1)
    expect(await reply(email)).toBe('LINK_EXPIRED')
    const last = address()
    await ask(parent, childId, last)
    await academy.db.guardianship.deleteMany({ where: { parent: { email: first } } })
    expect(await reply(last)).toBe('LINK_EXPIRED')
  })

  it('gets at most five emails a day, with the same response', async () => {
    const { parent, childId } = await family(academy)
    const email = address()
    const answers = []
    for (let time = 0; time < 7; time += 1) answers.push((await ask(parent, childId, email)).__typename)
    expect(new Set(answers)).toEqual(new Set(['DonePayload']))
    expect(await countMails(academy, 'guardian-invitation', email)).toBe(5)
  })
})
