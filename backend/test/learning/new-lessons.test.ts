import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { create, createModule, editor, open, publish } from '../support/learning/content-editor.ts'
import { learn, signUp } from '../support/people/people.ts'

const start = new Date('2026-11-23T12:00:00Z')
const folderId = 'entrepreneur-find-a-problem'

const read = `{
  viewer { learner { completedLessons totalLessons } }
  personas { id progress totalFolders completedFolders isCompleted folders { id progress isCompleted lessons { id isNew isCompleted isLocked } } }
  courses { id isLocked progress }
  achievements { id earnedAt } }`

describe.each(kinds)('a lesson published later by staff, on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    academy.setClock(start)
    staff = await editor(academy)
  })
  afterAll(() => academy.close())

  async function lessonsOf(where: object): Promise<string[]> {
    const rows = await academy.db.lesson.findMany({ where, orderBy: { position: 'asc' }, select: { id: true } })
    return rows.map(({ id }) => id)
  }

  /** Returns a learner who completed the whole folder. */
  async function finisher() {
    academy.setClock(start)
    const { browser, user } = await signUp(academy)
    for (const id of await lessonsOf({ folderId, isPublished: true, publishedAt: null })) await learn(academy, browser, id)
    return { browser, id: user.id as string }
  }

  async function see(browser: Browser) {
    const seen = await browser.execute(read)
    const path = seen.personas.find((it: Json) => it.id === 'entrepreneur')
    return { ...seen, path, folder: path.folders.find((it: Json) => it.id === folderId) }
  }

  async function addLesson(title: string, to = folderId): Promise<string> {
    academy.passDays(1)
    staff = await editor(academy)
    const { text } = await open(staff, 'problem-detective')
    const made = await create(staff, to, { ...text, title })
    expect((await publish(staff, made.id, 1)).__typename).toBe('ContentLesson')
    return made.id
  }

  it('changes nothing for learners who completed its folder, and is marked new for them', async () => {
    const { browser, id } = await finisher()
    const before = await see(browser)
    expect(before.folder).toMatchObject({ progress: 100, isCompleted: true })
    const added = await addLesson('A later lesson')
    const after = await see(browser)
    expect(after.folder).toMatchObject({ progress: 100, isCompleted: true })
    expect(after.folder.lessons.find((it: Json) => it.id === added)).toMatchObject({ isNew: true, isCompleted: false })
    for (const key of ['progress', 'totalFolders', 'completedFolders', 'isCompleted'])
      expect(after.path[key], key).toBe(before.path[key])
    expect(after.viewer).toEqual(before.viewer)
    expect(after.achievements).toEqual(before.achievements)

    const { student } = await staff.execute(
      'query ($id: ID!) { student(id: $id) { student { totalLessons completedLessons currentFolder } folders { id completed total } } }',
      { id },
    )
    const { completedLessons, totalLessons } = before.viewer.learner
    expect(student.student).toMatchObject({ completedLessons, totalLessons })
    expect(student.student.currentFolder).not.toBe('Find a Problem')
    const folder = student.folders.find((it: Json) => it.id === folderId)
    expect(folder.completed).toBe(folder.total)
  })

  it('counts once completed', async () => {
    const { browser } = await finisher()
    const added = await addLesson('One more lesson')
    const before = await see(browser)
    expect((await learn(academy, browser, added)).__typename).toBe('CompleteLessonPayload')
    const after = await see(browser)
    expect(after.folder).toMatchObject({ progress: 100, isCompleted: true })
    expect(after.folder.lessons.find((it: Json) => it.id === added)).toMatchObject({ isNew: false, isCompleted: true })
    expect(after.viewer.learner.completedLessons).toBe(before.viewer.learner.completedLessons + 1)
    expect(after.viewer.learner.totalLessons).toBe(before.viewer.learner.totalLessons + 1)
    expect(after.path.progress).toBeGreaterThanOrEqual(before.path.progress)
  })

  it('never lowers the percentage of a learner who is halfway', async () => {
    academy.setClock(start)
    const { browser } = await signUp(academy)
    await learn(academy, browser, 'problem-detective')
    const before = await see(browser)
    await addLesson('For those halfway')
    const after = await see(browser)
    expect(after.folder.progress).toBe(before.folder.progress)
    expect(after.path.progress).toBe(before.path.progress)
  })

  it('is an ordinary lesson for learners who join later', async () => {
    const added = await addLesson('Before they joined')
    academy.passDays(1)
    const { browser } = await signUp(academy)
    const { folder } = await see(browser)
    expect(folder.lessons.find((it: Json) => it.id === added)).toMatchObject({ isNew: false })
  })

  it('in a new folder completes that folder only together with its other lessons', async () => {
    const { browser } = await finisher()
    const before = await see(browser)
    academy.passDays(1)
    staff = await editor(academy)
    const made = await createModule(staff, 'entrepreneur', { title: `Extra ${kind}`, description: 'More of it.' })
    const first = await addLesson(`First ${kind}`, made.moduleId)
    const second = await addLesson(`Second ${kind}`, made.moduleId)
    const published = await see(browser)
    expect(published.path).toMatchObject({ progress: before.path.progress, totalFolders: before.path.totalFolders })
    await learn(academy, browser, first)
    expect((await see(browser)).path.completedFolders).toBe(before.path.completedFolders)
    await learn(academy, browser, second)
    expect((await see(browser)).path.completedFolders).toBe(before.path.completedFolders + 1)
  })

  it('does not lock an open course', async () => {
    const { browser, user } = await signUp(academy)
    const [first = '', ...later] = ['chatgpt', 'gemini', 'claude', 'dalle']
    const lessons = await lessonsOf({ courseId: { in: [first, ...later.slice(0, 2)] } })
    await academy.db.lessonProgress.createMany({
      data: lessons.map((lessonId) => ({ learnerId: user.id, lessonId, completedAt: start })),
    })
    const open = async () => (await see(browser)).courses.find((it: Json) => it.id === 'dalle').isLocked
    expect(await open()).toBe(false)
    const [known = ''] = lessons
    const { id: _, ...row } = await academy.db.lesson.findUniqueOrThrow({ where: { id: known } })
    const published = new Date(start.getTime() + 30 * 86_400_000)
    await academy.db.lesson.create({
      data: {
        ...row,
        id: `late-${kind}`,
        check: row.check ?? [],
        facts: [],
        skills: {},
        publishedAt: published,
        requestKey: null,
      },
    })
    await academy.db.contentEdition.upsert({
      where: { name: 'staff' },
      create: { name: 'staff', digest: `late-${kind}` },
      update: { digest: `late-${kind}` },
    })
    expect(await open()).toBe(false)
  })
})
