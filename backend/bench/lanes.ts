import { createHash } from 'node:crypto'
import { defaultSettings } from '@deepm/schema/rules/settings'
import { shownProject, templates } from './learners.ts'
import type { Operation } from './operations.ts'
import type { Recording } from './recordings.ts'
import { cookieOf, signedCookie } from './sessions.ts'

export type Shot = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/** What is measured: the same questions to both servers, and the share of the floor's speed that is our goal. */
export type Lane = {
  name: string
  goal: number | undefined
  academy: Shot[]
  floor: Shot[]
  /** Whose statements are counted for it. */
  operation?: string
}

/** Asks nothing of the database. */
export const tiny: Operation = { name: 'Tiny', kind: 'query', text: 'query Tiny { __typename }' }

/** The lanes by a shot for each of `learners`, and by `staff`. The tiny one asks nothing of the database. */
export function makeLanes(operations: Map<string, Operation>, learners: number[], staff: string): Lane[] {
  const cookies = learners.map(cookieOf)
  // The showcase is not open to those who came a few days ago.
  const settled = learners.filter((n) => n % templates >= templates / 2).map(cookieOf)
  const graphql = (name: string, operation: string, variables = {}, askers = cookies): Lane => {
    const asked = operations.get(operation) ?? missing(operation)
    const shots = askers.map((cookie) => graphqlShot(asked, { cookie }, variables))
    return { name: `${name}, GraphQL`, goal: 0.6, academy: shots, floor: shots, operation }
  }
  const rest = (name: string, path: string, operation: string): Lane => {
    const shots = cookies.map((cookie): Shot => ({ method: 'GET', path, headers: { cookie } }))
    return { name: `${name}, REST`, goal: 0.8, academy: shots, floor: shots, operation }
  }
  const write = (name: string, ...steps: [operation: string, variables: object][]): Lane => {
    const lanes = steps.map(([operation, variables]) => graphql(name, operation, variables, settled))
    const shots = settled.flatMap((_, n) => lanes.flatMap(({ academy }) => academy[n] ?? []))
    return { name: `${name}, write`, goal: undefined, academy: shots, floor: shots, operation: steps[0]?.[0] ?? '' }
  }
  const small = graphqlShot(tiny, {})
  return [
    graphql('dashboard', 'DashboardPage'),
    graphql('path', 'PersonaPage', { id: 'entrepreneur' }),
    graphql('projects', 'ProjectsPage'),
    graphql('achievements', 'AchievementsPage'),
    graphql('portal', 'PortalPage', { child: null }),
    graphql('roster', 'Students', { sort: 'lastActivity', direction: 'descending' }, [staff]),
    rest('dashboard', '/api/dashboard', 'RestDashboard'),
    rest('projects', '/api/projects', 'RestProjects'),
    rest('achievements', '/api/achievements', 'RestAchievements'),
    rest('portal', '/api/parent/dashboard', 'RestParentDashboard'),
    write('settings', ['UpdateSettings', { input: defaultSettings }]),
    write('place in a film', ['SaveVideoPlace', { lessonId: 'problem-detective', seconds: 30 }]),
    write('like and unlike', ['LikeProject', { projectId: shownProject }], ['UnlikeProject', { projectId: shownProject }]),
    { name: 'tiny, GraphQL', goal: undefined, academy: [small], floor: [{ ...small, path: '/tiny' }] },
  ]
}

/** The REST lanes asked by somebody whose cookie is forged: both servers have to look. */
export function forgedLanes(lanes: Lane[]): Lane[] {
  const cookie = signedCookie('bench-session-1', 'a-secret-that-is-not-the-one-of-the-server')
  const forge = (shots: Shot[]) => shots.slice(0, 1).map((shot) => ({ ...shot, headers: { ...shot.headers, cookie } }))
  return lanes
    .filter(({ name }) => name.endsWith('REST') && !name.startsWith('achievements'))
    .map((lane) => ({ ...lane, academy: forge(lane.academy), floor: forge(lane.floor) }))
}

/** Reads of the web app by whoever was recorded. Other than in the lanes above, all requests are alike. */
export function replayLanes(recordings: Recording[]): Lane[] {
  return recordings.map(({ operation, scene: { cookie, variables } }) => {
    const shot = graphqlShot(operation, cookie ? { cookie } : {}, variables)
    const floor = [{ ...shot, path: `/replay/${operation.name}` }]
    return { name: operation.name, goal: undefined, academy: [shot], floor, operation: operation.name }
  })
}

function missing(operation: string): never {
  throw new Error(`the web app has no operation ${operation} any more`)
}

/** By its hash, as the built web app asks. The floor looks at the name and who asks only. */
function graphqlShot({ name: operationName, text }: Operation, headers: Record<string, string>, variables = {}): Shot {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } }
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables, extensions }),
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
