import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { before } from '../support/learning/check-answers.ts'
import { childForm, demo, learn, signUp } from '../support/people/people.ts'

const savePlace = `mutation ($id: ID!, $seconds: Int!) {
  saveVideoPlace(lessonId: $id, seconds: $seconds) {
    __typename
    ... on Error { code }
    ... on InvalidInputError { field }
    ... on Lesson { id videoSeconds isCompleted }
  }
}`

describe.each(kinds)('the video position on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const save = async (browser: Browser, seconds: number, id = before) =>
    (await browser.execute(savePlace, { id, seconds })).saveVideoPlace

  it('is stored, replaces the previous one, and is restored on the next visit', async () => {
    const { browser, user } = await signUp(academy)
    for (const seconds of [10, 0, 95]) expect(await save(browser, seconds)).toMatchObject({ videoSeconds: seconds })
    const { lesson } = await browser.execute('query ($id: ID!) { lesson(id: $id) { videoSeconds } }', { id: before })
    expect(lesson.videoSeconds).toBe(95)
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(1)
  })

  it('does not reset a completed lesson', async () => {
    const { browser } = await signUp(academy)
    await learn(academy, browser, before)
    expect(await save(browser, 30)).toMatchObject({ videoSeconds: 30, isCompleted: true })
  })

  it('is between zero and a day', async () => {
    const { browser, user } = await signUp(academy)
    for (const seconds of [-1, 86_401, 2_147_483_647])
      expect(await save(browser, seconds)).toMatchObject({ code: 'INVALID_INPUT', field: 'seconds' })
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(0)
    for (const seconds of [0, 86_400]) expect(await save(browser, seconds)).toMatchObject({ videoSeconds: seconds })
  })

  it('is stored once when two tabs start in parallel', async () => {
    const { browser, user } = await signUp(academy)
    const answers = await Promise.all([5, 10, 15, 20].map((seconds) => save(browser, seconds)))
    expect(answers.every((answer) => answer.__typename === 'Lesson')).toBe(true)
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(1)
  })

  it('is rejected for a locked or unknown lesson, a child without consent, a parent and staff', async () => {
    const { browser } = await signUp(academy)
    expect((await save(browser, 5, 'questions-that-find-the-truth')).code).toBe('LESSON_LOCKED')
    expect((await save(browser, 5, 'no-such-lesson')).code).toBe('NOT_FOUND')
    const child = await signUp(academy, childForm())
    expect((await save(child.browser, 5)).code).toBe('CONSENT_REQUIRED')
    for (const who of ['parent', 'staff']) await expect(save(await demo(academy, who), 5)).rejects.toThrow('FORBIDDEN')
  })
})
