import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { readOperations } from '../support/api/operations.ts'
import { create, decide, family, queue, staffMember, update } from '../support/learning/studio.ts'
import { demo, learn, signUp } from '../support/people/people.ts'

const portal = `query ($child: ID, $week: String) {
  familyLearner(id: $child) {
    id age
    summary {
      totalMinutes averageMinutes lastActive coursesCompleted totalCourses projectsCreated
      safety { score prompts flagged parts { part count points } }
    }
    week(of: $week) { monday previous next days { day minutes interactions } highlights { text } growth { id } }
    journal(first: 50) { edges { node { id kind title answeredBy day } } }
    sharedInteractions(first: 50) { edges { node { id prompt } } }
  }
}`

const look = async (browser: Browser, child?: string, week?: string): Promise<Json> =>
  (await browser.execute(portal, { child: child ?? null, week: week ?? null })).familyLearner

const mail = `mutation ($id: ID!, $week: String) {
  mailReport(learnerId: $id, week: $week) { __typename ... on Error { code } }
}`

describe.each(kinds)('the parent portal on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  /** Creates a prompt as the lab stores it. */
  async function prompt(learnerId: string, changes: Record<string, unknown> = {}): Promise<string> {
    const row = { toolType: 'claude' as const, prompt: 'Explain tides.', response: 'Ask a sailor.', level: 'safe' as const }
    const at = academy.app.clock()
    const data = { learnerId, ...row, createdAt: at, answeredAt: at, ...changes }
    return (await academy.db.interaction.create({ data, select: { id: true } })).id
  }

  it('shows the demo child with the figures of the specification, to the parent and the child alike', async () => {
    const seen = await look(await demo(academy, 'parent'))
    expect(seen).toMatchObject({
      ...{ id: 'demo-learner', age: 12 },
      summary: { totalMinutes: 508, projectsCreated: 6, totalCourses: 6, safety: { score: 98, prompts: 6, flagged: 1 } },
    })
    const answeredBy = seen.journal.edges.map(({ node }: Json) => `${node.kind}: ${node.answeredBy}`)
    expect(new Set(answeredBy)).toEqual(new Set(['lesson: null', 'prompt: Practice Coach']))
    expect(seen.journal.edges.map((edge: Json) => edge.node.kind)).toEqual(expect.arrayContaining(['lesson', 'prompt']))
    expect(await look(await demo(academy, 'learner'))).toEqual(seen)
  })

  it('shows zeros for a child who has just started', async () => {
    const { child, parent } = await family(academy)
    const { summary, week, journal } = await look(parent)
    expect(summary).toMatchObject({ totalMinutes: 0, averageMinutes: 0, lastActive: null, projectsCreated: 0 })
    expect(summary.safety).toEqual({ score: null, prompts: 0, flagged: 0, parts: [] })
    expect(week.highlights).toEqual([])
    expect(week.growth).toEqual([{ id: 'nothing' }])
    expect(journal.edges).toEqual([])
    expect((await look(parent)).id).toBe(child.user.id)
  })

  it('follows what the child does', async () => {
    const { child, parent } = await family(academy)
    await learn(academy, child.browser, 'problem-detective')
    const { id } = await create(child.browser, { title: 'A kite' })
    await update(child.browser, id, { status: 'completed' })
    await prompt(child.user.id)
    await prompt(child.user.id, { level: 'danger', reasons: ['weapons'], response: 'Blocked.' })
    expect((await look(parent)).summary.safety).toMatchObject({ score: null, prompts: 2 })
    await prompt(child.user.id)
    const { summary, week, journal } = await look(parent)
    expect(summary).toMatchObject({ projectsCreated: 1, lastActive: expect.any(String) })
    expect(summary.safety).toMatchObject({ score: 90, prompts: 3, flagged: 1, parts: [{ part: 'harm', count: 1, points: 10 }] })
    expect(week.days.reduce((sum: number, day: Json) => sum + day.interactions, 0)).toBe(3)
    expect(week.highlights.map((it: Json) => it.text)).toEqual(
      expect.arrayContaining(['Completed the project “A kite”.', 'Completed the lesson “Become a Problem Detective”.']),
    )
    expect(week.growth[0]).toEqual({ id: 'blocked' })
    // A blocked prompt has no answer, so it is in the lab's list and not in the journal.
    expect(journal.edges.map((edge: Json) => edge.node.kind).toSorted()).toEqual(['lesson', 'prompt', 'prompt'])
  })

  it('contains nothing of a crisis prompt: no row, count or minute, for the parent or the child', async () => {
    const { child, parent } = await family(academy)
    const crisis = { level: 'danger', reasons: ['crisis', 'violence'], prompt: 'secret-cry' }
    const id = await prompt(child.user.id, crisis)
    for (const browser of [parent, child.browser]) {
      const seen = await look(browser)
      expect(seen.summary).toMatchObject({ lastActive: null, safety: { score: null, prompts: 0, flagged: 0 } })
      expect(seen.week.days.every((day: Json) => day.interactions === 0)).toBe(true)
      expect(JSON.stringify(seen)).not.toContain('secret-cry')
      const one = 'query ($id: ID!) { familyLearner { sharedInteraction(id: $id) { prompt } } }'
      expect(await browser.execute(one, { id })).toEqual({ familyLearner: { sharedInteraction: null } })
    }
    const staff = await staffMember(academy)
    expect((await queue(staff)).items).toContainEqual(expect.objectContaining({ kind: 'crisis', prompt: 'secret-cry' }))
  })

  it('deducts nothing for a review that staff granted, and keeps their decision', async () => {
    const { child, parent } = await family(academy)
    const blocked = { level: 'danger', reasons: ['weapons'], reviewAskedAt: academy.app.clock() }
    const [granted, refused] = [await prompt(child.user.id, blocked), await prompt(child.user.id, blocked)]
    await prompt(child.user.id)
    expect((await look(parent)).summary.safety.score).toBe(80)
    const staff = await staffMember(academy)
    await decide(staff, `review:${granted}`, 'granted', { word: 'It was fine.' })
    await decide(staff, `review:${refused}`, 'refused', { word: 'It was not.' })
    expect((await look(parent)).summary.safety).toMatchObject({ score: 90, prompts: 3 })
    const read = 'query ($id: ID!) { familyLearner { sharedInteraction(id: $id) { isReviewGranted settledAt } } }'
    const decision = async (id: string) => (await parent.execute(read, { id })).familyLearner.sharedInteraction
    expect(await decision(granted)).toEqual({ isReviewGranted: true, settledAt: expect.any(String) })
    expect(await decision(refused)).toEqual({ isReviewGranted: false, settledAt: expect.any(String) })
  })

  it('is refused to another parent, a sibling, a stranger and staff', async () => {
    const { child, parent } = await family(academy)
    const sibling = await signUp(academy)
    const id = await prompt(child.user.id)
    expect((await look(parent, child.user.id)).id).toBe(child.user.id)
    const stranger = (await family(academy)).parent
    const others = [stranger, await demo(academy, 'parent'), sibling.browser, await demo(academy, 'staff')]
    for (const browser of others) {
      expect(await look(browser, child.user.id)).toBeNull()
      const own = (await look(browser)) as Json | null
      expect(own?.id).not.toBe(child.user.id)
      const one = 'query ($id: ID!) { familyLearner { sharedInteraction(id: $id) { prompt } } }'
      expect((await browser.execute(one, { id })).familyLearner?.sharedInteraction ?? null).toBeNull()
      expect((await browser.get(`/api/parent/report.pdf?child=${child.user.id}`)).status).not.toBe(200)
    }
    await expect(look(academy.browser())).rejects.toThrow('UNAUTHENTICATED')
    await expect(sibling.browser.execute(mail, { id: child.user.id })).rejects.toThrow('FORBIDDEN')
    expect((await stranger.execute(mail, { id: child.user.id })).mailReport).toMatchObject({ code: 'NOT_FOUND' })
    expect(await academy.db.outboxMail.count({ where: { kind: 'report', userId: child.user.id } })).toBe(0)
  })

  it("counts days in the child's time zone, and not before signup", async () => {
    academy.setClock(new Date('2026-06-10T10:00:00Z'))
    const { child, parent } = await family(academy)
    await academy.db.user.update({ where: { id: child.user.id }, data: { timeZone: 'Pacific/Auckland' } })
    await prompt(child.user.id, { createdAt: new Date('2026-06-07T13:00:00Z') })
    await academy.db.activeDay.create({ data: { learnerId: child.user.id, day: '2026-06-08', minutes: 95 } })
    const { week } = await look(parent)
    expect(week).toMatchObject({ monday: '2026-06-08', previous: '2026-06-01', next: null })
    expect(week.days[0]).toEqual({ day: '2026-06-08', minutes: 95, interactions: 1 })
    expect(week.growth).toContainEqual({ id: 'long' })
    const before = (await look(parent, child.user.id, '2026-06-03')).week
    expect(before).toMatchObject({ monday: '2026-06-01', next: '2026-06-08' })
    expect((await look(parent, child.user.id, '1999-01-01')).week).toMatchObject({ monday: '2026-05-25', previous: null })
    academy.setClock(new Date())
  })

  it('reads two children with as many statements as one, each with their own figures', async () => {
    const { child, parent } = await family(academy)
    const other = await family(academy)
    const statements = () => academy.countStatements(() => look(parent, child.user.id))
    await statements()
    const one = (await statements()).length
    const { parentId } = await academy.db.guardianship.findFirstOrThrow({ where: { learnerId: child.user.id } })
    await academy.db.guardianship.create({ data: { parentId, learnerId: other.child.user.id } })
    await prompt(other.child.user.id)
    expect((await statements()).length).toBe(one)
    expect((await look(parent, child.user.id)).summary.safety.prompts).toBe(0)
    expect((await look(parent, other.child.user.id)).summary.safety.prompts).toBe(1)
  })

  it('uses at most eight statements for each part', async () => {
    const parent = await demo(academy, 'parent')
    const operations = readOperations()
    const parts = ['PortalPage', 'PortalWeek', 'PortalSafety', 'PortalNotifications', 'Journal', 'RestParentDashboard']
    const counts = []
    for (const name of parts) {
      const ask = () => parent.execute(operations.get(name)?.text ?? '', { child: 'demo-learner', week: null, after: null })
      await ask()
      counts.push({ name, isFew: (await academy.countStatements(ask)).length <= 8 })
    }
    expect(counts).toEqual(parts.map((name) => ({ name, isFew: true })))
  })

  it('pages through the journal without skipping or repeating an entry', async () => {
    const { child, parent } = await family(academy)
    const at = academy.app.clock()
    for (let n = 0; n < 7; n += 1) await prompt(child.user.id, { createdAt: daysFrom(at, -Math.floor(n / 3)) })
    const page = `query ($after: String) {
      familyLearner { journal(first: 3, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }
    }`
    const found: string[] = []
    let after: string | null = null
    for (let turns = 0; turns < 5; turns += 1) {
      const { journal }: Json = (await parent.execute(page, { after })).familyLearner
      found.push(...journal.edges.map((edge: Json) => edge.node.id))
      after = journal.pageInfo.endCursor
      if (!journal.pageInfo.hasNextPage) break
    }
    expect(found).toHaveLength(7)
    expect(new Set(found).size).toBe(7)
    const beyond = (await parent.execute(page, { after: 'nonsense' })).familyLearner.journal
    expect(beyond.edges).toEqual([])
  })

  describe('as a report', () => {
    it('is a PDF for the parent and for the learner, and is not cached', async () => {
      const { child, parent } = await family(academy)
      for (const browser of [parent, child.browser]) {
        const reply = await browser.get(`/api/parent/report.pdf?child=${child.user.id}&week=2026-01-01`)
        expect(reply.status).toBe(200)
        expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
        expect(String(reply.body).slice(0, 5)).toBe('%PDF-')
      }
    })

    it('is refused to visitors, staff and other families, and after thirty in an hour', async () => {
      const { child, parent } = await family(academy)
      const url = `/api/parent/report.pdf?child=${child.user.id}`
      expect((await academy.browser().get(url)).status).toBe(401)
      expect((await (await demo(academy, 'staff')).get(url)).status).toBe(403)
      expect((await (await demo(academy, 'parent')).get(url)).status).toBe(404)
      expect((await parent.get('/api/parent/report.pdf?child=a&child=b')).status).toBe(200)
      await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'report:' } }, data: { count: 30 } })
      const refused = await parent.get(url)
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
      expect(refused.headers['retry-after']).toBeDefined()
    })

    it("is mailed once for twenty clicks, to the parent's own address, without prompts", async () => {
      const { child, parent } = await family(academy)
      await prompt(child.user.id, { prompt: 'secret-prompt' })
      const clicks = await Promise.all(Array.from({ length: 20 }, () => parent.execute(mail, { id: child.user.id })))
      expect(new Set(clicks.map((it) => it.mailReport.__typename))).toEqual(new Set(['DonePayload']))
      const sent = () => academy.db.outboxMail.findMany({ where: { kind: 'report', userId: child.user.id } })
      const [letter, ...more] = await sent()
      expect(more).toEqual([])
      const { email } = await academy.db.user.findFirstOrThrow({ where: { wards: { some: { learnerId: child.user.id } } } })
      expect(letter?.recipient).toBe(email)
      expect(letter?.text).toContain(`/parent?child=${child.user.id}`)
      expect(letter?.text).not.toContain('secret-prompt')
      academy.setClock(daysFrom(academy.app.clock(), 1 / 24))
      await parent.execute(mail, { id: child.user.id })
      expect(await sent()).toHaveLength(2)
      await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'report-mail:' } }, data: { count: 10 } })
      academy.setClock(daysFrom(academy.app.clock(), 1 / 24))
      expect((await parent.execute(mail, { id: child.user.id })).mailReport).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await sent()).toHaveLength(2)
      academy.setClock(new Date())
    })
  })
})
