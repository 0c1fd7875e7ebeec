import { type ScoredPrompt, safetyBand, safetyScore } from '@deepm/schema/rules/safety/safety-score'
import { daysAfter, localDay, mondayOf } from '@deepm/schema/rules/time/local-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { precomputeReports } from '../../src/modules/staff/analytics/stored-figures.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { readOperations } from '../support/api/operations.ts'
import { staffMember } from '../support/learning/studio.ts'
import { demo } from '../support/people/people.ts'

const operations = readOperations()
const read = async (browser: Browser, name: 'ProgressTab' | 'SafetyTab' | 'AnalyticsTab'): Promise<Json> =>
  Object.values(await browser.execute(operations.get(name)?.text ?? ''))[0]

// A Wednesday, so the current week has two earlier days.
const now = new Date('2026-11-18T12:00:00Z')
const monday = mondayOf(localDay(now, 'UTC'))
/** Returns noon, `days` days ago. */
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const dayAgo = (days: number) => localDay(ago(days), 'UTC')

describe.each(kinds)('reports for staff on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await staffMember(academy)
    academy.setClock(now)
  })
  afterAll(() => academy.close())

  async function learner(id: string, createdAt: Date): Promise<void> {
    const name = { firstName: id, lastName: 'Hill', name: `${id} Hill` }
    await academy.db.user.create({ data: { id, email: `${id}@example.org`, ...name, role: 'learner', createdAt } })
    await academy.db.learner.create({ data: { id, ageAtSignup: 14, createdAt } })
  }

  async function prompts(learnerId: string, rows: { days: number; reasons?: string[]; more?: Record<string, unknown> }[]) {
    await academy.db.interaction.createMany({
      data: rows.map(({ days, reasons = [], more = {} }) => ({
        ...{ learnerId, toolType: 'claude' as const, prompt: 'P', response: 'R', reasons },
        level:
          reasons.length === 0 ? ('safe' as const) : reasons[0] === 'personalData' ? ('warning' as const) : ('danger' as const),
        ...{ createdAt: ago(days), answeredAt: ago(days), ...more },
      })),
    })
  }

  it('are zero or empty in an academy without learners, with a row for each week', async () => {
    const progress = await read(staff, 'ProgressTab')
    expect(progress.asOf).toBe(now.toISOString())
    expect(progress.weeks).toHaveLength(12)
    expect(progress.weeks.at(-1)).toEqual({ __typename: 'LessonWeek', monday, lessons: 0 })
    expect(progress.paths).toHaveLength(4)
    expect(progress.paths[0]).toMatchObject({ begun: 0, half: 0, completed: 0, stop: null })
    expect(await read(staff, 'SafetyTab')).toMatchObject({
      reasons: [],
      bands: { scored: 0, high: 0, fair: 0, low: 0 },
      reviews: { asked: 0, granted: 0, refused: 0, open: 0 },
      labDecisions: { decided: 0, medianHours: null },
    })
    const use = await read(staff, 'AnalyticsTab')
    expect(use).toMatchObject({ weekdays: [0, 0, 0, 0, 0, 0, 0], hardItems: [] })
    expect(use.weeks.at(-1)).toMatchObject({ activeLearners: 0, minutesPerLearner: null, newLearners: 0, projects: 0 })
  })

  it('show demo staff the exact figures of the demo academy, and are recorded in the audit log', async () => {
    academy.setClock(new Date())
    const browser = await demo(academy, 'staff')
    const { paths } = await read(browser, 'ProgressTab')
    expect(paths.map((path: Json) => path.begun).some((begun: number) => begun > 0 && begun < 5)).toBe(true)
    expect((await read(browser, 'SafetyTab')).bands).toMatchObject({ scored: 3, high: 1, fair: 1, low: 1 })
    expect((await read(browser, 'AnalyticsTab')).weeks.at(-1).activeLearners).toBeGreaterThan(0)
    const kept = await academy.db.auditEntry.findMany({ where: { staffId: 'demo-staff', action: 'report.read' } })
    expect(kept.map(({ isDemo }) => isDemo)).toEqual([true, true, true])
    academy.setClock(now)
  })

  describe('in an academy of six learners', () => {
    const six = ['one', 'two', 'three', 'four', 'five', 'six']
    const lessons = ['problem-detective', 'one-problem-ten-ideas', 'questions-that-find-the-truth']

    beforeAll(async () => {
      // Five signed up in the week before last, one this week.
      for (const [index, id] of six.entries()) await learner(id, ago(index < 5 ? 14 : 1))
      const { db } = academy
      const done = (id: string, lessonId: string, days: number) => ({
        learnerId: id,
        lessonId,
        startedAt: ago(days),
        completedAt: ago(days),
      })
      await db.lessonProgress.createMany({
        data: [
          ...six.map((id) => done(id, lessons[0] ?? '', 8)),
          ...six.slice(0, 5).map((id) => done(id, lessons[1] ?? '', 1)),
          { learnerId: 'one', lessonId: lessons[2] ?? '', startedAt: ago(0) },
        ],
      })
      await db.activeDay.createMany({
        data: [
          ...six.map((learnerId) => ({ learnerId, day: dayAgo(1), minutes: 20 })),
          ...['one', 'two'].map((learnerId) => ({ learnerId, day: dayAgo(8), minutes: 30 })),
          { learnerId: 'one', day: dayAgo(0), minutes: 10 },
        ],
      })
      const item = await db.lesson.findUniqueOrThrow({ where: { id: lessons[0] ?? '' }, select: { check: true } })
      const [first, second] = (item.check as { id: string }[]).map(({ id }) => id)
      const answered = { lessonId: lessons[0] ?? '', answer: {}, answeredAt: ago(8) }
      await db.checkAnswer.createMany({
        data: six.flatMap((learnerId, index) => [
          { ...answered, learnerId, itemId: first ?? '', correct: index !== 0, attempts: index < 3 ? 2 : 1 },
          // Too few answers to be shown.
          ...(index < 4 ? [{ ...answered, learnerId, itemId: second ?? '', correct: false }] : []),
        ]),
      })
      await db.project.create({ data: { learnerId: 'one', title: 'P', createdAt: ago(8) } })
      await db.project.create({ data: { learnerId: 'one', title: 'Q', createdAt: ago(8), deletedAt: ago(0) } })
    })

    it('show progress and where learners stop, without groups of fewer than five', async () => {
      const { weeks, paths } = await read(staff, 'ProgressTab')
      expect(weeks.slice(-2)).toMatchObject([{ monday: daysAfter(monday, -7), lessons: 6 }, { lessons: 5 }])
      const [path] = paths
      expect(path).toMatchObject({ id: 'entrepreneur', begun: 6, half: 0, completed: 0 })
      expect(path.folders.slice(0, 2)).toMatchObject([
        { begun: 6, half: 6, completed: 5 },
        { begun: null, half: 0, completed: 0 },
      ])
      expect(path.lessons.slice(0, 3).map((it: Json) => it.completed)).toEqual([6, 5, 0])
      expect(path.stop).toMatchObject({ id: lessons[2], lost: 5 })
    })

    it('show activity, returning learners and difficult questions', async () => {
      const { weeks, weekdays, cohorts, hardItems } = await read(staff, 'AnalyticsTab')
      expect(weeks.at(-1)).toMatchObject({ activeLearners: 6, minutesPerLearner: 22, newLearners: null, projects: 0 })
      expect(weeks.at(-2)).toMatchObject({ activeLearners: null, minutesPerLearner: null, projects: 1 })
      // Of twelve Tuesdays, one has six active learners and another has two. Of twelve Wednesdays, one has one.
      expect(weekdays).toEqual([0, 0.7, 0.1, 0, 0, 0, 0])
      expect(cohorts.at(-3)).toMatchObject({ learners: 5, returns: [{ percent: 40 }, { percent: null }, { percent: null }] })
      expect(cohorts.at(-1)).toMatchObject({ learners: null, returns: [{ percent: null }, { percent: null }, { percent: null }] })
      expect(hardItems).toMatchObject([{ answers: 6, wrongAtFirst: 50, stillWrong: 17 }])
      expect(hardItems[0].question.length).toBeGreaterThan(10)
    })

    it('score learners as parents see it, and count staff decisions with their duration', async () => {
      const granted = { reviewAskedAt: ago(4), settledAt: ago(3), reviewGranted: true }
      const sent: Record<string, Parameters<typeof prompts>[1]> = {
        one: [{ days: 3 }, { days: 2 }],
        two: [
          { days: 5, reasons: ['violence', 'keyword'] },
          { days: 4, reasons: ['violence'] },
        ],
        three: [{ days: 9, reasons: ['personalData'] }, ...[6, 5, 4, 3, 2].map((days) => ({ days }))],
        four: [
          { days: 5, reasons: ['personalData'] },
          { days: 4, reasons: ['keyword'] },
          { days: 45, reasons: ['hate'] },
        ],
        five: [
          { days: 5, reasons: ['violence'], more: granted },
          { days: 2, reasons: ['crisis'], more: { settledAt: ago(1.5) } },
        ],
        six: [{ days: 2, reasons: ['override'], more: { level: 'warning', reportedAt: ago(2) } }],
        // None of these count: one is unanswered, the other is a crisis.
        lone: [
          { days: 2, more: { answeredAt: null } },
          { days: 1, reasons: ['crisis'] },
        ],
      }
      await learner('lone', ago(200))
      for (const [id, rows] of Object.entries(sent)) await prompts(id, rows)
      const safety = await read(staff, 'SafetyTab')

      const expected = { high: 0, fair: 0, low: 0 }
      for (const id of six) {
        const recent = (sent[id] ?? []).filter(({ days }) => days < 30)
        const scored = recent.map(
          ({ days, reasons = [], more }): ScoredPrompt => ({ sentAt: ago(days), reasons, isGranted: more === granted }),
        )
        expected[safetyBand(safetyScore(scored).score)] += 1
      }
      expect(expected).toEqual({ high: 5, fair: 0, low: 1 })
      expect(safety.bands).toMatchObject({ scored: 6, high: 5, fair: 0, low: null })
      expect(safety.reviews).toMatchObject({ asked: 1, granted: 1, refused: 0, open: 0 })
      expect(safety.reports).toMatchObject({ answers: 1, openAnswers: 1, projects: 0 })
      // One day for the review, half a day for the crisis.
      expect(safety.labDecisions).toMatchObject({ decided: 2, medianHours: 18 })
      const sum = (level: string) => safety.weeks.reduce((total: number, week: Json) => total + week[level], 0)
      expect([sum('safe'), sum('marked'), sum('blocked')]).toEqual([7, 3, 7])
      expect(safety.reasons.slice(0, 2)).toMatchObject([
        { reason: 'violence', prompts: 3 },
        { reason: 'crisis', prompts: 2 },
      ])
    })

    it('are calculated hourly in a large academy, and show the time of the calculation', async () => {
      await precomputeReports(academy.db, now)
      expect(await academy.db.figureSheet.count()).toBe(0)
      await academy.db.$executeRaw`
        INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "updatedAt")
        SELECT 'many-' || n, 'many-' || n || '@example.org', 'N', 'N', 'N', 'learner', now() FROM generate_series(1, 10001) n`
      await academy.db.$executeRaw`
        INSERT INTO "Learner" (id, "ageAtSignup", "createdAt") SELECT id, 14, '2020-01-01' FROM "User" WHERE id LIKE 'many-%'`
      await precomputeReports(academy.db, now)
      await academy.db.lessonProgress.deleteMany({ where: { learnerId: 'one' } })
      academy.setClock(new Date(now.getTime() + 3_600_000))
      expect(await read(staff, 'ProgressTab')).toMatchObject({ asOf: now.toISOString(), paths: [{ begun: 6 }, {}, {}, {}] })
      academy.setClock(new Date(now.getTime() + 4 * 3_600_000))
      expect((await read(staff, 'ProgressTab')).paths[0].begun).toBe(5)
    })
  })
})
