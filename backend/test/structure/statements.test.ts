import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { utcMonday } from '@deepm/schema/rules/rewards/leaderboard'
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { recalculateSafetyScores } from '../../src/modules/staff/roster/roster-safety.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { readOperations } from '../support/api/operations.ts'
import { queryValues } from '../support/api/query-values.ts'
import { ask, staffMember } from '../support/learning/studio.ts'
import { learn, passCheck, signUp } from '../support/people/people.ts'

/** Includes the statement for the session. */
const most = 8
const extra = 300
const fewLearners = 1000

type Query = { name: string; text: string; variables: string[]; isForStaff: boolean }

const operations = readOperations()
const queries = readQueries()
/** Above 10,000 learners these use cached figures, with fewer statements. */
const countedLive = ['AnalyticsTab', 'ProgressTab', 'SafetyTab']

const lessonId = 'problem-detective'
/** Mutations of a new learner, with their variables. */
const mutations: Record<string, Record<string, unknown>> = {
  ChoosePersona: { personaId: 'writer' },
  CompleteLesson: { lessonId },
  FinishTutorialStep: { step: 'welcome' },
  SaveVideoPlace: { lessonId, seconds: 30 },
  SetLeaderboardListing: { listed: false },
  UpdateProfile: { input: { firstName: 'Robin', avatar: 'owl', timeZone: 'Europe/London' } },
  UpdateSettings: { input: defaultSettings },
}

