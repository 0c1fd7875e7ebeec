import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { experimenter, interactionsOf, quick, send, withModels } from '../support/learning/lab.ts'
import { age, family } from '../support/learning/studio.ts'

const tides = 'Explain tides to my class.'
const firstPieces = ['The moon pulls on the sea. ', 'The sea rises twice a day.']
const secondPieces = ['The moon pulls on the sea. ', 'The sea rises three times a day.']
const claim = 'The sea rises three times a day.'

let models: LocalModels
beforeAll(async () => {
  models = await LocalModels.start()
})
beforeEach(() => {
  models.reset()
  models.obey = () => (models.questions.length % 2 === 1 ? firstPieces : secondPieces)
})
afterAll(() => models.close())

async function check(browser: Browser, id: string, input: object): Promise<Json> {
  const query = `mutation ($id: ID!, $input: ClaimCheckInput!) { checkClaim(id: $id, input: $input) {
    __typename ... on Error { code message } ... on InvalidInputError { field }
    ... on Interaction { isSecondAnswer claimCheck { claim isFromSecond outcome note } } } }`
  return (await browser.execute(query, { id, input })).checkClaim
}

describe.each(kinds)('two answers to the same prompt on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, withModels(models), { answerPatience: quick, checkPatience: quick })
  })
  afterAll(() => academy.close())

  const counted = async (target: string) =>
    (await academy.db.rateLimit.findUnique({ where: { key: `lab-tokens:${target}` } }))?.count ?? 0

  it('come from the same model once, although the prompt was sent a moment ago, and both count as tokens', async () => {
    const { browser, user } = await experimenter(academy)
    const first = await send(browser, tides)
    expect((await send(browser, tides)).id).toBe(first.id)
    const seconds = await Promise.all(Array.from({ length: 5 }, () => send(browser, tides, { firstAnswerId: first.id })))
    expect(new Set(seconds.map(({ id }) => id)).size).toBe(1)
    expect(seconds[0].id).not.toBe(first.id)
    expect(seconds[0].response).toBe(secondPieces.join(''))
    expect(models.questions).toHaveLength(2)
    expect(await counted(user.id)).toBe(680)
    // A repeat of the prompt is still the first answer, and the second one cannot be compared further.
    expect((await send(browser, tides)).id).toBe(first.id)
    expect(await send(browser, tides, { firstAnswerId: seconds[0].id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(models.questions).toHaveLength(2)
  })

  it('come from two models, which get the same instructions', async () => {
    const { browser } = await experimenter(academy)
    const first = await send(browser, tides)
    const second = await send(browser, tides, { toolType: 'claude', firstAnswerId: first.id })
    expect(second).toMatchObject({ toolType: 'claude', provider: 'anthropic', model: 'claude-test' })
    const [one, other] = models.questions.map(({ body }) => body as Json)
    expect(JSON.stringify(other.system)).toContain('They practise asking a chat assistant')
    expect(JSON.stringify(one.messages)).toContain('They practise asking a chat assistant')
  })

  it('need the same prompt, a tool that answers in words, and an answer of a model of one’s own', async () => {
    const { browser } = await experimenter(academy)
    const first = await send(browser, tides)
    const firstAnswerId = first.id
    expect(await send(browser, 'Explain rivers.', { firstAnswerId })).toMatchObject({ code: 'INVALID_INPUT', field: 'prompt' })
    expect(await send(browser, tides, { firstAnswerId, toolType: 'dalle' })).toMatchObject({ field: 'toolType' })
    expect(await send(browser, tides, { firstAnswerId, toolType: 'gemini' })).toMatchObject({ code: 'NO_SECOND_ANSWER' })
    expect(await send(browser, tides, { firstAnswerId, byCoach: true })).toMatchObject({ code: 'NO_SECOND_ANSWER' })
    const byCoach = await send(browser, 'Explain lakes.', { byCoach: true })
    expect(await send(browser, 'Explain lakes.', { firstAnswerId: byCoach.id })).toMatchObject({ code: 'NOT_FOUND' })
    const other = await experimenter(academy)
    expect(await send(other.browser, tides, { firstAnswerId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(models.questions).toHaveLength(1)
  })

  it('are refused without a model: for a family that allows no AI company, and when the tokens are used up', async () => {
    const { child } = await family(academy)
    await age(academy, child.user.id, 30)
    await academy.db.familyControls.create({ data: { learnerId: child.user.id, mayAskProviders: true } })
    const first = await send(child.browser, tides)
    await academy.db.familyControls.update({ where: { learnerId: child.user.id }, data: { mayAskProviders: false } })
    const again = { firstAnswerId: first.id }
    expect(await send(child.browser, tides, again)).toMatchObject({ code: 'NO_SECOND_ANSWER' })
    await academy.db.familyControls.update({ where: { learnerId: child.user.id }, data: { mayAskProviders: true } })
    await academy.db.rateLimit.update({ where: { key: `lab-tokens:${child.user.id}` }, data: { count: 29_999 } })
    expect(await send(child.browser, tides, again)).toMatchObject({ message: expect.stringContaining('used up') })
    expect(await interactionsOf(academy, child.user.id)).toHaveLength(1)
    expect(models.questions).toHaveLength(1)
  })

  it('can be requested again after the second one failed', async () => {
    const { browser, user } = await experimenter(academy)
    const first = await send(browser, tides)
    models.mood = 'error'
    const requestKey = crypto.randomUUID()
    const again = { firstAnswerId: first.id, requestKey }
    expect(await send(browser, tides, again)).toMatchObject({ code: 'AI_UNREACHABLE' })
    models.mood = 'answer'
    expect(await send(browser, tides, again)).toMatchObject({ model: 'gpt-test' })
    expect(await interactionsOf(academy, user.id)).toHaveLength(2)
    // The key belongs to this second answer.
    expect(await send(browser, tides, { requestKey })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('keep what the learner found out about a sentence, without personal data, and replace it by a later check', async () => {
    const { browser, user } = await experimenter(academy)
    const first = await send(browser, tides)
    const { id } = await send(browser, tides, { firstAnswerId: first.id })
    const input = { claim, outcome: 'wrong', note: 'I wrote to mia.hill@gmail.com, and a book says twice.' }
    expect(await check(browser, id, input)).toEqual({
      __typename: 'Interaction',
      isSecondAnswer: true,
      claimCheck: { ...input, isFromSecond: true, note: 'I wrote to [email address], and a book says twice.' },
    })
    const other = { claim: 'The sea rises twice a day.', outcome: 'unknown' }
    expect(await check(browser, id, other)).toMatchObject({ claimCheck: { ...other, isFromSecond: false, note: '' } })
    expect(await academy.db.claimCheck.count({ where: { interaction: { learnerId: user.id } } })).toBe(1)
    await academy.db.interaction.delete({ where: { id } })
    expect(await academy.db.claimCheck.count({ where: { interaction: { learnerId: user.id } } })).toBe(0)
  })

  it('accept no sentence that is in both or in neither, and no finding without a note', async () => {
    const { browser } = await experimenter(academy)
    const first = await send(browser, tides)
    const { id } = await send(browser, tides, { firstAnswerId: first.id })
    const unknown = { outcome: 'unknown' }
    for (const sentence of ['The moon pulls on the sea.', 'The sea is made of milk.', '']) {
      expect(await check(browser, id, { ...unknown, claim: sentence })).toMatchObject({ field: 'claim' })
    }
    expect(await check(browser, id, { claim, outcome: 'right', note: '  ' })).toMatchObject({
      field: 'note',
      message: 'Write where you checked it, or what you found.',
    })
    expect(await check(browser, first.id, { ...unknown, claim })).toMatchObject({ code: 'NOT_FOUND' })
    const other = await experimenter(academy)
    expect(await check(other.browser, id, { ...unknown, claim })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await academy.db.claimCheck.count({ where: { interactionId: id } })).toBe(0)
  })
})
