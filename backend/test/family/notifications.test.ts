import { defaultSettings, type GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { type NotificationKind, notificationKinds } from '@deepm/schema/rules/family/notifications'
import { unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyUnlocks } from '../../src/modules/rewards/unlock.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  answerConsent,
  childForm,
  completeLesson,
  demo,
  mailedToken,
  passCheck,
  signInByMail,
  signUp,
  signupForm,
} from '../support/people/people.ts'

const bell = '{ viewer { id unreadNotifications notifications { id kind title text link createdAt readAt } } }'
const markRead = 'mutation { markNotificationsRead { id unreadNotifications notifications { id readAt } } }'
const finishStep = 'mutation ($step: TutorialStep!) { finishTutorialStep(step: $step) { ... on Reward { xpEarned newLevel } } }'
const updateSettings = 'mutation ($input: GamificationSettingsInput!) { updateSettings(input: $input) { id } }'

const second = 1000
const day = 86_400_000

describe.each(kinds)('notifications on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const ring = async (browser: Browser) => (await browser.execute(bell)).viewer
  const kindsOf = (viewer: Json) => viewer.notifications.map((it: Json) => it.kind)

  /** Creates a notification of every kind, a minute apart. */
  async function tellEverything(userId: string): Promise<void> {
    const rows = (Object.keys(notificationKinds) as NotificationKind[]).map((told, index) => ({
      userId,
      kind: told,
      source: told === 'unlock' ? 'social' : 'test',
      title: told,
      text: 'Something happened.',
      createdAt: new Date(Date.now() - index * 60_000),
    }))
    await academy.db.notification.createMany({ data: rows })
  }

  it('welcome a new account', async () => {
    const { browser } = await signUp(academy)
    const viewer = await ring(browser)
    expect(viewer).toMatchObject({
      unreadNotifications: 1,
      notifications: [{ kind: 'welcome', link: '/personas', readAt: null }],
    })
  })

  it('announce an achievement once, however many tabs complete the lesson', async () => {
    const { browser, user } = await signUp(academy)
    await passCheck(academy, browser, 'problem-detective')
    await Promise.all(Array.from({ length: 20 }, () => browser.execute(completeLesson, { id: 'problem-detective' })))
    const viewer = await ring(browser)
    expect(viewer).toMatchObject({ unreadNotifications: 2, notifications: [{ kind: 'achievement' }, { kind: 'welcome' }] })
    expect(viewer.notifications[0]).toMatchObject({ title: '👣 First Steps', link: '/achievements' })
    expect(await academy.db.notification.count({ where: { userId: user.id } })).toBe(2)
  })

  it('announce a level once, however often the tutorial is replayed', async () => {
    const { browser } = await signUp(academy)
    for (const step of ['welcome', 'paths', 'lessons', 'safety']) await browser.execute(finishStep, { step })
    expect(kindsOf(await ring(browser))).toEqual(['welcome'])
    const rounds = await Promise.all(Array.from({ length: 20 }, () => browser.execute(finishStep, { step: 'ready' })))
    expect(rounds.filter((it) => it.finishTutorialStep.newLevel === 2)).toHaveLength(1)
    const viewer = await ring(browser)
    expect(viewer.notifications.filter((it: Json) => it.kind === 'levelUp')).toMatchObject([{ title: '⭐ Level 2' }])
  })

  it.each([
    ['low', {}, ['welcome', 'consentGranted'], ['achievement', 'levelUp', 'unlock', 'freezeEarned']],
    ['medium', {}, ['welcome', 'achievement', 'levelUp', 'unlock'], ['freezeEarned', 'freezeUsed']],
    ['high', {}, ['welcome', 'achievement', 'freezeEarned', 'freezeUsed'], []],
    ['high', { showBadges: false }, ['welcome', 'levelUp', 'freezeUsed'], ['achievement']],
    ['high', { showStreaks: false }, ['welcome', 'achievement'], ['freezeEarned', 'freezeUsed']],
  ] as [GamificationSettings['notificationFrequency'], Partial<GamificationSettings>, string[], string[]][])(
    'at the frequency %s and with %j include %j and exclude %j, in the list and in the count',
    async (notificationFrequency, changes, told, untold) => {
      const { browser, user } = await signUp(academy)
      await tellEverything(user.id)
      await browser.execute(updateSettings, { input: { ...defaultSettings, ...changes, notificationFrequency } })
      const viewer = await ring(browser)
      expect(kindsOf(viewer)).toEqual(expect.arrayContaining(told))
      for (const one of untold) expect(kindsOf(viewer)).not.toContain(one)
      expect(viewer.unreadNotifications).toBe(viewer.notifications.length)
    },
  )

  it('do not announce a leaderboard that the learner switched off', async () => {
    const { browser, user } = await signUp(academy)
    const told = { userId: user.id, kind: 'unlock' as const, title: 'Open', text: 'It is open.' }
    await academy.db.notification.createMany({
      data: [
        { ...told, source: 'competitive' },
        { ...told, source: 'advancedAi' },
      ],
    })
    await browser.execute(updateSettings, { input: { ...defaultSettings, showCompetitive: false } })
    expect(kindsOf(await ring(browser)).toSorted()).toEqual(['unlock', 'welcome'])
  })

  it('are all shown to parents, who have no such settings', async () => {
    const { browser } = await familyWithConsent()
    const parent = await ring(browser.parent)
    await tellEverything(parent.id)
    expect(new Set(kindsOf(await ring(browser.parent)))).toEqual(new Set(Object.keys(notificationKinds)))
  })

  it('are listed newest first, at most twenty, while all unread ones are counted', async () => {
    const { browser, user } = await signUp(academy)
    const at = (index: number) => new Date(Date.now() + index * second)
    const rows = Array.from({ length: 25 }, (_, index) => ({
      userId: user.id,
      kind: 'achievement' as const,
      source: `${index}`,
      title: `${index}`,
      text: 'One more.',
      createdAt: at(index),
    }))
    await academy.db.notification.createMany({ data: rows })
    const viewer = await ring(browser)
    expect(viewer.notifications.map((it: Json) => it.title)).toEqual(Array.from({ length: 20 }, (_, index) => `${24 - index}`))
    expect(viewer.unreadNotifications).toBe(26)
  })

  it('are marked read once, and marking them again changes nothing', async () => {
    academy.setClock(new Date())
    const { browser } = await signUp(academy)
    const first = (await browser.execute(markRead)).markNotificationsRead
    expect(first).toMatchObject({ unreadNotifications: 0, notifications: [{ readAt: expect.any(String) }] })
    academy.passDays(1)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => browser.execute(markRead)))
    for (const { markNotificationsRead } of tabs) expect(markNotificationsRead).toEqual(first)
    academy.setClock(new Date())
  })

  it('created after the others were read are unread', async () => {
    const { browser, user } = await signUp(academy)
    await browser.execute(markRead)
    await academy.db.notification.create({
      data: { userId: user.id, kind: 'levelUp', source: '9', title: 'Level 9', text: 'Up.', createdAt: academy.app.clock() },
    })
    expect((await ring(browser)).unreadNotifications).toBe(1)
  })

  it('of one account cannot be seen or marked read by another, whatever its role', async () => {
    const { browser, user } = await signUp(academy)
    const others = [(await signUp(academy)).browser, await demo(academy, 'parent'), await demo(academy, 'staff')]
    for (const other of others) {
      const [told] = (await ring(browser)).notifications
      expect(JSON.stringify(await ring(other))).not.toContain(told.id)
      await other.execute(markRead)
    }
    expect((await ring(browser)).unreadNotifications).toBe(1)
    expect(await academy.db.notification.count({ where: { userId: user.id, readAt: null } })).toBe(1)
  })

  it('of a child cannot be reached by the parent through any path from the child', async () => {
    const { browser } = await familyWithConsent()
    const path = '{ viewer { children { id user { notifications { id } } } } }'
    const { body } = await browser.parent.post('/graphql', { query: path })
    expect(body.errors[0].message).toContain('Cannot query field "user"')
  })

  it('require a session', async () => {
    await expect(academy.browser().execute(markRead)).rejects.toThrow('UNAUTHENTICATED')
    expect((await academy.browser().execute(bell)).viewer).toBeNull()
  })

  it('announce consent to child and parent, and withdrawn consent to the child', async () => {
    const { child, browser } = await familyWithConsent()
    expect(kindsOf(await ring(browser.child))).toContain('consentGranted')
    expect((await ring(browser.parent)).notifications).toMatchObject([{ kind: 'consentGranted', link: '/parent-dashboard' }])
    await browser.parent.execute('mutation ($id: ID!) { withdrawConsent(learnerId: $id) { __typename } }', { id: child.id })
    expect(kindsOf(await ring(browser.child))).toContain('consentWithdrawn')
  })

  async function familyWithConsent() {
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    const parentEmail = String(form['parentEmail'])
    await browser.execute(answerConsent, { token: await mailedToken(academy, 'consent', parentEmail), agree: true })
    return { child: user, browser: { child: browser, parent: await signInByMail(academy, parentEmail) } }
  }

  describe('about features that open with the age of an account', () => {
    const now = new Date('2026-08-01T12:00:00Z')

    /** Returns a learner whose account has this age at noon. */
    async function aged(milliseconds: number, form = signupForm()): Promise<string> {
      academy.setClock(new Date(now.getTime() - milliseconds))
      const { user } = await signUp(academy, form)
      return user.id
    }
    const opened = async (userId: string) =>
      (await academy.db.notification.findMany({ where: { userId, kind: 'unlock' }, orderBy: { createdAt: 'asc' } })).map(
        (it) => it.source,
      )

    it('are created from the day a feature opens until a week after, to the second', async () => {
      const learners: { feature: string; early: string; onTime: string; lastMoment: string; late: string }[] = []
      for (const [feature, days] of Object.entries(unlockDays)) {
        learners.push({
          feature,
          early: await aged(days * day - second),
          onTime: await aged(days * day),
          lastMoment: await aged((days + 7) * day - second),
          late: await aged((days + 7) * day),
        })
      }
      await notifyUnlocks(academy.db, now)
      for (const { feature, early, onTime, lastMoment, late } of learners) {
        expect([feature, await opened(early)]).not.toEqual([feature, expect.arrayContaining([feature])])
        expect([feature, await opened(onTime)]).toEqual([feature, [feature]])
        expect([feature, await opened(lastMoment)]).toEqual([feature, [feature]])
        expect([feature, await opened(late)]).not.toEqual([feature, expect.arrayContaining([feature])])
      }
    })

    it('are created once, however often and on however many servers the job runs', async () => {
      const id = await aged(unlockDays.social * day)
      await Promise.all(Array.from({ length: 5 }, () => notifyUnlocks(academy.db, now)))
      await notifyUnlocks(academy.db, new Date(now.getTime() + day))
      expect(await opened(id)).toEqual(['social'])
      await notifyUnlocks(academy.db, new Date(now.getTime() + 7 * day))
      expect(await opened(id)).toEqual(['social', 'competitive'])
    })

    it.each(['pending', 'declined', 'withdrawn'] as const)('are not created for a child whose consent is %s', async (consent) => {
      const id = await aged(unlockDays.achievements * day, childForm())
      await academy.db.learner.update({ where: { id }, data: { consent } })
      await notifyUnlocks(academy.db, now)
      expect(await opened(id)).toEqual([])
    })

    it('are created for a child with consent', async () => {
      const id = await aged(unlockDays.achievements * day, childForm())
      await academy.db.learner.update({ where: { id }, data: { consent: 'granted' } })
      await notifyUnlocks(academy.db, now)
      expect(await opened(id)).toEqual(['achievements'])
    })

    it('have a text and a link', async () => {
      academy.setClock(new Date(now.getTime() - unlockDays.achievements * day))
      const { browser } = await signUp(academy)
      academy.setClock(now)
      await notifyUnlocks(academy.db, now)
      expect((await ring(browser)).notifications[0]).toMatchObject({
        kind: 'unlock',
        title: '🏆 The whole gallery is open',
        link: '/achievements',
        createdAt: now.toISOString(),
      })
    })
  })
})
