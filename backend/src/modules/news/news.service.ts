import { isBreakingNow, isWithin, type NewsTab, newsSince } from '@deepm/schema/rules/news'
import type { Context } from '../../context.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** Newest first; stories of one moment stand in an order that does not change. */
export const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] as const satisfies Prisma.NewsItemOrderByWithRelationInput[]

/** Stories of a tab that are told by now. Under Breaking stands all that was marked so, old or not. */
export function storiesOf(tab: NewsTab, now: Date): Prisma.NewsItemWhereInput {
  const told = { publishedAt: { lte: now } }
  if (tab === 'all') return told
  return tab === 'breaking' ? { ...told, isBreaking: true } : { ...told, area: tab }
}

/** Stories that are breaking now; the same as `isBreakingNow` of the rules, for the database. */
export function breakingStories(now: Date): Prisma.NewsItemWhereInput {
  return { isBreaking: true, publishedAt: { gt: newsSince('breaking', now), lte: now } }
}

export type NewsStats = { weekCount: number; recentCount: number; breakingCount: number; totalCount: number; asOf: Date }

/** The counters of the hub, in one statement. */
export async function readNewsStats({ db, clock }: Context): Promise<NewsStats> {
  const now = clock()
  const [row] = await db.$queryRaw<Omit<NewsStats, 'asOf'>[]>`
    SELECT count(*)::int AS "totalCount",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('week', now)}))::int AS "weekCount",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('recent', now)}))::int AS "recentCount",
      (count(*) FILTER (WHERE "isBreaking" AND "publishedAt" > ${newsSince('breaking', now)}))::int AS "breakingCount"
    FROM "NewsItem" WHERE "publishedAt" <= ${now}`
  if (!row) throw new Error('a count without a row')
  return { ...row, asOf: now }
}

export type NewsHeadline = {
  id: string
  title: string
  publishedAt: Date
  isBreaking: boolean
  isRecent: boolean
  furtherUpdates: number
}

type Row = { id: string; title: string; publishedAt: Date; isBreaking: boolean; weekCount: number }

/** What the dashboard says of the news, in one statement: the newest breaking story, or else the newest; `null` without any. */
export async function readHeadline({ db, clock }: Context): Promise<NewsHeadline | null> {
  const now = clock()
  const [row] = await db.$queryRaw<Row[]>`
    SELECT id, title, "publishedAt", "isBreaking",
      (count(*) FILTER (WHERE "publishedAt" > ${newsSince('week', now)}) OVER ())::int AS "weekCount"
    FROM "NewsItem" WHERE "publishedAt" <= ${now}
    ORDER BY "isBreaking" AND "publishedAt" > ${newsSince('breaking', now)} DESC, "publishedAt" DESC, id DESC LIMIT 1`
  if (!row) return null
  const { weekCount, ...story } = row
  return {
    ...story,
    isBreaking: isBreakingNow(story, now),
    isRecent: isWithin('recent', story.publishedAt, now),
    furtherUpdates: weekCount - (isWithin('week', story.publishedAt, now) ? 1 : 0),
  }
}

/** When the courses and lessons were last brought up to date; `null` before there were any. News is an edition of its own. */
export async function coursesUpdatedAt({ db }: Context): Promise<Date | null> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'content' }, select: { seededAt: true } })
  return edition?.seededAt ?? null
}
