import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../test/support/academy/academy.ts'
import { completeLesson, learn, signUp } from '../../test/support/people/people.ts'
import { type Content, readContent } from './content.ts'
import { seedDemo } from './demo.ts'
import { seed, seedContent } from './seed.ts'

const wanted = { demo: true, staffEmails: ['staff@example.org'] }

describe.each(kinds)('seed on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  /** Returns every row of every table in a fixed order. */
  async function everything(): Promise<Record<string, unknown[]>> {
    const tables = await academy.database.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    )
    const names = tables.map((table) => String(table['table_name']))
    const rows = (name: string) => academy.database.query(`SELECT * FROM "${name}" ORDER BY "${name}"::text`)
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rows(name)])))
  }

  it('seeds the content, the demo academy and the first staff', async () => {
    const content = readContent()
    const { db } = academy
    expect(await db.persona.count()).toBe(4)
    expect(await db.course.count({ where: { isCore: false } })).toBe(6)
    const lessons = [...content.paths.flatMap((it) => it.folders), ...content.courses].flatMap((it) => it.lessons)
    expect(await db.lesson.count()).toBe(lessons.length)
    expect(await db.tip.count()).toBe(content.tips.length)
    expect(await db.achievement.count()).toBe(content.achievements.length)
    expect(await db.user.count({ where: { isDemo: true } })).toBe(13)
    expect(await db.user.findUnique({ where: { email: 'staff@example.org' } })).toMatchObject({ role: 'staff', isDemo: false })
  })

  it('has no effect when repeated, not even on timestamps', async () => {
    const before = await everything()
    await seed(academy.db, wanted)
    await seed(academy.db, wanted)
    expect(await everything()).toEqual(before)
  })

  it('adds nothing when the same content is seeded again', async () => {
    const before = await everything()
    await seedContent(academy.db, { ...readContent(), digest: 'another edition' })
    const after = await everything()
    const counts = (rows: Record<string, unknown[]>) => Object.entries(rows).map(([name, list]) => `${name}: ${list.length}`)
    expect(counts(after)).toEqual(counts(before))
    for (const table of ['Lesson', 'Folder', 'Persona', 'Course', 'Achievement', 'User', 'Learner', 'XpEntry']) {
      expect(after[table]).toEqual(before[table])
    }
  })

  it("keeps visitors' changes to the demo academy until the end of the day", async () => {
    await academy.db.user.update({ where: { id: 'demo-learner' }, data: { firstName: 'Somebody' } })
    await academy.db.learner.update({ where: { id: 'demo-learner' }, data: { selectedPersona: 'writer' } })
    await seed(academy.db, wanted)
    const demo = await academy.db.user.findUnique({ where: { id: 'demo-learner' }, include: { learner: true } })
    expect(demo).toMatchObject({ firstName: 'Somebody', learner: { selectedPersona: 'writer', xp: 1250 } })
  })

  it('does not make an existing account staff', async () => {
    const { user } = await signUp(academy)
    await seed(academy.db, { ...wanted, staffEmails: [user.email] })
    expect(await academy.db.user.findUnique({ where: { email: user.email } })).toMatchObject({ id: user.id, role: 'learner' })
  })

  it.each([
    ['at noon', '2026-06-15T12:00:00Z'],
    ['a second before midnight in London', '2026-06-15T22:59:59Z'],
    ['a second after midnight in London', '2026-06-15T23:00:01Z'],
    ['on leap day', '2028-02-29T12:00:00Z'],
    ['soon after midnight, the night after the clocks went forward', '2026-03-29T23:30:00Z'],
    ['late in the evening, the day after the clocks went back', '2026-10-26T23:30:00Z'],
  ])('gives the demo learner the figures of the specification when seeded %s', async (_when, instant) => {
    await academy.db.user.deleteMany({ where: { isDemo: true } })
    await seedDemo(academy.db, new Date(instant))
    const learner = await academy.db.learner.findUnique({ where: { id: 'demo-learner' } })
    expect(learner).toMatchObject({ xp: 1250, level: 3, streakDays: 5 })
  })

  it('creates no demo account when the demo is off', async () => {
    await academy.db.user.deleteMany({ where: { isDemo: true } })
    await seed(academy.db, { ...wanted, demo: false })
    expect(await academy.db.user.count({ where: { isDemo: true } })).toBe(0)
  })

  it("keeps a learner's progress when the content changes: texts are updated, completed lessons stay completed", async () => {
    const { browser, user } = await signUp(academy)
    await learn(academy, browser, 'problem-detective')
    await learn(academy, browser, 'one-problem-ten-ideas')
    const earned = async () => ({
      learner: await academy.db.learner.findUnique({ where: { id: user.id } }),
      progress: await academy.db.lessonProgress.findMany({ where: { learnerId: user.id }, orderBy: { lessonId: 'asc' } }),
      ledger: await academy.db.xpEntry.findMany({ where: { learnerId: user.id }, orderBy: { id: 'asc' } }),
      achievements: await academy.db.learnerAchievement.findMany({
        where: { learnerId: user.id },
        orderBy: { achievementId: 'asc' },
      }),
      days: await academy.db.activeDay.findMany({ where: { learnerId: user.id } }),
    })
    const before = await earned()
    expect(before.progress).toHaveLength(2)

    await seedContent(academy.db, nextEdition())
    expect(await earned()).toEqual(before)
    const read = `{
      changed: lesson(id: "problem-detective") { title isCompleted isLocked resources { title } }
      vanished: lesson(id: "one-problem-ten-ideas") { title isCompleted }
      added: lesson(id: "a-brand-new-lesson") { title isCompleted isLocked folder { id } }
      persona(id: "entrepreneur") { name folders { id title } }
    }`
    expect(await browser.execute(read)).toMatchObject({
      changed: { title: 'A new title', isCompleted: true, isLocked: false, resources: [{ title: 'The only one' }] },
      vanished: { isCompleted: true },
      added: { title: 'A brand new lesson', isCompleted: false, isLocked: false, folder: { id: 'entrepreneur-find-a-problem' } },
      persona: {
        name: 'Entrepreneur',
        folders: expect.arrayContaining([{ id: 'entrepreneur-find-a-problem', title: 'New words' }]),
      },
    })
    const again = await browser.execute(completeLesson, { id: 'problem-detective' })
    expect(again.completeLesson.reward.xpEarned).toBe(0)
    const added = await learn(academy, browser, 'a-brand-new-lesson')
    expect(added.reward.xpEarned).toBeGreaterThan(0)
  })

  it('counts the videos of a course anew with each edition', async () => {
    const { browser } = await signUp(academy)
    const videos = async () => {
      const { courses } = await browser.execute('{ courses { id videos } }')
      return courses.find((it: { id: string }) => it.id === 'runway').videos
    }
    const content = readContent()
    const lesson = content.courses.flatMap((it) => it.lessons).find(({ id }) => id === 'runway-basics')
    if (!lesson) throw new Error('Runway has lost its basics')
    lesson.body += '\n\n::explainer{id="chatgpt-one-piece"}'
    await seedContent(academy.db, { ...content, digest: 'with a video' })
    expect(await videos()).toBe(1)
    await seedContent(academy.db, { ...readContent(), digest: 'without a video' })
    expect(await videos()).toBeNull()
  })

  it('stores an edition completely or not at all', async () => {
    const before = await everything()
    const broken = nextEdition('broken')
    const [achievement] = broken.achievements
    if (achievement) broken.achievements[0] = { ...achievement, rarity: 'mythical' as never }
    await expect(seedContent(academy.db, broken)).rejects.toThrow()
    expect(await everything()).toEqual(before)
  })
})

/** Returns a later edition: one lesson reworded with a new prerequisite, one removed, one added. */
function nextEdition(digest = 'next edition'): Content {
  const content = readContent()
  const folder = content.paths.find((it) => it.id === 'entrepreneur')?.folders[0]
  const [lesson] = folder?.lessons ?? []
  if (!folder || !lesson) throw new Error('the entrepreneur path has lost its first lesson')
  const reworded = {
    ...lesson,
    title: 'A new title',
    prerequisites: ['a-brand-new-lesson'],
    resources: [{ title: 'The only one', url: 'https://example.org', kind: 'link' as const }],
  }
  const added = { ...lesson, id: 'a-brand-new-lesson', title: 'A brand new lesson', position: 2 }
  Object.assign(folder, { title: 'New words', lessons: [reworded, added] })
  return { ...content, digest }
}
