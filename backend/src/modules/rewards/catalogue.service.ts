import type { Db } from '../../database/open.ts'
import type { Achievement } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { type Outline, viewerProgress } from '../curriculum/outline.service.ts'

/** The achievements, and the titles of the lessons that give XP. */
export type RewardCatalogue = { achievements: Achievement[]; lessonTitles: ReadonlyMap<string, string> }

/** Cached with the outline of an edition, so that both are dropped together. */
const catalogues = new WeakMap<Outline, Promise<RewardCatalogue>>()

/** Returns the rewards of the edition in the database. */
export async function rewardCatalogue(context: Context): Promise<RewardCatalogue> {
  const { outline } = await viewerProgress(context)
  const known = catalogues.get(outline)
  if (known) return known
  const reading = readCatalogue(context.db)
  catalogues.set(outline, reading)
  reading.catch(() => catalogues.delete(outline))
  return reading
}

async function readCatalogue(db: Db): Promise<RewardCatalogue> {
  const achievements = await db.achievement.findMany({ orderBy: { position: 'asc' } })
  const lessons = await db.lesson.findMany({ select: { id: true, title: true } })
  return { achievements, lessonTitles: new Map(lessons.map(({ id, title }) => [id, title])) }
}
