import { isDeepStrictEqual } from 'node:util'
import { byHash, ownOperations } from '../test/support/api/own-operations.ts'
import { cookieOf, staffId } from './fixtures.ts'
import { postgraphileBody } from './postgraphile.ts'

export type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/** One screen or REST path: a request for each user, and the target ratio to the baseline. */
export type Scenario = { name: string; goal: number; requests: Request[]; postgraphile?: Request[] }

const screens: [name: string, operation: string, variables?: object][] = [
  ['dashboard', 'DashboardPage'],
  ['path', 'PersonaPage', { id: 'entrepreneur' }],
  ['projects', 'ProjectsPage'],
  ['achievements', 'AchievementsPage'],
  ['portal', 'PortalPage', { child: null }],
  ['roster', 'Students', { sort: 'lastActivity', direction: 'descending' }],
]
const restPaths = ['/api/dashboard', '/api/projects', '/api/achievements', '/api/parent/dashboard']

export function makeScenarios(learnerIds: string[]): Scenario[] {
  const { hashes } = ownOperations()
  const type = { 'content-type': 'application/json' }
  const onScreens = screens.map(([name, operationName, variables = {}]): Scenario => {
    const userIds = name === 'roster' ? [staffId] : learnerIds
    const body = JSON.stringify({ operationName, ...byHash(hashes.get(operationName), variables) })
    const post = { method: 'POST', path: '/graphql' } as const
    const requests = userIds.map((id) => ({ ...post, headers: { ...type, cookie: cookieOf(id) }, body }))
    const postgraphile = userIds.map((id) => ({ ...post, headers: type, body: postgraphileBody(name, id) }))
    return { name, goal: 0.6, requests, postgraphile }
  })
  const onPaths = restPaths.map((path): Scenario => {
    const requests = learnerIds.map((id) => ({ method: 'GET', path, headers: { cookie: cookieOf(id) } }) as const)
    return { name: `GET ${path}`, goal: 0.8, requests }
  })
  return [...onScreens, ...onPaths]
}

/** @throws Error with the first request for which the two servers return different data */
export async function compareAnswers(scenarios: Scenario[], academy: string, baseline: string): Promise<number> {
  const all = scenarios.flatMap(({ requests }) => requests)
  for (const request of all) {
    // Sequential, since reading the roster writes to the audit log.
    const answers = [await answerOf(academy, request), await answerOf(baseline, request)]
    if (isDeepStrictEqual(answers[0], answers[1])) continue
    throw new Error(`${request.path} ${request.body ?? ''}\n${answers.map((it) => JSON.stringify(it)).join('\n')}`)
  }
  return all.length
}

async function answerOf(origin: string, { path, ...init }: Request): Promise<unknown> {
  const reply = await fetch(origin + path, init)
  return { status: reply.status, body: await reply.json() }
}
