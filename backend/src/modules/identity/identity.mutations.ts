import { emailAddress } from '@deepm/schema/rules/email'
import { withoutNulls } from '@deepm/schema/rules/form'
import { signupForm } from '@deepm/schema/rules/signup'
import { z } from 'zod'
import { InvalidInputError, KeyReusedError, NotFoundError, RateLimitedError } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { failure } from '../../graphql/errors.types.ts'
import { FamilyFullError } from '../family/family.errors.ts'
import { answerConsent, resendConsentMail } from './consent.service.ts'
import { requestNewConsentLink } from './consent-link.service.ts'
import { confirmEntryCode } from './entry-code.service.ts'
import {
  AccountClosedError,
  DemoUnavailableError,
  LinkExpiredError,
  ParentAddressError,
  SecondFactorRequiredError,
} from './identity.errors.ts'
import { DemoAccountError } from './profile.errors.ts'
import { closeSession } from './session.service.ts'
import { confirmSignInLink, demoSignIn, requestSignInLink } from './sign-in.service.ts'
import { entered, SignedInPayload } from './signed-in.types.ts'
import { signUp } from './signup.service.ts'
import { withdrawByLink, withdrawConsent } from './withdrawal.service.ts'

builder.objectType(LinkExpiredError, {
  ...failure,
  name: 'LinkExpiredError',
  description: 'A mailed link that was used, replaced or left too long.',
})
builder.objectType(ParentAddressError, {
  ...failure,
  name: 'ParentAddressError',
  description: 'The address of a parent belongs to a learner or to staff. The link stays good, and staff see it.',
})
builder.objectType(DemoUnavailableError, {
  ...failure,
  name: 'DemoUnavailableError',
  description: 'This server offers no demo accounts.',
})

const SignUpInput = builder
  .inputType('SignUpInput', {
    description: 'The signup form. Under 13 the fields of the parent are asked too; from 13 up they are not stored.',
    fields: (t) => ({
      firstName: t.string({ required: false, description: 'First name, at most 60 characters.' }),
      lastName: t.string({ required: false, description: 'Last name; may be empty.' }),
      email: t.string({
        required: false,
        description: 'Address for sign-in links. It has to be confirmed by mail before it counts.',
      }),
      age: t.string({ required: false, description: 'Age in years as text, "6" to "21".' }),
      firstAge: t.string({
        required: false,
        description:
          'Age under 13 that was confirmed before `age` was corrected in the same visit. A parent is asked because of it.',
      }),
      parentFirstName: t.string({ required: false, description: 'First name of the parent or guardian.' }),
      parentLastName: t.string({ required: false, description: 'Last name of the parent or guardian; may be empty.' }),
      parentEmail: t.string({
        required: false,
        description: 'Address of the parent or guardian; never the address of the child.',
      }),
      parentPhone: t.string({ required: false, description: 'Telephone of the parent or guardian; may be empty.' }),
      parentConsent: t.boolean({
        required: false,
        description: 'Whether a parent or guardian agreed at the screen; the mailed answer decides.',
      }),
      selectedPersona: t.string({ required: false, description: 'Id of the chosen path.' }),
      experienceLevel: t.string({ required: false, description: 'Own words on experience with AI. Accepted, and not stored.' }),
      learningGoals: t.stringList({ required: false, description: 'Own words on goals; at most ten.' }),
      selectedTier: t.string({ required: false, description: 'free, creator or academy.' }),
      termsAccepted: t.boolean({ required: false, description: 'Must be true.' }),
      privacyAccepted: t.boolean({ required: false, description: 'Must be true.' }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the learner; UTC when missing or unknown.' }),
      emailUpdates: t.boolean({
        required: false,
        description: 'Whether the newsletter is mailed once the address is proven by a mailed link. Without effect under 13.',
      }),
    }),
  })
  .validate(z.preprocess(withoutNulls, signupForm))

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpInput }),
      requestKey: t.arg({
        type: 'UUID',
        required: false,
        description: 'Random key of this signup; a repeat with it makes no second account.',
      }),
    },
    errors: { types: [InvalidInputError, KeyReusedError, RateLimitedError] },
    description:
      'Makes an account for a learner and signs it in. From 13 up the address is confirmed by mail; under 13 the parent is asked by mail.',
    resolve: async (_root, { input, requestKey }, context) =>
      entered(context, await signUp(context, input, { requestKey: requestKey ?? null })),
  }),
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
    resolve: async (_root, { token }, context) => entered(context, await confirmSignInLink(context, token)),
  }),
  confirmEntryCode: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { code: t.arg.string({ description: 'The code a parent made, as it was typed.' }) },
    errors: { types: [LinkExpiredError, AccountClosedError, RateLimitedError] },
    description: 'Signs a child in by the code that a parent made, once.',
    resolve: async (_root, { code }, context) => entered(context, await confirmEntryCode(context, code)),
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
    resolve: async (_root, { username, password }, context) => entered(context, await demoSignIn(context, username, password)),
  }),
  signOut: t.field({
    type: DonePayload,
    authScopes: { public: true },
    description: 'Ends the session on the server. Without one it does nothing.',
    resolve: async (_root, _args, context) => {
      await closeSession(context)
      return done
    },
  }),
  answerConsent: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the mailed link.' }),
      agree: t.arg.boolean({ description: 'Whether the child may learn here.' }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, ParentAddressError] },
    description:
      'The answer of a parent to the mailed question, or to the invitation of a learner of 13 or more. Works once; a no can be taken back for 7 days.',
    resolve: async (_root, { token, agree }, context) => {
      await answerConsent(context, token, agree)
      return done
    },
  }),
  requestNewConsentLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of an older mailed link.' }) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'Mails a parent a new consent link, to the same address as the older one. At most three times a day.',
    resolve: async (_root, { token }, context) => {
      await requestNewConsentLink(context, token)
      return done
    },
  }),
  withdrawConsent: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id({ description: 'Id of the child.' }) },
    errors: { types: [NotFoundError, DemoAccountError] },
    description:
      'A parent takes the consent back. Nothing more is recorded, and the account of the child is erased after 7 days.',
    resolve: async (_root, { learnerId }, context) => {
      await withdrawConsent(context, learnerId)
      return done
    },
  }),
  withdrawConsentByLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the link in the second mail.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'Takes the consent back by the link of the mail that follows a yes a day later. A repeat changes nothing.',
    resolve: async (_root, { token }, context) => {
      await withdrawByLink(context, token)
      return done
    },
  }),
  resendConsentMail: t.int({
    authScopes: { learner: true },
    errors: {
      types: [NotFoundError, RateLimitedError],
      directResult: false,
      result: { name: 'ResendConsentMailPayload', authScopes: { signedIn: true }, description: 'The mail is on its way.' },
      dataField: { name: 'remaining', description: 'How many more times it can be sent.' },
    },
    description: 'Mails the parent once more, with a new link: at most three times before the answer, and once a day after a no.',
    resolve: (_root, _args, context) => resendConsentMail(context, context.viewer?.userId ?? ''),
  }),
}))
