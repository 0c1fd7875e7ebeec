import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { AnalysisTimeoutError } from '../../src/moderation/analysis.errors.ts'
import { type Analysis, startAnalysis } from '../../src/moderation/analysis.service.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { experimenter, quick, send, withModels } from '../support/learning/lab.ts'
import { maker } from '../support/learning/studio.ts'
import { childForm, signUp } from '../support/people/people.ts'

// Checks that run before a text is analyzed, which is the most expensive part of a request.

const fox = 'Write a story about a fox who finds a map.'
const cry = 'I want to kill myself'
const requestsAnHour = 180

/** Analyzes like the server and records its tasks, or fails as at a deadline. */
class Witness implements Analysis {
  private readonly real = startAnalysis(() => {}, {
    deadlineMs: 60_000,
    waitMs: 120_000,
    mostWaiting: 1000,
    mostPerPayer: 3,
    mostNamesPerPayer: 3,
  })
  readonly asked: string[] = []
  failing: string[] = []
  run: Analysis['run'] = async (task, input, payer) => {
    // Signups of a test also check first names.
    if (task !== 'firstNameProblem') this.asked.push(task)
    if (this.failing.includes(task)) throw new AnalysisTimeoutError()
    return this.real.run(task, input, payer)
  }
  ready = () => this.real.ready()
  close = () => this.real.close()
}

const analysis = new Witness()
let models: LocalModels
let academy: Academy
beforeAll(async () => {
  models = await LocalModels.start()
  academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick }, { analysis })
})
afterEach(() => {
  analysis.asked.length = 0
  analysis.failing = []
  models.reset()
})
afterAll(async () => {
  await academy.close()
  await analysis.close()
  await models.close()
})

const countOf = async (name: string, target: string) =>
  (await academy.db.rateLimit.findUnique({ where: { key: `${name}:${target}` } }))?.count ?? 0
const decide = (learnerId: string, controls: Omit<Prisma.FamilyControlsUncheckedCreateInput, 'learnerId'>) =>
  academy.db.familyControls.create({ data: { learnerId, ...controls } })
const rowsOf = (learnerId: string) => academy.db.interaction.count({ where: { learnerId } })

