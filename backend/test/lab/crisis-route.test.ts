import { crisisReplies } from '@deepm/schema/rules/safety/care-texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crisisReminder } from '../../src/modules/lab/crisis.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { experimenter, reportAnswer, send } from '../support/learning/lab.ts'
import { age, ask, decide, family, maker, openCrisis, queue, staffMember } from '../support/learning/studio.ts'
import { demo } from '../support/people/people.ts'

const minute = 60_000

describe.each(kinds)('the route of a crisis on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  let staffCount: number
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
    await staffMember(academy)
    staffCount = await academy.db.user.count({ where: { role: 'staff', isDemo: false } })
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    await academy.db.interaction.deleteMany()
    await academy.db.outboxMail.deleteMany()
  })

  const now = () => academy.app.clock().getTime()
  const crisis = (learnerId: string, minutesAgo: number, changes: object = {}) =>
    ask(academy, learnerId, 'secret words', {
      level: 'danger',
      reasons: ['crisis'],
      createdAt: new Date(now() - minutesAgo * minute),
      ...changes,
    })
  /** Runs the job as if some minutes had passed. */
  const remind = (minutes = 0) => crisisReminder(academy.app.config)(academy.db, new Date(now() + minutes * minute))
  const reminders = () => academy.db.outboxMail.findMany({ where: { kind: 'crisis-reminder' }, orderBy: { createdAt: 'asc' } })

  it('reminds all staff after 30 and after 120 minutes, each once, without data of the learner', async () => {
    const { browser, user } = await experimenter(academy)
    const { id } = await send(browser, 'my dad hits me when he is drunk')
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis' } })).toBe(staffCount)
    await remind(29)
    expect(await reminders()).toEqual([])
    await remind(30)
    await remind(31)
    await remind(119)
    expect(await reminders()).toHaveLength(staffCount)
    await remind(121)
    await remind(500)
    const mails = await reminders()
    expect(mails).toHaveLength(2 * staffCount)
    expect(mails.map(({ subject }) => /\d+/.exec(subject)?.[0]).toSorted()).toEqual([
      ...Array(staffCount).fill('120'),
      ...Array(staffCount).fill('30'),
    ])
    expect(mails[0]?.text).toContain(id)
    expect(JSON.stringify(mails)).not.toMatch(/drunk|hits me/)
    expect(JSON.stringify(mails)).not.toContain(user.id)
  })

  it('sends each reminder once when several processes run the job together', async () => {
    const { user } = await maker(academy)
    await crisis(user.id, 31)
    await Promise.all(Array.from({ length: 8 }, () => remind()))
    expect(await reminders()).toHaveLength(staffCount)
  })

  it('sends one reminder after a long pause of the job, and one about several messages of a learner', async () => {
    const { user } = await maker(academy)
    for (const minutes of [130, 128, 125]) await crisis(user.id, minutes)
    await remind()
    await remind(1)
    expect(await reminders()).toHaveLength(staffCount)
    const other = await maker(academy)
    await crisis(other.user.id, 40)
    await remind(2)
    expect(await reminders()).toHaveLength(2 * staffCount)
  })

  it('ends the reminders when a member of staff opens the item, and records who was first', async () => {
    const { user } = await maker(academy)
    const id = await crisis(user.id, 20, { crisisTopics: ['selfHarm', 'abuse'] })
    expect((await queue(staff)).items).toMatchObject([{ crisisTopics: ['selfHarm', 'abuse'], openedAt: null }])
    const before = await academy.db.auditEntry.count({ where: { action: 'queue.open' } })
    const other = await staffMember(academy)
    expect(await openCrisis(staff, `crisis:${id}`)).toMatchObject({ __typename: 'DonePayload' })
    expect(await openCrisis(other, `crisis:${id}`)).toMatchObject({ __typename: 'DonePayload' })
    const { openedBy } = await academy.db.interaction.findUniqueOrThrow({ where: { id } })
    const { name } = await academy.db.user.findUniqueOrThrow({ where: { id: openedBy ?? '' } })
    expect((await queue(other)).items).toMatchObject([{ openedAt: new Date(now()).toISOString(), openedByName: name }])
    const entries = await academy.db.auditEntry.findMany({ where: { action: 'queue.open' }, orderBy: { createdAt: 'asc' } })
    expect(entries.slice(before)).toMatchObject([{ staffId: openedBy, subjectIds: [user.id], detail: `Opened crisis:${id}` }])
    await remind(200)
    expect(await reminders()).toEqual([])
  })

  it('counts a decision as opening, also when the child reports the reply later', async () => {
    const { browser, user } = await experimenter(academy)
    const id = await crisis(user.id, 10)
    await decide(staff, `crisis:${id}`, 'attended', { word: 'We are here.', careNote: 'Called.' })
    expect(await reportAnswer(browser, id, { reason: 'other' })).toMatchObject({ isReported: true })
    await remind(200)
    expect(await reminders()).toEqual([])
    expect((await academy.db.interaction.findUniqueOrThrow({ where: { id } })).openedAt).not.toBeNull()
  })

  it('opens only waiting crises of the own academy', async () => {
    const { browser, user } = await maker(academy)
    const id = await crisis(user.id, 1)
    const flagged = await crisis(user.id, 1, { reasons: ['weapons'] })
    const visitor = await demo(academy, 'staff')
    for (const [who, item] of [
      [visitor, `crisis:${id}`],
      [staff, `crisis:${flagged}`],
      [staff, `flagged:${flagged}`],
      [staff, 'crisis:none'],
      [staff, 'nonsense'],
    ] as const)
      expect(await openCrisis(who, item)).toMatchObject({ code: 'NOT_FOUND' })
    await expect(openCrisis(browser, `crisis:${id}`)).rejects.toThrow('FORBIDDEN')
    expect(await academy.db.interaction.count({ where: { openedAt: { not: null } } })).toBe(0)
  })

  it('measures the response times of the last 30 days', async () => {
    expect((await queue(staff)).responseTimes).toEqual({ opened: 0, medianMinutes: null, longestMinutes: null })
    const { user } = await maker(academy)
    const openedAfter = (minutesAgo: number, waited: number) =>
      crisis(user.id, minutesAgo, { openedAt: new Date(now() - (minutesAgo - waited) * minute) })
    for (const waited of [5, 10, 60]) await openedAfter(1000, waited)
    await openedAfter(60 * 24 * 31, 600)
    await crisis(user.id, 90)
    expect((await queue(staff)).responseTimes).toEqual({ opened: 3, medianMinutes: 10, longestMinutes: 90 })
    expect((await queue(await demo(academy, 'staff'))).responseTimes.opened).toBe(0)
  })

  it('stores the reply for the topic, which parents never read', async () => {
    const { child, parent } = await family(academy)
    await age(academy, child.user.id, 30)
    const heard = await send(child.browser, 'kids in my class bully me')
    expect(heard).toMatchObject({ isCrisis: true, crisisTopic: 'bullying', response: crisisReplies.bullying.text })
    const both = await send(child.browser, 'my dad hits me and i want to die')
    expect(both).toMatchObject({ crisisTopic: 'selfHarm', response: crisisReplies.selfHarm.text })
    expect((await queue(staff)).items.map(({ crisisTopics }) => crisisTopics)).toContainEqual(['selfHarm', 'abuse'])
    const read = '{ viewer { children { interactions { edges { node { response crisisTopic } } } } } }'
    expect((await parent.execute(read)).viewer.children).toEqual([{ interactions: { edges: [] } }])
  })
})
