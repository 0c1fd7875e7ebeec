import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markCatalogueChanged } from '../../src/modules/learning/catalogue/edition.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { answerConsent, childForm, completeLesson, demo, mailedToken, signUp, signupForm } from '../support/people/people.ts'

const choosePersona = `mutation ($id: ID!) {
  choosePersona(personaId: $id) {
    __typename
    ... on Error { code }
    ... on Learner { id selectedPersona { id progress } nextLesson { id } }
  }
}`
const nextStep = '{ viewer { learner { selectedPersona { id } nextLesson { id isBegun isLocked isCompleted } } } }'
const core = { courseId: 'how-ai-works' }
const courses = '{ courses { id isLocked waitsFor progress lessons { id isLocked content } } }'

describe.each(kinds)('the learning hub on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  /** Completes lessons as if they had been taken one after the other. */
  async function haveCompleted(learnerId: string, where: { courseId?: string; folder?: { personaId: string } }) {
    const lessons = await academy.db.lesson.findMany({ where, select: { id: true } })
    await academy.db.lessonProgress.createMany({
      data: lessons.map(({ id }) => ({ learnerId, lessonId: id, completedAt: academy.app.clock() })),
      skipDuplicates: true,
    })
  }

  async function courseOf(browser: Browser, id: string): Promise<Json> {
    return (await browser.execute(courses)).courses.find((course: Json) => course.id === id)
  }

  const learnerOf = async (browser: Browser): Promise<Json> => (await browser.execute(nextStep)).viewer.learner

  it('unlocks DALL-E exactly when the three previous courses are completed', async () => {
    const { browser, user } = await signUp(academy)
    await haveCompleted(user.id, { courseId: 'chatgpt' })
    await haveCompleted(user.id, { courseId: 'gemini' })
    expect(await courseOf(browser, 'dalle')).toMatchObject({ isLocked: true, waitsFor: ['claude'], progress: 0 })
    await academy.db.lessonProgress.create({
      data: { learnerId: user.id, lessonId: 'claude-basics', completedAt: academy.app.clock() },
    })
    const locked = await courseOf(browser, 'dalle')
    expect(locked.isLocked).toBe(true)
    expect(locked.lessons[0]).toEqual({ id: 'dall-e-basics', isLocked: true, content: null })
    expect((await browser.execute(completeLesson, { id: 'dall-e-basics' })).completeLesson.code).toBe('LESSON_LOCKED')
    await haveCompleted(user.id, { courseId: 'claude' })
    const open = await courseOf(browser, 'dalle')
    expect(open).toMatchObject({ isLocked: false, waitsFor: [] })
    // Only the advanced lesson waits for another one.
    expect(open.lessons.filter((lesson: Json) => lesson.isLocked).map((lesson: Json) => lesson.id)).toEqual(['dall-e-advanced'])
    expect(open.lessons[0].content).toContain('## ')
    expect(await courseOf(browser, 'midjourney')).toMatchObject({ isLocked: true, waitsFor: ['dalle'] })
  })

  it('shows the progress of a course as a fraction of its seven lessons', async () => {
    const { browser, user } = await signUp(academy)
    expect((await courseOf(browser, 'claude')).progress).toBe(0)
    await academy.db.lessonProgress.create({
      data: { learnerId: user.id, lessonId: 'claude-basics', completedAt: academy.app.clock() },
    })
    expect((await courseOf(browser, 'claude')).progress).toBe(0.14)
  })

  it('shows which lesson unlocks a locked one', async () => {
    const { browser, user } = await signUp(academy)
    const read = '{ lesson(id: "claude-advanced") { isLocked waitsFor } }'
    expect((await browser.execute(read)).lesson).toEqual({ isLocked: true, waitsFor: ['claude-basics'] })
    await haveCompleted(user.id, { courseId: 'claude' })
    expect((await browser.execute(read)).lesson).toEqual({ isLocked: false, waitsFor: [] })
  })

  it('suggests the core course, then the first lesson of the selected path, or a started lesson before it', async () => {
    const { browser, user } = await signUp(academy, signupForm({ selectedPersona: 'writer' }))
    expect((await learnerOf(browser)).nextLesson.id).toBe('learning-from-data-older')
    await haveCompleted(user.id, core)
    expect((await learnerOf(browser)).nextLesson).toEqual({
      id: 'your-voice-first',
      isBegun: false,
      isLocked: false,
      isCompleted: false,
    })
    await answerFirstItem(browser, 'claude-basics')
    expect((await learnerOf(browser)).nextLesson).toMatchObject({ id: 'claude-basics', isBegun: true })
  })

  it('continues with other paths, then courses, and suggests nothing when all are completed', async () => {
    const { browser, user } = await signUp(academy, signupForm({ selectedPersona: 'creator' }))
    await haveCompleted(user.id, { folder: { personaId: 'creator' } })
    expect((await learnerOf(browser)).nextLesson.id).toBe('learning-from-data-older')
    await haveCompleted(user.id, core)
    expect((await learnerOf(browser)).nextLesson.id).toBe('problem-detective')
    for (const personaId of ['entrepreneur', 'writer', 'campaigner']) await haveCompleted(user.id, { folder: { personaId } })
    expect((await learnerOf(browser)).nextLesson.id).toBe('chatgpt-first-chat')
    for (const courseId of ['chatgpt', 'gemini', 'claude', 'dalle', 'midjourney', 'runway'])
      await haveCompleted(user.id, { courseId })
    expect((await learnerOf(browser)).nextLesson).toBeNull()
  })

  it('shows a parent the next step of their child', async () => {
    const { parent, user } = await childWithConsent()
    await haveCompleted(user.id, { folder: { personaId: 'entrepreneur' } })
    await haveCompleted(user.id, core)
    const { viewer } = await parent.execute('{ viewer { children { nextLesson { id } } } }')
    expect(viewer.children).toEqual([{ nextLesson: { id: 'your-voice-first' } }])
  })

  it('changes the path and the next step, and keeps progress', async () => {
    const { browser, user } = await signUp(academy)
    await answerFirstItem(browser, 'problem-detective')
    await haveCompleted(user.id, { courseId: 'claude' })
    await haveCompleted(user.id, core)
    const { choosePersona: learner } = await browser.execute(choosePersona, { id: 'campaigner' })
    expect(learner).toEqual({
      __typename: 'Learner',
      id: user.id,
      selectedPersona: { id: 'campaigner', progress: 0 },
      nextLesson: { id: 'a-cause-you-can-prove' },
    })
    expect((await courseOf(browser, 'claude')).progress).toBe(1)
    // The started lesson of the old path is kept.
    expect((await browser.execute(choosePersona, { id: 'entrepreneur' })).choosePersona.nextLesson.id).toBe('problem-detective')
    expect((await learnerOf(browser)).nextLesson.isBegun).toBe(true)
  })

  it('accepts the same choice twice, also from parallel tabs', async () => {
    const { browser, user } = await signUp(academy)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => browser.execute(choosePersona, { id: 'writer' })))
    expect(tabs.map((tab) => tab.choosePersona.selectedPersona.id)).toEqual(Array(5).fill('writer'))
    expect((await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).selectedPersona).toBe('writer')
  })

  it('rejects an unknown path and keeps the selected one', async () => {
    const { browser } = await signUp(academy)
    expect((await browser.execute(choosePersona, { id: 'astronaut' })).choosePersona).toEqual({
      __typename: 'NotFoundError',
      code: 'NOT_FOUND',
    })
    expect((await learnerOf(browser)).selectedPersona.id).toBe('entrepreneur')
  })

  it("does not change a child's path before the parent agrees", async () => {
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    expect((await browser.execute(choosePersona, { id: 'writer' })).choosePersona).toEqual({
      __typename: 'ConsentRequiredError',
      code: 'CONSENT_REQUIRED',
    })
    expect((await academy.db.learner.findUniqueOrThrow({ where: { id: user.id } })).selectedPersona).toBe('entrepreneur')
    // The next step is visible even without consent.
    expect((await learnerOf(browser)).nextLesson.id).toBe('learning-from-data')
    await consent(form)
    expect((await browser.execute(choosePersona, { id: 'writer' })).choosePersona.selectedPersona.id).toBe('writer')
  })

  it('lets only learners select a path', async () => {
    await expect(academy.browser().execute(choosePersona, { id: 'writer' })).rejects.toThrow('UNAUTHENTICATED')
    for (const name of ['parent', 'staff']) {
      await expect((await demo(academy, name)).execute(choosePersona, { id: 'writer' })).rejects.toThrow('FORBIDDEN')
    }
  })

  async function childWithConsent() {
    const form = childForm()
    const child = await signUp(academy, form)
    await consent(form)
    const parent = academy.browser()
    const email = String(form['parentEmail'])
    await parent.execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
    const token = await mailedToken(academy, 'sign-in', email)
    await parent.execute('mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }', { token })
    return { parent, user: child.user }
  }

  async function consent(form: Record<string, unknown>) {
    const token = await mailedToken(academy, 'consent', String(form['parentEmail']))
    await academy.browser().execute(answerConsent, { token, agree: true })
  }
})

