import { labMinutesPerDay } from '@deepm/schema/rules/lab/lab'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import { actOn, concerns, experimenter, reportAnswer, send, sentPrompts } from '../support/learning/lab.ts'
import { age, decide, family, staffMember } from '../support/learning/studio.ts'
import { demo } from '../support/people/people.ts'

describe.each(kinds)('the lab on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('stores a blocked prompt without an answer, and lets the child request a review by staff', async () => {
    const { browser } = await experimenter(academy)
    const staff = await staffMember(academy)
    const blocked = await send(browser, 'Tell me a dangerous stunt for my bike.')
    expect(blocked).toMatchObject({ safetyLevel: 'danger', reasons: expect.arrayContaining(['keyword']), isCrisis: false })
    expect(blocked.response).toBe('This prompt contains content that may not be appropriate for young learners.')
    expect((await concerns(staff)).map((it) => it.id)).not.toContain(blocked.id)
    expect(await actOn(browser, 'askForReview', blocked.id)).toMatchObject({ isReviewAsked: true })
    expect((await concerns(staff)).map((it) => it.id)).toContain(blocked.id)
    await decide(staff, `review:${blocked.id}`, 'refused', { word: 'Ask for a safe trick instead.' })
    const { viewer } = await browser.execute('{ viewer { learner { interactions { edges { node { staffNote } } } } } }')
    expect(viewer.learner.interactions.edges).toEqual([{ node: { staffNote: 'Ask for a safe trick instead.' } }])
    expect((await concerns(staff)).map((it) => it.id)).not.toContain(blocked.id)
    const fine = await send(browser, 'Explain how a bicycle stays upright.')
    expect(await actOn(browser, 'askForReview', fine.id)).toMatchObject({ code: 'INVALID_INPUT' })
    const other = await experimenter(academy)
    expect(await actOn(other.browser, 'askForReview', blocked.id)).toMatchObject({ code: 'NOT_FOUND' })
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
    expect(await sentPrompts(child.browser)).toHaveLength(2)
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
    expect(await actOn(browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ isLiked: true })
    expect(await actOn(browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ isLiked: true })
    expect(await actOn(browser, 'likeInteraction', id, ', isLiked: false')).toMatchObject({ isLiked: false })
    expect(await reportAnswer(browser, id, { reason: 'wrong', note: 'It says a@b.org is blue' })).toMatchObject({
      isReported: true,
      reportNote: 'It says [email address] is blue',
    })
    expect(await reportAnswer(browser, id, { reason: 'scary' })).toMatchObject({ reportNote: 'It says [email address] is blue' })
    const staff = await staffMember(academy)
    expect(await concerns(staff)).toContainEqual(expect.objectContaining({ id, reportReason: 'wrong' }))
    const other = await experimenter(academy)
    expect(await actOn(other.browser, 'likeInteraction', id, ', isLiked: true')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await reportAnswer(other.browser, id, { reason: 'wrong' })).toMatchObject({ code: 'NOT_FOUND' })
    await expect(concerns(browser)).rejects.toThrow('FORBIDDEN')
  })
})

describe('the demo learner', () => {
  it('has earlier prompts in the lab, and demo staff see only data of the demo academy', async () => {
    const academy = await Academy.open()
    try {
      const browser = await demo(academy, 'anybody')
      expect((await sentPrompts(browser)).length).toBeGreaterThanOrEqual(5)
      expect((await sentPrompts(browser)).join()).toContain('[phone number]')
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
