import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { guideForm, type NewsletterSource, newsletterForm } from '@deepm/schema/rules/outreach/outreach'
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
      email: t.string({ required: false, description: 'Email address that the link to the guide is sent to.' }),
      phone: t.string({ required: false, description: 'Phone number of the parent; may be empty.' }),
      childAge: t.string({ required: false, description: 'Age of the child in years as text, "6" to "18"; may be empty.' }),
      interests: t.string({ required: false, description: 'Interests of the child, separated by commas; may be empty.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), guideForm))

const NewsletterSourceType = builder.enumType('NewsletterSource', {
  description: 'Where an email address for the mailing list was left.',
  values: {
    newsletter: { description: 'The form at the end of the landing page.' },
    demo: { description: 'The form after the last demo video.' },
  } satisfies Record<NewsletterSource, object>,
})

const NewsletterInput = builder
  .inputType('NewsletterInput', {
    description: 'An email address for the mailing list.',
    fields: (t) => ({
      email: t.string({ required: false, description: 'The email address.' }),
      source: t.field({
        type: NewsletterSourceType,
        required: false,
        description: 'Where it was left; newsletter by default.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), newsletterForm))

const mailedToken = { description: 'Token of the emailed link.' } as const

builder.mutationFields((t) => ({
  requestParentGuide: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: ParentGuideInput }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Emails a link to the guide for parents, valid for 7 days. Each address is stored once.',
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
    description:
      'Emails a confirmation request for the newsletter. The response does not reveal whether the address is subscribed.',
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
    description: 'Confirms a subscription with the emailed link, and emails the guide.',
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
    description: 'Unsubscribes an address with a link in any email of the list.',
    resolve: async (_root, { token }, context) => {
      await unsubscribe(context, token)
      return done
    },
  }),
}))
