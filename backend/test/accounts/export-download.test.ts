import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import {
  answerConsent,
  childForm,
  demo,
  downloadExport,
  mailedToken,
  signInByMail,
  signUp,
  signupForm,
} from '../support/people/people.ts'

describe.each(kinds)('downloading the export on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  it('gives learners, children waiting for consent, parents and staff their own data', async () => {
    const form = childForm({ firstName: 'Nia' })
    const child = await signUp(academy, form)
    const waiting = JSON.parse((await downloadExport(child.browser)).json)
    expect(waiting.learning.parentsWord).toBe('pending')
    expect(waiting.consentLog).toMatchObject([{ child: 'Nia', word: 'pending', parentEmailAddress: form['parentEmail'] }])

    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    const parent = JSON.parse((await downloadExport(await signInByMail(academy, email))).json)
    expect(parent.account).toMatchObject({ kind: 'parent', emailAddress: email })
    expect(parent.learning).toBeNull()
    expect(parent.family).toMatchObject([{ parent: 'Sam Hill', child: 'Nia' }])
    expect(parent.questionsToParents).toMatchObject([{ child: 'Nia', parent: { emailAddress: email } }])
    expect(parent.mail.map((it: Json) => it.kind)).toEqual(expect.arrayContaining(['consent', 'sign-in']))
    // A parent's export names the child but contains nothing about the child's learning.
    expect(JSON.stringify(parent)).not.toContain(child.user.email)

    const staff = JSON.parse((await downloadExport(await demo(academy, 'staff'))).json)
    expect(staff.account.kind).toBe('staff')
  })

  it('requires a session', async () => {
    await expect(downloadExport(academy.browser())).rejects.toThrow('UNAUTHENTICATED')
  })

  it("names the file after the day in the learner's time zone", async () => {
    academy.setClock(new Date('2026-11-21T22:30:00Z'))
    const nameIn = async (timeZone: string) =>
      (await downloadExport((await signUp(academy, signupForm({ timeZone }))).browser)).fileName
    expect(await nameIn('Pacific/Auckland')).toBe('deepm-data-2026-11-22.json')
    expect(await nameIn('America/New_York')).toBe('deepm-data-2026-11-21.json')
    academy.setClock(new Date())
  })

  it('allows ten downloads an hour, also in parallel, and more after that hour', async () => {
    const { browser } = await signUp(academy)
    const answers = await Promise.all(Array.from({ length: 14 }, () => downloadExport(browser)))
    expect(answers.filter((it) => it.__typename === 'DataExport')).toHaveLength(10)
    expect(answers.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(4)
    academy.passDays(1.01 / 24)
    expect((await downloadExport(browser)).__typename).toBe('DataExport')
  })
})

describe.each(kinds)('the export about a child on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const aboutChild = `mutation ($childId: ID) {
    exportData(childId: $childId) { __typename ... on DataExport { json page } ... on Error { code } }
  }`

  it('is available to the parent who agreed, without crisis prompts and without another parent', async () => {
    const form = childForm()
    const { user: child } = await signUp(academy, form)
    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    const asked = { learnerId: child.id, toolType: 'claude', response: 'x', answeredAt: new Date() } as const
    await academy.db.interaction.create({ data: { ...asked, prompt: 'Explain tides.', level: 'safe' } })
    await academy.db.interaction.create({ data: { ...asked, prompt: 'Help me.', level: 'danger', reasons: ['crisis'] } })
    await academy.db.consentEvent.create({ data: { learnerId: child.id, status: 'granted', parentEmail: 'other@example.org' } })
    const parent = await signInByMail(academy, email)
    const { exportData: file } = await parent.execute(aboutChild, { childId: child.id })
    expect(JSON.parse(file.json)).toMatchObject({ account: { firstName: child.firstName }, lab: [{ prompt: 'Explain tides.' }] })
    for (const text of [file.json, file.page]) {
      expect(text).toContain('Explain tides.')
      expect(text).not.toMatch(/Help me\.|other@example\.org/)
    }
  })

  it('is refused to anyone else, and for a learner without a parent', async () => {
    const { user: learner, browser } = await signUp(academy)
    const { browser: stranger } = await signUp(academy)
    const refused = { exportData: { __typename: 'NotFoundError', code: 'NOT_FOUND' } }
    expect(await stranger.execute(aboutChild, { childId: learner.id })).toEqual(refused)
    const parent = await demo(academy, 'parent')
    expect(await parent.execute(aboutChild, { childId: learner.id })).toEqual(refused)
    const own = await browser.execute(aboutChild, { childId: learner.id })
    expect(JSON.parse(own.exportData.json).about.what).toContain(learner.email)
  })
})
