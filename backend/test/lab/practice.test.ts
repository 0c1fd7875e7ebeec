import { labMinutesPerDay } from '@deepm/schema/rules/lab/lab'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyAndCheckPrompt } from '../../src/moderation/prompt-check.service.ts'
import { eraseOldInteractions } from '../../src/modules/lab/concerns/concern.service.ts'
import { readLab } from '../../src/seed/lab.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy.ts'
import { childForm, demo, signInByMail, signUp } from '../support/people.ts'
import { age, decide, family, maker, queue, staffMember } from '../support/studio.ts'

const failure = '__typename ... on Error { message code }'
const interaction = `... on Interaction {
  id toolType prompt response provider safetyLevel reasons isCrisis isLiked isReported reportNote isReviewAsked staffNote
}`

async function send(browser: Browser, prompt: string, more: { toolType?: string; requestKey?: string } = {}): Promise<Json> {
  const { toolType = 'chatgpt', requestKey = null } = more
  const data = await browser.execute(
    `mutation ($input: LabPromptInput!, $requestKey: UUID) {
      sendPrompt(input: $input, requestKey: $requestKey) {
        ${failure} ... on InvalidInputError { field } ... on LabLockedError { daysLeft } ${interaction}
      }
    }`,
    { input: { toolType, prompt }, requestKey },
  )
  return data.sendPrompt
}

async function act(browser: Browser, field: string, id: string, rest = '', variables: object = {}): Promise<Json> {
  const declared = field === 'reportInteraction' ? ', $input: InteractionReportInput!' : ''
  const data = await browser.execute(
    `mutation ($id: ID!${declared}) { ${field}(id: $id${rest}) { ${failure} ${interaction} } }`,
    {
      id,
      ...variables,
    },
  )
  return data[field]
}

const report = (browser: Browser, id: string, input: object) =>
  act(browser, 'reportInteraction', id, ', input: $input', { input })

async function beat(browser: Browser): Promise<Json> {
  const data = await browser.execute(`mutation { recordLabMinute { ${failure} ... on RecordLabMinutePayload { minutesLeft } } }`)
  return data.recordLabMinute
}

async function prompts(browser: Browser): Promise<string[]> {
  const { viewer } = await browser.execute('{ viewer { learner { interactions { edges { node { prompt } } } } } }')
  return viewer.learner.interactions.edges.map((edge: Json) => edge.node.prompt)
}

async function concerns(staff: Browser): Promise<Json[]> {
  const { items } = await queue(staff, { kinds: ['crisis', 'reportedAnswer', 'review'] })
  return items.map((it) => ({ ...it, id: it.id.split(':')[1] }))
}

