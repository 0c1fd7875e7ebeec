import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { guideForm, type NewsletterSource, newsletterForm } from '@deepm/schema/rules/outreach/outreach'
import { z } from 'zod'
import { InvalidInputError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { requestGuide } from './guide.service.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const ParentGuideInput = builder
  .inputType('ParentGuideInput', {
    description: 'The form of the parent guide. The child is not named.',
    fields: (t) => ({
      name: t.string({ required: false, description: 'Name of the parent, at most 60 characters.' }),
      email: t.string({ required: false, description: 'Where the link to the guide is mailed.' }),
      phone: t.string({ required: false, description: 'Telephone of the parent; may be empty.' }),
      childAge: t.string({ required: false, description: 'Age of the child in years as text, "6" to "18"; may be empty.' }),
      interests: t.string({ required: false, description: 'Interests of the child, separated by commas; may be empty.' }),
    }),
  })
  .validate(z.preprocess(withoutNulls, guideForm))

const NewsletterSourceType = builder.enumType('NewsletterSource', {
  description: 'Where an address for the mailing list was left.',
  values: {
    newsletter: { description: 'The form at the end of the landing page.' },
    demo: { description: 'The form after the last demo video.' },
  } satisfies Record<NewsletterSource, object>,
})

const NewsletterInput = builder
  .inputType('NewsletterInput', {
    description: 'An address for the mailing list.',
    fields: (t) => ({
      email: t.string({ required: false, description: 'The address.' }),
      source: t.field({
        type: NewsletterSourceType,
        required: false,
        description: 'Where it was left; newsletter when left out.',
      }),
    }),
  })
  .validate(z.preprocess(withoutNulls, newsletterForm))

const mailedToken = { description: 'Token of the mailed link.' } as const

builder.mutationFields((t) => ({
  requestParentGuide: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: ParentGuideInput }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Mails a link to the guide for parents, which works for 7 days. An address is stored once.',
    resolve: async (_root, { input }, context) => {
      await requestGuide(context, input)
      return done
    },
  }),
  subscribeToNewsletter: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: NewsletterInput }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Asks an address by mail whether it wants the newsletter. The answer does not tell whether it is on the list.',
    resolve: async (_root, { input }, context) => {
      await subscribe(context, input)
      return done
    },
  }),
  confirmSubscription: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string(mailedToken) },
    errors: { types: [LinkExpiredError] },
    description: 'Puts an address on the mailing list by the link mailed to it, and mails it the guide.',
    resolve: async (_root, { token }, context) => {
      await confirmSubscription(context, token)
      return done
    },
  }),
  unsubscribe: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string(mailedToken) },
    errors: { types: [LinkExpiredError] },
    description: 'Takes an address off the mailing list by a link of any mail of the list.',
    resolve: async (_root, { token }, context) => {
      await unsubscribe(context, token)
      return done
    },
  }),
}))
