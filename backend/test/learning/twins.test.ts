import { check as checkSchema } from '@deepm/schema/rules/learning/check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { beginner, give, lessonId } from '../support/learning/check-answers.ts'

const option = (id: string, text: string, more: object = {}) => ({ id, text, feedback: `About ${text}`, ...more })
const twin = {
  id: 'weather',
  probes: 'sure-means-right',
  question: 'A weather app says “rain, certainly”. What do you know?',
  options: [option('rain', 'It rains'), option('sounds', 'It sounds sure', { correct: true }), option('broken', 'It is broken')],
}
const first = {
  id: 'capital',
  kind: 'single',
  question: 'An answer sounds sure. Is it right?',
  options: [
    option('yes', 'Yes, it is sure', { misconception: 'sure-means-right' }),
    option('check', 'Check it', { correct: true }),
    option('no', 'No, never'),
  ],
  twins: [twin],
}
const sentences = { ...first, id: 'sentences', question: 'Which sentence is wrong?', layout: 'text', twins: undefined }
const check = checkSchema.parse([first, sentences, { ...sentences, id: 'third', layout: undefined }])

const read = `query ($id: ID!) { lesson(id: $id) { checkStatus { correct total needed }
  check { id layout question choices { id text } twin { id kind question choices { id text } answer { isCorrect } } } } }`

describe.each(kinds)('twin questions on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  let learnerId: string
  beforeAll(async () => {
    academy = await Academy.open(kind)
    await academy.db.lesson.update({ where: { id: lessonId }, data: { check } })
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    ;({ browser, learnerId } = await beginner(academy))
  })

  const lesson = async (): Promise<Json> => (await browser.execute(read, { id: lessonId })).lesson
  const item = async (question: string): Promise<Json> => (await lesson()).check.find((it: Json) => it.question === question)
  const choose = async (asked: Json, text: string): Promise<Json> =>
    give(browser, asked.id, [asked.choices.find((it: Json) => it.text === text).id])

  it('ask about the misconception of a wrong answer in another situation, and do not count for passing', async () => {
    const asked = await item(first.question)
    expect(asked.twin).toBeNull()
    await choose(asked, 'Yes, it is sure')
    const { twin: open } = await item(first.question)
    expect(open).toMatchObject({ kind: 'single', question: twin.question, answer: null })

    expect((await choose(open, 'It rains')).item.answer).toMatchObject({
      isCorrect: false,
      feedback: [{ text: 'About It rains' }],
    })
    expect((await choose(open, 'It sounds sure')).item.answer.isCorrect).toBe(true)
    expect((await item(first.question)).twin.answer).toEqual({ isCorrect: true })
    expect((await lesson()).checkStatus).toEqual({ correct: 0, total: 3, needed: 3 })

    await choose(asked, 'Check it')
    expect((await item(first.question)).twin).toBeNull()
    expect((await lesson()).checkStatus.correct).toBe(1)
    const rows = await academy.db.checkAnswer.findMany({ where: { learnerId }, orderBy: { itemId: 'asc' } })
    expect(rows).toMatchObject([
      { itemId: 'capital', correct: true, attempts: 2 },
      { itemId: 'weather', correct: true, attempts: 2 },
    ])
  })

  it('cannot be answered before they are asked', async () => {
    const asked = await item(first.question)
    await choose(asked, 'Yes, it is sure')
    const { twin: open } = await item(first.question)
    await choose(asked, 'No, never')
    expect((await item(first.question)).twin).toBeNull()
    expect(await choose(open, 'It sounds sure')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await academy.db.checkAnswer.count({ where: { learnerId, itemId: 'weather' } })).toBe(0)
  })

  it('are in the copy of a learner’s data, with the texts of question and choice', async () => {
    await choose(await item(first.question), 'Yes, it is sure')
    await choose((await item(first.question)).twin, 'It rains')
    const { json } = (await browser.execute('mutation { exportData { ... on DataExport { json } } }')).exportData
    const { answers } = JSON.parse(json).learning
    expect(answers.map((it: Json) => it.question)).toContainEqual({
      id: twin.id,
      text: twin.question,
      yourAnswer: { text: '', choices: [{ id: 'rain', text: 'It rains' }] },
    })
  })

  it('leave the sentences of a text in their order', async () => {
    const { layout, choices } = await item(sentences.question)
    expect(layout).toBe('text')
    expect(choices.map((it: Json) => it.text)).toEqual(['Yes, it is sure', 'Check it', 'No, never'])
  })
})
