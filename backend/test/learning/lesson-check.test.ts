import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { askedOf, authorOf, beginner, give, lessonId } from '../support/learning/check-answers.ts'
import { passCheck, rightFor, signUp } from '../support/people/people.ts'

describe.each(kinds)('the check for understanding on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it("returns the author's feedback for wrong and correct options", async () => {
    const { browser } = await beginner(academy)
    const { asked, author, named } = await askedOf(academy, browser, 'single')
    if (author.kind !== 'single') throw new Error('not a single choice')
    for (const option of author.options.toSorted((a, b) => Number(a.correct) - Number(b.correct))) {
      const id = named(option.text)
      const { item } = await give(browser, asked.id, [id])
      expect(item.answer).toMatchObject({ choices: [id], isCorrect: option.correct, marks: [] })
      expect(item.answer.feedback).toEqual([{ about: id, text: option.feedback }])
    }
  })

  it('marks each position of an order', async () => {
    const { browser } = await beginner(academy)
    const { asked, author, named } = await askedOf(academy, browser, 'ordering')
    const [first = '', second = '', ...rest] = selectableParts(author).map((step) => named(step.text))
    const { item } = await give(browser, asked.id, [second, first, ...rest])
    expect(item.answer).toMatchObject({ isCorrect: false, marks: [false, false, ...rest.map(() => true)] })
    const done = await give(browser, asked.id, [first, second, ...rest])
    expect(done.item.answer).toMatchObject({ isCorrect: true, attempts: 2, choices: [first, second, ...rest] })
  })

  it('marks pairs by the position of their left side', async () => {
    const withPairs = 'words-that-paint'
    const { browser } = await signUp(academy)
    const { asked, author, named } = await askedOf(academy, browser, 'matching', withPairs)
    if (author.kind !== 'matching') throw new Error('no pairs')
    expect(asked.prompts.map((prompt) => prompt.text)).toEqual(author.pairs.map((pair) => pair.left))
    const right = author.pairs.map((pair) => named(pair.right))
    const turned = [...right.slice(1), right[0] ?? '']
    expect((await give(browser, asked.id, turned)).item.answer).toMatchObject({ isCorrect: false, marks: right.map(() => false) })
    expect((await give(browser, asked.id, right)).item.answer).toMatchObject({ isCorrect: true, marks: right.map(() => true) })
  })

  it('gives a hint for a short text twice, and the answer at the third wrong try', async () => {
    const { browser } = await beginner(academy)
    const { asked, author } = await askedOf(academy, browser, 'short')
    if (author.kind !== 'short') throw new Error('no short text')
    const tries = [await give(browser, asked.id, [], 'rope'), await give(browser, asked.id, [], 'rope')]
    for (const { item } of tries) expect(item.answer.feedback[0].text).toContain('We’re looking for one word with 9 letters')
    const third = await give(browser, asked.id, [], 'rope')
    expect(third.item.answer).toMatchObject({ isCorrect: false, attempts: 3, feedback: [{ about: null, text: author.feedback }] })
    expect((await give(browser, asked.id, [], `  ${author.accepted[0]?.toUpperCase()}! `)).item.answer.isCorrect).toBe(true)
  })

  it('keeps an item correct once it was, and shows the answers on the next visit', async () => {
    const { browser } = await beginner(academy)
    const { asked, author, named } = await askedOf(academy, browser, 'single')
    if (author.kind !== 'single') throw new Error('not a single choice')
    const wrong = named(author.options.find((option) => !option.correct)?.text ?? '')
    const { choices } = await rightFor(academy, lessonId, asked)
    expect((await give(browser, asked.id, choices)).lesson.isBegun).toBe(true)
    const { item, lesson } = await give(browser, asked.id, [wrong])
    expect(item.answer).toMatchObject({ isCorrect: true, choices, attempts: 1 })
    expect(lesson.checkStatus).toEqual({ correct: 1, needed: 4, total: 4, isPassed: false })
    expect(lesson.progress).toBe(18)
    const again = await browser.execute('query ($id: ID!) { lesson(id: $id) { check { id answer { choices isCorrect } } } }', {
      id: lessonId,
    })
    expect(again.lesson.check.filter((it: { answer: unknown }) => it.answer)).toEqual([
      { id: asked.id, answer: { choices, isCorrect: true } },
    ])
  })

  it('accepts five of twenty parallel tries, and no more until the next day', async () => {
    const { browser, learnerId } = await beginner(academy)
    const { asked, author } = await askedOf(academy, browser, 'short')
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => give(browser, asked.id, [], `guess ${index}`)))
    const refused = tries.filter((it) => it.code === 'NO_TRIES_LEFT')
    expect(refused).toHaveLength(15)
    expect(refused[0]?.message).toBe('You have tried this question 5 times. You can try it again tomorrow.')
    const rows = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(rows).toMatchObject([{ lessonId, itemId: author.id, attempts: 5, correct: false }])
  })

  it('stays correct when correct and wrong answers arrive in parallel', async () => {
    const { browser, learnerId } = await beginner(academy)
    const { asked, author } = await askedOf(academy, browser, 'short')
    if (author.kind !== 'short') throw new Error('no short text')
    const texts = Array.from({ length: 5 }, (_, index) => (index === 3 ? (author.accepted[0] ?? '') : `guess ${index}`))
    await Promise.all(texts.map((text) => give(browser, asked.id, [], text)))
    expect(await academy.db.checkAnswer.findMany({ where: { learnerId } })).toMatchObject([{ correct: true }])
  })

  it('keeps edited questions correct, and omits feedback for an answer that no longer fits', async () => {
    const { browser, learnerId } = await beginner(academy)
    await passCheck(academy, browser, lessonId)
    const { check } = await academy.db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
    const items = await authorOf(academy, lessonId)
    const edited = items.map((item) =>
      item.kind === 'single'
        ? { ...item, options: item.options.map((option) => ({ ...option, id: `new-${option.id}` })) }
        : item.kind === 'short'
          ? { ...item, accepted: ['another word'] }
          : item,
    )
    await academy.db.lesson.update({ where: { id: lessonId }, data: { check: edited } })
    const read = `query ($id: ID!) { lesson(id: $id) {
      check { kind answer { choices text isCorrect feedback { text } } } checkStatus { correct isPassed } } }`
    const { lesson } = await browser.execute(read, { id: lessonId })
    expect(lesson.checkStatus).toEqual({ correct: 4, isPassed: true })
    for (const { kind, answer } of lesson.check) {
      expect(answer.isCorrect).toBe(true)
      if (kind === 'single' || kind === 'short') expect(answer.feedback).toEqual([])
      if (kind === 'single') expect(answer.choices).toEqual([])
    }
    await academy.db.lesson.update({ where: { id: lessonId }, data: { check: check ?? [] } })
    expect(await academy.db.checkAnswer.count({ where: { learnerId, correct: true } })).toBe(4)
  })
})
