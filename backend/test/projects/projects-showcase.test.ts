import { reactions } from '@deepm/schema/rules/projects/reactions'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import {
  age,
  answerShare,
  create,
  decideReports,
  decideShare,
  family,
  maker,
  noReactions,
  queue,
  react,
  remove,
  report,
  restore,
  share,
  showcase,
  shownProject,
  staffMember,
  stopSharing,
  told,
  update,
} from '../support/learning/studio.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

describe.each(kinds)('the showcase on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
  })
  afterAll(() => academy.close())

  const titles = async (browser: Browser) => (await showcase(browser)).projects.map((it) => it.title)

  it('opens 14 days after signup, and until then locks sharing and reacting, with the days left', async () => {
    const old = await maker(academy)
    const id = await shownProject(old.browser, staff)
    const young = await signUp(academy)
    const own = await create(young.browser)
    await update(young.browser, own.id, { status: 'completed' })
    expect(await showcase(young.browser)).toEqual({ daysLeft: 14, projects: [] })
    expect(await share(young.browser, own.id)).toMatchObject({ code: 'SHOWCASE_LOCKED', daysLeft: 14 })
    for (const refused of [await react(young.browser, id), await report(young.browser, id)]) {
      expect(refused).toMatchObject({ code: 'SHOWCASE_LOCKED', message: 'The showcase opens for you in 14 days.' })
    }
    await age(academy, young.user.id, 13)
    expect(await showcase(young.browser)).toMatchObject({ daysLeft: 1, projects: [] })
    await age(academy, young.user.id, 14)
    expect((await showcase(young.browser)).daysLeft).toBe(0)
    expect((await react(young.browser, id)).likes).toBe(1)
  })

  it('shows at most six projects, newest first, without deleted ones', async () => {
    const { browser } = await maker(academy)
    const ids: string[] = []
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      academy.setClock(new Date(Date.now() + n * 60_000))
      ids.push(await shownProject(browser, staff, { title: `number ${n}` }))
    }
    const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => `number ${from - n}`)
    expect(await titles(browser)).toEqual(numbers(7, 2))
    await remove(browser, ids[6] ?? '')
    expect(await titles(browser)).toEqual(numbers(6, 1))
    await restore(browser, ids[6] ?? '')
    expect(await titles(browser)).toEqual(numbers(7, 2))
  })

  it('counts ten for fifty parallel reactions by ten people, and notifies the maker of the first', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const fans = await Promise.all(Array.from({ length: 10 }, () => maker(academy)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => react((fans[n % 10] ?? fans[0])?.browser as Browser, id, reactions[n % 2])),
    )
    expect(answers.every((it, n) => it.__typename === 'ShowcaseProject' && it.viewerReaction === reactions[n % 2])).toBe(true)
    const seen = async () => (await showcase(browser)).projects.find((it) => it.id === id)
    expect(await seen()).toMatchObject({
      likes: 10,
      reactions: { ...noReactions, greatIdea: 5, wellMade: 5 },
      viewerReaction: null,
    })
    expect((await told(browser)).filter((title) => title === '💛 Your first reaction')).toHaveLength(1)

    const [fan] = fans
    await Promise.all(Array.from({ length: 5 }, () => react(fan?.browser as Browser, id, null)))
    expect(await seen()).toMatchObject({ likes: 9, reactions: { ...noReactions, greatIdea: 4, wellMade: 5 } })
    expect(await react(browser, id)).toMatchObject({ code: 'INVALID_INPUT' })
    const read = '{ viewer { learner { projects { edges { node { likes reactions { greatIdea wellMade madeMeSmile } } } } } } }'
    const { viewer } = await browser.execute(read)
    expect(viewer.learner.projects.edges[0].node).toEqual({ likes: 9, reactions: { greatIdea: 4, wellMade: 5, madeMeSmile: 0 } })
  })

  it('changes a reaction, removes it, and changes nothing when a request is repeated', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const fan = await maker(academy)
    const row = { projectId: id, learnerId: fan.user.id }
    const first = { likes: 1, reactions: { ...noReactions, madeMeSmile: 1 }, viewerReaction: 'madeMeSmile' }
    for (const again of [1, 2]) expect({ again, ...(await react(fan.browser, id, 'madeMeSmile')) }).toMatchObject(first)
    const { likedAt } = await academy.db.projectLike.findFirstOrThrow({ where: row })

    academy.setClock(new Date(academy.app.clock().getTime() + 60_000))
    await react(fan.browser, id, 'madeMeSmile')
    expect(await academy.db.projectLike.findMany({ where: row })).toMatchObject([{ likedAt }])
    const changed = { likes: 1, reactions: { ...noReactions, wantToTry: 1 }, viewerReaction: 'wantToTry' }
    expect(await react(fan.browser, id, 'wantToTry')).toMatchObject(changed)
    expect((await showcase(fan.browser)).projects.find((it) => it.id === id)).toMatchObject(changed)
    expect(await academy.db.projectLike.findMany({ where: row })).toMatchObject([{ likedAt: academy.app.clock() }])

    const removed = { likes: 0, reactions: noReactions, viewerReaction: null }
    for (const again of [1, 2]) expect({ again, ...(await react(fan.browser, id, null)) }).toMatchObject(removed)
    await react(fan.browser, id, 'greatIdea')
    expect((await told(browser)).filter((title) => title === '💛 Your first reaction')).toHaveLength(1)
  })

  it('says how many reacted, but not who', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const fan = await maker(academy, { firstName: 'Somebody' })
    await react(fan.browser, id, 'greatIdea')
    const everything = [await showcase(browser), await browser.execute('{ viewer { notifications { title text link } } }')]
    expect(JSON.stringify(everything)).not.toMatch(new RegExp(`Somebody|${fan.user.id}`))
  })

  it('hides a project after three reports until staff decide, and immediately from each reporter', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff, { title: 'Reported' })
    const people = await Promise.all(Array.from({ length: 4 }, () => maker(academy)))
    const [one, two, three, other] = people.map((it) => it.browser) as [Browser, Browser, Browser, Browser]
    expect((await report(browser, id)).code).toBe('INVALID_INPUT')
    expect((await report(one, id, { reason: 'unkind', note: 'x'.repeat(301) })).code).toBe('INVALID_INPUT')
    for (const again of [1, 2, 3]) expect({ again, ...(await report(one, id)) }).toMatchObject({ __typename: 'DonePayload' })
    await report(two, id, { reason: 'other', note: 'My brother is in it' })
    expect(await titles(one)).not.toContain('Reported')
    expect(await titles(other)).toContain('Reported')
    await report(three, id)
    expect(await titles(other)).not.toContain('Reported')
    expect((await react(other, id)).code).toBe('NOT_FOUND')
    const { viewer } = await browser.execute('{ viewer { learner { projects { edges { node { isShown isHidden } } } } } }')
    expect(viewer.learner.projects.edges[0].node).toEqual({ isShown: true, isHidden: true })

    const [listed] = (await queue(staff, { id: `reportedProject:${id}` })).items
    expect(listed).toMatchObject({ title: 'Reported', isHidden: true })
    expect(listed.reports).toContainEqual(expect.objectContaining({ reason: 'other', note: 'My brother is in it' }))
    expect(listed.reports).toHaveLength(3)

    await decideReports(staff, id, true)
    expect(await titles(other)).toContain('Reported')
    expect((await decideReports(staff, id, true)).__typename).toBe('DonePayload')
    await report(other, id)
    await decideReports(staff, id, false, 'Ask your brother first.')
    expect(await titles(browser)).not.toContain('Reported')
    expect((await told(browser)).at(-1)).toBe('Not shared for now')
  })

  it('cannot be hidden by three parents with new accounts, whose reports reach staff', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser, { title: 'Stays' })
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    await answerShare(parent, asked.id, true)
    await decideShare(staff, asked.id, true)
    const families = await Promise.all([1, 2, 3].map(() => family(academy)))
    const parents = await Promise.all(
      families.map(async (it) => ({ browser: it.parent, id: (await it.parent.execute('{ viewer { id } }')).viewer.id })),
    )
    const { browser: visitor } = await maker(academy)

    for (const { browser } of parents) {
      expect(await showcase(browser)).toEqual({ daysLeft: 14, projects: [] })
      expect(await report(browser, id)).toMatchObject({ code: 'SHOWCASE_LOCKED' })
    }
    expect(await academy.db.projectReport.count({ where: { projectId: id } })).toBe(0)

    // As parents of the child, they see its project immediately.
    for (const { browser, id: parentId } of parents) {
      await academy.db.guardianship.create({ data: { parentId, learnerId: child.user.id } })
      expect(await titles(browser)).toEqual(['Stays'])
      expect((await report(browser, id)).__typename).toBe('DonePayload')
      expect(await titles(browser)).toEqual([])
    }
    expect(await titles(visitor)).toContain('Stays')
    const { viewer } = await child.browser.execute('{ viewer { learner { projects { edges { node { isHidden } } } } } }')
    expect(viewer.learner.projects.edges[0].node).toEqual({ isHidden: false })
    const [listed] = (await queue(staff, { id: `reportedProject:${id}` })).items
    expect(listed).toMatchObject({ title: 'Stays', isHidden: false, reports: [{}, {}, {}] })
  })

  it('can be hidden by three parents whose accounts are 14 days old', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff, { title: 'Hidden' })
    for (const { parent } of await Promise.all([1, 2, 3].map(() => family(academy)))) {
      const { viewer } = await parent.execute('{ viewer { id } }')
      const createdAt = daysFrom(academy.app.clock(), -14)
      await academy.db.user.update({ where: { id: viewer.id }, data: { createdAt } })
      expect(await titles(parent)).toContain('Hidden')
      expect((await report(parent, id)).__typename).toBe('DonePayload')
    }
    expect(await titles(browser)).not.toContain('Hidden')
    expect((await queue(staff, { id: `reportedProject:${id}` })).items).toMatchObject([{ isHidden: true }])
  })

  it('separates demo accounts from real people, including staff', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff, { title: 'Real' })
    const visitor = await demo(academy, 'anybody')
    const shown = await showcase(visitor)
    expect(shown.projects.length).toBeGreaterThan(0)
    expect(shown.projects.map((it) => it.title)).not.toContain('Real')
    expect(await titles(browser)).toContain('Real')
    for (const { id: invented } of shown.projects) {
      expect((await titles(browser)).includes(invented)).toBe(false)
      expect((await react(browser, invented)).code).toBe('NOT_FOUND')
    }
    expect((await react(visitor, id)).code).toBe('NOT_FOUND')

    const demoStaff = await demo(academy, 'staff')
    const { id: waiting } = await create(browser, { title: 'Waits' })
    await update(browser, waiting, { status: 'completed' })
    const asked = await share(browser, waiting)
    expect((await queue(demoStaff)).items.map(({ title }) => title)).not.toContain('Waits')
    expect((await decideShare(demoStaff, asked.share.id, true)).code).toBe('NOT_FOUND')
  })

  it('removes the project of a child whose consent is withdrawn', async () => {
    const { child, parent } = await family(academy)
    const other = await maker(academy)
    const { id } = await create(child.browser, { title: 'Withdrawn' })
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    await answerShare(parent, asked.id, true)
    await decideShare(staff, asked.id, true)
    expect(await titles(other.browser)).toContain('Withdrawn')
    await parent.execute('mutation ($id: ID!) { withdrawConsent(learnerId: $id) { __typename } }', { id: child.user.id })
    expect(await titles(other.browser)).not.toContain('Withdrawn')
    expect((await react(child.browser, id)).code).toBe('CONSENT_REQUIRED')
    expect((await share(child.browser, id)).code).toBe('CONSENT_REQUIRED')
    expect((await stopSharing(child.browser, id)).isShown).toBe(false)
  })

  it('records nothing for a child who waits for consent', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const { browser: child } = await signUp(academy, childForm())
    for (const refused of [await react(child, id), await report(child, id), await share(child, id)]) {
      expect(refused.code).toBe('CONSENT_REQUIRED')
    }
    expect(await academy.db.projectLike.count({ where: { projectId: id } })).toBe(0)
  })
})
