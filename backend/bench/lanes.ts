import { createHash } from 'node:crypto'
import type { Operation } from './operations.ts'
import { cookieOf, signedCookie } from './sessions.ts'

export type Shot = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/** What is measured: the same questions to both servers, and the share of the floor's speed that is our goal. */
export type Lane = { name: string; goal: number | undefined; academy: Shot[]; floor: Shot[] }

/** Asks nothing of the database. */
export const tiny: Operation = { name: 'Tiny', kind: 'query', text: 'query Tiny { __typename }' }

/** The lanes with a shot for each of `learners`. The tiny one asks nothing of the database. */
export function makeLanes(dashboard: Operation, learners: number[]): Lane[] {
  const cookies = learners.map(cookieOf)
  const graphql = cookies.map((cookie) => graphqlShot(dashboard, { cookie }))
  const rest = cookies.map((cookie): Shot => ({ method: 'GET', path: '/api/dashboard', headers: { cookie } }))
  const small = graphqlShot(tiny, {})
  return [
    { name: 'dashboard, GraphQL', goal: 0.6, academy: graphql, floor: graphql },
    { name: 'dashboard, REST', goal: 0.8, academy: rest, floor: rest },
    { name: 'tiny, GraphQL', goal: undefined, academy: [small], floor: [{ ...small, path: '/tiny' }] },
  ]
}

/** The same lanes asked by somebody whose cookie is forged: both servers have to look. */
export function forgedLanes(dashboard: Operation): Lane[] {
  const forged = signedCookie('bench-session-1', 'a-secret-that-is-not-the-one-of-the-server')
  return makeLanes(dashboard, [1]).map((lane) => ({ ...lane, academy: lane.academy.map(forge), floor: lane.floor.map(forge) }))
  function forge(shot: Shot): Shot {
    return { ...shot, headers: { ...shot.headers, cookie: forged } }
  }
}

/** By its hash, as the built web app asks. The floor looks at who asks only. */
function graphqlShot({ name: operationName, text }: Operation, headers: Record<string, string>): Shot {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } }
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables: {}, extensions }),
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
