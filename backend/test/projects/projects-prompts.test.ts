import { maxPrompts } from '@deepm/schema/rules/projects/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import {
  ask,
  board,
  create,
  family,
  maker,
  promptChoices,
  prompts,
  showcase,
  shownProject,
  staffMember,
  update,
} from '../support/learning/studio.ts'
import { learn, signUp } from '../support/people/people.ts'

describe.each(kinds)('prompts of projects on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const kept = (project: Json) => project.prompts.map((it: Json) => it.title)

  it("can be chosen from the learner's own answered prompts, including marked ones, by search or newest twenty", async () => {
    const { browser, user } = await signUp(academy)
    const other = await signUp(academy)
    const at = (n: number) => ({ createdAt: new Date(academy.app.clock().getTime() - n * 1000) })
    for (let n = 1; n <= 21; n += 1) await ask(academy, user.id, `Haiku ${n}`, at(n))
    await ask(academy, user.id, 'in need', { level: 'danger', reasons: ['crisis'] })
    await ask(academy, user.id, 'blocked', { level: 'danger' })
    await ask(academy, user.id, 'a marked one', { level: 'warning', ...at(30) })
    await ask(academy, user.id, 'still asked', { answeredAt: null })
    await ask(academy, user.id, 'reported', { reportedAt: academy.app.clock() })
    await ask(academy, other.user.id, 'not mine')
    expect(await promptChoices(browser)).toEqual(Array.from({ length: 20 }, (_, n) => `Haiku ${n + 1}`))
    expect(await promptChoices(browser, ' hAIKU 21 ')).toEqual(['Haiku 21'])
    expect(await promptChoices(browser, 'marked')).toEqual(['a marked one'])
    expect(await promptChoices(browser, '%')).toEqual([])
    expect(await promptChoices(browser, 'mine')).toEqual([])
  })

  it('stay with their project, with provider and model, after the lab erased them', async () => {
    const { browser, user } = await signUp(academy)
    const id = await ask(academy, user.id, 'Name\nthree  stars', { provider: 'openai', model: 'gpt-small' })
    const project = await create(browser, { promptIds: [id] })
    expect(project.prompts).toEqual([{ id: expect.any(String), interactionId: id, title: 'Name three stars' }])
    await academy.db.interaction.delete({ where: { id } })
    expect(await prompts(browser, project.id)).toEqual([
      {
        toolType: 'claude',
        prompt: 'Name\nthree  stars',
        response: 'An answer to: Name\nthree  stars',
        provider: 'openai',
        model: 'gpt-small',
      },
    ])
    const [copy] = project.prompts
    const edited = await update(browser, project.id, { version: 1, title: 'Stars', promptIds: [copy.id] })
    expect(edited).toMatchObject({ version: 2, prompts: [{ id: copy.id, interactionId: null, title: 'Name three stars' }] })
    expect((await update(browser, project.id, { version: 2, promptIds: [] })).prompts).toEqual([])
    expect(await academy.db.projectPrompt.count({ where: { projectId: project.id } })).toBe(0)
  })

  it('are added, kept and removed like any other change: by version, once, with a conflict for late changes', async () => {
    const { browser, user } = await signUp(academy)
    const [one, two] = [await ask(academy, user.id, 'one'), await ask(academy, user.id, 'two')]
    const { id } = await create(browser)
    const tabs = await Promise.all(Array.from({ length: 6 }, () => update(browser, id, { version: 1, promptIds: [one] })))
    // The first request adds the prompt; the others ask for the same state.
    for (const tab of tabs) expect(tab).toMatchObject({ __typename: 'Project', version: 2, prompts: [{ title: 'one' }] })
    expect(await update(browser, id, { version: 1, promptIds: [two] })).toMatchObject({ code: 'PROJECT_CONFLICT' })
    expect(kept(await update(browser, id, { version: 2, title: 'other words' }))).toEqual(['one'])
    expect(kept(await update(browser, id, { version: 3, promptIds: [two, one] }))).toEqual(['one', 'two'])
    expect(kept(await update(browser, id, { version: 4, promptIds: [two] }))).toEqual(['two'])
    expect(await academy.db.projectPrompt.count({ where: { projectId: id } })).toBe(1)
  })

  it.each([
    ['of somebody else', {}],
    ['that sound like a crisis', { level: 'danger', reasons: ['crisis'] }],
    ['that were blocked', { level: 'danger' }],
    ['without an answer', { answeredAt: null }],
  ])('%s are rejected, and the rest of the change is not stored', async (whose, changes) => {
    const { browser, user } = await signUp(academy)
    const learnerId = whose === 'of somebody else' ? (await signUp(academy)).user.id : user.id
    const foreign = await ask(academy, learnerId, 'no', changes)
    const own = await ask(academy, user.id, 'mine')
    const { id } = await create(browser, { promptIds: [own] })
    const refusal = { code: 'INVALID_INPUT', field: 'promptIds', message: 'Choose from your own prompts that got an answer.' }
    expect(await update(browser, id, { title: 'Other', promptIds: [own, foreign] })).toMatchObject(refusal)
    expect(await create(browser, { title: 'Second', promptIds: [foreign] })).toMatchObject(refusal)
    expect(await academy.db.project.findMany({ where: { learnerId: user.id }, select: { title: true, version: true } })).toEqual([
      { title: 'A lighthouse', version: 1 },
    ])
  })

  it(`are limited to ${maxPrompts}`, async () => {
    const { browser, user } = await signUp(academy)
    const ids = await Promise.all(Array.from({ length: maxPrompts + 1 }, (_, n) => ask(academy, user.id, `${n}`)))
    expect(await create(browser, { promptIds: ids })).toMatchObject({ code: 'INVALID_INPUT', field: 'promptIds' })
    expect((await create(browser, { promptIds: ids.slice(1) })).prompts).toHaveLength(maxPrompts)
  })

  it('are chosen together with lessons when a project is created', async () => {
    const { browser } = await signUp(academy)
    expect(await create(browser, { lessonIds: ['problem-detective'] })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'lessonIds',
    })
    await learn(academy, browser, 'problem-detective')
    expect((await create(browser, { lessonIds: ['problem-detective'] })).evidence).toHaveLength(1)
  })

  it('can be read only by the learner, a linked parent and staff', async () => {
    const { child, parent } = await family(academy)
    const staff = await staffMember(academy)
    const interaction = await ask(academy, child.user.id, 'a canary sings')
    const { id } = await create(child.browser, { promptIds: [interaction] })
    for (const reader of [child.browser, parent, staff]) {
      expect((await prompts(reader, id)).map((it) => it.prompt)).toEqual(['a canary sings'])
    }
    const strangers = [(await signUp(academy)).browser, (await family(academy)).parent, (await family(academy)).child.browser]
    for (const stranger of strangers) expect(await prompts(stranger, id)).toEqual([])
    await expect(prompts(academy.browser(), id)).rejects.toThrow('UNAUTHENTICATED')
  })

  it('do not appear on the showcase', async () => {
    const { browser, user } = await maker(academy)
    const other = await maker(academy)
    const promptIds = [await ask(academy, user.id, 'a canary sings')]
    const id = await shownProject(browser, await staffMember(academy), { promptIds })
    expect((await showcase(other.browser)).projects.map((it) => it.id)).toContain(id)
    expect(JSON.stringify(await showcase(other.browser))).not.toContain('canary')
    expect(JSON.stringify((await other.browser.get('/api/projects/showcase')).body)).not.toContain('canary')
    expect(await prompts(other.browser, id)).toEqual([])
  })

  it('are read with the board in the same number of statements', async () => {
    const { browser, user } = await signUp(academy)
    const promptIds = [await ask(academy, user.id, 'one'), await ask(academy, user.id, 'two')]
    await create(browser)
    const few = await academy.countStatements(() => titles(browser))
    for (let n = 0; n < 5; n += 1) await create(browser, { promptIds })
    const many = await academy.countStatements(async () => {
      expect(await titles(browser)).toEqual([...Array.from({ length: 5 }, () => ['one', 'two']), []])
    })
    expect(many.length).toBe(few.length)
    expect(Object.values(await board(browser)).flat()).toHaveLength(6)
  })
})

async function titles(browser: Browser): Promise<string[][]> {
  const read = '{ viewer { learner { board { projects { edges { node { prompts { title } } } } } } } }'
  const { viewer } = await browser.execute(read)
  return viewer.learner.board
    .flatMap((column: Json) => column.projects.edges)
    .map(({ node }: Json) => node.prompts.map((it: Json) => it.title))
}
