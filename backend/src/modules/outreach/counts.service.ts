import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import type { Db } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'

export type AcademyCounts = { learners: number | null; lessons: number | null; projects: number | null }

/** Lower counts are not shown: they say little, and could describe a few children. */
const minimum = 100
/** Milliseconds that counts are kept, because anyone can ask for them. */
const keptFor = 600_000

const kept = new WeakMap<Db, { at: number; counts: Promise<AcademyCounts> }>()

/** Returns how many learners there are, lessons were completed and projects created, without the demo; `null` below 100. */
export function academyCounts({ db, clock }: Context): Promise<AcademyCounts> {
  const now = clock().getTime()
  const known = kept.get(db)
  if (known && now - known.at < keptFor) return known.counts
  const counts = readCounts(db)
  kept.set(db, { at: now, counts })
  // A failed count is not kept.
  counts.catch(() => kept.delete(db))
  return counts
}

async function readCounts(db: Db): Promise<AcademyCounts> {
  const learner = { consent: { in: [...recordingConsents] }, user: { isDemo: false } }
  const [learners, lessons, projects] = await Promise.all([
    db.learner.count({ where: learner }),
    db.lessonProgress.count({ where: { completedAt: { not: null }, learner } }),
    db.project.count({ where: { deletedAt: null, learner } }),
  ])
  const shown = (count: number) => (count < minimum ? null : count)
  return { learners: shown(learners), lessons: shown(lessons), projects: shown(projects) }
}
