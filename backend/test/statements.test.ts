import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '../bench/operations.ts'
import { schema } from '../src/graphql/schema.ts'
import { Academy, type Browser, kinds } from './academy.ts'
import { learn, signUp } from './people.ts'
import { queryValues } from './query-values.ts'
import { ask, staffMember } from './studio.ts'

const most = 8
const extra = 300

type Query = { name: string; text: string; variables: string[]; isForStaff: boolean }

const queries = readQueries()

describe.each(kinds.slice(-1))('SQL statements of the queries on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  let staff: Browser
  const few = new Map<string, string[]>()
  const many = new Map<string, string[]>()
  const answers = new Map<string, unknown>()

  beforeAll(async () => {
    academy = await Academy.open(kind)
    const learner = await signUp(academy)
    browser = learner.browser
    await learn(academy, browser, 'problem-detective')
    staff = await staffMember(academy)
    await ask(academy, learner.user.id, 'Blocked.', { level: 'danger' })
    for (const query of queries) few.set(query.name, await statementsOf(query))
    await grow(academy, learner.user.id)
    const { id: ownerId } = await academy.db.user.findFirstOrThrow({ where: { role: 'staff', isDemo: false } })
    const report = { ownerId, query: '{ achievementCount }' }
    await academy.db.savedReport.createMany({ data: Array.from({ length: extra }, (_, n) => ({ ...report, name: `${n}` })) })
    for (const query of queries) many.set(query.name, await statementsOf(query))
  })
  afterAll(() => academy.close())

  async function statementsOf({ name, text, isForStaff }: Query): Promise<string[]> {
    const reader = isForStaff ? staff : browser
    // What is kept in memory for an edition of the content is read by then.
    await reader.execute(text, queryValues[name])
    return academy.countStatements(async () => {
      answers.set(name, await reader.execute(text, queryValues[name]))
    })
  }

  it.each(queries.map(({ name }) => name))(`${most} at most for %s, and as many for ${extra} rows more`, (name) => {
    const small = few.get(name) ?? []
    const large = many.get(name) ?? []
    // The session is always read, so an empty list would mean that nothing was counted.
    expect(small.some((sql) => sql.includes('"Session"'))).toBe(true)
    expect(small.length).toBeLessThanOrEqual(most)
    expect(large.length).toBe(small.length)
  })

  it('are counted for answers that really grew', () => {
    const persona = answers.get('PersonaPage') as { persona: { folders: { lessons: unknown[] }[] } }
    expect(persona.persona.folders.length).toBeGreaterThan(extra)
    expect(Math.max(...persona.persona.folders.map((folder) => folder.lessons.length))).toBeGreaterThan(extra)
    const progress = answers.get('ProgressPage') as {
      viewer: { learner: { completedLessons: number; xpEntries: { edges: object[] } } }
    }
    expect(progress.viewer.learner.completedLessons).toBeGreaterThan(extra)
    expect(progress.viewer.learner.xpEntries.edges).toHaveLength(10)
    expect(progress.viewer.learner).toMatchObject({ recentAchievements: [{}, {}, {}] })
    const { safetyQueue } = answers.get('QueuePage') as { safetyQueue: { edges: object[]; counts: { waiting: number }[] } }
    expect([safetyQueue.edges.length, safetyQueue.counts.at(-1)?.waiting]).toEqual([20, extra + 1])
  })
})

describe('queries of the app', () => {
  it('have names of their own and values for their variables', () => {
    expect(queries.length).toBeGreaterThan(0)
    expect(new Set(queries.map((query) => query.name)).size).toBe(queries.length)
    for (const { name, variables } of queries)
      expect({ name, has: Object.keys(queryValues[name] ?? {}) }).toEqual({ name, has: variables })
  })
})

/** 300 folders with a lesson each, 300 lessons in one folder, all completed, with their ledger, 300 achievements earned and 300 prompts blocked. */
async function grow({ db }: Academy, learnerId: string): Promise<void> {
  const numbers = Array.from({ length: extra }, (_, index) => index)
  const { id: _id, check, skills, ...lesson } = await db.lesson.findUniqueOrThrow({ where: { id: 'problem-detective' } })
  const copy = (id: string, folderId: string | null, position: number) => ({
    ...lesson,
    id,
    folderId,
    position,
    check: check ?? [],
    skills: skills ?? {},
  })
  await db.folder.createMany({
    data: numbers.map((n) => ({
      id: `folder-${n}`,
      personaId: 'entrepreneur',
      position: 100 + n,
      title: `${n}`,
      description: '',
    })),
  })
  const lessons = numbers.flatMap((n) => [copy(`one-${n}`, `folder-${n}`, 1), copy(`many-${n}`, lesson.folderId, 100 + n)])
  await db.lesson.createMany({ data: lessons })
  await db.lessonResource.createMany({
    data: numbers.map((n) => ({
      lessonId: 'problem-detective',
      position: 100 + n,
      title: `${n}`,
      url: 'https://example.org',
      kind: 'link',
    })),
  })
  await db.lessonProgress.createMany({ data: lessons.map(({ id }) => ({ learnerId, lessonId: id, completedAt: new Date() })) })
  await db.xpEntry.createMany({
    data: lessons.map(({ id }) => ({ learnerId, reason: 'lesson' as const, source: id, amount: 25 })),
  })
  const { id: _achievement, rule, ...achievement } = await db.achievement.findFirstOrThrow()
  await db.achievement.createMany({ data: numbers.map((n) => ({ ...achievement, id: `extra-${n}`, rule: rule ?? {} })) })
  const at = new Date()
  const blocked = {
    learnerId,
    toolType: 'claude',
    prompt: '',
    response: '',
    level: 'danger',
    createdAt: at,
    answeredAt: at,
  } as const
  await db.interaction.createMany({ data: numbers.map(() => blocked) })
  await db.contentEdition.update({ where: { name: 'content' }, data: { digest: 'grown' } })
  await db.learnerAchievement.createMany({ data: numbers.map((n) => ({ learnerId, achievementId: `extra-${n}` })) })
}

/** Every query of the web app and of the REST paths, with the names of its variables. */
function readQueries(): Query[] {
  const queries = [...readOperations().values()].filter(({ kind }) => kind === 'query')
  return queries.map(({ name, text }) => {
    const definition = getOperationAST(parse(text))
    const variables = (definition?.variableDefinitions ?? []).map((it) => it.variable.name.value)
    return { name, text, variables, isForStaff: asksForStaff(definition) }
  })
}

/** Whether a field of the operation lets in staff alone. */
function asksForStaff(definition: OperationDefinitionNode | null | undefined): boolean {
  const fields = schema.getQueryType()?.getFields()
  return (definition?.selectionSet.selections ?? []).some((it) => {
    const options = it.kind === 'Field' ? fields?.[it.name.value]?.extensions['pothosOptions'] : null
    return (options as { authScopes?: { staff?: boolean } } | null)?.authScopes?.staff === true
  })
}
