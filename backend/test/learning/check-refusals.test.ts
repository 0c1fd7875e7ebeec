import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { askedOf, before, beginner, give, lessonId } from '../support/learning/check-answers.ts'
import { childForm, demo, readCheck, rightFor, signUp } from '../support/people/people.ts'

describe.each(kinds)('the check for understanding on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('rejects values that do not belong to the question, names the field, and counts no try', async () => {
    const { browser, learnerId } = await beginner(academy)
    const single = (await askedOf(academy, browser, 'single')).asked
    const several = (await askedOf(academy, browser, 'several')).asked
    const ordering = (await askedOf(academy, browser, 'ordering')).asked
    const short = (await askedOf(academy, browser, 'short')).asked
    const ids = (of: { choices: { id: string }[] }) => of.choices.map((choice) => choice.id)
    const [authored] = selectableParts((await askedOf(academy, browser, 'single')).author)
    const refused: [string, string[], string | undefined, string][] = [
      [single.id, [], undefined, 'choices'],
      [single.id, ids(single).slice(0, 2), undefined, 'choices'],
      [single.id, ids(several).slice(0, 1), undefined, 'choices'],
      [single.id, [authored?.id ?? ''], undefined, 'choices'],
      [several.id, [...ids(several), ...ids(several)], undefined, 'choices'],
      [ordering.id, ids(ordering).slice(1), undefined, 'choices'],
      [ordering.id, ids(ordering).fill(ids(ordering)[0] ?? ''), undefined, 'choices'],
      [short.id, ids(single), undefined, 'text'],
      [short.id, [], '  ', 'text'],
      [short.id, [], 'x'.repeat(201), 'text'],
    ]
    for (const [itemId, choices, text, field] of refused)
      expect(await give(browser, itemId, choices, text)).toMatchObject({ code: 'INVALID_INPUT', field })
    expect(await academy.db.checkAnswer.count({ where: { learnerId } })).toBe(0)
    expect((await give(browser, short.id, [], 'x'.repeat(200))).item.answer.attempts).toBe(1)
  })

  it('keeps a text that was cut within an emoji', async () => {
    const { browser, learnerId } = await beginner(academy)
    const { asked } = await askedOf(academy, browser, 'short')
    expect((await give(browser, asked.id, [], 'a fox \ud83e')).item.answer.attempts).toBe(1)
    const rows = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(rows).toMatchObject([{ answer: { text: 'a fox \ufffd' } }])
  })

  it('stores only the answer itself', async () => {
    const { browser, learnerId } = await beginner(academy)
    const { asked } = await askedOf(academy, browser, 'single')
    const { choices } = await rightFor(academy, lessonId, asked)
    await give(browser, asked.id, choices, 'x'.repeat(50_000))
    const [row] = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(JSON.stringify(row?.answer).length).toBeLessThan(100)
  })

  it.each(['no-such-lesson:abc', 'no-such-lesson', '', ':', `${lessonId}:order`, `${lessonId}:`, lessonId])(
    'rejects the unknown item “%s”',
    async (itemId) => {
      const { browser } = await beginner(academy)
      expect((await give(browser, itemId, [])).code).toBe('NOT_FOUND')
    },
  )

  it('shows no questions and accepts no answers while the lesson is locked', async () => {
    const locked = 'questions-that-find-the-truth'
    const open = await beginner(academy)
    await academy.db.lessonProgress.create({ data: { learnerId: open.learnerId, lessonId, completedAt: new Date() } })
    const [asked] = await readCheck(open.browser, locked)
    const { browser, user } = await signUp(academy)
    expect(await readCheck(browser, locked)).toEqual([])
    expect((await give(browser, asked?.id ?? '', [])).code).toBe('LESSON_LOCKED')
    expect(await academy.db.lessonProgress.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('accepts no answers from a child without consent', async () => {
    const { browser, user } = await signUp(academy, childForm())
    const [asked] = await readCheck(browser, before)
    if (!asked) throw new Error('the questions are not shown')
    const right = await rightFor(academy, before, asked)
    expect((await give(browser, asked.id, right.choices, right.text)).code).toBe('CONSENT_REQUIRED')
    expect(await academy.db.checkAnswer.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it.each(['parent', 'staff'])('is visible to a %s, who cannot answer it', async (who) => {
    const browser = await demo(academy, who)
    const [asked] = await readCheck(browser, before)
    expect(asked?.question).toBeTruthy()
    await expect(give(browser, asked?.id ?? '', [])).rejects.toThrow('FORBIDDEN')
  })

  it('requires a session', async () => {
    const { browser } = await beginner(academy)
    const [asked] = await readCheck(browser, before)
    await expect(give(academy.browser(), asked?.id ?? '', [])).rejects.toThrow('UNAUTHENTICATED')
    await expect(readCheck(academy.browser(), before)).rejects.toThrow('UNAUTHENTICATED')
  })

  it('accepts 60 requests a minute per learner, including refused ones', async () => {
    const { browser, learnerId } = await beginner(academy)
    const other = await beginner(academy)
    const { asked } = await askedOf(academy, browser, 'short')
    academy.setClock(new Date())
    await give(browser, asked.id, [], 'rope')
    const counted = { where: { key: { contains: learnerId }, count: 1 }, data: { count: 50 } }
    expect(await academy.db.rateLimit.updateMany(counted)).toEqual({ count: 1 })
    const many = await Promise.all(Array.from({ length: 11 }, () => give(browser, 'no-such-lesson:abc', [])))
    expect(many.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(1)
    const { asked: ofOther } = await askedOf(academy, other.browser, 'short')
    expect((await give(other.browser, ofOther.id, [], 'rope')).__typename).toBe('AnswerCheckItemPayload')
    academy.setClock(new Date(Date.now() + 61_000))
    expect((await give(browser, asked.id, [], 'rope')).item.answer.attempts).toBe(2)
  })
})