describe('a prompt', () => {
  it('of an account that is too young is refused without an analysis, and counted', async () => {
    const { browser, user } = await maker(academy)
    expect(await send(browser, 'x '.repeat(1400))).toMatchObject({ code: 'LAB_LOCKED' })
    expect(await send(browser, cry)).toMatchObject({ code: 'LAB_LOCKED' })
    expect(analysis.asked).toEqual([])
    expect(await countOf('lab-request', user.id)).toBe(2)
  })

  it('of a child without consent, or during a pause, is refused without an analysis', async () => {
    const { browser: waiting } = await signUp(academy, childForm())
    expect(await send(waiting, fox)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    const { browser: paused, user } = await experimenter(academy)
    await decide(user.id, { pausedAt: academy.app.clock() })
    expect(await send(paused, cry)).toMatchObject({ code: 'LAB_CLOSED', closedBecause: 'paused' })
    expect(analysis.asked).toEqual([])
  })

  it('is not analyzed once the hourly requests are used up, including refused ones', async () => {
    const { browser, user } = await experimenter(academy)
    const key = `lab-request:${user.id}`
    const resetsAt = new Date(academy.app.clock().getTime() + 3_600_000)
    await academy.db.rateLimit.create({ data: { key, count: requestsAnHour - 1, resetsAt } })
    expect(await send(browser, fox, { toolType: 'dalle' })).toMatchObject({ __typename: 'Interaction' })
    expect(analysis.asked).toEqual(['prompt'])
    expect(await send(browser, `${fox} Again.`)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await send(browser, cry)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(analysis.asked).toEqual(['prompt'])
  })

  it('refused after its analysis still counts as a request, and a crisis prompt is answered anyway', async () => {
    const { browser, user } = await experimenter(academy)
    await decide(user.id, { labTools: ['claude'] })
    expect(await send(browser, fox)).toMatchObject({ code: 'LAB_CLOSED' })
    expect(await countOf('lab-request', user.id)).toBe(1)
    expect(await countOf('lab-prompt', user.id)).toBe(0)
    expect(await send(browser, cry)).toMatchObject({ isCrisis: true })
    expect(await countOf('lab-crisis', user.id)).toBe(1)
  })

  it('sent again with its key is not analyzed again', async () => {
    const { browser } = await experimenter(academy)
    const requestKey = randomUUID()
    const first = await send(browser, fox, { toolType: 'dalle', requestKey })
    const again = await send(browser, fox, { toolType: 'dalle', requestKey })
    expect(again.id).toBe(first.id)
    expect(analysis.asked).toEqual(['prompt'])
  })

  it('beyond the limits of the rules is rejected by name, without an analysis', async () => {
    const { browser } = await experimenter(academy)
    for (const prompt of ['a '.repeat(1600), 'Go.\n'.repeat(600), 'q\u0301'.repeat(150), 'ﷺ '.repeat(500)]) {
      expect(await send(browser, prompt.trim())).toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(analysis.asked).toEqual([])
  })

  it('that is invalid is counted, and a locked or paused lab is reported first', async () => {
    const { browser, user } = await experimenter(academy)
    for (const prompt of ['', 'x'.repeat(4001)]) expect(await send(browser, prompt)).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await countOf('lab-request', user.id)).toBe(2)
    await decide(user.id, { pausedAt: academy.app.clock() })
    expect(await send(browser, '')).toMatchObject({ code: 'LAB_CLOSED', closedBecause: 'paused' })
    expect(await countOf('lab-request', user.id)).toBe(3)
  })

  it('of a flooding account is refused from the fourth parallel one, and other accounts are answered', async () => {
    const { browser: flooder } = await experimenter(academy)
    const { browser: other } = await experimenter(academy)
    const long = `${fox} It has many friends, who all live near the river. `.repeat(30).slice(0, 2900)
    const flood = Array.from({ length: 20 }, (_, at) => send(flooder, `${long} ${at}`, { toolType: 'dalle' }))
    const [answer, ...outcomes] = await Promise.all([send(other, fox, { toolType: 'dalle' }), ...flood])
    expect(answer).toMatchObject({ __typename: 'Interaction' })
    expect(new Set(outcomes.map(({ code }) => code))).toContain('ANALYSIS_TIMEOUT')
    expect(await send(flooder, fox, { toolType: 'dalle' })).toMatchObject({ __typename: 'Interaction' })
  })

  it('that cannot be analyzed in time is neither stored nor answered, and can be sent again', async () => {
    const { browser, user } = await experimenter(academy)
    const requestKey = randomUUID()
    analysis.failing = ['prompt']
    expect(await send(browser, fox, { requestKey })).toMatchObject({
      __typename: 'AnalysisTimeoutError',
      code: 'ANALYSIS_TIMEOUT',
      message: expect.stringContaining('Try again'),
    })
    const rest = await browser.post('/api/ai-interact', { toolType: 'chatgpt', prompt: fox })
    expect(rest).toMatchObject({ status: 503, body: { code: 'ANALYSIS_TIMEOUT' } })
    expect(await rowsOf(user.id)).toBe(0)
    expect(models.asked).toEqual([])
    analysis.failing = []
    expect(await send(browser, fox, { requestKey })).toMatchObject({ __typename: 'Interaction', safetyLevel: 'safe' })
  })
})

describe('a model answer', () => {
  it('that cannot be checked in time is dropped: nothing is stored, and the prompt can be sent again', async () => {
    const { browser, user } = await experimenter(academy)
    analysis.failing = ['answer']
    expect(await send(browser, fox)).toMatchObject({ code: 'ANALYSIS_TIMEOUT' })
    expect(await rowsOf(user.id)).toBe(0)
    analysis.failing = []
    expect(await send(browser, fox)).toMatchObject({ __typename: 'Interaction', response: models.pieces.join('') })
    expect(new Set(analysis.asked)).toEqual(new Set(['prompt', 'answer']))
  })
})

describe('the note in a report', () => {
  const report = async (browser: Browser, id: string, note: string) =>
    (
      await browser.execute(
        `mutation ($id: ID!, $note: String) { reportInteraction(id: $id, input: { reason: wrong, note: $note }) {
          __typename ... on Error { code } ... on Interaction { reportNote }
        } }`,
        { id, note },
      )
    ).reportInteraction

  it('is analyzed only after the checks of ownership and rate limit', async () => {
    const { browser } = await experimenter(academy)
    const { browser: other } = await experimenter(academy)
    const { id } = await send(browser, fox, { toolType: 'dalle' })
    analysis.asked.length = 0
    expect(await report(other, id, 'It says robin@example.org')).toMatchObject({ code: 'NOT_FOUND' })
    expect(analysis.asked).toEqual([])
    analysis.failing = ['withoutPersonalData']
    expect(await report(browser, id, 'It says robin@example.org')).toMatchObject({ code: 'ANALYSIS_TIMEOUT' })
    analysis.failing = []
    expect(await report(browser, id, 'It says robin@example.org')).toMatchObject({ reportNote: 'It says [email address]' })
  })
})
