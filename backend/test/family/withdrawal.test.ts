import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmationMailer } from '../../src/modules/consent/withdrawal.service.ts'
import { eraseAccountsWithoutConsent } from '../../src/modules/privacy/consent-expiry.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { family, takeBack } from '../support/people/families.ts'
import { completeLesson, mailedToken, signInByMail } from '../support/people/people.ts'

const failed = '__typename ... on Error { code message }'
const withdrawing = `mutation ($id: ID!) { withdrawConsent(learnerId: $id) { ${failed} } }`
const keeping = `mutation ($id: ID!) { keepConsent(learnerId: $id) { ${failed} ... on Learner { consent erasureAt } } }`
const day = 86_400_000

describe.each(kinds)('withdrawn consent on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  /** Returns a child with two linked parents. */
  async function twoParents() {
    const one = await family(academy, { firstName: 'Nia', parentFirstName: 'Sam' })
    const email = `alex.${one.childId}@example.org`
    const id = crypto.randomUUID()
    const name = { firstName: 'Alex', lastName: '', name: 'Alex' }
    await academy.db.user.create({ data: { id, email, emailVerified: true, role: 'parent', ...name } })
    await academy.db.guardianship.create({ data: { parentId: id, learnerId: one.childId } })
    return { ...one, other: { id, email, browser: await signInByMail(academy, email) } }
  }

  const withdraw = async (parent: Browser, id: string) => (await parent.execute(withdrawing, { id })).withdrawConsent
  const keep = async (parent: Browser, id: string) => (await parent.execute(keeping, { id })).keepConsent
  const mailsTo = (recipient: string, mailKind: string) =>
    academy.db.outboxMail.findMany({ where: { kind: mailKind, recipient } })
  const titlesOf = async (userId: string) =>
    (await academy.db.notification.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })).map(({ title }) => title)
  const erase = (at: number) => eraseAccountsWithoutConsent(academy.db, new Date(at))
  const exists = async (id: string) => (await academy.db.user.count({ where: { id } })) === 1

  it('notifies the other parent, with the name of the parent who withdrew it and the erasure date', async () => {
    const { parent, childId, email, other } = await twoParents()
    const from = Date.now()
    expect((await withdraw(parent, childId)).__typename).toBe('DonePayload')
    const { viewer } = await other.browser.execute('{ viewer { children { consent erasureAt } } }')
    expect(viewer.children[0].consent).toBe('withdrawn')
    const erasureAt = Date.parse(viewer.children[0].erasureAt)
    expect(Math.abs(erasureAt - from - 7 * day)).toBeLessThan(60_000)
    const date = new Date(erasureAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const [mail, ...more] = await mailsTo(other.email, 'consent-withdrawn')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Sam has withdrawn consent for Nia to use DEEPM Academy')
    expect(mail?.text).toContain(`we’ll delete the account and everything in it on ${date}`)
    expect(await titlesOf(other.id)).toContain('Sam has withdrawn consent for Nia')
    expect(await mailsTo(email, 'consent-withdrawn')).toEqual([])
    // The notification and the email name the child, so they are erased with the child.
    await erase(erasureAt + 1000)
    expect(await titlesOf(other.id)).toEqual([])
    expect(await mailsTo(other.email, 'consent-withdrawn')).toEqual([])
  })

  it('also notifies the other parent when withdrawn by the link of the second email', async () => {
    const { childId, email, other } = await twoParents()
    await confirmationMailer(academy.app.config)(academy.db, new Date(Date.now() + 1.1 * day))
    const token = await mailedToken(academy, 'consent-confirmed', email)
    for (const _press of [1, 2]) await takeBack(academy.browser(), token)
    expect((await mailsTo(other.email, 'consent-withdrawn')).map(({ subject }) => subject)).toEqual([
      'Sam has withdrawn consent for Nia to use DEEPM Academy',
    ])
    expect(await mailsTo(email, 'consent-withdrawn')).toEqual([])
    expect(await academy.db.learner.count({ where: { id: childId, consent: 'withdrawn' } })).toBe(1)
  })

  it('can be given again by a linked parent, once, and notifies the child and the other parents', async () => {
    const { parent, child, childId, email, other } = await twoParents()
    await withdraw(parent, childId)
    const answers = await Promise.all([1, 2, 3].map(() => keep(other.browser, childId)))
    answers.push(await keep(other.browser, childId))
    for (const answer of answers) expect(answer).toMatchObject({ __typename: 'Learner', consent: 'granted', erasureAt: null })
    const log = await academy.db.consentEvent.findMany({ where: { learnerId: childId }, orderBy: { id: 'asc' } })
    expect(log.map(({ status }) => status)).toEqual(['pending', 'granted', 'withdrawn', 'granted'])
    expect(log.at(-1)).toMatchObject({ parentEmail: other.email, note: 'kept by a linked parent' })
    expect((await mailsTo(email, 'consent-kept')).map(({ subject }) => subject)).toEqual([
      'Alex has decided to keep Nia’s DEEPM Academy account',
    ])
    expect(await mailsTo(other.email, 'consent-kept')).toEqual([])
    expect((await titlesOf(childId)).filter((title) => title === '🎉 Your account stays')).toHaveLength(1)
    expect((await child.execute(completeLesson, { id: 'problem-detective' })).completeLesson.code).not.toBe('CONSENT_REQUIRED')
    await erase(Date.now() + 8 * day)
    expect(await exists(childId)).toBe(true)
  })

  it('does not promise that learning is saved when a parent keeps the account during a pause', async () => {
    const { parent, childId, email, other } = await twoParents()
    const set = 'mutation ($id: ID!) { setFamilyControls(learnerId: $id, input: { isPaused: true }) { __typename } }'
    await parent.execute(set, { id: childId })
    await withdraw(parent, childId)
    await keep(other.browser, childId)
    const [mail] = await mailsTo(email, 'consent-kept')
    expect(mail?.text).toContain('Learning is still paused.')
    const notice = await academy.db.notification.findFirstOrThrow({ where: { userId: childId, title: '🎉 Your account stays' } })
    expect(notice.text).toContain('Learning is still paused.')
    expect(`${mail?.text} ${notice.text}`).not.toMatch(/saved again|saving/)
  })

  it('can be given again by the parent who withdrew it', async () => {
    const { parent, childId } = await family(academy)
    await withdraw(parent, childId)
    expect(await keep(parent, childId)).toMatchObject({ consent: 'granted' })
  })

  it('starts 7 new days when it is withdrawn again after the account was kept, and notifies everyone again', async () => {
    const { parent, childId, other } = await twoParents()
    await withdraw(parent, childId)
    await academy.db.consentEvent.updateMany({
      where: { learnerId: childId, status: 'withdrawn' },
      data: { createdAt: new Date(Date.now() - 30 * day) },
    })
    await keep(other.browser, childId)
    academy.setClock(new Date(academy.app.clock().getTime() + 1000))
    await withdraw(parent, childId)
    await erase(Date.now() + 6.9 * day)
    expect(await exists(childId)).toBe(true)
    expect(await mailsTo(other.email, 'consent-withdrawn')).toHaveLength(2)
    expect((await titlesOf(childId)).filter((title) => title === 'Your parent took back their permission')).toHaveLength(2)
    await erase(Date.now() + 7.1 * day)
    expect(await exists(childId)).toBe(false)
  })

  it('cannot be given again by strangers, the child or a parent of a child who needs no consent', async () => {
    const { parent, child, childId } = await family(academy)
    const { parent: stranger } = await family(academy)
    await withdraw(parent, childId)
    expect((await keep(stranger, childId)).code).toBe('NOT_FOUND')
    await expect(keep(child, childId)).rejects.toThrow('FORBIDDEN')
    await expect(keep(academy.browser(), childId)).rejects.toThrow('UNAUTHENTICATED')
    await academy.db.learner.update({ where: { id: childId }, data: { consent: 'notRequired' } })
    expect((await keep(parent, childId)).code).toBe('NOT_FOUND')
    expect(await academy.db.consentEvent.count({ where: { learnerId: childId, status: 'granted' } })).toBe(1)
  })

  it('can be given again at most five times a day, so that parents who disagree cannot flood each other', async () => {
    const { parent, childId } = await family(academy)
    for (let time = 0; time < 5; time += 1) {
      await withdraw(parent, childId)
      expect((await keep(parent, childId)).__typename).toBe('Learner')
    }
    await withdraw(parent, childId)
    expect((await keep(parent, childId)).code).toBe('RATE_LIMITED')
  })
})
