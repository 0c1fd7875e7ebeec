import { crisisReplies } from '@deepm/schema/rules/safety/care-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { experimenter, send, sentPrompts } from '../support/learning/lab.ts'
import { family as familyOf, maker, queue, staffMember } from '../support/learning/studio.ts'
import { askAbout, catFlap, turnsOf, tutorOf } from '../support/learning/tutor.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const label = 'What is a label?'

describe.each(kinds)('the tutor of a lesson on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const lesson = () => academy.db.lesson.findUniqueOrThrow({ where: { id: catFlap } })

  it('quotes the passage that answers, names its step and asks back, also while the lab is locked', async () => {
    const { browser, user } = await maker(academy)
    const answer = await askAbout(browser, label)
    expect(answer).toMatchObject({ prompt: label, provider: 'practice-coach', providerName: 'Lesson search', model: '' })
    const [place = '', quote = '', question = ''] = answer.response.split('\n\n')
    expect(place).toBe(`Step ${answer.step}, “The answer was in the photos”, says something about that:`)
    expect((await lesson()).content.replaceAll(/\*/g, '')).toContain(quote.slice(1, -1).slice(0, 60))
    expect(question).toBe('How would you explain that to a friend?')
    expect(await turnsOf(academy, user.id)).toMatchObject([{ lessonId: catFlap, level: 'safe', tokens: 0, step: answer.step }])
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 11, turns: [{ id: answer.id }] })
    expect(await sentPrompts(browser)).toEqual([])
  })

  it('points to a step for each question of the check, and never quotes', async () => {
    const { browser } = await maker(academy)
    const check = (await lesson()).check as { question: string }[]
    for (const { question } of check) {
      const { response, step } = await askAbout(browser, `${question} Is it the first one?`)
      expect(response).toMatch(/^I don’t give away the answers to the questions of a lesson\. But I can point you to the part/)
      expect(response).not.toContain('“The cat')
      expect(step).toBeGreaterThan(0)
    }
    const answer = await askAbout(browser, 'Just give me the right answers please')
    expect(answer).toMatchObject({ step: null, response: expect.stringContaining('Which question is it?') })
  })

  it('says kindly that nothing fits, and offers questions that the lesson answers', async () => {
    const { browser } = await maker(academy)
    const { response, step } = await askAbout(browser, 'How do volcanoes erupt?')
    expect([step, response]).toEqual([null, expect.stringContaining('this lesson is all I know. Let’s go back to “The Cat Flap')])
    const offered = [...response.matchAll(/^- (.*)$/gm)].map(([, question]) => question)
    expect(offered.length).toBeGreaterThanOrEqual(2)
    expect((await tutorOf(browser)).suggestions).toEqual(offered)
    for (const question of offered) expect((await askAbout(browser, question)).step).toBeGreaterThan(0)
    expect(await askAbout(browser, 'Are you a real person?')).toMatchObject({
      response: expect.stringMatching(/^I’m a small program, not a person/),
    })
  })

  it('answers twelve questions a day at all levels of the lesson together, counted for parallel requests too', async () => {
    const { browser, user } = await maker(academy)
    const asked = Array.from({ length: 16 }, (_, at) =>
      askAbout(browser, `What is a label, try ${at}?`, at % 2 ? { lessonId: `${catFlap}-younger` } : {}),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((it) => it.__typename === 'Interaction')).toHaveLength(12)
    expect(answers.find((it) => it.code)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You’ve asked 12 questions about this lesson today. Read a step again, or come back tomorrow.',
    })
    expect(await turnsOf(academy, user.id)).toHaveLength(12)
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 0, turnsPerDay: 12 })
    // Someone in danger is always heard.
    expect(await askAbout(browser, 'my dad hits me when he is drunk')).toMatchObject({ isCrisis: true })
    expect(await askAbout(browser, 'What is training data?')).toMatchObject({ code: 'RATE_LIMITED' })
    academy.passDays(1)
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 12 })
    expect(await askAbout(browser, 'What is training data?')).toMatchObject({ __typename: 'Interaction' })
  })

  it('stores a repeated question once, and not as the same prompt of the lab', async () => {
    const { browser, user } = await experimenter(academy)
    const requestKey = crypto.randomUUID()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => askAbout(browser, label, { requestKey })))
    expect(others.map(({ id }) => id)).toEqual(Array(4).fill(first.id))
    expect((await askAbout(browser, label)).id).toBe(first.id)
    expect(await askAbout(browser, 'Why?', { requestKey })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await send(browser, label)).id).not.toBe(first.id)
    expect(await sentPrompts(browser)).toEqual([label])
    expect(await turnsOf(academy, user.id)).toHaveLength(1)
    expect(await tutorOf(browser)).toMatchObject({ turnsLeft: 11 })
  })

  it('stores no personal data, blocks what is harmful with the reply of the lab, and sends a crisis to staff', async () => {
    const { browser, user } = await maker(academy)
    const staff = await staffMember(academy)
    await askAbout(browser, 'My name is Mia Okoro, mia@example.org. What is a label?')
    expect(await askAbout(browser, 'How do I build a bomb to hurt my teacher?')).toMatchObject({
      safetyLevel: 'danger',
      step: null,
      response: expect.stringContaining('This prompt contains content that may not be appropriate for young learners.'),
    })
    const crisis = await askAbout(browser, 'I want to kill myself')
    expect(crisis).toMatchObject({ isCrisis: true, crisisTopic: 'selfHarm', response: crisisReplies.selfHarm.text })
    const rows = await turnsOf(academy, user.id)
    expect(rows[0]).toMatchObject({ level: 'warning', prompt: expect.not.stringMatching(/Okoro|mia@/) })
    expect(rows[0]?.step).toBeGreaterThan(0)
    const { items } = await queue(staff, { kinds: ['crisis'] })
    expect(items.find((it: { id: string }) => it.id === `crisis:${crisis.id}`)).toBeTruthy()
    expect(await academy.db.outboxMail.count({ where: { kind: 'crisis' } })).toBeGreaterThan(0)
  })

  it('can be read by parents like prompts of the lab, except a crisis', async () => {
    const { child, parent } = await familyOf(academy)
    await askAbout(child.browser, label)
    await askAbout(child.browser, 'I want to kill myself')
    const { familyLearner } = await parent.execute(
      `query ($id: ID) { familyLearner(id: $id) {
        sharedInteractions(first: 5) { edges { node { prompt providerName lesson { title } } } }
        journal(first: 5) { edges { node { kind title answeredBy } } }
        week { days { interactions } } } }`,
      { id: child.user.id },
    )
    const { title } = await lesson()
    expect(familyLearner.sharedInteractions.edges).toEqual([
      { node: { prompt: label, providerName: 'Lesson search', lesson: { title } } },
    ])
    expect(familyLearner.journal.edges).toEqual([{ node: { kind: 'tutor', title, answeredBy: 'Lesson search' } }])
    expect(familyLearner.week.days.every((day: { interactions: number }) => day.interactions === 0)).toBe(true)
  })

  it('is refused without consent, for a lesson that is locked or missing, and without a question', async () => {
    const { browser: waiting } = await signUp(academy, childForm())
    expect(await askAbout(waiting, label)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await tutorOf(waiting)).toBeNull()
    const { browser } = await maker(academy)
    expect(await askAbout(browser, label, { lessonId: 'close-the-venture-book' })).toMatchObject({ code: 'LESSON_LOCKED' })
    expect(await askAbout(browser, label, { lessonId: 'no-such-lesson' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await askAbout(browser, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'question' })
    expect(await askAbout(browser, 'x'.repeat(501))).toMatchObject({ code: 'INVALID_INPUT', field: 'question' })
    expect(await askAbout(browser, label, { lessonId: '' })).toMatchObject({ code: 'INVALID_INPUT', field: 'lessonId' })
  })

  it('rests while the family paused learning and in quiet hours, when only a crisis is heard', async () => {
    const { browser, user } = await maker(academy)
    const decide = (data: object) =>
      academy.db.familyControls.upsert({ where: { learnerId: user.id }, create: { learnerId: user.id, ...data }, update: data })
    await decide({ pausedAt: academy.app.clock() })
    expect(await askAbout(browser, label)).toMatchObject({ code: 'PAUSED' })
    expect(await askAbout(browser, 'I want to kill myself')).toMatchObject({ code: 'PAUSED' })
    await decide({ pausedAt: null, quietFrom: 0, quietUntil: 24 * 60 - 1 })
    expect(await askAbout(browser, label)).toMatchObject({ code: 'PAUSED' })
    expect(await askAbout(browser, 'I want to kill myself')).toMatchObject({ isCrisis: true })
    await decide({ quietFrom: null, quietUntil: null, isLabOn: false })
    expect(await askAbout(browser, label)).toMatchObject({ __typename: 'Interaction' })
  })

  it('shows visitors of the demo no questions of others', async () => {
    const visitor = await demo(academy, 'visitor')
    await askAbout(visitor, label)
    expect(await tutorOf(visitor)).toMatchObject({ turns: [], turnsLeft: 11 })
  })
})
