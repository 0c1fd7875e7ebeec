import { newsTexts } from '@deepm/schema/rules/news/news-forms'
import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { ContentRefusedError } from '../staff/content/content.errors.ts'
import { dismissNewsDraft, publishNewsItem } from './draft.service.ts'
import { recordNewsRead } from './most-read.service.ts'
import { DraftSettledError } from './news.errors.ts'
import { NewsAreaEnum } from './news.types.ts'

errorType(DraftSettledError, 'The draft was already published or dismissed.')

const NewsWordsInput = builder
  .inputType('NewsWordsInput', {
    description: 'A story for children, written by staff.',
    fields: (t) => ({
      title: t.string({ description: 'What happened, in 10 to 100 characters.' }),
      summary: t.string({ description: 'What happened, in 60 to 400 characters.' }),
      whyItMatters: t.string({ description: 'Why it matters, in 40 to 300 characters.' }),
      tryThis: t.string({ description: 'Something to do about it, in 20 to 200 characters.' }),
      area: t.field({ type: NewsAreaEnum, description: 'Kind of AI that it is about.' }),
      isBreaking: t.boolean({ description: 'Whether it counts as breaking for the next 30 days.' }),
    }),
  })
  .validate(newsTexts)

builder.mutationFields((t) => ({
  recordNewsRead: t.field({
    type: DonePayload,
    authScopes: { learner: true },
    args: { newsItemId: t.arg.id({ description: 'Id of the story.' }) },
    errors: { types: [ConsentRequiredError, PausedError, RateLimitedError, NotFoundError] },
    description:
      'Counts that the viewer read a story, once a day. Only the number is stored with the story. Repeating it has no effect.',
    resolve: async (_root, { newsItemId }, context) => {
      await recordNewsRead(context, newsItemId)
      return done
    },
  }),
  publishNewsItem: t.prismaField({
    type: 'NewsItem',
    authScopes: { staff: true },
    args: {
      draftId: t.arg.id({ description: 'Id of the draft, which becomes the source of the story.' }),
      input: t.arg({ type: NewsWordsInput, description: 'The story.' }),
    },
    errors: { types: [NotFoundError, DraftSettledError, InvalidInputError, ContentRefusedError] },
    description: 'Publishes a story about a draft. Repeating it with the same text has no effect.',
    resolve: async (query, _root, { draftId, input }, context) => {
      const id = await publishNewsItem(context, draftId, newsTexts.parse(input))
      return context.db.newsItem.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  dismissNewsDraft: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { draftId: t.arg.id({ description: 'Id of the draft.' }) },
    errors: { types: [NotFoundError, DraftSettledError, ContentRefusedError] },
    description: 'Permanently dismisses a draft. Repeating it has no effect.',
    resolve: async (_root, { draftId }, context) => {
      await dismissNewsDraft(context, draftId)
      return done
    },
  }),
}))
