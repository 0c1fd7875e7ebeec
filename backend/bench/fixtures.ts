import { createHmac } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open.ts'
import { recalculateSafetyScores } from '../src/modules/staff/roster/roster-safety.service.ts'
import { seed } from '../src/seed/seed.ts'

export const sessionSecret = 'Rm3vK8xQ1wLtB6nZ9pYcH2sJ5dGfA7eU'
export const cookieName = 'deepm-session'
export const staffId = 'demo-staff'

/** Learners of the demo academy that are copied: one with much history, one with some, and an account too new for some features. */
export const templates = ['demo-learner', 'demo-classmate-1', 'demo-classmate-2', 'demo-classmate-3', 'demo-classmate-7']

export function learnerId(n: number): string {
  return `${templates[n % templates.length]}-${n}`
}

/** Every account has one session with this token. */
export function tokenOf(userId: string): string {
  return `bench-${userId}`
}

export function cookieOf(userId: string): string {
  const signature = createHmac('sha256', sessionSecret).update(tokenOf(userId)).digest('base64')
  return `${cookieName}=${encodeURIComponent(`${tokenOf(userId)}.${signature}`)}`
}

/** Creates an empty database on the test PostgreSQL server. */
export async function createDatabase(): Promise<{ url: string; version: string; drop(): Promise<void> }> {
  const url = new URL(process.env['TEST_DATABASE_URL'] || 'postgresql://postgres@127.0.0.1:5432/postgres')
  const admin = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 3000 })
  await admin.connect()
  const { rows } = await admin.query('SHOW server_version')
  const name = `deepm_bench_${process.pid}`
  await admin.query(`CREATE DATABASE ${name}`)
  const drop = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.end()
  }
  url.pathname = `/${name}`
  return { url: url.href, version: rows[0].server_version, drop }
}

const ofLearner = 'LessonProgress CheckAnswer XpEntry LearnerAchievement ActiveDay WeekXp Project Interaction'.split(' ')
/** The tables to copy, in foreign key order, with the column that holds the learner's id. */
const copied = [...['User.id', 'Learner.id', 'Notification.userId'], ...ofLearner.map((it) => `${it}.learnerId`)]

/** Seeds the content and the demo academy, turns its accounts into regular ones, and copies learners until there are `count` more. */
export async function fillDatabase(databaseUrl: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  const { db, query } = database
  await migrate(database)
  await seed(db, { demo: true, staffEmails: [] })
  await query('UPDATE "User" SET "isDemo" = false')
  for (const [table = '', owner = ''] of copied.map((it) => it.split('.'))) {
    const columns = await query(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`)
    const names = columns.map((column) => String(column['name']))
    const owned = `t."${owner}" || '-' || n`
    const changes: Record<string, string> = { id: 'gen_random_uuid()', email: `${owned} || '@bench.example'`, [owner]: owned }
    await query(`
      INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
      SELECT ${names.map((name) => changes[name] ?? `t."${name}"`).join(', ')}
      FROM generate_series(0, ${count - 1}) n
        JOIN "${table}" t ON t."${owner}" = (ARRAY['${templates.join("', '")}'])[n % ${templates.length} + 1]`)
  }
  await query(`INSERT INTO "Session" (id, token, "userId", "expiresAt", "updatedAt")
    SELECT 'bench-' || id, 'bench-' || id, id, now() + interval '1 day', now() FROM "User"`)
  await recalculateSafetyScores(db, new Date())
  await query('ANALYZE')
  await database.close()
}
