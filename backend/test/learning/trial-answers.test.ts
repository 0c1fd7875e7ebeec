import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { agree, family } from '../support/people/families.ts'
import { answerItem, childForm, readCheck, rightFor, signUp } from '../support/people/people.ts'

const firstCore = 'learning-from-data'
const tryItem = `mutation ($input: CheckAnswerInput!) {
  tryCheckItem(input: $input) {
    __typename ... on Error { code } ... on CheckItem { id answer { isCorrect attempts feedback { text } } explanation { text } }
  }
}`

describe.each(kinds)('a child who waits for consent, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const attempt = async (browser: Browser, itemId: string, given: object): Promise<Json> =>
    (await browser.execute(tryItem, { input: { itemId, ...given } })).tryCheckItem
  const isTrial = async (browser: Browser, id: string) =>
    (await browser.execute('query ($id: ID!) { lesson(id: $id) { isTrial } }', { id })).lesson.isTrial

  it('tries the first lesson of the core course at every level; nothing is stored', async () => {
    const { browser, user } = await signUp(academy, childForm())
    const levels = await academy.db.lesson.findMany({ where: { OR: [{ id: firstCore }, { baseId: firstCore }] } })
    expect(levels).toHaveLength(3)
    for (const { id } of levels) expect(await isTrial(browser, id)).toBe(true)
    for (const asked of await readCheck(browser, firstCore)) {
      const right = await rightFor(academy, firstCore, asked)
      expect((await attempt(browser, asked.id, right)).answer.isCorrect).toBe(true)
    }
    const where = { learnerId: user.id }
    expect([
      await academy.db.checkAnswer.count({ where }),
      await academy.db.lessonProgress.count({ where }),
      await academy.db.checkDay.count({ where }),
      await academy.db.xpEntry.count({ where }),
    ]).toEqual([0, 0, 0, 0])
  })

  it('gets the feedback of a wrong option, and no explanation however often', async () => {
    const { browser } = await signUp(academy, childForm())
    const asked = (await readCheck(browser, firstCore)).find((it) => it.kind === 'single')
    const right = await rightFor(academy, firstCore, asked ?? expect.fail())
    const wrong = asked?.choices.find(({ id }) => !right.choices.includes(id))?.id ?? ''
    for (let time = 0; time < 4; time += 1) {
      const item = await attempt(browser, asked?.id ?? '', { choices: [wrong] })
      expect(item).toMatchObject({ answer: { isCorrect: false, attempts: 1 }, explanation: null })
      expect(item.answer.feedback.length).toBeGreaterThan(0)
    }
  })

  it('cannot try other lessons, send a broken answer, or try more than 60 times a minute', async () => {
    const { browser } = await signUp(academy, childForm())
    const other = (await academy.db.lesson.findFirstOrThrow({ where: { id: 'problem-detective' } })).id
    const [elsewhere] = await readCheck(browser, other)
    expect((await attempt(browser, elsewhere?.id ?? '', { choices: [] })).code).toBe('NOT_FOUND')
    const [first] = await readCheck(browser, firstCore)
    expect((await attempt(browser, first?.id ?? '', { choices: ['no-such-choice'] })).code).toBe('INVALID_INPUT')
    const codes = []
    for (let time = 0; time < 60; time += 1) codes.push((await attempt(browser, 'x:y', { choices: [] })).code)
    expect(codes).toContain('RATE_LIMITED')
  })

  it('answers for real once the parent agrees, and a learner with consent cannot only try', async () => {
    const form = childForm()
    const { browser } = await signUp(academy, form)
    await agree(academy, String(form['parentEmail']))
    expect(await isTrial(browser, firstCore)).toBe(false)
    const [first] = await readCheck(browser, firstCore)
    const right = await rightFor(academy, firstCore, first ?? expect.fail())
    expect((await attempt(browser, first?.id ?? '', right)).code).toBe('NOT_FOUND')
    const { answerCheckItem } = await browser.execute(answerItem, { input: { itemId: first?.id, ...right } })
    expect(answerCheckItem.item.answer.isCorrect).toBe(true)
    const { parent } = await family(academy)
    expect(await isTrial(parent, firstCore)).toBe(false)
  })

  it('cannot try anything after the parent declined', async () => {
    const form = childForm()
    const { browser } = await signUp(academy, form)
    await agree(academy, String(form['parentEmail']), false)
    expect(await isTrial(browser, firstCore)).toBe(false)
  })
})
