import { isBreakingNow, newsAreas, newsTabs } from '@deepm/schema/rules/news/news'
import { builder } from '../../graphql/builder.ts'
import type { NewsHeadline, NewsStats } from './news.service.ts'

const readers = { signedIn: true } as const

export const NewsAreaEnum = builder.enumType('NewsArea', {
  description: 'What kind of AI a story is about; general ones are about all of them.',
  values: newsAreas,
})

export const NewsTabEnum = builder.enumType('NewsTab', {
  description: 'A tab of the AI News Hub: all stories, those of one area, or those that are or were breaking.',
  values: newsTabs,
})

builder.prismaObject('NewsItem', {
  description: 'A story about AI, in words for children.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the story.' }),
    title: t.exposeString('title', { description: 'What happened, in one line.' }),
    summary: t.exposeString('summary', { description: 'What happened, in a few sentences.' }),
    whyItMatters: t.exposeString('whyItMatters', { description: 'Why somebody should care.' }),
    tryThis: t.exposeString('tryThis', { description: 'Something to do about it, without an account anywhere.' }),
    area: t.expose('area', { type: NewsAreaEnum, description: 'What kind of AI it is about.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the academy told it.' }),
    isBreaking: t.boolean({
      description: 'Whether it is breaking: marked as such and no older than 30 days.',
      select: { isBreaking: true, publishedAt: true },
      resolve: (story, _args, { clock }) => isBreakingNow(story, clock()),
    }),
    wasBreaking: t.exposeBoolean('isBreaking', { description: 'Whether it was breaking when it was told.' }),
    sources: t.relation('sources', {
      description: 'Where the story comes from, one at least.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

builder.prismaObject('NewsSource', {
  description: 'A page that a story comes from.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the source.' }),
    title: t.exposeString('title', { description: 'Who says it, and what the page is called.' }),
    url: t.exposeString('url', { description: 'Address of the page, always https.' }),
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
    asOf: t.expose('asOf', { type: 'DateTime', description: 'The moment that this holds for.' }),
  }),
})

export const NewsHeadlineType = builder.objectRef<NewsHeadline>('NewsHeadline').implement({
  description: 'The one story that the dashboard names.',
  authScopes: readers,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the story.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the academy told it.' }),
    isBreaking: t.exposeBoolean('isBreaking', { description: 'Whether it is breaking.' }),
    isRecent: t.exposeBoolean('isRecent', { description: 'Whether it is no older than 30 days.' }),
    furtherUpdates: t.exposeInt('furtherUpdates', { description: 'How many other stories there were in the last 7 days.' }),
  }),
})

builder.prismaObject('NewsDraft', {
  description: 'An entry of a feed that waits for staff to write a story about it, as plain text.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the draft; a story made of it has the same.' }),
    link: t.exposeString('link', { description: 'Address of the entry, always https.' }),
    feed: t.exposeString('feed', { description: 'Host of the feed that brought it.' }),
    title: t.exposeString('title', { description: 'Its title, as the feed has it.' }),
    excerpt: t.exposeString('excerpt', { description: 'The beginning of its text; may be empty.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it came out; null where the feed does not say.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When we found it.' }),
  }),
})
