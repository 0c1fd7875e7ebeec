import { isBreakingNow, isNewsFresh, isWithinNewsWindow, type NewsTab, newsSince } from '@deepm/schema/rules/news/news'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'

/** Newest first, with a stable order of stories with the same date. */
export const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] as const satisfies Prisma.NewsItemOrderByWithRelationInput[]

/** Filters the published stories of a tab. The Breaking tab contains every story marked as breaking, of any age. */
export function storiesOf(tab: NewsTab, now: Date): Prisma.NewsItemWhereInput {
  const told = { publishedAt: { lte: now } }
  if (tab === 'all') return told
  return tab === 'breaking' ? { ...told, isBreaking: true } : { ...told, area: tab }
}

/** Filters stories that are breaking now; the same rule as `isBreakingNow`, in SQL. */
export function breakingStories(now: Date): Prisma.NewsItemWhereInput {
  return { isBreaking: true, publishedAt: { gt: newsSince('breaking', now), lte: now } }
}

type Counters = { weekCount: number; recentCount: number; breakingCount: number; totalCount: number; newestAt: Date | null }

export type NewsStats = Counters & { isFresh: boolean; asOf: Date }

/** Returns the counters of the hub, in one statement. */
export async function readNewsStats({ db, clock }: Context): Promise<NewsStats> {
  const now = clock()
  const [row] = await db.$queryRaw<Counters[]>`
    SELECT count(*)::int AS "totalCount", max("publishedAt") AS "newestAt",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('week', now)}))::int AS "weekCount",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('recent', now)}))::int AS "recentCount",
      (count(*) FILTER (WHERE "isBreaking" AND "publishedAt" > ${newsSince('breaking', now)}))::int AS "breakingCount"
    FROM "NewsItem" WHERE "publishedAt" <= ${now}`
  if (!row) throw new Error('a count without a row')
  return { ...row, isFresh: isNewsFresh(row.newestAt, now), asOf: now }
}

export type NewsHeadline = {
  id: string
  title: string
  publishedAt: Date
  isBreaking: boolean
  furtherUpdates: number
}

type Row = { id: string; title: string; publishedAt: Date; isBreaking: boolean; weekCount: number }

/**
 * Returns the dashboard's news in one statement: the newest breaking story, or else the newest; `null` while the news is not fresh.
 * A breaking story is always fresh.
 */
export async function readHeadline({ db, clock }: Context): Promise<NewsHeadline | null> {
  const now = clock()
  const [row] = await db.$queryRaw<Row[]>`
    SELECT id, title, "publishedAt", "isBreaking",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('week', now)}) OVER ())::int AS "weekCount"
    FROM "NewsItem" WHERE "publishedAt" <= ${now}
    ORDER BY "isBreaking" AND "publishedAt" > ${newsSince('breaking', now)} DESC, "publishedAt" DESC, id DESC LIMIT 1`
  if (!row || !isNewsFresh(row.publishedAt, now)) return null
  const { weekCount, ...story } = row
  return {
    ...story,
    isBreaking: isBreakingNow(story, now),
    furtherUpdates: weekCount - (isWithinNewsWindow('week', story.publishedAt, now) ? 1 : 0),
  }
}

/** Returns when the courses and lessons were last updated; `null` before any exist. News has its own edition. */
export async function coursesUpdatedAt({ db }: Context): Promise<Date | null> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'content' }, select: { seededAt: true } })
  return edition?.seededAt ?? null
}
