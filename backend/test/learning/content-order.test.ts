import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  arrange,
  arrangePath,
  catalogue,
  changeModule,
  create,
  createModule,
  editor,
  open,
  publish,
  remove,
  saveModule,
  undelete,
} from '../support/learning/content-editor.ts'
import { learn, signUp } from '../support/people/people.ts'

const moduleId = 'entrepreneur-find-a-problem'
const words = { title: 'A new module', description: 'What it is about, in a line.' }

describe.each(kinds)('the order of the catalogue on the %s database', (kind) => {
  let academy: Academy
  let edda: Browser
  let otto: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    edda = await editor(academy, 'Edda')
    otto = await editor(academy, 'Otto')
  })
  afterAll(() => academy.close())

  const course = async (id: string): Promise<Json> => (await catalogue(edda)).find((it) => it.id === id)
  const moduleOf = async (id: string): Promise<Json> =>
    (await catalogue(edda)).flatMap((it) => it.modules).find((it) => it.id === id)
  const idsOf = (rows: { id: string; deletedAt: string | null }[]) => rows.filter((it) => !it.deletedAt).map(({ id }) => id)
  const figures = '{ viewer { learner { xp completedLessons totalLessons skills { percent } } } }'

  it('reorders lessons for everyone, and accepts one of two parallel changes', async () => {
    const { browser } = await signUp(academy)
    const { lessons, arrangement } = await moduleOf(moduleId)
    const turned = idsOf(lessons).toReversed()
    expect(turned.length).toBeGreaterThan(1)
    const both = await Promise.all([
      arrange(edda, moduleId, turned, arrangement),
      arrange(otto, moduleId, [...turned.slice(1), ...turned.slice(0, 1)], arrangement),
    ])
    const codes = both.map((it) => it.code ?? 'done')
    // Both changes can result in the same order, which is no conflict.
    expect(codes).toContain('done')
    if (turned.length > 2) expect(codes).toContain('CONTENT_MOVED')
    const after = idsOf((await moduleOf(moduleId)).lessons)
    const query = '{ persona(id: "entrepreneur") { folders { id lessons { id } } } }'
    const { folders } = (await browser.execute(query)).persona
    expect(folders.find((it: Json) => it.id === moduleId).lessons.map((it: Json) => it.id)).toEqual(after)
    expect(await arrange(edda, moduleId, after, 0)).toMatchObject({ done: true })
    expect(await arrange(edda, moduleId, after.slice(1), arrangement + 1)).toMatchObject({ code: 'CONTENT_MOVED' })
    expect(await arrange(edda, moduleId, [...after.slice(1), 'claude-basics'], arrangement + 1)).toMatchObject({
      code: 'CONTENT_MOVED',
    })
  })

  it('reorders modules, and rejects a change based on an outdated order', async () => {
    const { modules, arrangement } = await course('writer')
    const turned = idsOf(modules).toReversed()
    expect(await arrangePath(edda, 'writer', turned, arrangement)).toMatchObject({ done: true })
    expect(await arrangePath(otto, 'writer', idsOf(modules), arrangement)).toMatchObject({ code: 'CONTENT_MOVED' })
    expect(idsOf((await course('writer')).modules)).toEqual(turned)
    expect(await arrangePath(edda, 'writer', idsOf(modules), arrangement + 1)).toMatchObject({ done: true })
  })

  it('deletes a lesson without taking back rewards, unlocks its dependents, and restores it', async () => {
    const { browser } = await signUp(academy)
    await learn(academy, browser, 'problem-detective')
    const before = (await browser.execute(figures)).viewer.learner
    const { id: waiting } = await academy.db.lesson.findFirstOrThrow({
      where: { prerequisites: { has: 'one-problem-ten-ideas' } },
    })
    const { head } = await open(edda, 'problem-detective')
    for (const id of ['problem-detective', 'one-problem-ten-ideas']) expect(await remove(edda, id, head)).toMatchObject({ id })
    const after = (await browser.execute(figures)).viewer.learner
    expect(after).toEqual({ ...before, completedLessons: 0, totalLessons: before.totalLessons - 2 })
    const read = `{ gone: lesson(id: "problem-detective") { id } next: lesson(id: "${waiting}") { waitsFor } }`
    expect(await browser.execute(read)).toMatchObject({
      gone: null,
      next: { waitsFor: expect.not.arrayContaining(['one-problem-ten-ideas']) },
    })
    expect((await moduleOf(moduleId)).lessons.find((it: Json) => it.id === 'problem-detective').deletedAt).not.toBeNull()

    for (const id of ['problem-detective', 'one-problem-ten-ideas'])
      expect(await undelete(edda, id)).toMatchObject({ state: 'published', deletedAt: null })
    expect((await browser.execute(figures)).viewer.learner).toEqual(before)
  })

  it('restores a deleted lesson within thirty days', async () => {
    const { id } = await create(edda, 'runway', (await open(edda, 'runway-basics')).text)
    expect(await remove(edda, id, 7)).toMatchObject({ code: 'LESSON_CHANGED' })
    await remove(edda, id, 1)
    expect(await publish(edda, id, 1)).toMatchObject({ code: 'NOT_FOUND' })
    const listed = async () => JSON.stringify(await catalogue(edda)).includes(`"${id}"`)
    expect(await listed()).toBe(true)
    await academy.db.lesson.update({ where: { id }, data: { deletedAt: daysFrom(new Date(), -31) } })
    expect(await undelete(edda, id)).toMatchObject({ code: 'CONTENT_REFUSED' })
    expect(await listed()).toBe(false)
  })

  it('shows a new module to learners with its first lesson, and deletes an empty one', async () => {
    const { browser } = await signUp(academy)
    const key = crypto.randomUUID()
    const { moduleId: made } = await createModule(edda, 'creator', words, key)
    expect(made).toBe('creator-a-new-module')
    expect((await createModule(edda, 'creator', words, key)).moduleId).toBe(made)
    expect((await createModule(edda, 'creator', words)).moduleId).not.toBe(made)
    const shown = async () =>
      JSON.stringify(await browser.execute('{ persona(id: "creator") { folders { id } } }')).includes(`"${made}"`)
    expect(await shown()).toBe(false)
    const { id } = await create(edda, made, (await open(edda, 'problem-detective')).text)
    await publish(edda, id, 1)
    expect(await shown()).toBe(true)

    expect(await changeModule(edda, 'deleteModule', made)).toMatchObject({ code: 'CONTENT_REFUSED' })
    await remove(edda, id, 1)
    expect(await changeModule(edda, 'deleteModule', made)).toMatchObject({ done: true })
    expect(await undelete(edda, id)).toMatchObject({ code: 'CONTENT_REFUSED' })
    expect(await changeModule(edda, 'undeleteModule', made)).toMatchObject({ done: true })
    expect(await undelete(edda, id)).toMatchObject({ state: 'published' })
  })

  it('edits a module unless it changed in between', async () => {
    const { revision } = await moduleOf(moduleId)
    expect(await saveModule(edda, moduleId, revision, words)).toMatchObject({ done: true })
    expect(await saveModule(edda, moduleId, revision, words)).toMatchObject({ done: true })
    expect(await saveModule(otto, moduleId, revision, { ...words, title: 'Another' })).toMatchObject({ code: 'CONTENT_MOVED' })
    expect(await saveModule(otto, moduleId, revision + 1, { ...words, title: '' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await moduleOf(moduleId)).title).toBe(words.title)
  })
})
