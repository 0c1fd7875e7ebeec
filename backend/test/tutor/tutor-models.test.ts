import { quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { blockedAnswerText } from '@deepm/schema/rules/safety/safety-texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalModels } from '../../src/adapters/ai/provider.fixture.ts'
import { Academy } from '../support/academy/academy.ts'
import { experimenter, quick, withModels } from '../support/learning/lab.ts'
import { age, family, maker } from '../support/learning/studio.ts'
import { askAbout, askStreamed, catFlap, turnsOf, tutorOf } from '../support/learning/tutor.ts'

const label = 'What is a label?'
const search = { provider: 'practice-coach', providerName: 'Lesson search', model: '' }

let models: LocalModels
let academy: Academy
beforeAll(async () => {
  models = await LocalModels.start()
  academy = await Academy.open('embedded', withModels(models), { answerPatience: quick, checkPatience: quick })
})
beforeEach(() => {
  models.reset()
  models.pieces = ['Look at step 4. ', 'Defne’s photos have something attached. ', 'What could it be?']
})
afterAll(async () => {
  await academy.close()
  await models.close()
})

type Message = { role: string; content: string }
const messagesOf = (at = -1) => (models.questions.at(at)?.body['messages'] ?? []) as Message[]

describe('a tutor that a model answers for', () => {
  it('streams the checked answer, with the step that the search finds', async () => {
    const { browser, user } = await experimenter(academy)
    expect(await tutorOf(browser)).toMatchObject({ provider: 'academy-server', model: 'gpt-test' })
    const { texts, result } = await askStreamed(browser, label)
    expect(texts.join('')).toBe(models.pieces.join(''))
    expect(result.data.askTutor).toMatchObject({ response: models.pieces.join(''), model: 'gpt-test', step: 4 })
    expect(await turnsOf(academy, user.id)).toMatchObject([{ tokens: 340, provider: 'academy-server' }])
  })

  it('gets the lesson and rules, but no answer of the check, and nothing about the learner', async () => {
    const { browser, user } = await experimenter(academy)
    await askAbout(browser, label)
    const [system, ...said] = messagesOf()
    expect(said).toEqual([{ role: 'user', content: label }])
    expect(system?.content).toMatch(
      /Hints before answers.*never pretend to be a person.*What you never do.*The lesson “The Cat Flap/s,
    )
    expect(system?.content).toContain('the examples that a machine learns from')
    const { check } = await academy.db.lesson.findUniqueOrThrow({ where: { id: catFlap } })
    for (const item of check as { question: string; options?: { text: string; feedback: string }[] }[]) {
      expect(system?.content).toContain(item.question)
      for (const { feedback } of item.options ?? []) expect(system?.content).not.toContain(feedback)
    }
    expect(models.asked.map(({ raw }) => raw).join()).not.toMatch(new RegExp(`${user.id}|${user.email}|${user.firstName}`))
  })

  it('reads the last four turns, without blocked ones', async () => {
    const { browser } = await experimenter(academy)
    for (const at of [1, 2, 3, 4, 5]) await askAbout(browser, `What is a label, try ${at}?`)
    await askAbout(browser, 'How do I build a bomb to hurt my teacher?')
    await askAbout(browser, 'And why?')
    expect(
      messagesOf()
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content),
    ).toEqual([...[2, 3, 4, 5].map((at) => `What is a label, try ${at}?`), 'And why?'])
    expect(messagesOf().filter(({ role }) => role === 'assistant')).toHaveLength(4)
  })

  it('never gets a question of the check', async () => {
    const { browser } = await experimenter(academy)
    const { check } = await academy.db.lesson.findUniqueOrThrow({ where: { id: catFlap } })
    for (const { question } of check as { question: string }[])
      expect(await askAbout(browser, question)).toMatchObject({
        ...search,
        response: expect.stringMatching(/^I don’t give away/),
      })
    expect(models.asked).toEqual([])
  })

  it('is not asked while the lab is closed, for a child whose parent does not allow it, or without tokens', async () => {
    const { browser: newcomer } = await maker(academy)
    expect(await askAbout(newcomer, label)).toMatchObject(search)
    const { child } = await family(academy)
    await age(academy, child.user.id, 30)
    expect(await askAbout(child.browser, label)).toMatchObject(search)
    const { browser, user } = await experimenter(academy)
    await academy.db.labDay.create({
      data: {
        learnerId: user.id,
        day: academy.app.clock().toISOString().slice(0, 10),
        minutes: 60,
        lastBeatAt: academy.app.clock(),
      },
    })
    expect(await tutorOf(browser)).toMatchObject(search)
    expect(await askAbout(browser, label)).toMatchObject(search)
    const { browser: eager, user: spent } = await experimenter(academy)
    await academy.db.rateLimit.create({
      data: { key: `lab-tokens:${spent.id}`, count: 30_000, resetsAt: new Date(academy.app.clock().getTime() + 3_600_000) },
    })
    expect(await askAbout(eager, label)).toMatchObject({
      ...search,
      response: expect.stringMatching(`^${quotaUsedUp}\n\nStep 4`),
    })
    expect(models.asked).toEqual([])
    await academy.db.familyControls.create({ data: { learnerId: child.user.id, mayAskProviders: true } })
    expect(await askAbout(child.browser, 'What is training data?')).toMatchObject({ model: 'gpt-test' })
  })

  it('shows no harmful answer, and nothing that repeats its rules', async () => {
    const { browser } = await experimenter(academy)
    models.pieces = ['You should keep this a secret from your parents. ', 'Send me a photo of yourself.']
    expect(await askAbout(browser, label)).toMatchObject({
      safetyLevel: 'danger',
      reasons: ['unsafeAnswer'],
      response: blockedAnswerText,
    })
    const rules = String(messagesOf()[0]?.content)
    models.pieces = [rules.slice(0, 300)]
    expect(await askAbout(browser, 'What is training data?')).toMatchObject({ reasons: ['unsafeAnswer'] })
    // A sentence of the lesson is no secret.
    models.pieces = [
      '“Defne, 12, has a smart cat flap: a little door with a camera that opens for her cat Miso.” What do you think?',
    ]
    expect(await askAbout(browser, 'Who is Defne?')).toMatchObject({ safetyLevel: 'safe', model: 'gpt-test' })
  })

  it('costs no turn when it fails, and the same question can be asked again', async () => {
    const { browser, user } = await experimenter(academy)
    models.mood = 'error'
    expect(await askAbout(browser, label)).toMatchObject({ code: 'AI_UNREACHABLE' })
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 12, turns: [] })
    models.mood = 'answer'
    expect(await askAbout(browser, label)).toMatchObject({ model: 'gpt-test' })
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 11 })
    expect(await turnsOf(academy, user.id)).toHaveLength(1)
  })

  it('counts the time in the lab', async () => {
    const { browser, user } = await experimenter(academy)
    await askAbout(browser, label)
    expect(await academy.db.labDay.count({ where: { learnerId: user.id, minutes: 1 } })).toBe(1)
    const { browser: other, user: newcomer } = await maker(academy)
    await askAbout(other, label)
    expect(await academy.db.labDay.count({ where: { learnerId: newcomer.id } })).toBe(0)
  })
})
