import { daysFrom } from '@deepm/schema/rules/deadline'
import { newsSince } from '@deepm/schema/rules/news'
import type { FeedEntry } from '../../adapters/feeds/feed.ts'
import { fetchFeed } from '../../adapters/feeds/feeds.ts'
import type { Db } from '../../database/open.ts'

/** For how long a draft waits for staff. What was dismissed stays known, so that it does not come back. */
const draftDays = 60

type Read = (address: string) => Promise<FeedEntry[]>

/** The hourly job over the configured feeds. One that fails is told of and keeps no other from being read. */
export function newsCollector(
  feeds: string[],
  onError: (error: unknown) => void,
  read: Read = fetchFeed,
): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    for (const feed of feeds) {
      try {
        await keepDrafts(db, new URL(feed).hostname, await read(feed), now)
      } catch (error) {
        onError(new Error(`NEWS_FEEDS: ${feed}: ${(error as Error).message}`, { cause: error }))
      }
    }
    await db.newsDraft.deleteMany({ where: { status: 'waiting', fetchedAt: { lt: daysFrom(now, -draftDays) } } })
  }
}

/** Keeps new entries as drafts: one per address, however many feeds bring it and however often, and none that a story tells of. */
async function keepDrafts(db: Db, feed: string, entries: FeedEntry[], now: Date): Promise<void> {
  const recent = entries.filter(({ publishedAt }) => !publishedAt || publishedAt > newsSince('recent', now))
  const told = await db.newsSource.findMany({
    where: { url: { in: recent.map(({ link }) => link) } },
    select: { url: true },
  })
  const known = new Set(told.map(({ url }) => url))
  await db.newsDraft.createMany({
    data: recent
      .filter(({ link }) => !known.has(link))
      // A clock that is ahead makes nothing new for longer.
      .map((entry) => ({ ...entry, publishedAt: earlier(entry.publishedAt, now), feed, fetchedAt: now })),
    skipDuplicates: true,
  })
}

function earlier(date: Date | null, now: Date): Date | null {
  return date && date > now ? now : date
}
