import type { Context } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import type { Achievement } from '../../generated/prisma/client.ts'
import { type Outline, viewerProgress } from '../learning/outline.service.ts'

/** What can be earned, and what the lessons that give XP are called. */
export type RewardCatalogue = { achievements: Achievement[]; lessonTitles: ReadonlyMap<string, string> }

/** Kept beside the outline of an edition, so that it is read once and forgotten together with it. */
const catalogues = new WeakMap<Outline, Promise<RewardCatalogue>>()

/** The catalogue of rewards of the edition in the database. */
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
