import { lessonsPerDay } from '@deepm/schema/rules/learning/pace'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openLessons, tryItem } from '../security/brute-force.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { completeLesson, demo, learn, passCheck, readCheck, signUp } from '../support/people/people.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')

describe.each(kinds)('the lesson pace limit on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, { LESSON_PACE: 'on' })
  })
  afterAll(() => academy.close())

  const secondsLater = (seconds: number) => academy.setClock(new Date(noon + seconds * 1000))
  const complete = async (browser: Browser, id: string): Promise<Json> =>
    (await browser.execute(completeLesson, { id })).completeLesson
  const completions = (learnerId: string) => academy.db.lessonProgress.count({ where: { learnerId, completedAt: { not: null } } })

  it("gives each account its own ids, so that another account's answers are useless", async () => {
    secondsLater(0)
    const visitor = await demo(academy, 'anybody')
    const answered = `query ($id: ID!) { lesson(id: $id) {
      isCompleted check { id choices { id text } answer { isCorrect choices text } } } }`
    const read = async (browser: Browser, id: string): Promise<Json> => (await browser.execute(answered, { id })).lesson
    const [row] = await academy.db.checkAnswer.findMany({ where: { learnerId: 'demo-learner', correct: true }, take: 1 })
    const lessonId = row?.lessonId ?? ''
    const shown = await read(visitor, lessonId)
    expect(shown.check.some(({ answer }: Json) => answer?.isCorrect)).toBe(true)

    const { browser, user } = await signUp(academy)
    // The new learner has completed the lessons before it, which unlocks it.
    const before = await academy.db.lessonProgress.findMany({ where: { learnerId: 'demo-learner', completedAt: { not: null } } })
    await academy.db.lessonProgress.createMany({
      data: before.flatMap((it) =>
        it.lessonId === lessonId ? [] : [{ ...it, learnerId: user.id, completedAt: new Date(noon - 7 * 86_400_000) }],
      ),
    })
    const own = await read(browser, lessonId)
    const ids = (items: Json[]) => items.flatMap(({ id, choices }: Json) => [id, ...choices.map((it: Json) => it.id)])
    expect(own.check.length).toBe(shown.check.length)
    expect(ids(own.check).filter((id) => ids(shown.check).includes(id))).toEqual([])
    for (const [at, { id, answer }] of shown.check.entries()) {
      if (!answer) continue
      const copied = { choices: answer.choices, text: answer.text }
      expect((await browser.execute(tryItem, { input: { itemId: id, ...copied } })).answerCheckItem.code).toBe('NOT_FOUND')
      if (copied.choices.length === 0) continue
      const mixed = await browser.execute(tryItem, { input: { itemId: own.check[at].id, ...copied } })
      expect(mixed.answerCheckItem.item?.answer.isCorrect).not.toBe(true)
    }
  })

  it('refuses a second lesson within a minute, also in parallel, with the seconds left', async () => {
    secondsLater(0)
    const { browser, user } = await signUp(academy)
    const lessons = (await openLessons(browser)).slice(0, 4)
    for (const id of lessons) await passCheck(academy, browser, id)
    const answers = await Promise.all(lessons.map((id) => complete(browser, id)))
    expect(answers.map((it) => it.code ?? it.__typename).toSorted()).toEqual([
      'CompleteLessonPayload',
      'RATE_LIMITED',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ])
    expect(await completions(user.id)).toBe(1)
    const late = lessons[answers.findIndex(({ code }) => code === 'RATE_LIMITED')] ?? ''
    secondsLater(18)
    expect(await complete(browser, late)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You completed another lesson just now. You can complete this one in 42 seconds.',
    })
    const done = lessons[answers.findIndex(({ code }) => !code)] ?? ''
    expect(await complete(browser, done)).toMatchObject({ reward: { xpEarned: 0 } })
    secondsLater(60)
    expect((await complete(browser, late)).__typename).toBe('CompleteLessonPayload')
  })

  it('lets a script that knows every answer complete 16 lessons in 24 hours', async () => {
    secondsLater(0)
    const { browser, user } = await signUp(academy)
    let second = 0
    for (let lesson = 0; lesson < lessonsPerDay; lesson += 1, second += 60) {
      secondsLater(second)
      const [id = ''] = await openLessons(browser)
      expect((await learn(academy, browser, id)).__typename).toBe('CompleteLessonPayload')
    }
    secondsLater(second)
    const [next = ''] = await openLessons(browser)
    // The daily limit on answers could be reached first.
    await academy.db.checkDay.updateMany({ where: { learnerId: user.id }, data: { answers: 0 } })
    expect(await learn(academy, browser, next)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You completed 16 lessons in one day. You can complete the next one in 24 hours.',
    })
    expect(await completions(user.id)).toBe(lessonsPerDay)
    secondsLater(86_400)
    expect((await complete(browser, next)).__typename).toBe('CompleteLessonPayload')
  })

  it('does not apply to the demo, whose learner is shared', async () => {
    secondsLater(0)
    const visitor = await demo(academy, 'anybody')
    for (const id of (await openLessons(visitor)).slice(0, 2)) {
      expect((await readCheck(visitor, id)).length).toBeGreaterThan(0)
      expect((await learn(academy, visitor, id)).__typename).toBe('CompleteLessonPayload')
    }
  })
})

it('the lesson pace limit applies unless it is switched off, and always in production', () => {
  const secret = { SESSION_SECRET: 'Vn4kQ9xT2wLrB7mZ0pYcH5sJ8dGfA3eU' }
  const production = { ...secret, NODE_ENV: 'production', DATABASE_URL: 'postgresql://x', PUBLIC_URL: 'https://academy.example' }
  expect(readConfig(secret).hasLessonPace).toBe(true)
  expect(readConfig({ ...secret, LESSON_PACE: 'off' }).hasLessonPace).toBe(false)
  expect(readConfig({ ...production, LESSON_PACE: 'off' }).hasLessonPace).toBe(true)
})
