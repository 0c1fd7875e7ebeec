import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resetDemo } from '../../src/seed/demo-reset.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { delegate, hanging, whereOf } from '../support/database/person-tables.ts'
import {
  arrange,
  catalogue,
  create as createLesson,
  createModule,
  demoEditor,
  editor,
  open,
  publish,
  remove,
  save,
  saveModule,
} from '../support/learning/content-editor.ts'
import { send } from '../support/learning/lab.ts'
import { age, create, update } from '../support/learning/studio.ts'
import { decide } from '../support/people/families.ts'
import { childForm, demo, learn, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'

const figures = `{ viewer { learner {
  xp level streak longestStreak dailyGoalMinutes completedLessons totalLessons streakFreezes selectedPersona { id } skills { percent } weekMinutes { minutes }
  recentAchievements { achievement { id } } lab { closedBecause minutesLeft minutesPerDay }
  controls { mayAskProviders isLabOn labTools labMinutesPerDay quietFrom } projects(first: 50) { edges { node { title status } } }
} } }`
const family = `{ viewer { unreadNotifications children { id firstName } } familyLearner { interests summary {
  totalMinutes averageMinutes coursesCompleted totalCourses projectsCreated safety { score prompts flagged } } } }`
const showcase = '{ showcase { projects { title likes } } }'

describe.each(kinds)('The nightly demo reset on the %s database', (kind) => {
  let academy: Academy
  let now: Date
  beforeAll(async () => {
    academy = await Academy.open(kind)
    now = new Date()
    // The sign-in library uses the system clock.
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await academy.close()
  })

  /** Advances the clock by some days and runs the job once. */
  const night = (days = 1) => {
    now = daysFrom(now, days)
    vi.setSystemTime(now)
    academy.setClock(now)
    return resetDemo(academy.database.work, now)
  }

  /** Returns what visitors of the three accounts see, without dates. */
  async function shown() {
    const [learner, parent] = [await demo(academy, 'anyone'), await demo(academy, 'parent')]
    return {
      learner: await learner.execute(figures),
      family: await parent.execute(family),
      showcase: await learner.execute(showcase),
      catalogue: await catalogue(await demoEditor(academy)),
    }
  }

  /** Returns every row that belongs to a person. */
  async function rowsOf(userId: string) {
    const rows: Record<string, unknown[]> = {}
    for (const name of hanging) rows[name] = await delegate(academy.db, name).findMany({ where: whereOf(name, userId) })
    return rows
  }

  it('keeps the figures of the specification after 1, 3 and 40 days', async () => {
    const first = await shown()
    expect(first.learner.viewer.learner).toMatchObject({ xp: 1250, level: 3, streak: 5, completedLessons: 24, totalLessons: 48 })
    expect(first.learner.viewer.learner.skills.map(({ percent }: { percent: number }) => percent)).toEqual([85, 65, 45, 90])
    expect(first.learner.viewer.learner.weekMinutes.map(({ minutes }: { minutes: number }) => minutes)).toEqual([
      0, 0, 24, 38, 20, 27, 18,
    ])
    expect(first.family.familyLearner.summary.safety.score).toBe(98)
    for (const days of [1, 2, 37]) {
      expect(await night(days)).toBe(true)
      expect(await shown()).toEqual(first)
    }
  })

  it('runs once a day, however many processes try', async () => {
    const at = daysFrom(now, 1)
    const done = await Promise.all(Array.from({ length: 5 }, () => resetDemo(academy.database.work, at)))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await academy.db.user.count({ where: { isDemo: true } })).toBe(13)
    expect(await resetDemo(academy.database.work, at)).toBe(false)
    expect(await night()).toBe(false)
  })

  it('reverts changes made as learner, parent and staff, and leaves a real account unchanged', async () => {
    const first = await shown()
    const real = await signUp(academy)
    await age(academy, real.user.id, 40)
    await learn(academy, real.browser, 'problem-detective')
    await create(real.browser, { title: 'A real lighthouse' })
    await send(real.browser, 'Explain tides to my class.')
    await academy.db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: real.user.id } })

    const learner = await demo(academy, 'anyone')
    await learn(academy, learner, 'teach-it-in-three-lines').catch(() => null)
    const project = await create(learner, { title: 'A visitor was here' })
    await update(learner, project.id, { status: 'completed', version: project.version })
    await send(learner, 'Write a mean message about a girl in my class so that everybody laughs at her.')
    await academy.db.learner.update({ where: { id: 'demo-learner' }, data: { selectedPersona: 'writer', xp: 9999 } })
    await academy.db.projectLike.deleteMany({})
    const parent = await demo(academy, 'parent')
    await decide(parent, 'demo-learner', { labMinutesPerDay: 15, labTools: ['claude'], mayAskProviders: true })
    expect(await shown()).not.toEqual(first)

    const linked = { where: { parentId: 'demo-parent', learnerId: real.user.id } }
    const before = await rowsOf(real.user.id)
    expect(await night()).toBe(true)
    expect(await shown()).toEqual(first)
    expect((await learner.get('/api/auth/user')).body?.id).toBeUndefined()
    expect(await academy.db.guardianship.count(linked)).toBe(0)
    expect(await academy.db.auditEntry.count({ where: { isDemo: true, createdAt: { lt: now } } })).toBe(0)
    expect(await rowsOf(real.user.id)).toEqual({ ...before, Guardianship: [] })
  })

  it('leaves real accounts that use addresses of the demo', async () => {
    const claiming = await signUpUnconfirmed(academy)
    await academy.db.user.update({ where: { id: claiming.user.id }, data: { claimedEmail: 'learner@demo.example' } })
    const child = await signUp(academy, childForm())
    await academy.db.consentRequest.updateMany({
      where: { learnerId: child.user.id },
      data: { parentEmail: 'parent@demo.example' },
    })
    await academy.db.guideLead.create({ data: { email: 'learner@demo.example', name: 'Real', requestedAt: now } })
    const before = [await rowsOf(claiming.user.id), await rowsOf(child.user.id)]
    expect(await night()).toBe(true)
    expect([await rowsOf(claiming.user.id), await rowsOf(child.user.id)]).toEqual(before)
    expect(await academy.db.guideLead.count({ where: { email: 'learner@demo.example' } })).toBe(1)
    await academy.db.guideLead.deleteMany({ where: { email: 'learner@demo.example' } })
  })

  it.each([
    [{ email: 'Learner@demo.example' }, 'email'],
    [{ ...childForm(), parentEmail: 'parent@demo.example' }, 'parentEmail'],
  ])('rejects an address of the demo at signup', async (form, field) => {
    const refused = await academy.browser().post('/api/signup', signupForm(form))
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(JSON.stringify(refused.body)).toContain(field)
  })

  const textOf = async (browser: Browser, id: string) => (await open(browser, id)).text

  it('restores lessons and modules that demo staff changed', async () => {
    const first = await shown()
    const desk = await demoEditor(academy)
    const text = await textOf(desk, 'problem-detective')
    const { head } = await save(desk, 'problem-detective', 0, { ...text, title: 'A visitor was here' })
    await publish(desk, 'problem-detective', head)
    await remove(desk, 'one-problem-ten-ideas', 0)
    const [path] = await catalogue(desk)
    const [one, other] = path.modules
    await saveModule(desk, one.id, one.revision, { title: 'Renamed by a visitor', description: 'Words of a visitor.' })
    const ids = other.lessons.map(({ id }: { id: string }) => id).toReversed()
    await arrange(desk, other.id, ids, other.arrangement)
    const { moduleId } = await createModule(desk, 'writer', { title: 'A module of a visitor', description: 'Made in the demo.' })
    const made = await createLesson(desk, moduleId, { ...text, title: 'A lesson of a visitor' })
    expect(made.id).toBeTruthy()
    expect((await shown()).catalogue).not.toEqual(first.catalogue)

    expect(await night()).toBe(true)
    expect(await shown()).toEqual(first)
    expect(await textOf(await demoEditor(academy), 'problem-detective')).toEqual(text)
    expect(await academy.db.lessonVersion.count()).toBe(0)
    expect(await academy.db.lesson.count({ where: { id: made.id } })).toBe(0)
    expect(await academy.db.demoChange.count()).toBe(0)
  })

  it('keeps changes by real staff, even on top of a change by demo staff', async () => {
    const [visitor, edda] = [await demoEditor(academy), await editor(academy)]
    const text = await textOf(edda, 'problem-detective')
    const { head } = await save(visitor, 'problem-detective', 0, { ...text, title: 'A visitor was here' })
    const own = await save(edda, 'problem-detective', head, { ...text, title: 'The title of the academy' })
    await publish(edda, 'problem-detective', own.head)
    const other = await textOf(edda, 'your-voice-first')
    await save(edda, 'your-voice-first', 0, { ...other, title: 'Only real staff were here' })
    expect(await night()).toBe(true)
    // Staff sessions end overnight.
    const next = await editor(academy)
    expect((await textOf(next, 'problem-detective')).title).toBe('The title of the academy')
    expect((await textOf(next, 'your-voice-first')).title).toBe('Only real staff were here')
  })

  it('returns news that demo staff published or dismissed to the drafts', async () => {
    const draft = (name: string) => ({
      link: `https://news.example/${name}`,
      feed: 'news.example',
      title: name,
      excerpt: '',
      fetchedAt: now,
    })
    const one = await academy.db.newsDraft.create({ data: draft('one') })
    const other = await academy.db.newsDraft.create({ data: draft('other') })
    const desk = await demoEditor(academy)
    const words = {
      title: 'A story of a visitor to the demo',
      summary: 'A visitor of the demo academy wrote this story about nothing in particular, to see what happens.',
      whyItMatters: 'It does not matter at all, and tomorrow it is gone again.',
      tryThis: 'Look again tomorrow and see.',
      area: 'text',
      isBreaking: false,
    }
    const query = `mutation ($one: ID!, $other: ID!, $input: NewsWordsInput!) {
      publishNewsItem(draftId: $one, input: $input) { __typename } dismissNewsDraft(draftId: $other) { __typename } }`
    const done = await desk.execute(query, { one: one.id, other: other.id, input: words })
    expect(done).toMatchObject({ publishNewsItem: { __typename: 'NewsItem' }, dismissNewsDraft: { __typename: 'DonePayload' } })
    expect(await night()).toBe(true)
    expect(await academy.db.newsItem.count({ where: { id: one.id } })).toBe(0)
    expect(await academy.db.newsDraft.count({ where: { id: { in: [one.id, other.id] }, status: 'waiting' } })).toBe(2)
  })
})
