import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxAnswerMs } from '../../src/adapters/ai/ai.ts'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { eraseOldInteractions } from '../../src/modules/lab/concerns/concern.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { experimenter, interactionsOf, patient, quick, send, withModels } from '../support/learning/lab.ts'

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

  const pass = (ms: number) => academy.setClock(new Date(academy.app.clock().getTime() + ms))

  it('left pending by a killed process are requested again only after the maximum answer time', async () => {
    const { browser, user } = await experimenter(academy)
    const requestKey = crypto.randomUUID()
    const left = { learnerId: user.id, toolType: 'chatgpt', prompt: tides, requestKey, response: '', level: 'safe' } as const
    const { id } = await academy.db.interaction.create({
      data: { ...left, provider: 'academy-server', model: 'gpt-test', createdAt: academy.app.clock() },
    })
    const lists = '{ viewer { learner { interactions { edges { node { id } } } } } }'
    expect((await browser.execute(lists)).viewer.learner.interactions.edges).toEqual([])
    const early = send(browser, tides, { requestKey })
    await academy.db.interaction.update({
      where: { id },
      data: { answeredAt: academy.app.clock(), response: 'The other process.' },
    })
    expect(await early).toMatchObject({ id, response: 'The other process.' })
    await academy.db.interaction.update({ where: { id }, data: { answeredAt: null, response: '' } })
    pass(maxAnswerMs + 1)
    expect(await send(browser, tides, { requestKey })).toMatchObject({ id, response: models.pieces.join('') })
    expect(models.questions).toHaveLength(1)
    expect(await interactionsOf(academy, user.id)).toHaveLength(1)
  })

  it('of a process that took too long do not overwrite an answer stored by another', async () => {
    const { browser, user } = await experimenter(academy)
    let wake = () => {}
    const sleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    let isFirst = true
    models.between = () => {
      const wait = isFirst ? sleep : Promise.resolve()
      isFirst = false
      return wait
    }
    const sleeper = send(browser, tides)
    await vi.waitFor(() => expect(isFirst).toBe(false), patient)
    pass(maxAnswerMs + 1)
    const answer = await send(browser, tides)
    expect(answer).toMatchObject({ response: models.pieces.join('') })
    wake()
    expect(await sleeper).toMatchObject({ code: 'AI_UNREACHABLE' })
    expect(await interactionsOf(academy, user.id)).toMatchObject([{ id: answer.id, response: models.pieces.join('') }])
  })

  it('left pending by a crash are erased if the prompt is not sent again', async () => {
    const { user } = await experimenter(academy)
    const now = academy.app.clock()
    const left = { learnerId: user.id, toolType: 'chatgpt', prompt: tides, response: '', level: 'safe', createdAt: now } as const
    await academy.db.interaction.create({ data: left })
    await eraseOldInteractions(academy.db, now)
    expect(await interactionsOf(academy, user.id)).toHaveLength(1)
    await eraseOldInteractions(academy.db, new Date(now.getTime() + maxAnswerMs + 1))
    expect(await interactionsOf(academy, user.id)).toEqual([])
  })
})
