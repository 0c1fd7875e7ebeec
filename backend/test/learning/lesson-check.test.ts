import { type CheckItem, check as checkSchema } from '@deepm/schema/rules/learning/check'
import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy.ts'
import { readOperations } from '../support/operations.ts'
import { answerItem, childForm, completeLesson, demo, learn, passCheck, readCheck, rightFor, signUp } from '../support/people.ts'

const lessonId = 'one-problem-ten-ideas'
const before = 'problem-detective'

describe.each(kinds)('the check for understanding on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  /** Returns a learner with access to the lesson, which has an item of every kind but matching. */
  async function beginner(): Promise<{ browser: Browser; learnerId: string }> {
    const { browser, user } = await signUp(academy)
    await academy.db.lessonProgress.create({ data: { learnerId: user.id, lessonId: before, completedAt: new Date() } })
    return { browser, learnerId: user.id }
  }

  async function authorOf(id: string): Promise<CheckItem[]> {
    return checkSchema.parse((await academy.db.lesson.findUniqueOrThrow({ where: { id } })).check)
  }

  async function askedOf(browser: Browser, wanted: CheckItem['kind'], id = lessonId) {
    const asked = (await readCheck(browser, id)).find((item) => item.kind === wanted)
    const author = (await authorOf(id)).find((item) => item.question === asked?.question)
    if (!asked || !author) throw new Error(`${id} has no item of the kind ${wanted}`)
    return { asked, author, named: (text: string) => asked.choices.find((choice) => choice.text === text)?.id ?? '' }
  }

  async function give(browser: Browser, itemId: string, choices: string[], text?: string): Promise<Json> {
    return (await browser.execute(answerItem, { input: { itemId, choices, text } })).answerCheckItem
  }

  describe('on the lesson page', () => {
    const page = readOperations().get('LessonPage')?.text ?? ''
    let answers: Map<string, string>
    beforeAll(async () => {
      const { browser, user } = await signUp(academy)
      const lessons = await academy.db.lesson.findMany({ select: { id: true } })
      await academy.db.lessonProgress.createMany({
        data: lessons.map(({ id }) => ({ learnerId: user.id, lessonId: id, completedAt: new Date() })),
      })
      answers = new Map()
      for (const { id } of lessons) {
        const { body } = await browser.post('/graphql', { query: page, variables: { id } })
        expect(body.errors, id).toBeUndefined()
        answers.set(id, JSON.stringify(body.data))
      }
    })

    it('reveals no correct option, no feedback and no id from the author', async () => {
      expect(answers.size).toBeGreaterThanOrEqual(48)
      const told: string[] = []
      for (const [id, bytes] of answers) {
        const items = await authorOf(id)
        expect(JSON.parse(bytes).lesson.check).toHaveLength(items.length)
        for (const item of items) {
          const feedback = 'options' in item ? item.options.map((option) => option.feedback) : [item.feedback]
          const ids = [item.id, `${id}:${item.id}`, ...selectableParts(item).map((part) => part.id)]
          const secrets = [...feedback.map((text) => JSON.stringify(text).slice(1, -1)), ...ids.map((it) => `"id":"${it}"`)]
          told.push(...secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${id}: ${secret}`))
        }
        if (/"(?:correct|isCorrect|accepted)":(?!\d)|"answer":\{/.test(bytes)) told.push(`${id} tells what is right`)
      }
      expect(told).toEqual([])
    })

    it('uses different part ids in every item', () => {
      const names = [...answers.values()].flatMap((bytes) =>
        JSON.parse(bytes).lesson.check.flatMap((item: { id: string; prompts: { id: string }[]; choices: { id: string }[] }) => [
          item.id,
          ...[...item.prompts, ...item.choices].map((part) => `${item.id}/${part.id}`),
        ]),
      )
      expect(new Set(names).size).toBe(names.length)
    })

    it('shuffles steps, and distributes correct options over all positions', async () => {
      const places = [0, 0, 0, 0, 0]
      for (const [id, bytes] of answers) {
        const items = await authorOf(id)
        for (const asked of JSON.parse(bytes).lesson.check) {
          const item = items.find((it) => it.question === asked.question)
          const texts: string[] = asked.choices.map((choice: { text: string }) => choice.text)
          if (item?.kind === 'ordering') expect(texts).not.toEqual(item.steps.map((step) => step.text))
          if (item?.kind !== 'single') continue
          const place = texts.indexOf(item.options.find((option) => option.correct)?.text ?? '')
          places[place] = (places[place] ?? 0) + 1
        }
      }
      const all = places.reduce((sum, count) => sum + count, 0)
      expect(all).toBeGreaterThan(50)
      for (const count of places.slice(0, 3)) expect(count / all).toBeGreaterThan(0.15)
      for (const count of places) expect(count / all).toBeLessThan(0.6)
    })
  })

  it("returns the author's feedback for wrong and correct options", async () => {
    const { browser } = await beginner()
    const { asked, author, named } = await askedOf(browser, 'single')
    if (author.kind !== 'single') throw new Error('not a single choice')
    for (const option of author.options.toSorted((a, b) => Number(a.correct) - Number(b.correct))) {
      const id = named(option.text)
      const { item } = await give(browser, asked.id, [id])
      expect(item.answer).toMatchObject({ choices: [id], isCorrect: option.correct, marks: [] })
      expect(item.answer.feedback).toEqual([{ about: id, text: option.feedback }])
    }
  })

  it('marks each position of an order', async () => {
    const { browser } = await beginner()
    const { asked, author, named } = await askedOf(browser, 'ordering')
    const [first = '', second = '', ...rest] = selectableParts(author).map((step) => named(step.text))
    const { item } = await give(browser, asked.id, [second, first, ...rest])
    expect(item.answer).toMatchObject({ isCorrect: false, marks: [false, false, ...rest.map(() => true)] })
    const done = await give(browser, asked.id, [first, second, ...rest])
    expect(done.item.answer).toMatchObject({ isCorrect: true, attempts: 2, choices: [first, second, ...rest] })
  })

  it('marks pairs by the position of their left side', async () => {
    const withPairs = 'words-that-paint'
    const { browser } = await signUp(academy)
    const { asked, author, named } = await askedOf(browser, 'matching', withPairs)
    if (author.kind !== 'matching') throw new Error('no pairs')
    expect(asked.prompts.map((prompt) => prompt.text)).toEqual(author.pairs.map((pair) => pair.left))
    const right = author.pairs.map((pair) => named(pair.right))
    const turned = [...right.slice(1), right[0] ?? '']
    expect((await give(browser, asked.id, turned)).item.answer).toMatchObject({ isCorrect: false, marks: right.map(() => false) })
    expect((await give(browser, asked.id, right)).item.answer).toMatchObject({ isCorrect: true, marks: right.map(() => true) })
  })

  it('gives a hint for a short text twice, and the answer at the third wrong try', async () => {
    const { browser } = await beginner()
    const { asked, author } = await askedOf(browser, 'short')
    if (author.kind !== 'short') throw new Error('no short text')
    const tries = [await give(browser, asked.id, [], 'rope'), await give(browser, asked.id, [], 'rope')]
    for (const { item } of tries) expect(item.answer.feedback[0].text).toContain('We look for one word of 9 letters')
    const third = await give(browser, asked.id, [], 'rope')
    expect(third.item.answer).toMatchObject({ isCorrect: false, attempts: 3, feedback: [{ about: null, text: author.feedback }] })
    expect((await give(browser, asked.id, [], `  ${author.accepted[0]?.toUpperCase()}! `)).item.answer.isCorrect).toBe(true)
  })

  it('keeps an item correct once it was, and shows the answers on the next visit', async () => {
    const { browser } = await beginner()
    const { asked, author, named } = await askedOf(browser, 'single')
    if (author.kind !== 'single') throw new Error('not a single choice')
    const wrong = named(author.options.find((option) => !option.correct)?.text ?? '')
    const { choices } = await rightFor(academy, lessonId, asked)
    expect((await give(browser, asked.id, choices)).lesson.isBegun).toBe(true)
    const { item, lesson } = await give(browser, asked.id, [wrong])
    expect(item.answer).toMatchObject({ isCorrect: true, choices, attempts: 1 })
    expect(lesson.checkStatus).toEqual({ correct: 1, needed: 4, total: 5, isPassed: false })
    expect(lesson.progress).toBe(18)
    const again = await browser.execute('query ($id: ID!) { lesson(id: $id) { check { id answer { choices isCorrect } } } }', {
      id: lessonId,
    })
    expect(again.lesson.check.filter((it: { answer: unknown }) => it.answer)).toEqual([
      { id: asked.id, answer: { choices, isCorrect: true } },
    ])
  })

  it('accepts five of twenty parallel tries, and no more until the next day', async () => {
    const { browser, learnerId } = await beginner()
    const { asked, author } = await askedOf(browser, 'short')
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => give(browser, asked.id, [], `guess ${index}`)))
    const refused = tries.filter((it) => it.code === 'NO_TRIES_LEFT')
    expect(refused).toHaveLength(15)
    expect(refused[0]?.message).toBe('You have tried this question 5 times. You can try it again tomorrow.')
    const rows = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(rows).toMatchObject([{ lessonId, itemId: author.id, attempts: 5, correct: false }])
  })

  it('stays correct when correct and wrong answers arrive in parallel', async () => {
    const { browser, learnerId } = await beginner()
    const { asked, author } = await askedOf(browser, 'short')
    if (author.kind !== 'short') throw new Error('no short text')
    const texts = Array.from({ length: 5 }, (_, index) => (index === 3 ? (author.accepted[0] ?? '') : `guess ${index}`))
    await Promise.all(texts.map((text) => give(browser, asked.id, [], text)))
    expect(await academy.db.checkAnswer.findMany({ where: { learnerId } })).toMatchObject([{ correct: true }])
  })

  it('rejects values that do not belong to the question, names the field, and counts no try', async () => {
    const { browser, learnerId } = await beginner()
    const single = (await askedOf(browser, 'single')).asked
    const several = (await askedOf(browser, 'several')).asked
    const ordering = (await askedOf(browser, 'ordering')).asked
    const short = (await askedOf(browser, 'short')).asked
    const ids = (of: { choices: { id: string }[] }) => of.choices.map((choice) => choice.id)
    const [authored] = selectableParts((await askedOf(browser, 'single')).author)
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
    const { browser, learnerId } = await beginner()
    const { asked } = await askedOf(browser, 'short')
    expect((await give(browser, asked.id, [], 'a fox \ud83e')).item.answer.attempts).toBe(1)
    const rows = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(rows).toMatchObject([{ answer: { text: 'a fox \ufffd' } }])
  })

  it('stores only the answer itself', async () => {
    const { browser, learnerId } = await beginner()
    const { asked } = await askedOf(browser, 'single')
    const { choices } = await rightFor(academy, lessonId, asked)
    await give(browser, asked.id, choices, 'x'.repeat(50_000))
    const [row] = await academy.db.checkAnswer.findMany({ where: { learnerId } })
    expect(JSON.stringify(row?.answer).length).toBeLessThan(100)
  })

  it.each(['no-such-lesson:abc', 'no-such-lesson', '', ':', `${lessonId}:order`, `${lessonId}:`, lessonId])(
    'rejects the unknown item “%s”',
    async (itemId) => {
      const { browser } = await beginner()
      expect((await give(browser, itemId, [])).code).toBe('NOT_FOUND')
    },
  )

  it('shows no questions and accepts no answers while the lesson is locked', async () => {
    const open = await beginner()
    const [asked] = await readCheck(open.browser, lessonId)
    const { browser, user } = await signUp(academy)
    expect(await readCheck(browser, lessonId)).toEqual([])
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
    const { browser } = await beginner()
    const [asked] = await readCheck(browser, before)
    await expect(give(academy.browser(), asked?.id ?? '', [])).rejects.toThrow('UNAUTHENTICATED')
    await expect(readCheck(academy.browser(), before)).rejects.toThrow('UNAUTHENTICATED')
  })

  it('accepts 60 requests a minute per learner, including refused ones', async () => {
    const { browser, learnerId } = await beginner()
    const other = await beginner()
    const { asked } = await askedOf(browser, 'short')
    academy.setClock(new Date())
    await give(browser, asked.id, [], 'rope')
    const counted = { where: { key: { contains: learnerId }, count: 1 }, data: { count: 50 } }
    expect(await academy.db.rateLimit.updateMany(counted)).toEqual({ count: 1 })
    const many = await Promise.all(Array.from({ length: 11 }, () => give(browser, 'no-such-lesson:abc', [])))
    expect(many.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(1)
    const { asked: ofOther } = await askedOf(other.browser, 'short')
    expect((await give(other.browser, ofOther.id, [], 'rope')).__typename).toBe('AnswerCheckItemPayload')
    academy.setClock(new Date(Date.now() + 61_000))
    expect((await give(browser, asked.id, [], 'rope')).item.answer.attempts).toBe(2)
  })

  it('keeps edited questions correct, and omits feedback for an answer that no longer fits', async () => {
    const { browser, learnerId } = await beginner()
    await passCheck(academy, browser, lessonId)
    const { check } = await academy.db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
    const items = await authorOf(lessonId)
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
    expect(lesson.checkStatus).toEqual({ correct: 5, isPassed: true })
    for (const { kind, answer } of lesson.check) {
      expect(answer.isCorrect).toBe(true)
      if (kind === 'single' || kind === 'short') expect(answer.feedback).toEqual([])
      if (kind === 'single') expect(answer.choices).toEqual([])
    }
    await academy.db.lesson.update({ where: { id: lessonId }, data: { check: check ?? [] } })
    expect(await academy.db.checkAnswer.count({ where: { learnerId, correct: true } })).toBe(5)
  })

  describe('allows completion', () => {
    it('from 80 % correct', async () => {
      const { browser, learnerId } = await beginner()
      const items = await readCheck(browser, lessonId)
      expect(items).toHaveLength(5)
      for (const [index, asked] of items.slice(0, 4).entries()) {
        const refused = (await browser.execute(completeLesson, { id: lessonId })).completeLesson
        expect(refused.code).toBe('CHECK_NOT_PASSED')
        expect(refused.message).toContain(`${index} of 4`)
        const right = await rightFor(academy, lessonId, asked)
        await give(browser, asked.id, right.choices, right.text)
      }
      expect(await academy.db.xpEntry.count({ where: { learnerId } })).toBe(0)
      const done = (await browser.execute(completeLesson, { id: lessonId })).completeLesson
      expect(done.lesson.isCompleted).toBe(true)
      const { lesson } = await browser.execute('query ($id: ID!) { lesson(id: $id) { progress } }', { id: lessonId })
      expect(lesson.progress).toBe(100)
    })

    it('once, however many tabs request it in parallel', async () => {
      const { browser, learnerId } = await beginner()
      await passCheck(academy, browser, lessonId)
      const tabs = await Promise.all(Array.from({ length: 20 }, () => browser.execute(completeLesson, { id: lessonId })))
      expect(tabs.every((tab) => tab.completeLesson.lesson.isCompleted)).toBe(true)
      expect(tabs.filter((tab) => tab.completeLesson.reward.xpEarned > 0)).toHaveLength(1)
      expect(await academy.db.xpEntry.count({ where: { learnerId, reason: 'lesson' } })).toBe(1)
    })

    it('permanently, and repeating it earns nothing', async () => {
      const { browser } = await beginner()
      await learn(academy, browser, lessonId)
      const again = (await browser.execute(completeLesson, { id: lessonId })).completeLesson
      expect(again).toMatchObject({ lesson: { isCompleted: true }, reward: { xpEarned: 0 } })
    })
  })
})

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
    expect((await save(browser, 5, lessonId)).code).toBe('LESSON_LOCKED')
    expect((await save(browser, 5, 'no-such-lesson')).code).toBe('NOT_FOUND')
    const child = await signUp(academy, childForm())
    expect((await save(child.browser, 5)).code).toBe('CONSENT_REQUIRED')
    for (const who of ['parent', 'staff']) await expect(save(await demo(academy, who), 5)).rejects.toThrow('FORBIDDEN')
  })
})