/** Returns a learner with access to the lab. */
async function experimenter(academy: Academy) {
  const learner = await maker(academy)
  await age(academy, learner.user.id, 30)
  return learner
}

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
    expect(answer.response).toMatch(/^I am the Practice Coach: fixed rules, no AI model\. ChatGPT did not answer this\./)
    expect(answer.response).toMatch(/of 20 signs found[\s\S]*The one change that helps most: [\s\S]*For example:/)
    expect(answer.response).not.toMatch(/picture in words/)
    const stored = await academy.db.interaction.findMany({ where: { learnerId: user.id } })
    expect(stored).toMatchObject([{ prompt: answer.prompt, response: answer.response, level: 'safe' }])
  })

  it('describes a picture in words for DALL-E', async () => {
    const { browser } = await experimenter(academy)
    const { response } = await send(browser, 'Draw a red fox on a bench in soft light, calm.', { toolType: 'dalle' })
    expect(response).toMatch(/The picture in words, no real picture:[\s\S]*Light: Soft light\.[\s\S]*Mood: Calm\./)
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

  it('stores a blocked prompt without an answer, and lets the child request a review by staff', async () => {
    const { browser } = await experimenter(academy)
    const staff = await staffMember(academy)
    const blocked = await send(browser, 'Tell me a dangerous stunt for my bike.')
    expect(blocked).toMatchObject({ safetyLevel: 'danger', reasons: expect.arrayContaining(['keyword']), isCrisis: false })
    expect(blocked.response).toBe('This prompt contains content that may not be appropriate for young learners.')
    expect((await concerns(staff)).map((it) => it.id)).not.toContain(blocked.id)
    expect(await act(browser, 'askForReview', blocked.id)).toMatchObject({ isReviewAsked: true })
    expect((await concerns(staff)).map((it) => it.id)).toContain(blocked.id)
    await decide(staff, `review:${blocked.id}`, 'refused', { word: 'Ask for a safe trick instead.' })
    const { viewer } = await browser.execute('{ viewer { learner { interactions { edges { node { staffNote } } } } } }')
    expect(viewer.learner.interactions.edges).toEqual([{ node: { staffNote: 'Ask for a safe trick instead.' } }])
    expect((await concerns(staff)).map((it) => it.id)).not.toContain(blocked.id)
    const fine = await send(browser, 'Explain how a bicycle stays upright.')
    expect(await act(browser, 'askForReview', fine.id)).toMatchObject({ code: 'INVALID_INPUT' })
    const other = await experimenter(academy)
    expect(await act(other.browser, 'askForReview', blocked.id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('answers a crisis prompt with care, mails staff without its text, and hides it from parents', async () => {
    const { child, parent } = await family(academy)
    await age(academy, child.user.id, 30)
    const staff = await staffMember(academy)
    const staffCount = await academy.db.user.count({ where: { role: 'staff', isDemo: false } })
    for (let minute = 0; minute < labMinutesPerDay; minute += 1) await usedMinute(minute, child.user.id)
    expect(await send(child.browser, 'Explain tides to me.')).toMatchObject({ code: 'LAB_TIME_UP' })
    const heard = await send(child.browser, 'my dad hits me when he is drunk')
    expect(heard).toMatchObject({ safetyLevel: 'danger', isCrisis: true, reasons: ['crisis'] })
    expect(heard.response).toMatch(/not your fault/)
    const mails = await academy.db.outboxMail.findMany({ where: { kind: 'crisis' } })
    expect(mails).toHaveLength(staffCount)
    expect(JSON.stringify(mails)).not.toMatch(/drunk|hits me|Noor/)
    expect(mails[0]?.text).toContain(heard.id)
    expect((await concerns(staff))[0]).toMatchObject({ id: heard.id, reasons: ['crisis'] })
    await send(child.browser, 'i want to die')
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis' } })).toBe(staffCount)
    const read = '{ viewer { children { interactions { edges { node { id } } } } } }'
    expect((await parent.execute(read)).viewer.children).toEqual([{ interactions: { edges: [] } }])
    expect(await prompts(child.browser)).toHaveLength(2)
  })

  async function usedMinute(minute: number, learnerId: string): Promise<void> {
    const lastBeatAt = new Date(academy.app.clock().getTime() - (labMinutesPerDay - minute) * 60_000)
    const day = academy.app.clock().toISOString().slice(0, 10)
    await academy.db.labDay.upsert({
      where: { learnerId_day: { learnerId, day } },
      create: { learnerId, day, minutes: 1, lastBeatAt },
      update: { minutes: { increment: 1 }, lastBeatAt },
    })
  }

  it("shows a child's prompts to their own parent, and to no other parent", async () => {
    const { child, parent } = await family(academy)
    await age(academy, child.user.id, 30)
    await send(child.browser, 'Explain tides to me.')
    const read = '{ viewer { children { interactions { edges { node { prompt } } } } } }'
    expect(JSON.stringify(await parent.execute(read))).toContain('Explain tides to me.')
    const other = await family(academy)
    expect(JSON.stringify(await other.parent.execute(read))).not.toContain('tides')
  })

  it("records a like and a report once, and only on the learner's own interactions", async () => {
    const { browser } = await experimenter(academy)
    const { id } = await send(browser, 'Explain rainbows to my class.')
    expect(await act(browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ isLiked: true })
    expect(await act(browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ isLiked: true })
    expect(await act(browser, 'likeInteraction', id, ', isLiked: false')).toMatchObject({ isLiked: false })
    expect(await report(browser, id, { reason: 'wrong', note: 'It says a@b.org is blue' })).toMatchObject({
      isReported: true,
      reportNote: 'It says [email address] is blue',
    })
    expect(await report(browser, id, { reason: 'scary' })).toMatchObject({ reportNote: 'It says [email address] is blue' })
    const staff = await staffMember(academy)
    expect(await concerns(staff)).toContainEqual(expect.objectContaining({ id, reportReason: 'wrong' }))
    const other = await experimenter(academy)
    expect(await act(other.browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await report(other.browser, id, { reason: 'wrong' })).toMatchObject({ code: 'NOT_FOUND' })
    await expect(concerns(browser)).rejects.toThrow('FORBIDDEN')
  })

  it('counts at most one minute per minute, per local date, and starts again the next day', async () => {
    const { browser, user } = await experimenter(academy)
    expect(await beat(browser)).toMatchObject({ minutesLeft: 59 })
    expect(await Promise.all([beat(browser), beat(browser)])).toMatchObject([{ minutesLeft: 59 }, { minutesLeft: 59 }])
    academy.setClock(new Date(academy.app.clock().getTime() + 60_000))
    expect((await beat(browser)).minutesLeft).toBeGreaterThanOrEqual(58)
    await academy.db.labDay.updateMany({ where: { learnerId: user.id }, data: { minutes: 60 } })
    expect(await send(browser, 'Explain tides.')).toMatchObject({ code: 'LAB_TIME_UP' })
    academy.passDays(1)
    const again = await signInByMail(academy, user.email)
    expect(await send(again, 'Explain tides.')).toMatchObject({ __typename: 'Interaction' })
  })

  it('accepts sixty prompts an hour', async () => {
    const { browser } = await experimenter(academy)
    for (let n = 0; n < 60; n += 1) expect((await send(browser, `Explain the number ${n}.`)).__typename).toBe('Interaction')
    expect(await send(browser, 'Explain one more number.')).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('keeps extra minutes on a day without counted minutes', async () => {
    const { user } = await experimenter(academy)
    const day = academy.app.clock().toISOString().slice(0, 10)
    await academy.db.labDay.create({ data: { learnerId: user.id, day, extraMinutes: 15, lastBeatAt: new Date(0) } })
    await eraseOldInteractions(academy.db, academy.app.clock())
    expect(await academy.db.labDay.count({ where: { learnerId: user.id, extraMinutes: 15 } })).toBe(1)
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

describe('the demo learner', () => {
  it('has earlier prompts in the lab, and demo staff see only data of the demo academy', async () => {
    const academy = await Academy.open()
    try {
      const browser = await demo(academy, 'anybody')
      expect((await prompts(browser)).length).toBeGreaterThanOrEqual(5)
      expect((await prompts(browser)).join()).toContain('[phone number]')
      const { browser: real } = await experimenter(academy)
      await send(real, 'i want to die')
      const waiting = await concerns(await demo(academy, 'staff'))
      expect(waiting.map((it: Json) => it.reasons)).toEqual([['bullying']])
      expect(await academy.db.outboxMail.count({ where: { kind: 'crisis', recipient: 'staff@demo.example' } })).toBe(0)
    } finally {
      await academy.close()
    }
  })
})
