import { queueKinds } from '@deepm/schema/rules/staff/safety-queue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  age,
  ask,
  create,
  decide,
  family,
  maker,
  prompts,
  queue,
  report,
  share,
  shownProject,
  staffMember,
  update,
} from '../support/learning/studio.ts'
import { demo } from '../support/people/people.ts'

const hour = 3_600_000
const bell = '{ viewer { notifications { kind title text link } } }'

describe.each(kinds)('the safety queue on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    await academy.db.interaction.deleteMany()
    await academy.db.project.deleteMany()
  })

  const ago = (hours: number) => new Date(academy.app.clock().getTime() - hours * hour)
  const blocked = (learnerId: string, changes: object = {}) =>
    ask(academy, learnerId, 'secret words', { level: 'danger', reasons: ['weapons'], ...changes })
  const told = async (browser: Browser): Promise<Json[]> =>
    (await browser.execute(bell)).viewer.notifications.filter((it: Json) => it.kind === 'staffAnswered')
  const entries = (action: string) =>
    academy.db.auditEntry.findMany({ where: { action }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

  it('lists all kinds, the most serious first, then by deadline, with what staff need to decide', async () => {
    const { browser, user } = await maker(academy, { firstName: 'Ada' })
    const shown = await shownProject(browser, staff, { title: 'On show' })
    for (const reporter of [await maker(academy), await maker(academy)]) {
      await report(reporter.browser, shown, { reason: 'personal', note: 'My street' })
    }
    await ask(academy, user.id, 'Explain tides.')
    const flagged = await blocked(user.id, { createdAt: ago(10) })
    const review = await blocked(user.id, { createdAt: ago(60), reviewAskedAt: ago(50) })
    const late = await ask(academy, user.id, 'Why?', {
      createdAt: ago(30),
      reportedAt: ago(2),
      reportReason: 'scary',
      reportNote: 'Ghosts',
    })
    const crisis = await blocked(user.id, { reasons: ['crisis'], createdAt: ago(0.5) })
    const older = await blocked(user.id, { reasons: ['crisis'], createdAt: ago(3) })
    const { id: waiting } = await create(browser, { title: 'To show', description: 'Words' })
    await update(browser, waiting, { status: 'completed' })
    const { share: asked } = await share(browser, waiting)

    const { items, counts } = await queue(staff)
    expect(items.map(({ id }) => id)).toEqual([
      `crisis:${older}`,
      `crisis:${crisis}`,
      `reportedAnswer:${late}`,
      `reportedProject:${shown}`,
      `review:${review}`,
      `share:${asked.id}`,
      `flagged:${flagged}`,
    ])
    expect(items[0]).toMatchObject({
      firstName: 'Ada',
      learnerId: user.id,
      isChild: false,
      isOverdue: true,
      prompt: 'secret words',
    })
    expect(items[2]).toMatchObject({
      reportReason: 'scary',
      reportNote: 'Ghosts',
      isOverdue: false,
      providerName: 'Practice Coach',
    })
    expect(items[3]).toMatchObject({ __typename: 'QueuedProject', title: 'On show', isHidden: false })
    expect(items[3].reports).toMatchObject([{ note: 'My street', reason: 'personal' }, { note: 'My street' }])
    expect(items[4]).toMatchObject({ isOverdue: true, isReviewAsked: true })
    expect(items[5]).toMatchObject({ title: 'To show', description: 'Words', reports: [] })
    for (const { kind: of, since, dueAt } of items) {
      const { hours } = queueKinds[of as keyof typeof queueKinds]
      expect(Date.parse(dueAt) - Date.parse(since)).toBe(hours * hour)
    }
    expect(counts).toEqual([
      { kind: 'crisis', waiting: 2, overdue: 1 },
      { kind: 'reportedAnswer', waiting: 1, overdue: 0 },
      { kind: 'reportedProject', waiting: 1, overdue: 0 },
      { kind: 'review', waiting: 1, overdue: 1 },
      { kind: 'share', waiting: 1, overdue: 0 },
      { kind: 'flagged', waiting: 1, overdue: 0 },
    ])
    const overdue = await queue(staff, { isOverdue: true })
    expect(overdue.items.map(({ id }) => id)).toEqual([`crisis:${older}`, `review:${review}`])
    expect(overdue.counts).toEqual(counts)
    expect((await queue(staff, { kinds: ['share', 'flagged'] })).items.map((it) => it.kind)).toEqual(['share', 'flagged'])
    expect((await queue(staff, { id: `crisis:${crisis}` })).items.map(({ id }) => id)).toEqual([`crisis:${crisis}`])
    expect((await queue(staff, { id: `review:${crisis}` })).items).toEqual([])
  })

  it('is paged correctly even if the last item of a page is decided in between', async () => {
    const { user } = await maker(academy)
    for (const hours of [5, 4, 3, 2, 1, 1]) await blocked(user.id, { createdAt: ago(hours) })
    const all = (await queue(staff)).items.map(({ id }) => id)
    const first = await queue(staff, { first: 2 })
    expect(first.pageInfo.hasNextPage).toBe(true)
    await decide(staff, all[1] ?? '', 'noted')
    const second = await queue(staff, { first: 3, after: first.pageInfo.endCursor })
    expect(second.items.map(({ id }) => id)).toEqual(all.slice(2, 5))
    const third = await queue(staff, { first: 3, after: second.pageInfo.endCursor })
    expect([third.items.map(({ id }) => id), third.pageInfo.hasNextPage]).toEqual([all.slice(5), false])
    expect((await queue(staff, { after: 'made up' })).items).toEqual([])
  })

  it('logs each read with the ids of the children and none of their texts', async () => {
    const [one, other] = [await maker(academy, { firstName: 'Zora' }), await maker(academy)]
    await blocked(one.user.id)
    await blocked(one.user.id, { reviewAskedAt: ago(1) })
    await blocked(other.user.id, { reasons: ['crisis'] })
    const before = (await entries('queue.read')).length
    await queue(staff)
    const [entry, ...more] = (await entries('queue.read')).slice(before)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ staffName: 'Sol', isDemo: false, detail: 'Viewed 1 crisis, 1 review, 1 flagged' })
    expect(entry?.subjectIds.toSorted()).toEqual([one.user.id, other.user.id].toSorted())
    expect(JSON.stringify(entry)).not.toMatch(/secret words|Zora/)
    await queue(staff, { kinds: ['share'] })
    expect((await entries('queue.read')).length).toBe(before + 1)
    await queue(staff, { first: 1 })
    expect((await entries('queue.read')).at(-1)).toMatchObject({ subjectIds: [other.user.id], detail: 'Viewed 1 crisis' })
  })

  it('notifies child and parent of a decision once, and logs it', async () => {
    const { child, parent } = await family(academy)
    const id = `review:${await blocked(child.user.id, { reviewAskedAt: ago(1) })}`
    expect(await decide(staff, id, 'granted')).toMatchObject({ code: 'INVALID_INPUT', field: 'word' })
    expect(await decide(staff, id, 'noted', { word: 'Hm.' })).toMatchObject({ code: 'INVALID_INPUT', field: 'choice' })
    const before = (await entries('queue.decide')).length
    for (let time = 0; time < 2; time += 1) {
      expect(await decide(staff, id, 'granted', { word: 'It was fine.' })).toEqual({ __typename: 'DonePayload' })
    }
    expect(await told(child.browser)).toEqual([
      { kind: 'staffAnswered', title: '👍 We looked at your prompt again', text: 'It was fine.', link: '/playground' },
    ])
    expect(await told(parent)).toMatchObject([
      { title: 'We wrote to Noor', text: expect.stringContaining('We wrote: “It was fine.”') },
    ])
    expect(JSON.stringify(await told(parent))).not.toContain('secret words')
    expect((await entries('queue.decide')).slice(before)).toMatchObject([
      { subjectIds: [child.user.id], detail: `Decided ${id}: granted` },
    ])
  })

  it('notifies a learner without consent requirement, but not the linked parent', async () => {
    const { child, parent } = await family(academy)
    await academy.db.learner.update({ where: { id: child.user.id }, data: { consent: 'notRequired' } })
    await decide(staff, `flagged:${await blocked(child.user.id)}`, 'told', { word: 'Hello.' })
    expect([(await told(child.browser)).length, (await told(parent)).length]).toEqual([1, 0])
  })

  it('notifies no one about an item that staff only noted', async () => {
    const { child, parent } = await family(academy)
    await decide(staff, `flagged:${await blocked(child.user.id)}`, 'noted')
    expect([...(await told(child.browser)), ...(await told(parent))]).toEqual([])
    expect((await queue(staff)).items).toEqual([])
  })

  it('hides the handling of a crisis from parents, whatever is decided later', async () => {
    const { child, parent } = await family(academy)
    const crisis = await blocked(child.user.id, { reasons: ['crisis', 'violence'] })
    expect(await decide(staff, `crisis:${crisis}`, 'attended', { word: 'We are here.' })).toMatchObject({ field: 'careNote' })
    await decide(staff, `crisis:${crisis}`, 'attended', { word: 'We are here.', careNote: 'secret-care' })
    expect(await told(child.browser)).toMatchObject([{ title: '💛 We read what you wrote', text: 'We are here.' }])
    academy.setClock(new Date(academy.app.clock().getTime() + 60_000))
    await child.browser.execute('mutation ($id: ID!) { reportInteraction(id: $id, input: { reason: scary }) { __typename } }', {
      id: crisis,
    })
    expect((await queue(staff)).items).toMatchObject([{ kind: 'reportedAnswer' }])
    await decide(staff, `reportedAnswer:${crisis}`, 'corrected', { word: 'You are right.' })
    expect(await told(child.browser)).toHaveLength(2)
    expect(await told(parent)).toEqual([])
    const file = await parent.execute('mutation ($id: ID!) { exportData(childId: $id) { ... on DataExport { json } } }', {
      id: child.user.id,
    })
    expect(JSON.stringify(file)).not.toMatch(/secret-care|We are here/)
    expect(JSON.stringify(await entries('queue.decide'))).not.toContain('secret-care')
  })

  it('reopens a noted item when the child requests a review', async () => {
    const { browser, user } = await maker(academy)
    const id = await blocked(user.id)
    await decide(staff, `flagged:${id}`, 'noted')
    await browser.execute('mutation ($id: ID!) { askForReview(id: $id) { __typename } }', { id })
    expect((await queue(staff)).items).toMatchObject([{ id: `review:${id}` }])
  })

  it('accepts one of two parallel decisions, and shows the other who decided', async () => {
    const second = await staffMember(academy)
    const { child, parent } = await family(academy)
    const id = `review:${await blocked(child.user.id, { reviewAskedAt: ago(1) })}`
    const before = (await entries('queue.decide')).length
    const [one, other] = await Promise.all([
      decide(staff, id, 'granted', { word: 'Yes.' }),
      decide(second, id, 'refused', { word: 'No.' }),
    ])
    const lost = one.code ? one : other
    expect([one, other].filter((it) => it.__typename === 'DonePayload')).toHaveLength(1)
    expect(lost).toMatchObject({
      code: 'ALREADY_DECIDED',
      staffName: 'Sol',
      message: expect.stringContaining('Sol has already decided'),
    })
    expect([(await told(child.browser)).length, (await told(parent)).length]).toEqual([1, 1])
    expect((await entries('queue.decide')).length).toBe(before + 1)
  })

  it('rejects an outdated decision about a project that was reported again', async () => {
    const second = await staffMember(academy)
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    await report((await maker(academy)).browser, id)
    const [item] = (await queue(staff)).items
    await decide(staff, item.id, 'kept')
    academy.setClock(new Date(academy.app.clock().getTime() + 60_000))
    await report((await maker(academy)).browser, id)
    const late = await decide(second, item.id, 'takenDown', { since: item.since, word: 'No.' })
    expect(late).toMatchObject({ code: 'ALREADY_DECIDED', outcome: 'stays shared' })
    expect((await queue(staff)).items).toMatchObject([{ id: item.id }])
  })

  it('separates the demo academy from real families', async () => {
    const { user } = await maker(academy)
    await age(academy, user.id, 30)
    const id = `crisis:${await blocked(user.id, { reasons: ['crisis'] })}`
    const visitor = await demo(academy, 'staff')
    expect((await queue(visitor)).items.map((it) => it.id)).not.toContain(id)
    expect((await queue(visitor)).counts[0].waiting).toBe(0)
    expect((await queue(visitor, { id })).items).toEqual([])
    const words = { word: 'x', careNote: 'x' }
    expect((await decide(visitor, id, 'attended', words)).code).toBe('NOT_FOUND')
    await decide(staff, id, 'attended', words)
    expect((await decide(visitor, id, 'attended', words)).code).toBe('NOT_FOUND')
    expect((await decide(staff, 'made up', 'attended', words)).code).toBe('NOT_FOUND')
    const answer = {
      toolType: 'claude',
      prompt: 'Why?',
      response: 'So.',
      provider: 'openai',
      model: '',
      askedAt: ago(1),
    } as const
    const kept = { learnerId: user.id, title: 'Kept', prompts: { create: answer } }
    const { id: projectId } = await academy.db.project.create({ data: kept })
    expect([(await prompts(visitor, projectId)).length, (await prompts(staff, projectId)).length]).toEqual([0, 1])
    expect(await entries('student.read')).toMatchObject([{ subjectIds: [user.id], isDemo: false }])
  })
})
