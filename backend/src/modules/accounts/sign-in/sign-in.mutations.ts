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

errorType(LinkExpiredError, 'A mailed link that was used, replaced or left too long.')
errorType(DemoUnavailableError, 'This server offers no demo accounts.')

builder.mutationFields((t) => ({
  requestSignInLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { email: t.arg.string({ validate: emailAddress, description: 'Address of the account.' }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description:
      'Mails a link that signs in once within 15 minutes. The answer does not tell whether the address has an account.',
    resolve: async (_root, { email }, context) => {
      await requestSignInLink(context, emailAddress.parse(email))
      return done
    },
  }),
  confirmSignInLink: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the mailed link.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, SecondFactorRequiredError, RateLimitedError] },
    description: 'Signs in by a mailed link, once. Staff with a second factor have to prove it next.',
    resolve: async (_root, { token }, context) => setViewerAndReturnId(context, await confirmSignInLink(context, token)),
  }),
  confirmEntryCode: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { code: t.arg.string({ description: 'The code a parent made, as it was typed.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, RateLimitedError] },
    description: 'Signs a child in by the code that a parent made, once.',
    resolve: async (_root, { code }, context) => setViewerAndReturnId(context, await confirmEntryCode(context, code)),
  }),
  demoSignIn: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: {
      username: t.arg.string({ description: 'Any name; `parent` and `staff` open those demo accounts.' }),
      password: t.arg.string({ description: 'Anything but nothing.' }),
    },
    errors: { types: [InvalidInputError, DemoUnavailableError, RateLimitedError] },
    description: 'Opens an account of the demo academy, where the server offers one.',
    resolve: async (_root, { username, password }, context) =>
      setViewerAndReturnId(context, await demoSignIn(context, username, password)),
  }),
  signOut: t.field({
    type: DonePayload,
    authScopes: { public: true },
    description: 'Ends the session on the server. Without one it does nothing.',
    resolve: async (_root, _args, context) => {
      await deleteSession(context)
      return done
    },
  }),
}))
