import { builder } from '../../graphql/builder.ts'
import { byId } from '../../graphql/pages.ts'
import { mostReadStories, readIsNewsFresh } from './most-read.service.ts'
import { breakingStories, coursesUpdatedAt, newestFirst, readHeadline, readNewsStats, storiesOf } from './news.service.ts'
import { NewsHeadlineType, NewsStatsType, NewsTabEnum } from './news.types.ts'

builder.queryFields((t) => ({
  newsItems: t.prismaConnection({
    type: 'NewsItem',
    ...byId,
    authScopes: { signedIn: true },
    args: { tab: t.arg({ type: NewsTabEnum, defaultValue: 'all', description: 'Tab to show.' }) },
    description: 'Stories about AI, newest first.',
    resolve: (query, _root, { tab }, { db, clock }) =>
      db.newsItem.findMany({ ...query, where: storiesOf(tab, clock()), orderBy: [...newestFirst] }),
  }),
  breakingNews: t.prismaField({
    type: ['NewsItem'],
    authScopes: { signedIn: true },
    description: 'Stories that are breaking now, newest first, at most ten; often empty.',
    resolve: (query, _root, _args, { db, clock }) =>
      db.newsItem.findMany({ ...query, where: breakingStories(clock()), orderBy: [...newestFirst], take: 10 }),
  }),
  newsStats: t.field({
    type: NewsStatsType,
    authScopes: { signedIn: true },
    description: 'Number of stories.',
    resolve: (_root, _args, context) => readNewsStats(context),
  }),
  mostReadNews: t.prismaField({
    type: ['NewsItem'],
    authScopes: { signedIn: true },
    description: 'The stories that learners read most, at most three, while no story is newer than 30 days; otherwise empty.',
    resolve: async (query, _root, _args, context) =>
      (await readIsNewsFresh(context)) ? [] : context.db.newsItem.findMany({ ...query, ...mostReadStories(context.clock()) }),
  }),
  newsHeadline: t.field({
    type: NewsHeadlineType,
    nullable: true,
    authScopes: { signedIn: true },
    description: 'The newest breaking story, or else the newest of all; null if no story is newer than 30 days.',
    resolve: (_root, _args, context) => readHeadline(context),
  }),
  coursesUpdatedAt: t.field({
    type: 'DateTime',
    nullable: true,
    authScopes: { signedIn: true },
    description: 'When the courses and lessons were last updated.',
    resolve: (_root, _args, context) => coursesUpdatedAt(context),
  }),
  newsDrafts: t.prismaConnection({
    type: 'NewsDraft',
    ...byId,
    authScopes: { staff: true },
    description: 'Feed entries that wait for staff, latest first.',
    resolve: (query, _root, _args, { db }) =>
      db.newsDraft.findMany({ ...query, where: { status: 'waiting' }, orderBy: [{ fetchedAt: 'desc' }, { id: 'desc' }] }),
  }),
}))
