import { isBreakingNow, newsAreas, newsTabs } from '@deepm/schema/rules/news/news'
import { builder } from '../../graphql/builder.ts'
import type { NewsHeadline, NewsStats } from './news.service.ts'

const readers = { signedIn: true } as const

export const NewsAreaEnum = builder.enumType('NewsArea', {
  description: 'Kind of AI that a story is about; general stories are about all kinds.',
  values: newsAreas,
})

export const NewsTabEnum = builder.enumType('NewsTab', {
  description: 'A tab of the AI News Hub: all stories, those of one area, or those that are or were breaking.',
  values: newsTabs,
})

builder.prismaObject('NewsItem', {
  description: 'A story about AI, for children.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the story.' }),
    title: t.exposeString('title', { description: 'What happened, in one line.' }),
    summary: t.exposeString('summary', { description: 'What happened, in a few sentences.' }),
    whyItMatters: t.exposeString('whyItMatters', { description: 'Why it matters.' }),
    tryThis: t.exposeString('tryThis', { description: 'Something to try, without an account elsewhere.' }),
    area: t.expose('area', { type: NewsAreaEnum, description: 'Kind of AI that it is about.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the academy published it.' }),
    isBreaking: t.boolean({
      description: 'Whether it is breaking: marked as such and no older than 30 days.',
      select: { isBreaking: true, publishedAt: true },
      resolve: (story, _args, { clock }) => isBreakingNow(story, clock()),
    }),
    wasBreaking: t.exposeBoolean('isBreaking', { description: 'Whether it was breaking when it was published.' }),
    sources: t.relation('sources', {
      description: 'Sources of the story, at least one.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

builder.prismaObject('NewsSource', {
  description: 'A source page of a story.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the source.' }),
    title: t.exposeString('title', { description: 'Publisher and title of the page.' }),
    url: t.exposeString('url', { description: 'URL of the page, always https.' }),
  }),
})

export const NewsStatsType = builder.objectRef<NewsStats>('NewsStats').implement({
  description: 'The counters of the AI News Hub.',
  authScopes: readers,
  fields: (t) => ({
    weekCount: t.exposeInt('weekCount', { description: 'Stories of the last 7 days.' }),
    recentCount: t.exposeInt('recentCount', { description: 'Stories of the last 30 days.' }),
    breakingCount: t.exposeInt('breakingCount', { description: 'Stories that are breaking now.' }),
    totalCount: t.exposeInt('totalCount', { description: 'All stories.' }),
    newestAt: t.expose('newestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the newest story was published; null if there are none.',
    }),
    isFresh: t.exposeBoolean('isFresh', { description: 'Whether the newest story is no older than 30 days.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'Timestamp of the counters.' }),
  }),
})

export const NewsHeadlineType = builder.objectRef<NewsHeadline>('NewsHeadline').implement({
  description: 'The story on the dashboard.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the story.' }),
    title: t.exposeString('title', { description: 'Title of the story.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the academy published it.' }),
    isBreaking: t.exposeBoolean('isBreaking', { description: 'Whether it is breaking.' }),
    furtherUpdates: t.exposeInt('furtherUpdates', { description: 'Number of other stories in the last 7 days.' }),
  }),
})

builder.prismaObject('NewsDraft', {
  description: 'A feed entry that waits for staff to write a story about it, as plain text.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the draft; a story based on it has the same id.' }),
    link: t.exposeString('link', { description: 'URL of the entry, always https.' }),
    feed: t.exposeString('feed', { description: 'Host of the feed.' }),
    title: t.exposeString('title', { description: 'Title in the feed.' }),
    excerpt: t.exposeString('excerpt', { description: 'Beginning of the text; may be empty.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null if the feed does not say.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When it was fetched.' }),
  }),
})
