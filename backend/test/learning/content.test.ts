import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { removeQuestion } from '@deepm/schema/rules/learning/notes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import {
  catalogue,
  create,
  demoEditor,
  editor,
  keepOwn,
  open,
  publish,
  restore,
  save,
} from '../support/learning/content-editor.ts'
import { answerItem, completeLesson, passCheck, readCheck, rightFor, signUp } from '../support/people/people.ts'

const lessonId = 'problem-detective'
const title = `query ($id: ID!) { lesson(id: $id) { title content resources { title } isCompleted } }`

describe.each(kinds)('lesson texts on the %s database', (kind) => {
  let academy: Academy
  let edda: Browser
  let otto: Browser
  let shipped: LessonText
  beforeAll(async () => {
    academy = await Academy.open(kind)
    edda = await editor(academy, 'Edda')
    otto = await editor(academy, 'Otto')
    shipped = (await open(edda, lessonId)).text
  })
  afterAll(() => academy.close())

  const learnersRead = async (browser: Browser) => (await browser.execute(title, { id: lessonId })).lesson

  it('lists the courses with the specified modules, and every lesson as published', async () => {
    const courses = await catalogue(edda)
    expect(courses.slice(0, 4).map((it) => [it.name, it.modules.length])).toEqual([
      ['Entrepreneur Path', 8],
      ['Writer Path', 6],
      ['Digital Creator Path', 7],
      ['Campaigner Path', 5],
    ])
    expect(courses.slice(4).map((it) => it.modules.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
    const states = courses
      .flatMap((it) => it.modules)
      .flatMap((it) => it.lessons.map((lesson: { state: string }) => lesson.state))
    expect(states.length).toBeGreaterThan(60)
    expect(new Set(states)).toEqual(new Set(['published']))
    expect(await open(edda, lessonId)).toMatchObject({ head: 0, versions: [] })
  })

  it('hides a draft from learners until it is published, and records who changed what', async () => {
    const { browser } = await signUp(academy)
    const text = { ...shipped, title: 'The new detective', resources: [] }
    const saved = await save(edda, lessonId, 0, text)
    expect(saved).toMatchObject({ title: 'The new detective', head: 2, published: 1, state: 'changed' })
    expect((await learnersRead(browser)).title).toBe(shipped.title)
    expect(await save(edda, lessonId, 0, text)).toEqual(saved)

    expect(await publish(otto, lessonId, 2)).toMatchObject({ published: 2, state: 'published' })
    expect(await publish(otto, lessonId, 2)).toMatchObject({ published: 2 })
    expect(await learnersRead(browser)).toMatchObject({ title: 'The new detective', resources: [] })
    const { versions } = await open(edda, lessonId)
    expect(versions).toMatchObject([
      { number: 2, isShipped: false, changed: ['Title', 'Resources'], authorName: 'Edda', publishedAt: expect.any(String) },
      { number: 1, isShipped: true, changed: [], authorName: null, publishedAt: null },
    ])
    const log = await academy.db.auditEntry.findMany({ where: { action: 'content.change' }, orderBy: { id: 'asc' } })
    expect(log.map(({ staffName, detail }) => `${staffName}: ${detail}`)).toEqual([
      `Edda: Saved version 2 of lesson ${lessonId}: Title, Resources`,
      `Otto: Published version 2 of lesson ${lessonId}`,
    ])
  })

  it('stores one of two parallel saves, and shows the other author the stored text', async () => {
    const { head, text } = await open(edda, lessonId)
    const answers = await Promise.all([
      save(edda, lessonId, head, { ...text, description: 'What Edda thinks it is about.' }),
      save(otto, lessonId, head, { ...text, description: 'What Otto thinks it is about.' }),
    ])
    expect(answers.map((it) => it.__typename).sort()).toEqual(['ContentLesson', 'LessonChangedError'])
    const winner = answers[0].__typename === 'ContentLesson' ? 'Edda' : 'Otto'
    const { current } = answers.find((it) => it.current)
    expect(current).toMatchObject({ number: head + 1, authorName: winner })
    expect(current.text.description).toBe(`What ${winner} thinks it is about.`)
    expect((await open(edda, lessonId)).versions[0].number).toBe(head + 1)
    // A save on top of the current version is accepted.
    expect(await save(otto, lessonId, head + 1, { ...text, description: 'What both think it is about.' })).toMatchObject({
      head: head + 2,
    })
    expect(await publish(edda, lessonId, head + 1)).toMatchObject({ code: 'LESSON_CHANGED' })
  })

  it('restores an older text as a new version', async () => {
    const { head } = await open(edda, lessonId)
    expect(await restore(edda, lessonId, 1, head)).toMatchObject({ title: shipped.title, head: head + 1, state: 'changed' })
    expect((await open(edda, lessonId)).text).toEqual(shipped)
    expect(await restore(edda, lessonId, 99, head + 1)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await restore(edda, lessonId, 2, head)).toMatchObject({ code: 'LESSON_CHANGED' })
    expect(await keepOwn(edda, lessonId, 1)).toMatchObject({ head: head + 1 })
  })

  it('names every invalid field, and stores nothing', async () => {
    const { head, text, versions } = await open(edda, lessonId)
    const [item, ...rest] = text.check
    const wrong = { ...text, title: '', minutes: 500, video: 'javascript:alert(1)', check: [{ ...item, question: '' }, ...rest] }
    const { code, issues } = await save(edda, lessonId, head, {
      ...wrong,
      resources: [{ title: 'x', url: 'http://a.b', kind: 'link' }],
    })
    expect(code).toBe('INVALID_INPUT')
    expect(issues.map((it: { field: string }) => it.field)).toEqual([
      'title',
      'minutes',
      'video',
      'check.0.question',
      'resources.0.url',
    ])
    expect(await save(edda, lessonId, head, 'no text')).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await open(edda, lessonId)).versions).toEqual(versions)
  })

  it('creates a lesson once per request with a permanent id, and shows it once published', async () => {
    const { browser } = await signUp(academy)
    const text = { ...shipped, title: 'Ideas & Café' }
    const key = crypto.randomUUID()
    const made = await create(edda, 'writer-whose-words', text, key)
    expect(made).toMatchObject({ id: 'ideas-cafe', head: 1, published: null, state: 'draft' })
    expect(await create(edda, 'writer-whose-words', text, key)).toEqual(made)
    expect((await create(edda, 'claude', text)).id).toBe('ideas-cafe-2')
    expect(await create(edda, 'no-such-module', text)).toMatchObject({ code: 'NOT_FOUND' })
    const read = () =>
      browser.execute('{ lesson(id: "ideas-cafe") { title } persona(id: "writer") { folders { lessons { id } } } }')
    expect((await read()).lesson).toBeNull()
    expect(JSON.stringify(await read())).not.toContain('ideas-cafe')
    await save(edda, 'ideas-cafe', 1, { ...text, title: 'Another name' })
    await publish(edda, 'ideas-cafe', 2)
    expect((await read()).lesson).toEqual({ title: 'Another name' })
    expect(JSON.stringify(await read())).toContain('ideas-cafe')
  })

  it("keeps a learner's answers when the open lesson changes", async () => {
    const { browser, user } = await signUp(academy)
    const [first, ...others] = await readCheck(browser, lessonId)
    if (!first) throw new Error('the lesson has lost its check')
    const right = await rightFor(academy, lessonId, first)
    await browser.execute(answerItem, { input: { itemId: first.id, ...right } })

    const { head, text } = await open(edda, lessonId)
    const [kept, removed, ...rest] = text.check
    const content = removeQuestion(text.content, removed?.id ?? '')
    await save(edda, lessonId, head, { ...text, content, check: [kept, ...rest] })
    await publish(edda, lessonId, head + 1)
    for (const { id } of others) {
      const { answerCheckItem } = await browser.execute(answerItem, { input: { itemId: id, choices: ['x'], text: '' } })
      expect(answerCheckItem).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await academy.db.checkAnswer.count({ where: { learnerId: user.id, correct: true } })).toBe(1)
    await passCheck(academy, browser, lessonId)
    const done = (await browser.execute(completeLesson, { id: lessonId })).completeLesson
    expect(done.lesson.isCompleted).toBe(true)
  })

  it('refuses changes by demo staff in production only, before anything is written', async () => {
    const { head, text } = await open(edda, lessonId)
    const visitor = await demoEditor(academy)
    expect(await save(visitor, lessonId, head, { ...text, title: 'By a visitor' })).toMatchObject({ head: head + 1 })
    const { config } = academy.app
    academy.app.config = { ...config, mode: 'production' }
    const refused = { code: 'CONTENT_REFUSED', message: expect.stringMatching(/demo account/) }
    expect(await save(visitor, lessonId, head + 1, text)).toMatchObject(refused)
    expect(await create(visitor, 'claude', text)).toMatchObject(refused)
    expect(await save(edda, lessonId, head + 1, text)).toMatchObject({ head: head + 2 })
    academy.app.config = config
  })
})
