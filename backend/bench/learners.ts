import { personaIds } from '@deepm/schema/rules/personas'
import { projectStatuses } from '@deepm/schema/rules/projects'
import { tutorialSteps } from '@deepm/schema/rules/tutorial'
import type { Database, Tx } from '../src/database/open.ts'
import { recordCompletion } from '../src/modules/learning/lesson.service.ts'
import { type Outline, readOutline } from '../src/modules/learning/outline.service.ts'
import { lockLearner, tutorialLine, writeXp } from '../src/modules/rewards/rewards.service.ts'
import { reckonAllSafety } from '../src/modules/staff/roster-safety.service.ts'

/** Learners with different histories; everybody else is a copy of one. The first has no history at all. */
export const templates = 12

const dayMs = 86_400_000
const timeZones = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo']

/** Makes the templates by the academy's own rules, so that every copy's totals agree with its ledger too. */
export async function seedTemplates({ db }: Database): Promise<void> {
  const outline = await readOutline(db)
  await db.$transaction(
    async (tx) => {
      for (let k = 0; k < templates; k += 1) await seedTemplate(tx, outline, k)
    },
    { timeout: 120_000 },
  )
}

async function seedTemplate(tx: Tx, outline: Outline, k: number): Promise<void> {
  const id = `bench-template-${k}`
  const now = Date.now()
  const lessons = [...outline.lessons.values()].filter((lesson) => lesson.personaId !== null)
  const completed = lessons.slice(0, Math.round((lessons.length * k) / (templates - 1)))
  const timeZone = timeZones[k % timeZones.length] ?? 'UTC'
  // Six hours off the whole day, so that no count of days changes while the bench runs.
  const createdAt = new Date(now - (completed.length + 3) * dayMs - dayMs / 4)
  const name = { firstName: `Robin ${k}`, lastName: 'Hill', name: `Robin ${k} Hill` }
  await tx.user.create({ data: { id, email: `${id}@bench.example`, ...name, timeZone, createdAt } })
  const selectedPersona = k % 5 === 4 ? null : (personaIds[k % personaIds.length] ?? null)
  await tx.learner.create({ data: { id, ageAtSignup: 14, selectedPersona, createdAt } })
  await tx.session.create({ data: { id, token: id, userId: id, expiresAt: new Date(now + dayMs) } })
  const steps = tutorialSteps.slice(0, k % (tutorialSteps.length + 1)).map((step) => tutorialLine(step.id))
  await writeXp(tx, await lockLearner(tx, id), steps, createdAt)
  for (const [index, lesson] of completed.entries()) {
    // A lesson a day up to today, yesterday or the day before: some streaks stand and some are broken.
    const at = new Date(now - (completed.length - 1 - index + (k % 3)) * dayMs)
    await recordCompletion(tx, outline, { learnerId: id, lessonId: lesson.id, at })
  }
  await seedMakings(tx, id, k)
}

/** The last template's project in the showcase. */
export const shownProject = `bench-template-${templates - 1}-project-${lastCompleted(templates - 1)}`

/** The number of a template's last completed project. */
function lastCompleted(k: number): number {
  const steps = projectStatuses.length
  return k - 1 - ((k - 1 - projectStatuses.indexOf('completed') + steps) % steps)
}

/** As many projects and prompts as the template's number; the last completed project is in the showcase. */
async function seedMakings(tx: Tx, learnerId: string, k: number): Promise<void> {
  const hoursAgo = (hours: number) => new Date(Date.now() - (hours * dayMs) / 24)
  for (let j = 0; j < k; j += 1) {
    const id = `${learnerId}-project-${j}`
    const words = {
      title: `A lighthouse of ${j} rooms`,
      description: 'With a lamp that turns.',
      toolsUsed: ['chatgpt', 'claude'],
    }
    const status = projectStatuses[j % projectStatuses.length] ?? 'planning'
    await tx.project.create({ data: { id, learnerId, ...words, status, statusAt: hoursAgo(j + 1), createdAt: hoursAgo(j + 2) } })
    if (j === lastCompleted(k)) {
      await tx.shareRequest.create({ data: { projectId: id, ...words, state: 'approved', answeredAt: hoursAgo(k) } })
    }
    const prompt = {
      toolType: 'claude',
      prompt: 'Explain tides.',
      response: 'The moon pulls at the sea.',
      level: 'safe',
    } as const
    await tx.interaction.create({ data: { learnerId, ...prompt, createdAt: hoursAgo(j + 3), answeredAt: hoursAgo(j + 3) } })
  }
}

/** What is copied from a template: the column that names the learner, and the columns that must differ. `n` is the copy's number. */
const copied: { table: string; owner: string; differ: Record<string, string> }[] = [
  { table: 'User', owner: 'id', differ: { email: `'learner-' || n || '@bench.example'` } },
  { table: 'Learner', owner: 'id', differ: {} },
  { table: 'Session', owner: 'userId', differ: { id: `'bench-session-' || n`, token: `'bench-session-' || n` } },
  { table: 'LessonProgress', owner: 'learnerId', differ: {} },
  { table: 'XpEntry', owner: 'learnerId', differ: { id: 'gen_random_uuid()::text' } },
  { table: 'LearnerAchievement', owner: 'learnerId', differ: {} },
  { table: 'ActiveDay', owner: 'learnerId', differ: {} },
  { table: 'WeekXp', owner: 'learnerId', differ: {} },
  { table: 'Notification', owner: 'userId', differ: { id: 'gen_random_uuid()::text' } },
  { table: 'Project', owner: 'learnerId', differ: { id: `replace(t.id, t."learnerId", 'bench-learner-' || n)` } },
  { table: 'Interaction', owner: 'learnerId', differ: { id: 'gen_random_uuid()::text' } },
]

/**
 * Copies the templates until there are `to` learners, numbered from 0; learner n follows template n modulo `templates`. With a `step` only
 * every so manyth of them comes to be.
 *
 * @throws Error when a total does not agree with its ledger afterwards
 */
export async function growLearners({ db, query }: Database, from: number, to: number, step = 1): Promise<void> {
  for (const { table, owner, differ } of copied) {
    const columns = await query(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`)
    const changes: Record<string, string> = { [owner]: `'bench-learner-' || n`, ...differ }
    const names = columns.map((column) => String(column['name']))
    await query(`
      INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
      SELECT ${names.map((name) => changes[name] ?? `t."${name}"`).join(', ')}
      FROM generate_series(${from}, ${to - 1}, ${step}) n JOIN "${table}" t ON t."${owner}" = 'bench-template-' || n % ${templates}`)
  }
  // As the hourly job does, so that nobody's reading of the roster has to.
  await reckonAllSafety(db, new Date())
  await query('ANALYZE')
  const [wrong] = await query(`
    SELECT count(*)::int AS learners FROM "Learner" l
    WHERE l.xp <> (SELECT coalesce(sum(x.amount), 0) FROM "XpEntry" x WHERE x."learnerId" = l.id)`)
  if (wrong?.['learners'] !== 0)
    throw new Error(`${wrong?.['learners']} learners have a total that is not the sum of their ledger`)
}
