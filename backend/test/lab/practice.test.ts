import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'
import { eraseOldInteractions } from '../../src/modules/lab/concerns/concern.service.ts'
import { readLab } from '../../src/seed/lab.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { beat, experimenter, send } from '../support/learning/lab.ts'
import { age, maker, staffMember } from '../support/learning/studio.ts'
import { childForm, signUp } from '../support/people/people.ts'

describe('the suggested prompts', () => {
  it('come in three kinds for each of the four tools, and are safe by our own rules', () => {
    const { prompts: list } = readLab()
    for (const category of ['words', 'facts', 'plans']) {
      expect(list.filter((it) => it.category === category).length).toBeGreaterThanOrEqual(5)
    }
    expect(new Set(list.map((it) => it.tool)).size).toBe(4)
    for (const { text } of list) expect({ text, ...classifyAndCheckPrompt(text) }).toMatchObject({ level: 'safe', reasons: [] })
  })
})

describe.each(kinds)('the lab on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it("offers prompts from the academy's lessons", async () => {
    const { browser } = await signUp(academy)
    const { labPrompts } = await browser.execute('{ labPrompts { id category title text tool lesson { id title } } }')
    expect(labPrompts).toHaveLength(readLab().prompts.length)
    for (const prompt of labPrompts) expect(prompt.lesson.title).toEqual(expect.any(String))
  })

  it('answers with the coach, says that no model was used, and stores both', async () => {
    const { browser, user } = await experimenter(academy)
    const answer = await send(browser, 'Write a poem about the sea for my class.')
    expect(answer).toMatchObject({ toolType: 'chatgpt', provider: 'practice-coach', safetyLevel: 'safe', reasons: [] })
    expect(answer.response).toMatch(/^I am the Practice Coach\. I am not an AI chatbot, and ChatGPT did not answer this\./)
    expect(answer.response).toMatch(/\d of \d parts that help with [\s\S]*For example: /)
    expect(answer.response).not.toMatch(/picture in words/)
    const stored = await academy.db.interaction.findMany({ where: { learnerId: user.id } })
    expect(stored).toMatchObject([{ prompt: answer.prompt, response: answer.response, level: 'safe' }])
  })

  it('describes a picture in words for DALL-E', async () => {
    const { browser } = await experimenter(academy)
    const { response } = await send(browser, 'Draw a red fox on a bench in soft light, calm.', { toolType: 'dalle' })
    expect(response).toMatch(/No picture was made\.[\s\S]*In your prompt: [^.]*Light \(soft light\)[^.]*Mood \(calm\)/)
  })

  it('stays locked until the account is 30 days old, and shows the days left', async () => {
    const { browser, user } = await maker(academy)
    await age(academy, user.id, 12)
    expect(await send(browser, 'Hello there, explain tides.')).toMatchObject({ code: 'LAB_LOCKED', daysLeft: 18 })
    expect(await beat(browser)).toMatchObject({ code: 'LAB_LOCKED' })
    const { viewer } = await browser.execute('{ viewer { learner { lab { daysLeft minutesLeft minutesPerDay } } } }')
    expect(viewer.learner.lab).toEqual({ daysLeft: 18, minutesLeft: 60, minutesPerDay: 60 })
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('records nothing about a child without consent, and is not available to parents and staff', async () => {
    const { browser, user } = await signUp(academy, childForm())
    await age(academy, user.id, 40)
    expect(await send(browser, 'Explain tides to me.')).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await beat(browser)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    const staff = await staffMember(academy)
    await expect(send(staff, 'Explain tides to me.')).rejects.toThrow('FORBIDDEN')
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('rejects a blank prompt, one that is too long and an unknown tool, and names the field', async () => {
    const { browser } = await experimenter(academy)
    const tooLong = 'Your prompt is longer than 4,000 characters. Shorten it, then send it again.'
    expect(await send(browser, 'a b '.repeat(2500))).toMatchObject({ code: 'INVALID_INPUT', field: 'prompt', message: tooLong })
    for (const blank of ['', ' \n ', '\u200b\u200d'])
      expect(await send(browser, blank)).toMatchObject({ field: 'prompt', message: 'Write a prompt first.' })
    expect(await send(browser, 'Explain tides.', { toolType: 'runway' })).toMatchObject({ field: 'toolType' })
  })

  it('keeps emoji and every script, and removes invisible characters', async () => {
    const { browser } = await experimenter(academy)
    expect(await send(browser, 'اكتب قصيدة 👩‍🚀 \u202eabc\ud800')).toMatchObject({ prompt: 'اكتب قصيدة 👩‍🚀 abc\ufffd' })
  })

  it('stores one interaction per prompt, however often it is sent in parallel', async () => {
    const { browser, user } = await experimenter(academy)
    const requestKey = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(browser, 'Explain fractions with a pizza.', { requestKey })),
    )
    expect(new Set(answers.map((it) => it.id)).size).toBe(1)
    await Promise.all(Array.from({ length: 4 }, () => send(browser, 'Explain fractions with a pizza.')))
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(1)
    expect(await send(browser, 'Another prompt with the old key.', { requestKey })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    await send(browser, 'Explain fractions with a pizza.', { toolType: 'claude' })
    expect(await academy.db.interaction.count({ where: { learnerId: user.id } })).toBe(2)
  })

  it('never stores personal data', async () => {
    const { browser, user } = await experimenter(academy)
    const said = 'My name is Mia Schmidt, write to mia.m@example.org or call 07700 900123 about my poem on foxes.'
    const answer = await send(browser, said)
    expect(answer.prompt).toBe('My name is [name], write to [email address] or call [phone number] about my poem on foxes.')
    expect(answer).toMatchObject({ safetyLevel: 'warning', reasons: ['personalData'] })
    const rows = JSON.stringify(await academy.db.interaction.findMany({ where: { learnerId: user.id } }))
    for (const secret of ['Mia', 'Schmidt', 'example.org', '07700', '900123']) expect(rows).not.toContain(secret)
  })

  it('accepts sixty prompts an hour', async () => {
    const { browser } = await experimenter(academy)
    for (let n = 0; n < 60; n += 1) expect((await send(browser, `Explain the number ${n}.`)).__typename).toBe('Interaction')
    expect(await send(browser, 'Explain one more number.')).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('erases prompts after 90 days', async () => {
    const { browser, user } = await experimenter(academy)
    const { id } = await send(browser, 'Explain tides.')
    await beat(browser)
    const later = (days: number) => new Date(academy.app.clock().getTime() + days * 86_400_000)
    await eraseOldInteractions(academy.db, later(89))
    expect(await academy.db.interaction.count({ where: { id } })).toBe(1)
    await eraseOldInteractions(academy.db, later(91))
    expect(await academy.db.interaction.count({ where: { id } })).toBe(0)
    expect(await academy.db.labDay.count({ where: { learnerId: user.id } })).toBe(0)
  })
})
