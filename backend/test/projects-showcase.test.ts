import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from './academy.ts'
import { childForm, demo, signUp } from './people.ts'
import {
  age,
  answerShare,
  create,
  decideReports,
  decideShare,
  family,
  like,
  maker,
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
} from './studio.ts'

describe.each(kinds)('the showcase on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
  })
  afterAll(() => academy.close())

  const titles = async (browser: Browser) => (await showcase(browser)).projects.map((it) => it.title)

  it('shows a project after staff said yes, by first name and nothing else', async () => {
    const { browser, user } = await maker(academy, { firstName: 'Ada', lastName: 'Secret' })
    const other = await maker(academy)
    const { id } = await create(browser, { title: 'Shown', description: 'About it', toolsUsed: ['dalle'] })
    expect(await share(browser, id)).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/completed/) })
    await update(browser, id, { status: 'completed' })
    const asked = await share(browser, id)
    expect(asked).toMatchObject({ share: { state: 'waitingForStaff', isAboutNow: true }, isShown: false })
    expect(await titles(other.browser)).not.toContain('Shown')

    const queue = (await staff.execute('{ openShareRequests { id title firstName isChild } }')).openShareRequests
    expect(queue).toContainEqual({ id: asked.share.id, title: 'Shown', firstName: 'Ada', isChild: false })
    expect((await decideShare(staff, asked.share.id, true)).state).toBe('approved')
    const { projects } = await showcase(other.browser)
    expect(projects.find((it) => it.id === id)).toEqual({
      id,
      title: 'Shown',
      description: 'About it',
      toolsUsed: ['dalle'],
      firstName: 'Ada',
      avatarUrl: null,
      likes: 0,
      isLiked: false,
      isOwn: false,
    })
    expect(JSON.stringify(projects)).not.toMatch(new RegExp(`Secret|${user.id}|${user.email}`))
    expect((await showcase(browser)).projects.find((it) => it.id === id).isOwn).toBe(true)
    expect(await told(browser)).toEqual(['📮 You asked to share', '🌟 Your project is on show'])
  })

  it('asks the parent first under 13, tells both at each step, and shows nothing before both said yes', async () => {
    const { child, parent } = await family(academy)
    const other = await maker(academy)
    const { id } = await create(child.browser, { title: 'By a child' })
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    expect(asked.state).toBe('waitingForParent')
    expect(await told(parent)).toEqual(['Noor asks to share a project'])
    expect((await decideShare(staff, asked.id, true)).code).toBe('NOT_FOUND')
    const waiting = '{ viewer { childrenShares { id title firstName state } } }'
    expect((await parent.execute(waiting)).viewer.childrenShares).toEqual([
      { id: asked.id, title: 'By a child', firstName: 'Noor', state: 'waitingForParent' },
    ])

    expect(await answerShare(parent, asked.id, true)).toMatchObject({ state: 'waitingForStaff' })
    expect((await answerShare(parent, asked.id, false)).code).toBe('NOT_FOUND')
    expect(await titles(other.browser)).not.toContain('By a child')
    await decideShare(staff, asked.id, true)
    expect(await titles(other.browser)).toContain('By a child')
    expect(await told(child.browser)).toEqual(['📮 You asked to share', '👍 Your parent said yes', '🌟 Your project is on show'])
    expect(await told(parent)).toEqual(['Noor asks to share a project', 'Noor’s project is on show'])

    expect((await stopSharing(parent, id)).isShown).toBe(false)
    expect(await titles(other.browser)).not.toContain('By a child')
  })

  it('does not show what a parent declined, and the child may ask again', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser)
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    await answerShare(parent, asked.id, false)
    expect((await decideShare(staff, asked.id, true)).code).toBe('NOT_FOUND')
    expect(await told(child.browser)).toEqual(['📮 You asked to share', 'Not shown for now'])
    const again = await share(child.browser, id)
    expect(again.share.state).toBe('waitingForParent')
    expect(again.share.id).not.toBe(asked.id)
  })

  it('takes the word of no parent but the linked one, and of nobody who is not staff', async () => {
    const { child, parent } = await family(academy)
    const stranger = await family(academy)
    const { id } = await create(child.browser)
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    const unknown = await answerShare(stranger.parent, crypto.randomUUID(), true)
    expect(await answerShare(stranger.parent, asked.id, true)).toEqual(unknown)
    expect((await stopSharing(stranger.parent, id)).code).toBe('NOT_FOUND')
    expect((await stopSharing(stranger.child.browser, id)).code).toBe('NOT_FOUND')
    await expect(answerShare(child.browser, asked.id, true)).rejects.toThrow('FORBIDDEN')
    await answerShare(parent, asked.id, true)
    for (const browser of [parent, child.browser]) {
      await expect(decideShare(browser, asked.id, true)).rejects.toThrow('FORBIDDEN')
      await expect(browser.execute('{ openShareRequests { id } }')).rejects.toThrow('FORBIDDEN')
      await expect(browser.execute('{ reportedProjects { id } }')).rejects.toThrow('FORBIDDEN')
      await expect(decideReports(browser, id, true)).rejects.toThrow('FORBIDDEN')
    }
    await expect(academy.browser().execute('{ showcase { daysLeft } }')).rejects.toThrow('UNAUTHENTICATED')
  })

  it('counts one of any number of parallel answers', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser)
    await update(child.browser, id, { status: 'completed' })
    const asks = await Promise.all(Array.from({ length: 5 }, () => share(child.browser, id)))
    expect(new Set(asks.map((it) => it.share.id)).size).toBe(1)
    const answers = await Promise.all([true, false, true, false].map((agree) => answerShare(parent, asks[0].share.id, agree)))
    expect(answers.filter((it) => it.__typename === 'ShareRequest')).toHaveLength(1)
  })

  it('shows the words that were approved, until newer words are approved too', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff, { title: 'Approved words' })
    const changed = await update(browser, id, { title: 'Words nobody read' })
    expect(changed).toMatchObject({ isShown: true, share: { state: 'approved', isAboutNow: false } })
    expect(await titles(browser)).toContain('Approved words')
    expect(await titles(browser)).not.toContain('Words nobody read')
    const asked = await share(browser, id)
    expect(asked).toMatchObject({ isShown: true, share: { state: 'waitingForStaff', isAboutNow: true } })
    expect(await titles(browser)).toContain('Approved words')
    await decideShare(staff, asked.share.id, true)
    expect(await titles(browser)).toContain('Words nobody read')
    expect(await titles(browser)).not.toContain('Approved words')
  })

  it('never shows words that changed while staff looked at the older ones', async () => {
    const { browser } = await maker(academy)
    const { id } = await create(browser, { title: 'First words' })
    await update(browser, id, { status: 'completed' })
    const first = await share(browser, id)
    await update(browser, id, { title: 'Second words' })
    const second = await share(browser, id)
    expect(second.share.id).not.toBe(first.share.id)
    expect((await decideShare(staff, first.share.id, true)).code).toBe('NOT_FOUND')
    expect(await titles(browser)).not.toContain('Second words')
  })

  it('says why staff declined', async () => {
    const { browser } = await maker(academy)
    const { id } = await create(browser)
    await update(browser, id, { status: 'completed' })
    const { share: asked } = await share(browser, id)
    expect((await decideShare(staff, asked.id, false, 'x'.repeat(301))).code).toBe('INVALID_INPUT')
    await decideShare(staff, asked.id, false, 'Your street is in the title.')
    const { viewer } = await browser.execute(
      '{ viewer { notifications { text } learner { projects { edges { node { share { state note } } } } } } }',
    )
    expect(viewer.notifications[0].text).toContain('Your street is in the title.')
    expect(viewer.learner.projects.edges[0].node.share).toEqual({
      state: 'declinedByStaff',
      note: 'Your street is in the title.',
    })
  })

  it('opens when an account is 14 days old, and until then locks sharing and liking, with the days left', async () => {
    const old = await maker(academy)
    const id = await shownProject(old.browser, staff)
    const young = await signUp(academy)
    const own = await create(young.browser)
    await update(young.browser, own.id, { status: 'completed' })
    expect(await showcase(young.browser)).toEqual({ daysLeft: 14, projects: [] })
    expect(await share(young.browser, own.id)).toMatchObject({ code: 'SHOWCASE_LOCKED', daysLeft: 14 })
    for (const refused of [await like(young.browser, id), await report(young.browser, id)]) {
      expect(refused).toMatchObject({ code: 'SHOWCASE_LOCKED', message: 'The showcase opens for you in 14 days.' })
    }
    await age(academy, young.user.id, 13)
    expect(await showcase(young.browser)).toMatchObject({ daysLeft: 1, projects: [] })
    await age(academy, young.user.id, 14)
    expect((await showcase(young.browser)).daysLeft).toBe(0)
    expect((await like(young.browser, id)).likes).toBe(1)
  })

  it('shows six at most, the newest first, and nothing that was deleted', async () => {
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

  it('counts ten for fifty likes by ten people at once, and tells the maker of the first', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const fans = await Promise.all(Array.from({ length: 10 }, () => maker(academy)))
    const likes = await Promise.all(Array.from({ length: 50 }, (_, n) => like((fans[n % 10] ?? fans[0])?.browser as Browser, id)))
    expect(likes.every((it) => it.__typename === 'ShowcaseProject' && it.isLiked)).toBe(true)
    const seen = async () => (await showcase(browser)).projects.find((it) => it.id === id).likes
    expect(await seen()).toBe(10)
    expect((await told(browser)).filter((title) => title === '💛 Your first like')).toHaveLength(1)

    const [fan] = fans
    await Promise.all(Array.from({ length: 5 }, () => like(fan?.browser as Browser, id, false)))
    expect(await seen()).toBe(9)
    expect(await like(browser, id)).toMatchObject({ code: 'INVALID_INPUT' })
    const { viewer } = await browser.execute('{ viewer { learner { projects { edges { node { likes } } } } } }')
    expect(viewer.learner.projects.edges[0].node.likes).toBe(9)
  })

  it('hides what three people reported until staff decide, and from each reporter at once', async () => {
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
    expect((await like(other, id)).code).toBe('NOT_FOUND')
    const { viewer } = await browser.execute('{ viewer { learner { projects { edges { node { isShown isHidden } } } } } }')
    expect(viewer.learner.projects.edges[0].node).toEqual({ isShown: true, isHidden: true })

    const { reportedProjects } = await staff.execute(
      '{ reportedProjects { id title firstName isHidden reports { reason note } } }',
    )
    const listed = reportedProjects.find((it: { id: string }) => it.id === id)
    expect(listed).toMatchObject({ title: 'Reported', isHidden: true })
    expect(listed.reports).toContainEqual({ reason: 'other', note: 'My brother is in it' })
    expect(listed.reports).toHaveLength(3)

    await decideReports(staff, id, true)
    expect(await titles(other)).toContain('Reported')
    expect((await decideReports(staff, id, true)).code).toBe('NOT_FOUND')
    await report(other, id)
    await decideReports(staff, id, false, 'Ask your brother first.')
    expect(await titles(browser)).not.toContain('Reported')
    expect((await told(browser)).at(-1)).toBe('Not shown for now')
  })

  it('keeps demo accounts and real people apart, staff too', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff, { title: 'Real' })
    const visitor = await demo(academy, 'anybody')
    const shown = await showcase(visitor)
    expect(shown.projects.length).toBeGreaterThan(0)
    expect(shown.projects.map((it) => it.title)).not.toContain('Real')
    expect(await titles(browser)).toContain('Real')
    for (const { id: invented } of shown.projects) {
      expect((await titles(browser)).includes(invented)).toBe(false)
      expect((await like(browser, invented)).code).toBe('NOT_FOUND')
    }
    expect((await like(visitor, id)).code).toBe('NOT_FOUND')

    const demoStaff = await demo(academy, 'staff')
    const { id: waiting } = await create(browser, { title: 'Waits' })
    await update(browser, waiting, { status: 'completed' })
    const asked = await share(browser, waiting)
    expect((await demoStaff.execute('{ openShareRequests { title } }')).openShareRequests).not.toContainEqual({ title: 'Waits' })
    expect((await decideShare(demoStaff, asked.share.id, true)).code).toBe('NOT_FOUND')
  })

  it('lets go of a child whose parent took the consent back', async () => {
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
    expect((await like(child.browser, id)).code).toBe('CONSENT_REQUIRED')
    expect((await share(child.browser, id)).code).toBe('CONSENT_REQUIRED')
    expect((await stopSharing(child.browser, id)).isShown).toBe(false)
  })

  it('records nothing for a child who waits for consent', async () => {
    const { browser } = await maker(academy)
    const id = await shownProject(browser, staff)
    const { browser: child } = await signUp(academy, childForm())
    for (const refused of [await like(child, id), await report(child, id), await share(child, id)]) {
      expect(refused.code).toBe('CONSENT_REQUIRED')
    }
    expect(await academy.db.projectLike.count({ where: { projectId: id } })).toBe(0)
  })
})
