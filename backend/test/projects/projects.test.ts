import { maxProjects } from '@deepm/schema/rules/projects/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDeletedProjects } from '../../src/modules/projects/project.service.ts'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import { board, create, family, remove, restore, update } from '../support/learning/studio.ts'
import { childForm, demo, learn, signUp, signupForm } from '../support/people/people.ts'

describe.each(kinds)('projects on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it("start in planning, whatever is sent, on the learner's board", async () => {
    const { browser, user } = await signUp(academy)
    const made = await create(browser, { title: ' A lighthouse ', toolsUsed: ['dalle', 'chatgpt', 'dalle'], status: 'completed' })
    expect(made).toMatchObject({
      __typename: 'Project',
      title: 'A lighthouse',
      description: '',
      toolsUsed: ['chatgpt', 'dalle'],
      status: 'planning',
      version: 1,
      likes: 0,
      evidence: [],
      share: null,
      isShown: false,
    })
    expect(await board(browser)).toEqual({ planning: ['A lighthouse'], in_progress: [], review: [], completed: [] })
    expect(await academy.db.project.findMany({ where: { learnerId: user.id } })).toHaveLength(1)
  })

  it.each([{ title: '' }, { title: '   ' }, { title: null }, { title: undefined }])('require a title: %j', async (words) => {
    const { browser, user } = await signUp(academy)
    expect(await create(browser, words)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'title',
      message: 'Project title is required',
    })
    expect(await academy.db.project.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('move between any columns, the last moved first, and each change creates a version', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser, { title: 'mine' })
    await create(browser, { title: 'newer' })
    const statuses = ['completed', 'planning', 'review', 'in_progress', 'planning']
    for (const [index, status] of statuses.entries()) {
      academy.setClock(new Date(Date.now() + index + 1))
      expect(await update(browser, id, { version: index + 1, status })).toMatchObject({ status, version: index + 2 })
    }
    expect((await board(browser))['planning']).toEqual(['mine', 'newer'])
  })

  it('keep their position in the column when only their text changes', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser, { title: 'old' })
    academy.setClock(new Date(Date.now() + 1000))
    await create(browser, { title: 'new' })
    const changed = await update(browser, id, { title: 'old, with better words', description: 'a\nb' })
    expect(changed).toMatchObject({ title: 'old, with better words', description: 'a\nb', status: 'planning', toolsUsed: [] })
    expect((await board(browser))['planning']).toEqual(['new', 'old, with better words'])
  })

  it('reject a change to an old version and return the current state', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser)
    await update(browser, id, { version: 1, status: 'review' })
    expect(await update(browser, id, { version: 1, title: 'Mine' })).toMatchObject({
      __typename: 'ProjectConflictError',
      code: 'PROJECT_CONFLICT',
      current: { id, title: 'A lighthouse', status: 'review', version: 2 },
    })
    expect(await update(browser, id, { version: 2, title: 'Mine' })).toMatchObject({
      title: 'Mine',
      status: 'review',
      version: 3,
    })
  })

  it('accept one of twenty parallel moves of the same card, and report a conflict to the others', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser)
    const moves = ['in_progress', 'review', 'completed', 'in_progress', 'review', 'completed']
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, n) => update(browser, id, { version: 1, title: `tab ${n}`, status: moves[n % 6] })),
    )
    const won = tabs.filter((tab) => tab.__typename === 'Project')
    expect(won).toHaveLength(1)
    expect(tabs.filter((tab) => tab.__typename === 'ProjectConflictError')).toHaveLength(19)
    for (const tab of tabs) expect(tab.current ?? won[0]).toMatchObject({ title: won[0].title, version: 2 })
  })

  it('change nothing when the same change is sent again', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser)
    const first = await update(browser, id, { version: 1, status: 'review' })
    expect(await update(browser, id, { version: 1, status: 'review' })).toEqual(first)
  })

  it('are created once per form, however often it arrives', async () => {
    const { browser } = await signUp(academy)
    const key = crypto.randomUUID()
    const tabs = await Promise.all(Array.from({ length: 10 }, () => create(browser, {}, key)))
    expect(new Set(tabs.map((tab) => tab.id)).size).toBe(1)
    const stranger = await signUp(academy)
    expect((await create(stranger.browser, {}, key)).id).not.toBe(tabs[0].id)
  })

  it('accept only completed lessons as evidence', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser)
    const refused = await update(browser, id, { lessonIds: ['problem-detective'] })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', field: 'lessonIds' })
    await learn(academy, browser, 'problem-detective')
    const { viewer } = await browser.execute('{ viewer { learner { evidenceChoices { id title } } } }')
    expect(viewer.learner.evidenceChoices).toEqual([{ id: 'problem-detective', title: 'Become a Problem Detective' }])
    expect(await update(browser, id, { lessonIds: ['problem-detective'] })).toMatchObject({
      version: 2,
      evidence: [{ id: 'problem-detective', title: 'Become a Problem Detective' }],
    })
    expect((await update(browser, id, { lessonIds: ['no-such-lesson', 'problem-detective'] })).code).toBe('INVALID_INPUT')
    expect(await update(browser, id, { lessonIds: [] })).toMatchObject({ version: 3, evidence: [] })
  })

  it('can be restored after deletion, and are erased a day later', async () => {
    const { browser } = await signUp(academy)
    const { id } = await create(browser)
    expect((await remove(browser, id)).__typename).toBe('DonePayload')
    expect((await remove(browser, id)).__typename).toBe('DonePayload')
    expect((await board(browser))['planning']).toEqual([])
    expect((await update(browser, id, { status: 'review' })).code).toBe('NOT_FOUND')
    expect(await restore(browser, id)).toMatchObject({ id, title: 'A lighthouse', status: 'planning' })
    expect((await board(browser))['planning']).toEqual(['A lighthouse'])

    await remove(browser, id)
    const deleted = academy.app.clock().getTime()
    await eraseDeletedProjects(academy.db, new Date(deleted + 24 * 3_600_000 - 1))
    expect((await restore(browser, id)).__typename).toBe('Project')
    await remove(browser, id)
    await eraseDeletedProjects(academy.db, new Date(deleted + 24 * 3_600_000))
    expect((await restore(browser, id)).code).toBe('NOT_FOUND')
    expect(await academy.db.project.count({ where: { id } })).toBe(0)
  })

  it(`are limited to ${maxProjects}, also in parallel, and a deleted one does not count`, async () => {
    const { browser, user } = await signUp(academy)
    await academy.db.project.createMany({
      data: Array.from({ length: maxProjects - 1 }, (_, n) => ({ learnerId: user.id, title: `project ${n}` })),
    })
    const tabs = await Promise.all(Array.from({ length: 5 }, () => create(browser)))
    expect(tabs.filter((tab) => tab.__typename === 'Project')).toHaveLength(1)
    expect(tabs.filter((tab) => tab.code === 'PROJECT_LIMIT')).toHaveLength(4)
    const { id } = tabs.find((tab) => tab.__typename === 'Project')
    await remove(browser, id)
    expect((await create(browser)).__typename).toBe('Project')
    expect((await restore(browser, id)).code).toBe('PROJECT_LIMIT')
  })

  it('are paged in order without duplicates, even while cards move', async () => {
    const { browser, user } = await signUp(academy)
    const at = (n: number) => new Date(Date.now() - n * 1000)
    await academy.db.project.createMany({
      data: Array.from({ length: 120 }, (_, n) => ({ learnerId: user.id, title: `${n}`, statusAt: at(Math.floor(n / 2)) })),
    })
    const read = `query ($after: String) { viewer { learner {
      column(status: planning) { count projects(first: 50, after: $after) { edges { node { id title } } pageInfo { hasNextPage endCursor } } }
    } } }`
    const page = async (after: string | null) => {
      const { column } = (await browser.execute(read, { after })).viewer.learner
      return { ...column.projects, count: column.count }
    }
    const first = await page(null)
    expect(first.count).toBe(120)
    expect(first.pageInfo.hasNextPage).toBe(true)
    // The card at the cursor moves to another column.
    await update(browser, first.edges[49].node.id, { status: 'review' })
    const second = await page(first.pageInfo.endCursor)
    const third = await page(second.pageInfo.endCursor)
    expect([second.count, third.pageInfo.hasNextPage, third.edges.length]).toEqual([119, false, 20])
    const titles = [first, second, third].flatMap((it) => it.edges.map((edge: { node: { title: string } }) => edge.node.title))
    expect(new Set(titles).size).toBe(120)
    expect(titles.map((title) => Math.floor(Number(title) / 2))).toEqual(Array.from({ length: 120 }, (_, n) => Math.floor(n / 2)))
    expect((await page('bm90IGEgY3Vyc29y')).edges).toEqual([])
  })

  it('are read with as many statements for ten thousand as for none', async () => {
    const { browser, user } = await signUp(academy)
    await board(browser)
    const few = await academy.countStatements(() => board(browser))
    await academy.db.project.createMany({
      data: Array.from({ length: 10_000 }, (_, n) => ({
        learnerId: user.id,
        title: `project ${n}`,
        status: (['planning', 'in_progress', 'review', 'completed'] as const)[n % 4] ?? 'planning',
      })),
    })
    const many = await academy.countStatements(async () => {
      const columns = await board(browser)
      expect(Object.values(columns).map((titles) => titles.length)).toEqual([50, 50, 50, 50])
    })
    expect(many.length).toBe(few.length)
    expect(many.length).toBeLessThanOrEqual(5)
  })

  it('of another learner are answered exactly like unknown ones', async () => {
    const owner = await signUp(academy)
    const other = await signUp(academy)
    const { id } = await create(owner.browser, { title: 'private' })
    const nowhere = crypto.randomUUID()
    for (const write of [
      (which: string) => update(other.browser, which, { status: 'review' }),
      (which: string) => update(other.browser, which, { version: 1, title: 'stolen' }),
      (which: string) => remove(other.browser, which),
      (which: string) => restore(other.browser, which),
    ]) {
      const answer = await write(id)
      expect(answer).toEqual(await write(nowhere))
      expect(answer.code).toBe('NOT_FOUND')
    }
    expect(await academy.db.project.findUnique({ where: { id } })).toMatchObject({
      title: 'private',
      version: 1,
      deletedAt: null,
    })
  })

  it("require a parent's consent under 13", async () => {
    const { browser, user } = await signUp(academy, childForm())
    expect((await create(browser)).code).toBe('CONSENT_REQUIRED')
    expect((await update(browser, crypto.randomUUID(), { status: 'review' })).code).toBe('CONSENT_REQUIRED')
    expect(await academy.db.project.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('can be read by the linked parent only, and changed by no parent', async () => {
    const { child, parent } = await family(academy)
    const { id } = await create(child.browser, { title: 'seen at home' })
    const read = '{ viewer { children { firstName openProjects completedProjects projects { edges { node { id title } } } } } }'
    expect((await parent.execute(read)).viewer.children).toEqual([
      {
        firstName: 'Noor',
        openProjects: 1,
        completedProjects: 0,
        projects: { edges: [{ node: { id, title: 'seen at home' } }] },
      },
    ])
    expect(JSON.stringify(await (await family(academy)).parent.execute(read))).not.toContain('seen at home')
    for (const write of [
      () => create(parent),
      () => update(parent, id, { status: 'review' }),
      () => remove(parent, id),
      () => restore(parent, id),
    ]) {
      await expect(write()).rejects.toThrow('FORBIDDEN')
    }
  })

  it('of all children of a parent are read together', async () => {
    const { child, parent } = await family(academy)
    const read = '{ viewer { children { firstName projects { edges { node { title } } } } } }'
    await create(child.browser, { title: 'first child' })
    const few = await academy.countStatements(() => parent.execute(read))
    const { id } = (await parent.execute('{ viewer { id } }')).viewer
    for (const name of ['Ada', 'Ben']) {
      const { browser, user } = await signUp(academy, signupForm({ firstName: name }))
      await create(browser, { title: `by ${name}` })
      await academy.db.guardianship.create({ data: { parentId: id, learnerId: user.id } })
    }
    const many = await academy.countStatements(async () => {
      const { viewer } = await parent.execute(read)
      expect(viewer.children.map((it: Json) => [it.firstName, it.projects.edges.map((edge: Json) => edge.node.title)])).toEqual([
        ['Noor', ['first child']],
        ['Ada', ['by Ada']],
        ['Ben', ['by Ben']],
      ])
    })
    expect(many.length).toBe(few.length)
  })

  it('of the demo learner fill every column of the board', async () => {
    const browser = await demo(academy, 'anybody')
    const columns = await board(browser)
    expect(Object.values(columns).every((titles) => titles.length > 0)).toBe(true)
  })
})
