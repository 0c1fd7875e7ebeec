import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { learn, signUp, signupForm } from '../support/people/people.ts'

const id = 'machines-that-act'
const read = `query { coreCourse { id progress lessons { id isCompleted levels { level lessonId } } } courses { id }
  viewer { learner { lessonLevel nextLesson { id course { id } } xp } } }`
const choose = 'mutation ($level: LessonLevel) { chooseLessonLevel(level: $level) { lessonLevel } }'

describe.each(kinds)('levels of lessons on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const learnerOf = async (age: string): Promise<Browser> => (await signUp(academy, signupForm({ age }))).browser
  const see = (browser: Browser): Promise<Json> => browser.execute(read)
  const lessonOf = ({ coreCourse }: Json) => coreCourse.lessons.find((it: Json) => it.id === id)

  it('lists the core course apart from the tool courses, with one entry for each lesson', async () => {
    const seen = await see(await learnerOf('13'))
    expect(seen.courses.map((it: Json) => it.id)).not.toContain(seen.coreCourse.id)
    expect(seen.courses).toHaveLength(6)
    expect(lessonOf(seen).levels).toEqual([
      { level: 'younger', lessonId: `${id}-younger` },
      { level: 'middle', lessonId: id },
      { level: 'older', lessonId: `${id}-older` },
    ])
  })

  it('recommends the core course to a new learner, at the level for their age or the chosen one', async () => {
    const browser = await learnerOf('15')
    const { learner } = (await see(browser)).viewer
    expect(learner.lessonLevel).toBe('older')
    expect(learner.nextLesson).toMatchObject({ id: expect.stringMatching(/-older$/), course: { id: 'how-ai-works' } })
    await browser.execute(choose, { level: 'younger' })
    const chosen = (await see(browser)).viewer.learner
    expect([chosen.lessonLevel, chosen.nextLesson.id]).toEqual(['younger', expect.stringMatching(/-younger$/)])
    await browser.execute(choose, { level: null })
    expect((await see(browser)).viewer.learner.lessonLevel).toBe('older')
  })

  it('counts and rewards a lesson once, at whichever level', async () => {
    const browser = await learnerOf('14')
    const first = await learn(academy, browser, `${id}-younger`)
    expect(first.reward.xpEarned).toBeGreaterThan(0)
    const seen = await see(browser)
    expect(lessonOf(seen).isCompleted).toBe(true)
    expect(seen.coreCourse.progress).toBeGreaterThan(0)
    const again = await learn(academy, browser, `${id}-older`)
    expect(again.reward.xpEarned).toBe(0)
    expect(again.lesson.isCompleted).toBe(true)
    expect((await see(browser)).viewer.learner.xp).toBe(seen.viewer.learner.xp)
  })

  it('is a setting of learners only', async () => {
    const visitor = await academy.browser().post('/graphql', { query: choose, variables: { level: 'older' } })
    expect(visitor.body.errors).toBeTruthy()
  })
})
