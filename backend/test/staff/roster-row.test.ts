import { safetyDays } from '@deepm/schema/rules/safety/safety-score'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markCatalogueChanged } from '../../src/modules/learning/catalogue/edition.service.ts'
import { recalculateSafetyScores } from '../../src/modules/staff/roster/roster-safety.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { learn, signUp } from '../support/people/people.ts'

// The roster stores its own figures so that it can sort by them. They must equal those that families see.

const liveQuery = `{ viewer { learner { id xp completedLessons summary { lastActive projectsCreated safety { score prompts flagged } } } } }`

describe.each(kinds)('the stored roster figures of a student on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  let learnerId: string
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(new Date())
    const learner = await signUp(academy)
    browser = learner.browser
    learnerId = learner.user.id
    // The clock moves beyond the end of a session.
    await academy.db.session.updateMany({ data: { expiresAt: daysFrom(academy.app.clock(), 400) } })
  })
  afterAll(() => academy.close())

  const kept = () => academy.db.rosterRow.findUniqueOrThrow({ where: { learnerId } })

  /** Checks that the stored figures equal the live ones after the due recalculation. */
  async function agree(): Promise<Awaited<ReturnType<typeof kept>>> {
    await recalculateSafetyScores(academy.db, academy.app.clock())
    const row = await kept()
    const { viewer } = await browser.execute(liveQuery)
    const { summary, ...live } = viewer.learner
    const { prompts, ...safety } = summary.safety
    expect({ ...live, ...summary, safety }).toEqual({
      id: row.learnerId,
      xp: row.xp,
      completedLessons: row.completedLessons,
      lastActive: row.lastActivityAt.toISOString(),
      projectsCreated: row.projects,
      // Staff see a score from the first prompt, families from the third.
      safety: { score: prompts < 3 ? null : row.safetyScore, flagged: row.flagged },
    })
    return row
  }

  /** Creates a prompt, a minute after the previous one. */
  function sent(reasons: string[], more: object = {}): Promise<{ id: string }> {
    academy.passDays(1 / 1440)
    const at = academy.app.clock()
    const words = { toolType: 'claude', prompt: 'Explain tides.', response: 'They rise.', level: 'safe' } as const
    return academy.db.interaction.create({ data: { learnerId, ...words, reasons, createdAt: at, answeredAt: at, ...more } })
  }

  it('follow lessons, XP, projects and active days', async () => {
    await learn(academy, browser, 'problem-detective')
    const { completedLessons, xp } = await agree()
    expect([completedLessons, xp > 0]).toEqual([1, true])
    academy.passDays(1)
    const { id } = await academy.db.project.create({ data: { learnerId, title: 'Bins', statusAt: academy.app.clock() } })
    expect((await agree()).projects).toBe(1)
    await academy.db.project.delete({ where: { id } })
    expect((await kept()).projects).toBe(0)
    // Course lessons do not count as path lessons.
    await academy.db.lessonProgress.create({ data: { learnerId, lessonId: 'chatgpt-basics', completedAt: academy.app.clock() } })
    expect((await kept()).completedLessons).toBe(1)
    academy.passDays(1)
    await browser.execute('mutation { recordActivity { __typename } }')
    await agree()
  })

  it('count a completed lesson only while it is published', async () => {
    const publish = (isPublished: boolean) =>
      academy.db.$transaction(async (tx) => {
        await tx.lesson.update({ where: { id: 'problem-detective' }, data: { isPublished } })
        await markCatalogueChanged(tx, academy.app.clock())
      })
    await publish(false)
    expect((await agree()).completedLessons).toBe(0)
    await publish(true)
    expect((await agree()).completedLessons).toBe(1)
  })

  it('follow the safety score when prompts are added, approved on review or expire', async () => {
    const slip = await sent(['violence'])
    academy.passDays(3)
    await sent(['personalData'])
    for (let n = 0; n < 4; n += 1) await sent([])
    expect((await agree()).safetyScore).toBe(88)
    await sent([])
    expect((await agree()).safetyScore).toBe(89)
    await academy.db.interaction.update({ where: { id: slip.id }, data: { reviewGranted: true } })
    expect((await agree()).safetyScore).toBe(99)
    await academy.db.interaction.update({ where: { id: slip.id }, data: { reviewGranted: null } })
    academy.passDays(safetyDays - 3)
    const { flagged, safetyDueAt } = await agree()
    expect([flagged, safetyDueAt && safetyDueAt > academy.app.clock()]).toEqual([1, true])
    academy.passDays(3)
    expect(await agree()).toMatchObject({ safetyScore: 100, flagged: 0, safetyDueAt: null })
    // All prompts are safe, so another safe one needs no recalculation.
    await sent([])
    expect((await kept()).safetyDueAt).toBeNull()
  })

  it('count open items for staff until they are settled, and no unanswered prompts', async () => {
    const openFlags = async () => (await kept()).openFlags
    await sent([], { answeredAt: null, reportedAt: new Date() })
    expect(await openFlags()).toBe(0)
    const crisis = await sent(['crisis'])
    await sent([], { reportedAt: new Date() })
    await sent(['violence'], { reviewAskedAt: new Date() })
    expect(await openFlags()).toBe(3)
    await academy.db.interaction.update({ where: { id: crisis.id }, data: { settledAt: new Date() } })
    expect(await openFlags()).toBe(2)
    await academy.db.interaction.deleteMany({ where: { learnerId } })
    expect(await openFlags()).toBe(0)
  })

  it('follow names, path and consent, and are deleted with the account', async () => {
    await academy.db.user.update({ where: { id: learnerId }, data: { name: 'Åsa ÖBERG' } })
    const createdAt = daysFrom(academy.app.clock(), -400)
    const data = { selectedPersona: 'writer', consent: 'pending', ageAtSignup: 9, createdAt } as const
    await academy.db.learner.update({ where: { id: learnerId }, data })
    const row = await kept()
    expect(row).toMatchObject({ name: 'asa oberg', personaId: 'writer', awaitsConsent: true, enrolledAt: createdAt })
    expect(row.bornAt.getUTCFullYear()).toBe(createdAt.getUTCFullYear() - 9)
    await academy.db.user.delete({ where: { id: learnerId } })
    expect(await academy.db.rosterRow.count({ where: { learnerId } })).toBe(0)
  })
})
