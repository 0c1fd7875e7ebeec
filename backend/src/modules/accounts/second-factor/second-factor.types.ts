import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AccountClosedError, SecondFactorRequiredError, SecondFactorStateError } from '../account.errors.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { SignedInPayload, setVerifiedViewer } from '../sessions/signed-in.types.ts'
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
  'A staff member signed in and must verify or set up their second factor. Until then the session can do nothing else.',
)
errorType(SecondFactorStateError, 'A setup step that does not fit the current state of the second factor; nothing was changed.')

const SecondFactorType = builder.objectRef<SecondFactorStatus>('SecondFactor').implement({
  description: 'The second factor of the signed-in staff member: a code from an authenticator app.',
  authScopes: anyStaff,
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether it is turned on.' }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether this server requires one for staff.' }),
    isPending: t.exposeBoolean('isPending', {
      description: 'Whether this session can do nothing until it is set up or verified.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'Number of unused recovery codes.' }),
  }),
})

const SetupType = builder.objectRef<{ uri: string; key: string }>('SecondFactorSetup').implement({
  description: 'A new key for an authenticator app. It protects nothing until a code from the app confirms it.',
  authScopes: anyStaff,
  fields: (t) => ({
    uri: t.exposeString('uri', { description: 'The otpauth: URI for a QR code.' }),
    key: t.exposeString('key', { description: 'The key in Base32, to type into the app.' }),
  }),
})

const RecoveryCodesType = builder.objectRef<{ codes: string[] }>('RecoveryCodes').implement({
  description: 'Codes that replace the authenticator app, each usable once. They are shown only once.',
  authScopes: anyStaff,
  fields: (t) => ({ codes: t.exposeStringList('codes', { description: 'The codes, in groups of four characters.' }) }),
})

builder.queryField('secondFactor', (t) =>
  t.field({
    type: SecondFactorType,
    nullable: true,
    authScopes: { public: true },
    description: 'The second factor of the signed-in staff member, also while it is pending; null for everyone else.',
    resolve: (_root, _args, context) => readSecondFactor(context),
  }),
)

const code = { description: 'Code from the app, or a recovery code.' }

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    type: SetupType,
    authScopes: anyStaff,
    errors: { types: [SecondFactorStateError, DemoAccountError] },
    description: 'Creates a new key for an authenticator app, replacing one that was not confirmed.',
    resolve: (_root, _args, context) => beginSecondFactor(context),
  }),
  confirmSecondFactor: t.field({
    type: RecoveryCodesType,
    authScopes: anyStaff,
    args: { code: t.arg.string({ description: 'First code from the app.' }) },
    errors: { types: [InvalidInputError, SecondFactorStateError, AccountClosedError, RateLimitedError] },
    description: 'Turns the second factor on. The response sets a new session cookie.',
    resolve: async (_root, args, context) => {
      const codes = await confirmSecondFactor(context, args.code)
      await setVerifiedViewer(context)
      return { codes }
    },
  }),
  verifySecondFactor: t.field({
    type: SignedInPayload,
    authScopes: anyStaff,
    args: { code: t.arg.string(code) },
    errors: { types: [InvalidInputError, AccountClosedError, RateLimitedError] },
    description: 'Verifies the second factor after signing in. The response sets a new session cookie.',
    resolve: async (_root, args, context) => {
      const userId = await verifySecondFactor(context, args.code)
      await setVerifiedViewer(context)
      return { userId }
    },
  }),
  removeSecondFactor: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { code: t.arg.string({ description: 'Code from the app, or a recovery code; not checked with STAFF_2FA=off.' }) },
    errors: { types: [InvalidInputError, RateLimitedError] },
    description: 'Turns the second factor off. Where staff need one, another must be set up before anything else.',
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
    description: 'Replaces the recovery codes; the previous ones stop working.',
    resolve: async (_root, args, context) => ({ codes: await renewRecoveryCodes(context, args.code) }),
  }),
}))
