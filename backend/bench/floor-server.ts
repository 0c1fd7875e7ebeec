// Child process: the floor. The reads of `floors/` as somebody would write them by hand for speed, with nothing between the request
// and the SQL. It is measured, not used.
import { createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyRequest } from 'fastify'
import { tellParent } from './child.ts'
import type { Select, Visitor } from './floors/floor.ts'
import { operations, paths } from './floors/reads.ts'
import { plainPool } from './plain-pool.ts'
import { cookieName } from './sessions.ts'

const secret = process.env['SESSION_SECRET'] ?? ''
const select = await openSelect()

const findVisitor = `
  SELECT u.id AS "userId", u.role::text AS role, u."timeZone", l.consent::text AS consent
  FROM "Session" s JOIN "User" u ON u.id = s."userId" LEFT JOIN "Learner" l ON l.id = u.id
  WHERE s.token = $1 AND s."expiresAt" > $2`

const server = Fastify()

type Asked = { operationName: string; variables: Record<string, unknown> }

server.post<{ Body: Asked }>('/graphql', async (request, reply) => {
  const visitor = await readVisitor(request)
  const { operationName, variables } = request.body
  const data = visitor && (await operations[operationName]?.(select, visitor, variables))
  return reply.type('application/json; charset=utf-8').send(`${JSON.stringify({ data })}\n`)
})

for (const [url, floor] of Object.entries(paths)) {
  server.get(url, async (request, reply) => {
    const visitor = await readVisitor(request)
    if (!visitor) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
    return floor(select, visitor, {})
  })
}

server.post('/tiny', (_request, reply) => reply.type('application/json; charset=utf-8').send('{"data":{"__typename":"Query"}}\n'))

tellParent(await server.listen({ port: 0, host: '127.0.0.1' }))

async function readVisitor(request: FastifyRequest): Promise<Visitor | undefined> {
  const token = readToken(request.headers.cookie)
  return token ? (await select<Visitor>('visitor', findVisitor, [token, new Date()]))[0] : undefined
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
    const pool = plainPool(connectionString)
    return async (name, text, values) => (await pool.query({ name, text, values })).rows
  }
  const pglite = await PGlite.create({ dataDir: path.join(process.env['DATA_DIR'] ?? '', 'pglite') })
  return async (_name, text, values) => (await pglite.query<never>(text, values)).rows
}
