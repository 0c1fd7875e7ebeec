import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AccountClosedError, SecondFactorRequiredError, SecondFactorStateError } from '../account.errors.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { enteredVerified, SignedInPayload } from '../sessions/signed-in.types.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorStatus,
  verifySecondFactor,
} from './second-factor.service.ts'

const anyStaff = { staffSignIn: true } as const

errorType(
  SecondFactorRequiredError,
  'Staff signed in and have to prove or set up their second factor. The session can do nothing else until then.',
)
errorType(SecondFactorStateError, 'A step of setting up a second factor that does not fit what is there; nothing was changed.')

const SecondFactorType = builder.objectRef<SecondFactorStatus>('SecondFactor').implement({
  description: 'The second factor of the signed-in member of staff: a code of an authenticator app.',
  authScopes: anyStaff,
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether it is turned on.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether staff of this server need one.' }),
    isPending: t.exposeBoolean('isPending', {
      description: 'Whether this session can do nothing until it is set up or proved.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'How many recovery codes were not used.' }),
  }),
})

const SetupType = builder.objectRef<{ uri: string; key: string }>('SecondFactorSetup').implement({
  description: 'A new key for an authenticator app. It protects nothing until a code of the app confirms it.',
  authScopes: anyStaff,
  fields: (t) => ({
    uri: t.exposeString('uri', { description: 'The otpauth: URI for a QR code.' }),
    key: t.exposeString('key', { description: 'The key in Base32, for typing into the app.' }),
  }),
})

const RecoveryCodesType = builder.objectRef<{ codes: string[] }>('RecoveryCodes').implement({
  description: 'Codes that replace the authenticator app, each once. They are shown this once.',
  authScopes: anyStaff,
  fields: (t) => ({ codes: t.exposeStringList('codes', { description: 'The codes, in groups of four characters.' }) }),
})

builder.queryField('secondFactor', (t) =>
  t.field({
    type: SecondFactorType,
    nullable: true,
    authScopes: { public: true },
    description: 'The second factor of the signed-in member of staff, also while it is pending; null for everybody else.',
    resolve: (_root, _args, context) => readSecondFactor(context),
  }),
)

const code = { description: 'A code of the app, or a recovery code.' }

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    type: SetupType,
    authScopes: anyStaff,
    errors: { types: [SecondFactorStateError, DemoAccountError] },
    description: 'Makes a new key for an authenticator app. One that was not confirmed is replaced.',
    resolve: (_root, _args, context) => beginSecondFactor(context),
  }),
  confirmSecondFactor: t.field({
    type: RecoveryCodesType,
    authScopes: anyStaff,
    args: { code: t.arg.string({ description: 'The first code of the app.' }) },
    errors: { types: [InvalidInputError, SecondFactorStateError, AccountClosedError, RateLimitedError] },
    description: 'Turns the second factor on. The answer carries a new session cookie.',
    resolve: async (_root, args, context) => {
      const codes = await confirmSecondFactor(context, args.code)
      await enteredVerified(context)
      return { codes }
    },
  }),
  verifySecondFactor: t.field({
    type: SignedInPayload,
    authScopes: anyStaff,
    args: { code: t.arg.string(code) },
    errors: { types: [InvalidInputError, AccountClosedError, RateLimitedError] },
    description: 'Proves the second factor after signing in. The answer carries a new session cookie.',
    resolve: async (_root, args, context) => {
      const userId = await verifySecondFactor(context, args.code)
      await enteredVerified(context)
      return { userId }
    },
  }),
  removeSecondFactor: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { code: t.arg.string({ description: 'A code of the app, or a recovery code; not checked with STAFF_2FA=off.' }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Turns the second factor off. Where staff need one, another has to be set up before anything else.',
    resolve: async (_root, args, context) => {
      await removeSecondFactor(context, args.code)
      return done
    },
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesType,
    authScopes: { staff: true },
    args: { code: t.arg.string(code) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Replaces the recovery codes; earlier ones stop working.',
    resolve: async (_root, args, context) => ({ codes: await renewRecoveryCodes(context, args.code) }),
  }),
}))
