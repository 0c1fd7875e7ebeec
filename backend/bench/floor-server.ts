// Child process: the floor. The two dashboards as somebody would write them by hand for speed, with nothing between the
// request and the SQL. Learners only: it is measured, not used.
import { createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { tellParent } from './child.ts'
import { graphqlViewer, restBody, type Select, selectAchievements, selectLearner } from './floor-dashboard.ts'
import { cookieName } from './sessions.ts'

const secret = process.env['SESSION_SECRET'] ?? ''
const select = await openSelect()

const findUser = `
  SELECT u.id AS "userId", u.role::text AS role, u."timeZone", l.consent::text AS consent
  FROM "Session" s JOIN "User" u ON u.id = s."userId" LEFT JOIN "Learner" l ON l.id = u.id
  WHERE s.token = $1 AND s."expiresAt" > $2`

const server = Fastify()

server.post('/graphql', async (request, reply) => {
  const userId = await readUserId(request)
  const viewer = userId ? graphqlViewer(...(await readDashboard(userId))) : null
  return reply.type('application/json; charset=utf-8').send(`${JSON.stringify({ data: { viewer } })}\n`)
})

server.get('/api/dashboard', async (request, reply) => {
  const userId = await readUserId(request)
  if (!userId) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
  return restBody(...(await readDashboard(userId)))
})

server.post('/tiny', (_request, reply) => reply.type('application/json; charset=utf-8').send('{"data":{"__typename":"Query"}}\n'))

tellParent(await server.listen({ port: 0, host: '127.0.0.1' }))

function readDashboard(userId: string) {
  return Promise.all([selectLearner(select, userId), selectAchievements(select, userId)])
}

async function readUserId(request: FastifyRequest): Promise<string | undefined> {
  const token = readToken(request.headers.cookie)
  if (!token) return undefined
  const [row] = await select<{ userId: string }>('user', findUser, [token, new Date()])
  return row?.userId
}

function readToken(cookies: string | undefined): string | undefined {
  const raw = cookies?.split(/; */).find((part) => part.startsWith(`${cookieName}=`))
  if (!raw) return undefined
  const value = decodeURIComponent(raw.slice(cookieName.length + 1))
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

async function openSelect(): Promise<Select> {
  const connectionString = process.env['DATABASE_URL']
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
    return async (name, text, values) => (await pool.query({ name, text, values })).rows
  }
  const pglite = await PGlite.create({ dataDir: path.join(process.env['DATA_DIR'] ?? '', 'pglite') })
  return async (_name, text, values) => (await pglite.query<never>(text, values)).rows
}
