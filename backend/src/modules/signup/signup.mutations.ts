import { signupForm } from '@deepm/schema/rules/accounts/signup'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from 'zod'
import { InvalidInputError, KeyReusedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import { SignedInPayload, setViewerAndReturnId } from '../accounts/sessions/signed-in.types.ts'
import { signUp } from './signup.service.ts'

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

builder.mutationField('signUp', (t) =>
  t.field({
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
    errors: { types: [InvalidInputError, KeyReusedError, RateLimitedError, AnalysisTimeoutError] },
    description:
      'Makes an account for a learner and signs it in. From 13 up the address is confirmed by mail; under 13 the parent is asked by mail.',
    resolve: async (_root, { input, requestKey }, context) =>
      setViewerAndReturnId(context, await signUp(context, input, { requestKey: requestKey ?? null })),
  }),
)
