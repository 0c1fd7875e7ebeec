import { parentSignupForm } from '@deepm/schema/rules/accounts/parent-signup'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { InvalidInputError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { AccountClosedError } from '../accounts/account.errors.ts'
import { SignedInPayload, setViewerAndReturnId } from '../accounts/sessions/signed-in.types.ts'
import { confirmParentLink, requestParentLink } from './parent-signup.service.ts'

const ParentSignupInput = builder
  .inputType('ParentSignupInput', {
    description: 'A parent who starts without a child’s account.',
    fields: (t) => ({
      firstName: t.string({ required: false, description: 'First name of the parent, at most 60 characters.' }),
      email: t.string({ required: false, description: 'Email address of the parent. The emailed link confirms it.' }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the parent; UTC when missing or unknown.' }),
      accepted: t.boolean({
        required: false,
        description: 'Whether the person is an adult who accepts the terms and the privacy policy; must be true.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), parentSignupForm))

builder.mutationFields((t) => ({
  requestParentLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: ParentSignupInput }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description:
      'Emails a link that creates a parent’s account, valid once within 24 hours. An address with an account gets a sign-in link. The response is the same.',
    resolve: async (_root, { input }, context) => {
      await requestParentLink(context, input)
      return done
    },
  }),
  confirmParentLink: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, RateLimitedError] },
    description: 'Creates the parent’s account and signs in with the emailed link, once.',
    resolve: async (_root, { token }, context) => setViewerAndReturnId(context, await confirmParentLink(context, token)),
  }),
}))
