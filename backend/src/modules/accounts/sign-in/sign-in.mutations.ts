import { emailAddress } from '@deepm/schema/rules/forms/email'
import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { AccountClosedError, DemoUnavailableError, SecondFactorRequiredError } from '../account.errors.ts'
import { deleteSession } from '../sessions/session.service.ts'
import { SignedInPayload, setViewerAndReturnId } from '../sessions/signed-in.types.ts'
import { confirmEntryCode } from './entry-code.service.ts'
import { confirmSignInLink, demoSignIn, requestSignInLink } from './sign-in.service.ts'

errorType(LinkExpiredError, 'An emailed link that was used, replaced or has expired.')
errorType(DemoUnavailableError, 'This server offers no demo accounts.')

builder.mutationFields((t) => ({
  requestSignInLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { email: t.arg.string({ validate: emailAddress, description: 'Email address of the account.' }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description:
      'Emails a link that signs in once within 15 minutes. The response does not reveal whether the address has an account.',
    resolve: async (_root, { email }, context) => {
      await requestSignInLink(context, emailAddress.parse(email))
      return done
    },
  }),
  confirmSignInLink: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, SecondFactorRequiredError, RateLimitedError] },
    description: 'Signs in with an emailed link, once. Staff with a second factor must verify it next.',
    resolve: async (_root, { token }, context) => setViewerAndReturnId(context, await confirmSignInLink(context, token)),
  }),
  confirmEntryCode: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { code: t.arg.string({ description: 'Code from a parent, as typed.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, RateLimitedError] },
    description: 'Signs a child in with the code from a parent, once.',
    resolve: async (_root, { code }, context) => setViewerAndReturnId(context, await confirmEntryCode(context, code)),
  }),
  demoSignIn: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: {
      username: t.arg.string({ description: 'Any name; `parent` and `staff` open those demo accounts.' }),
      password: t.arg.string({ description: 'Any non-empty text.' }),
    },
    errors: { types: [InvalidInputError, DemoUnavailableError, RateLimitedError] },
    description: 'Signs in to an account of the demo academy, if the server offers one.',
    resolve: async (_root, { username, password }, context) =>
      setViewerAndReturnId(context, await demoSignIn(context, username, password)),
  }),
  signOut: t.field({
    type: DonePayload,
    authScopes: { public: true },
    description: 'Ends the session on the server. Does nothing without one.',
    resolve: async (_root, _args, context) => {
      await deleteSession(context)
      return done
    },
  }),
}))
