import { quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { experimenter, labOf, quick, send, withModels } from '../support/learning/lab.ts'

const tides = 'Explain tides to my class.'

let models: LocalModels
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => models.reset())
afterAll(() => models.close())

describe.each(kinds)('model answers on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, withModels(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(() => academy.close())

  it("end when a learner's daily quota is used up; then the coach answers and says so", async () => {
    const { browser, user } = await experimenter(academy)
    await send(browser, tides)
    await academy.db.rateLimit.update({ where: { key: `lab-tokens:${user.id}` }, data: { count: 29_999 } })
    const answer = await send(browser, 'Explain rivers.')
    expect(answer).toMatchObject({ provider: 'practice-coach' })
    expect(answer.response.startsWith(quotaUsedUp)).toBe(true)
    expect((await labOf(browser)).models[0]).toMatchObject({ provider: 'practice-coach' })
    expect(models.questions).toHaveLength(1)
    await academy.db.rateLimit.deleteMany({ where: { key: `lab-tokens:${user.id}` } })
    expect(await send(browser, 'Explain lakes.')).toMatchObject({ model: 'gpt-test' })
  })
})

describe.each(kinds)('the token budget of the academy on the %s database', (kind) => {
  it('is shared by all learners, never exceeded, and reset the next day', async () => {
    const academy = await Academy.open(kind, { ...withModels(models), LAB_DAILY_TOKENS: '4000' }, { answerPatience: quick })
    try {
      const noon = new Date()
      noon.setUTCHours(12, 0, 0, 0)
      academy.setClock(noon)
      const people = await Promise.all([1, 2, 3].map(() => experimenter(academy)))
      const answers = await Promise.all(people.map(({ browser }) => send(browser, tides)))
      // At most two reservations fit at the same time; a finished answer releases what it did not use.
      const byModel = answers.filter(({ model }) => model === 'gpt-test').length
      expect(byModel).toBeGreaterThanOrEqual(1)
      expect(models.questions).toHaveLength(byModel)
      await academy.db.rateLimit.update({ where: { key: 'lab-tokens-all:academy' }, data: { count: 3999 } })
      const { browser } = await experimenter(academy)
      expect((await send(browser, 'Explain rivers.')).response.startsWith(quotaUsedUp)).toBe(true)
      academy.passDays(0.6)
      expect(await send(browser, 'Explain lakes.')).toMatchObject({ model: 'gpt-test' })
    } finally {
      await academy.close()
    }
  })
})
