import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import {
  answerShare,
  create,
  decideReports,
  decideShare,
  family,
  maker,
  noReactions,
  queue,
  share,
  showcase,
  shownProject,
  staffMember,
  stopSharing,
  told,
  update,
} from '../support/learning/studio.ts'

describe.each(kinds)('sharing a project on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
  })
  afterAll(() => academy.close())

  const titles = async (browser: Browser) => (await showcase(browser)).projects.map((it) => it.title)

  it('shows a project after staff approve it, with the first name only', async () => {
    const { browser, user } = await maker(academy, { firstName: 'Ada', lastName: 'Secret' })
    const other = await maker(academy)
    const { id } = await create(browser, { title: 'Shown', description: 'About it', toolsUsed: ['dalle'] })
    expect(await share(browser, id)).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/completed/) })
    await update(browser, id, { status: 'completed' })
    const asked = await share(browser, id)
    expect(asked).toMatchObject({ share: { state: 'waitingForStaff', isAboutNow: true }, isShown: false })
    expect(await titles(other.browser)).not.toContain('Shown')

    const waits = { id: `share:${asked.share.id}`, title: 'Shown', firstName: 'Ada', isChild: false }
    expect((await queue(staff, { kinds: ['share'] })).items).toContainEqual(expect.objectContaining(waits))
    expect((await decideShare(staff, asked.share.id, true)).__typename).toBe('DonePayload')
    const { projects } = await showcase(other.browser)
    expect(projects.find((it) => it.id === id)).toEqual({
      id,
      title: 'Shown',
      description: 'About it',
      toolsUsed: ['dalle'],
      firstName: 'Ada',
      avatarUrl: null,
      avatarColour: null,
      likes: 0,
      reactions: noReactions,
      viewerReaction: null,
      isOwn: false,
    })
    expect(JSON.stringify(projects)).not.toMatch(new RegExp(`Secret|${user.id}|${user.email}`))
    expect((await showcase(browser)).projects.find((it) => it.id === id).isOwn).toBe(true)
    expect(await told(browser)).toEqual(['📮 You asked to share', '🌟 Your project is in the showcase'])
  })

  it('asks the parent first under 13, notifies both at each step, and shows nothing before both approve', async () => {
    const { child, parent } = await family(academy)
    const other = await maker(academy)
    const { id } = await create(child.browser, { title: 'By a child' })
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    expect(asked.state).toBe('waitingForParent')
    expect(await told(parent)).toEqual(['Noor would like to share a project'])
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
    expect(await told(child.browser)).toEqual([
      '📮 You asked to share',
      '👍 Your parent said yes',
      '🌟 Your project is in the showcase',
    ])
    expect(await told(parent)).toEqual(['Noor’s project is in the showcase'])

    expect((await stopSharing(parent, id)).isShown).toBe(false)
    expect(await titles(other.browser)).not.toContain('By a child')
  })

  it('hides what a parent declined, and lets the child ask again', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser)
    await update(child.browser, id, { status: 'completed' })
    const { share: asked } = await share(child.browser, id)
    await answerShare(parent, asked.id, false)
    expect((await decideShare(staff, asked.id, true)).code).toBe('NOT_FOUND')
    expect(await told(child.browser)).toEqual(['📮 You asked to share', 'Not shared for now'])
    const again = await share(child.browser, id)
    expect(again.share.state).toBe('waitingForParent')
    expect(again.share.id).not.toBe(asked.id)
  })

  it('accepts answers only from the linked parent, and decisions only from staff', async () => {
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
      await expect(queue(browser)).rejects.toThrow('FORBIDDEN')
      await expect(decideReports(browser, id, true)).rejects.toThrow('FORBIDDEN')
    }
    await expect(academy.browser().execute('{ showcase { daysLeft } }')).rejects.toThrow('UNAUTHENTICATED')
  })

  it('accepts one of any number of parallel answers', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser)
    await update(child.browser, id, { status: 'completed' })
    const asks = await Promise.all(Array.from({ length: 5 }, () => share(child.browser, id)))
    expect(new Set(asks.map((it) => it.share.id)).size).toBe(1)
    const answers = await Promise.all([true, false, true, false].map((agree) => answerShare(parent, asks[0].share.id, agree)))
    expect(answers.filter((it) => it.__typename === 'ShareRequest')).toHaveLength(1)
  })

  it('shows the approved text until newer text is approved too', async () => {
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

  it('never shows text that changed while staff reviewed the older one', async () => {
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

  it('shows the reason when staff decline', async () => {
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
})