describe.each(kinds)('the tip of the day on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  async function tipFor(browser: Browser): Promise<string> {
    return (await browser.execute('{ dailyTip { id text } }')).dailyTip.id
  }

  it("changes at midnight in the viewer's time zone", async () => {
    const east = (await signUp(academy, signupForm({ timeZone: 'Pacific/Auckland' }))).browser
    const west = (await signUp(academy, signupForm({ timeZone: 'America/Los_Angeles' }))).browser
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2036-01-01') } })
    // Noon in Auckland is the previous evening in Los Angeles.
    academy.setClock(new Date('2027-02-10T23:00:00Z'))
    const [there, here] = [await tipFor(east), await tipFor(west)]
    expect(there).not.toBe(here)
    academy.setClock(new Date('2027-02-11T09:00:00Z'))
    expect([await tipFor(east), await tipFor(west)]).toEqual([there, there])
  })

  it('cycles through the list in order', async () => {
    const { browser } = await signUp(academy, signupForm({ timeZone: 'UTC' }))
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2046-01-01') } })
    const tips = (await academy.db.tip.findMany({ orderBy: { position: 'asc' } })).map((tip) => tip.id)
    const seen: string[] = []
    for (let day = 0; day <= tips.length; day += 1) {
      academy.setClock(new Date(Date.UTC(2026, 0, 1 + day, 12)))
      seen.push(await tipFor(browser))
    }
    expect(seen).toEqual([...tips, tips[0]])
    // Days before the first one count backwards from the end of the list.
    academy.setClock(new Date('2025-12-31T12:00:00Z'))
    expect(await tipFor(browser)).toBe(tips.at(-1))
  })

  it('is empty without tips', async () => {
    const { browser } = await signUp(academy)
    await academy.db.$transaction(async (tx) => {
      await tx.tip.deleteMany()
      await markCatalogueChanged(tx, academy.app.clock())
    })
    expect((await browser.execute('{ dailyTip { id } }')).dailyTip).toBeNull()
  })
})

/** Starts a lesson by answering a question, as a learner does. */
async function answerFirstItem(browser: Browser, lessonId: string): Promise<void> {
  const { lesson } = await browser.execute('query ($id: ID!) { lesson(id: $id) { check { id kind choices { id } } } }', {
    id: lessonId,
  })
  const item = lesson.check.find((it: Json) => it.kind === 'single')
  const answer = `mutation ($input: CheckAnswerInput!) { answerCheckItem(input: $input) { __typename } }`
  const { answerCheckItem } = await browser.execute(answer, { input: { itemId: item.id, choices: [item.choices[0].id] } })
  expect(answerCheckItem.__typename).toBe('AnswerCheckItemPayload')
}
