import { afterAll, beforeAll, expect, it } from 'vitest'
import { AccessPeople, type Actor, actors } from '../access/access-people.ts'
import { addLabWork } from '../access/lab-work.ts'
import { readOperations } from '../support/api/operations.ts'
import { queryValues } from '../support/api/query-values.ts'
import { delegate, hanging, models, parentsOf, privateFields, whereOf } from '../support/database/person-tables.ts'
import { fillAccount, friendsProject } from '../support/people/full-account.ts'

/**
 * Who can read which text about the owner through any query of the app and of REST, according to the bytes of the responses.
 * Columns not listed here cannot be read that way by anyone; the owner's data export has all of them.
 */
const family: Actor[] = ['owner', 'parent']
const withStaff: Actor[] = [...family, 'staff']
const everybody: Actor[] = ['owner', 'sibling', 'other', 'parent', 'otherParent', 'staff']
const readBy: Record<string, Actor[]> = {
  'ClaimCheck.claim': family,
  'ClaimCheck.note': family,
  'FamilyDecision.text': family,
  'Interaction.model': family,
  'Interaction.prompt': withStaff,
  'Interaction.provider': withStaff,
  'Interaction.reportNote': ['staff'],
  'Interaction.response': withStaff,
  'Interaction.staffNote': family,
  'InteractionPicture.altText': family,
  'InteractionPicture.expectation': ['owner'],
  'Notification.link': ['owner'],
  'Notification.text': ['owner'],
  'Notification.title': ['owner'],
  'ProgrammeEnrolment.word': ['staff'],
  'Project.description': family,
  'Project.title': [...family, 'staff'],
  // Saved prompts are visible to the family and staff only, even if the project is on the showcase.
  'ProjectPrompt.model': withStaff,
  'ProjectPrompt.prompt': withStaff,
  'ProjectPrompt.provider': withStaff,
  'ProjectPrompt.response': withStaff,
  'ProjectReport.note': ['staff'],
  // The roster has ids of paths, and full names.
  'RosterRow.personaId': ['staff'],
  // The showcase has approved texts with a first name.
  'ShareRequest.description': everybody,
  'ShareRequest.note': ['owner'],
  'ShareRequest.title': everybody,
  'User.firstName': everybody,
  'User.image': ['owner'],
  'User.lastName': family,
  'User.name': ['staff'],
}

/** Texts with a meaning for rules or the database. */
const meaningful =
  /^(?:User\.(?:id|email|timeZone)|ProgrammeEnrolment\.programme|.*\.(?:day|week)|Learner\.(?:streakLastDay|zoneChangeDay|zoneChangeFrom))$/

type Query = { name: string; text: string }

const queries = [...readOperations().values()].filter(({ kind }) => kind === 'query')

let people: AccessPeople
beforeAll(async () => {
  people = await AccessPeople.gather()
})
afterAll(() => people.academy.close())

it('every text about a child can be read only by those with access', async () => {
  const { academy, ownerId } = people
  const { email } = await academy.db.user.findUniqueOrThrow({ where: { id: ownerId } })
  const friend = await academy.db.learner.findFirstOrThrow({ where: { consent: 'notRequired', user: { isDemo: false } } })
  await academy.db.rateLimit.deleteMany()
  await fillAccount(academy, ownerId, email, await friendsProject(academy, friend.id))
  await people.shownProject()
  const projectId = await people.projectWithPrompt()
  await people.shareRequest('approved', projectId)
  await people.shareRequest('waitingForStaff')
  await people.reportedProject()
  const interactionId = await people.interaction('danger', new Date())
  await addLabWork(people, interactionId)
  await people.familyRequest()
  const planted = await plant()
  expect(planted.length).toBeGreaterThan(30)

  const child = { child: ownerId }
  const aimed: Record<string, object> = {
    PortalPage: child,
    PortalWeek: child,
    PortalSafety: child,
    Journal: child,
    Transcript: { ...child, id: interactionId },
    RestParentDashboard: child,
    ProjectPrompts: { projectId },
    StudentPage: { id: ownerId },
    StudentInteractions: { id: ownerId },
  }
  const found: Record<string, Actor[]> = {}
  const unlogged: string[] = []
  for (const actor of actors) {
    const read = async ({ name, text }: Query) => {
      const variables = { ...queryValues[name], ...aimed[name] }
      return JSON.stringify((await people.browsers[actor].post('/graphql', { query: text, variables })).body)
    }
    const heard = actor === 'staff' ? await readLogged(read) : await readInTurn(read)
    const bytes = heard.join('\n')
    for (const { column, canary } of planted) if (bytes.includes(canary)) found[column] = [...(found[column] ?? []), actor]
  }
  expect(found).toEqual(readBy)
  expect(unlogged, 'staff read a child’s data, and the log does not say so').toEqual([])

  /** A session may have up to 24 requests open. */
  async function readInTurn(read: (query: Query) => Promise<string>): Promise<string[]> {
    const heard: string[] = []
    for (let at = 0; at < queries.length; at += 20) heard.push(...(await Promise.all(queries.slice(at, at + 20).map(read))))
    return heard
  }

  /** Runs the queries one after the other to match log entries; public texts need no entry. */
  async function readLogged(read: (query: Query) => Promise<string>): Promise<string[]> {
    const heard: string[] = []
    for (const query of queries) {
      const where = { subjectIds: { has: ownerId } }
      const before = await academy.db.auditEntry.count({ where })
      const bytes = await read(query)
      const isPrivate = planted.some(({ column, canary }) => readBy[column] !== everybody && bytes.includes(canary))
      if (isPrivate && (await academy.db.auditEntry.count({ where })) === before) unlogged.push(query.name)
      heard.push(bytes)
    }
    return heard
  }
})

/** Writes a unique word into each text about the owner. */
async function plant(): Promise<{ column: string; canary: string }[]> {
  const planted: { column: string; canary: string }[] = []
  for (const table of hanging) {
    if (table === 'Session') continue
    const { fields = [], primaryKey } = models[table] ?? {}
    const keys = primaryKey?.fields ?? fields.flatMap(({ name, isId }) => (isId ? [name] : []))
    const rows = await delegate(people.academy.db, table).findMany({ where: whereOf(table, people.ownerId) })
    const joins = parentsOf(table).map(({ column }) => column)
    for (const { name, type, kind, isList } of privateFields(table)) {
      const column = `${table}.${name}`
      const isText = type === 'String' && kind === 'scalar' && !isList
      if (!isText || joins.includes(name) || keys.includes(name) || meaningful.test(column)) continue
      const canary = `canary-${table}-${name}`
      const is = keys.map((key, index) => `"${key}" = $${index + 2}`).join(' AND ')
      for (const [index, row] of rows.entries()) {
        const set = `UPDATE "${table}" SET "${name}" = $1 WHERE ${is}`
        await people.academy.db.$executeRawUnsafe(set, `${canary}-${index}`, ...keys.map((key) => row[key]))
      }
      if (rows.length > 0) planted.push({ column, canary: `${canary}-` })
    }
  }
  return planted
}