describe.each(kinds.slice(-1))('SQL statements on the %s database', (kind) => {
  // PGlite takes minutes with more.
  const manyLearners = kind === 'server' ? 100_000 : 2000
  let academy: Academy
  let browser: Browser
  let staff: Browser
  const few = new Map<string, string[]>()
  const many = new Map<string, string[]>()
  const fewWrites = new Map<string, string[]>()
  const manyWrites = new Map<string, string[]>()
  const answers = new Map<string, unknown>()

  beforeAll(async () => {
    academy = await Academy.open(kind)
    const learner = await signUp(academy)
    browser = learner.browser
    await learn(academy, browser, 'problem-detective')
    staff = await staffMember(academy)
    await ask(academy, learner.user.id, 'Blocked.', { level: 'danger' })
    await addLearners(academy, 0, fewLearners)
    for (const query of queries) few.set(query.name, await statementsOf(query))
    // Warms the cache of the content edition.
    for (const name of Object.keys(mutations)) await statementsOfWrite(name)
    for (const name of Object.keys(mutations)) fewWrites.set(name, await statementsOfWrite(name))
    await addLearners(academy, fewLearners, manyLearners)
    for (const name of Object.keys(mutations)) manyWrites.set(name, await statementsOfWrite(name))
    await grow(academy, learner.user.id)
    const { id: ownerId } = await academy.db.user.findFirstOrThrow({ where: { role: 'staff', isDemo: false } })
    const report = { ownerId, query: '{ achievementCount }' }
    await academy.db.savedReport.createMany({ data: Array.from({ length: extra }, (_, n) => ({ ...report, name: `${n}` })) })
    for (const query of queries) many.set(query.name, await statementsOf(query))
  }, 300_000)
  afterAll(() => academy.close())

  async function statementsOf({ name, text, isForStaff }: Query): Promise<string[]> {
    const reader = isForStaff ? staff : browser
    // Warms the cache of the content edition.
    await reader.execute(text, queryValues[name])
    return academy.countStatements(async () => {
      answers.set(name, await reader.execute(text, queryValues[name]))
    })
  }

  async function statementsOfWrite(name: string): Promise<string[]> {
    const { browser } = await signUp(academy)
    if (name === 'CompleteLesson') await passCheck(academy, browser, lessonId)
    return academy.countStatements(() => browser.execute(operations.get(name)?.text ?? '', mutations[name]))
  }

  const grown = `${manyLearners} learners and ${extra} more rows`
  it.each(queries.map(({ name }) => name))(`at most ${most} for %s, and as many with ${grown}`, (name) => {
    const small = few.get(name) ?? []
    const large = many.get(name) ?? []
    // The session is always read, so an empty list would mean that nothing was counted.
    expect(small.some((sql) => sql.includes('"Session"'))).toBe(true)
    expect(small.length).toBeLessThanOrEqual(most)
    if (countedLive.includes(name)) expect(large.length).toBeLessThanOrEqual(small.length)
    else expect(large.length).toBe(small.length)
  })

  it.each(Object.keys(mutations))(`as many for %s with ${manyLearners} learners as with ${fewLearners}`, (name) => {
    expect(fewWrites.get(name)?.some((sql) => /insert|update/i.test(sql))).toBe(true)
    expect(manyWrites.get(name)).toHaveLength(fewWrites.get(name)?.length ?? 0)
  })

  it('are counted for answers that have grown', async () => {
    expect(await academy.db.learner.count()).toBeGreaterThan(manyLearners)
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
  it('have unique names and values for their variables', () => {
    expect(queries.length).toBeGreaterThan(0)
    expect(new Set(queries.map((query) => query.name)).size).toBe(queries.length)
    for (const { name, variables } of queries)
      expect({ name, has: Object.keys(queryValues[name] ?? {}) }).toEqual({ name, has: variables })
  })
})

/** Adds learners numbered from `from` to before `to`, each with an active day, XP this week, a completed lesson and a project. */
async function addLearners({ db, app }: Academy, from: number, to: number): Promise<void> {
  const each = (columns: string, rest = '') =>
    `SELECT ${columns} FROM generate_series(${from}, ${to - 1}) n CROSS JOIN LATERAL (SELECT 'crowd-' || n AS id) c ${rest}`
  const now = `now() - n % 40 * interval '1 day'`
  for (const sql of [
    `INSERT INTO "User" (id, email, "emailVerified", "firstName", "lastName", name, "createdAt", "updatedAt")
      ${each(`id, id || '@example.org', true, 'Crowd', n::text, 'Crowd ' || n, ${now}, now()`)}`,
    `INSERT INTO "Learner" (id, "ageAtSignup", "createdAt", xp) ${each(`id, 13 + n % 5, ${now}, 25`)}`,
    `INSERT INTO "WeekXp" ("learnerId", week, xp) ${each(`id, '${utcMonday(app.clock())}', 25 + n % 900`)}`,
    `INSERT INTO "ActiveDay" ("learnerId", day, minutes) ${each(`id, to_char(${now}, 'YYYY-MM-DD'), 10`)}`,
    `INSERT INTO "LessonProgress" ("learnerId", "lessonId", "completedAt") ${each(`id, '${lessonId}', ${now}`)}`,
    `INSERT INTO "Project" (id, "learnerId", title, description, status, "statusAt", "createdAt")
      ${each(`id, id, 'Lighthouse', '', 'planning', ${now}, ${now}`)}`,
  ])
    await db.$transaction((tx) => tx.$executeRawUnsafe(sql), { timeout: 120_000 })
  await recalculateSafetyScores(db, app.clock())
  await db.$executeRawUnsafe('ANALYZE')
}

/**
 * Adds 300 folders with one lesson each, 300 lessons in one folder, all completed with ledger entries, and 300 achievements
 * and blocked prompts.
 */
async function grow({ db }: Academy, learnerId: string): Promise<void> {
  const numbers = Array.from({ length: extra }, (_, index) => index)
  const { id: _id, check, skills, ...lesson } = await db.lesson.findUniqueOrThrow({ where: { id: 'problem-detective' } })
  const copy = (id: string, folderId: string | null, position: number) => ({
    ...lesson,
    id,
    folderId,
    position,
    check: check ?? [],
    facts: [],
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

/** Returns every query of the web app and of the REST paths, with the names of its variables. */
function readQueries(): Query[] {
  const queries = [...operations.values()].filter(({ kind }) => kind === 'query')
  return queries.map(({ name, text }) => {
    const definition = getOperationAST(parse(text))
    const variables = (definition?.variableDefinitions ?? []).map((it) => it.variable.name.value)
    return { name, text, variables, isForStaff: asksForStaff(definition) }
  })
}

/** Whether a field of the operation requires the staff role. */
function asksForStaff(definition: OperationDefinitionNode | null | undefined): boolean {
  const fields = schema.getQueryType()?.getFields()
  return (definition?.selectionSet.selections ?? []).some((it) => {
    const options = it.kind === 'Field' ? fields?.[it.name.value]?.extensions['pothosOptions'] : null
    return (options as { authScopes?: { staff?: boolean } } | null)?.authScopes?.staff === true
  })
}
