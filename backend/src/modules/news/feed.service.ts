import { newsSince } from '@deepm/schema/rules/news/news'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { FeedEntry } from '../../adapters/feeds/feed.ts'
import { fetchFeed } from '../../adapters/feeds/feeds.ts'
import type { Db } from '../../database/open.ts'

/** Days that a draft waits for staff. Dismissed drafts are kept, so that they do not reappear. */
const draftDays = 60

type Read = (address: string) => Promise<FeedEntry[]>

/** Creates the hourly job that reads the configured feeds. A failing feed is reported and does not affect the others. */
export function newsCollector(
  feeds: string[],
  onError: (error: unknown) => void,
  read: Read = fetchFeed,
): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    for (const feed of feeds) {
      try {
        await saveDrafts(db, new URL(feed).hostname, await read(feed), now)
      } catch (error) {
        onError(new Error(`NEWS_FEEDS: ${feed}: ${(error as Error).message}`, { cause: error }))
      }
    }
    await db.newsDraft.deleteMany({ where: { status: 'waiting', fetchedAt: { lt: daysFrom(now, -draftDays) } } })
  }
}

/** Stores new entries as drafts: one per URL across all feeds and runs, and none for a URL that a story already cites. */
async function saveDrafts(db: Db, feed: string, entries: FeedEntry[], now: Date): Promise<void> {
  const recent = entries.filter(({ publishedAt }) => !publishedAt || publishedAt > newsSince('recent', now))
  const told = await db.newsSource.findMany({
    where: { url: { in: recent.map(({ link }) => link) } },
    select: { url: true },
  })
  const known = new Set(told.map(({ url }) => url))
  await db.newsDraft.createMany({
    data: recent
      .filter(({ link }) => !known.has(link))
      // Limits dates in the future, so that an entry does not stay new for longer.
      .map((entry) => ({ ...entry, publishedAt: earlier(entry.publishedAt, now), feed, fetchedAt: now })),
    skipDuplicates: true,
  })
}

function earlier(date: Date | null, now: Date): Date | null {
  return date && date > now ? now : date
}
