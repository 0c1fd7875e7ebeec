import { lessonText } from '@deepm/schema/rules/learning/lesson-text'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../../test/support/academy/academy.ts'
import {
  arrange,
  catalogue,
  editor,
  keepOwn,
  open,
  publish,
  remove,
  restore,
  save,
  saveModule,
} from '../../test/support/learning/content-editor.ts'
import { lessonTextOf } from './catalogue.ts'
import { type Content, type LessonContent, readContent } from './content.ts'
import { seedContent } from './seed.ts'

const every = (content: Content) => [...content.paths.flatMap((it) => it.folders), ...content.courses].flatMap((it) => it.lessons)

test('every shipped lesson meets the rules for lessons by staff', () => {
  for (const lesson of every(readContent()))
    expect(lessonText.safeParse(lessonTextOf(lesson)).error?.issues, lesson.id).toBeUndefined()
})

describe.each(kinds)('content changed by staff, on the %s database', (kind) => {
  let academy: Academy
  let edda: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    edda = await editor(academy)
  })
  afterAll(() => academy.close())

  /** The next shipped edition, with changes in one lesson. */
  async function ship(digest: string, id: string, changes: Partial<LessonContent>): Promise<void> {
    const content = readContent()
    Object.assign(every(content).find((lesson) => lesson.id === id) ?? {}, changes)
    await seedContent(academy.db, { ...content, digest })
  }
  const id = 'problem-detective'
  const others = async () => academy.db.lesson.findMany({ where: { head: 0 }, orderBy: { id: 'asc' } })
  const moduleOf = async (moduleId: string): Promise<Json> =>
    (await catalogue(edda)).flatMap((it) => it.modules).find((it) => it.id === moduleId)

  it('is kept after a restart, and after an edition without changes to the lesson', async () => {
    const { text } = await open(edda, id)
    await save(edda, id, 0, { ...text, title: 'By Edda' })
    await publish(edda, id, 2)
    const before = await open(edda, id)
    const rest = await others()
    await seedContent(academy.db, readContent())
    await ship('second', 'claude-basics', {})
    expect(await open(edda, id)).toEqual(before)
    expect(await others()).toEqual(rest)
  })

  it('gets a newly shipped text as an offer, once, while learners keep reading the published text', async () => {
    await ship('third', id, { title: 'Shipped anew', minutes: 12 })
    await ship('fourth', id, { title: 'Shipped anew', minutes: 12 })
    const offered = await open(edda, id)
    expect(offered).toMatchObject({ title: 'By Edda', head: 2, state: 'published', hasShippedText: true })
    expect(offered.versions[0]).toMatchObject({ number: 3, isShipped: true, changed: ['Title', 'Duration'], isWaiting: true })
    expect(offered.versions).toHaveLength(3)
    expect((await academy.db.lesson.findUniqueOrThrow({ where: { id } })).title).toBe('By Edda')
    // Staff continue with their own text, and the offer stays until it is answered.
    expect(await save(edda, id, 2, { ...offered.text, title: 'By Edda again' })).toMatchObject({ head: 4, hasShippedText: true })
    expect(await keepOwn(edda, id, 3)).toMatchObject({ title: 'By Edda again', hasShippedText: false })
    await ship('fifth', id, { title: 'Shipped anew', minutes: 12 })
    expect((await open(edda, id)).hasShippedText).toBe(false)

    await ship('sixth', id, { title: 'Shipped once more' })
    expect(await restore(edda, id, 5, 4)).toMatchObject({ title: 'Shipped once more', head: 6, hasShippedText: false })
  })

  it('stays deleted, and is restored with the newest shipped text', async () => {
    await remove(edda, 'claude-basics', 0)
    await ship('seventh', 'claude-basics', { title: 'Claude, reworded' })
    expect(await academy.db.lesson.findUniqueOrThrow({ where: { id: 'claude-basics' } })).toMatchObject({
      isPublished: false,
      title: 'Claude, reworded',
    })
  })

  it('keeps the order and texts of its modules, and adds new ones at the end', async () => {
    const moduleId = 'entrepreneur-find-a-problem'
    const { lessons, arrangement, revision } = await moduleOf(moduleId)
    const turned = lessons.map((it: Json) => it.id).toReversed()
    await arrange(edda, moduleId, turned, arrangement)
    await saveModule(edda, moduleId, revision, { title: 'Our own title', description: 'Our own description.' })
    const content = readContent()
    const folder = content.paths.flatMap((it) => it.folders).find((it) => it.id === moduleId)
    const [first] = folder?.lessons ?? []
    if (!folder || !first) throw new Error('the module has lost its lessons')
    folder.lessons.push({ ...first, id: 'brand-new', position: 1 })
    await seedContent(academy.db, { ...content, digest: 'eighth' })
    const after = await moduleOf(moduleId)
    expect(after.title).toBe('Our own title')
    expect(after.lessons.map((it: Json) => it.id)).toEqual([...turned, 'brand-new'])
  })
})
