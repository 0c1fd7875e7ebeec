// Child process: plain fastify and pg with handwritten SQL. It serves the measured screens and paths with the same data as the academy.
import { createHmac, timingSafeEqual } from 'node:crypto'
import Fastify from 'fastify'
import { achievementsPage, restAchievements } from './baselines/achievements.ts'
import { dashboardPage, restDashboard } from './baselines/dashboard.ts'
import { personaPage } from './baselines/path.ts'
import { portalPage, restParentDashboard } from './baselines/portal.ts'
import { projectsPage, restProjects } from './baselines/projects.ts'
import { students } from './baselines/roster.ts'
import { type Baseline, select, type Visitor } from './baselines/shared.ts'
import { cookieName } from './fixtures.ts'
import { reportToParent } from './server-process.ts'

const screens: Record<string, Baseline> = {
  DashboardPage: dashboardPage,
  PersonaPage: personaPage,
  ProjectsPage: projectsPage,
  AchievementsPage: achievementsPage,
  PortalPage: portalPage,
  Students: students,
}
const paths: Record<string, Baseline> = {
  '/api/dashboard': restDashboard,
  '/api/projects': restProjects,
  '/api/achievements': restAchievements,
  '/api/parent/dashboard': restParentDashboard,
}

const server = Fastify()

server.post<{ Body: { operationName: string; variables: Record<string, unknown> } }>('/graphql', async (request) => {
  const { operationName, variables } = request.body
  const visitor = await readVisitor(request.headers.cookie)
  return { data: visitor && (await screens[operationName]?.(visitor, variables)) }
})

for (const [path, baseline] of Object.entries(paths)) {
  server.get(path, async (request, reply) => {
    const visitor = await readVisitor(request.headers.cookie)
    return visitor ? baseline(visitor, {}) : reply.code(401).send()
  })
}

reportToParent(await server.listen({ port: 0, host: '127.0.0.1' }))

async function readVisitor(cookies = ''): Promise<Visitor | undefined> {
  const raw = cookies.split(/; */).find((part) => part.startsWith(`${cookieName}=`)) ?? ''
  const [token = '', signature = ''] = decodeURIComponent(raw.slice(cookieName.length + 1)).split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(
    createHmac('sha256', process.env['SESSION_SECRET'] ?? '')
      .update(token)
      .digest('base64'),
  )
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const found = `SELECT u.id AS "userId", u.role::text AS role, u."timeZone"
    FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s.token = $1 AND s."expiresAt" > $2`
  return (await select(found, [token, new Date()]))[0]
}
