import { isNewsFresh, mostReadCount } from '@deepm/schema/rules/news/news'
import { NotFoundError } from '../../core/errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest, isWithinLimit } from '../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject, recordingLearner } from '../../platform/viewer.policy.ts'
import { newestFirst } from './news.service.ts'

/** Requests per learner and hour: more than the hub has stories to read in that time. */
const recordLimit = { name: 'record-news-read', max: 120, windowSeconds: 3600 }

/** A story counts once per learner and day. */
const readPerDay = { name: 'news-read', max: 1, windowSeconds: 86_400 }

/**
 * Counts that the viewer read a story, once a day; repeating it changes nothing. The story stores only the number.
 *
 * @throws ConsentRequiredError, PausedError, RateLimitedError, NotFoundError for an unknown story or one that is not published yet
 */
export async function recordNewsRead(context: Context, newsItemId: string): Promise<void> {
  const { userId, isDemo } = recordingLearner(context.viewer)
  const reader = rateLimitSubject(context, { id: userId, isDemo })
  await countRequest(context, recordLimit, reader)
  const now = context.clock()
  const where = { id: newsItemId, publishedAt: { lte: now } }
  await context.db.$transaction(async (db) => {
    if ((await db.newsItem.count({ where })) === 0) throw new NotFoundError('story')
    // The counter of the day is erased with the account: its target begins with the account's id.
    if (!(await isWithinLimit({ db, clock: context.clock }, readPerDay, `${reader} ${newsItemId}`))) return
    await db.newsItem.updateMany({ where, data: { readCount: { increment: 1 } } })
  })
}

/** Returns whether the newest published story is no older than 30 days. */
export async function readIsNewsFresh({ db, clock }: Context): Promise<boolean> {
  const now = clock()
  const { _max: newest } = await db.newsItem.aggregate({ _max: { publishedAt: true }, where: { publishedAt: { lte: now } } })
  return isNewsFresh(newest.publishedAt, now)
}

/** Selects the stories that were read most, the newer first where the counts are equal. */
export function mostReadStories(now: Date) {
  return {
    where: { publishedAt: { lte: now }, readCount: { gt: 0 } },
    orderBy: [{ readCount: 'desc' }, ...newestFirst],
    take: mostReadCount,
  } satisfies Prisma.NewsItemFindManyArgs
}
