import { signupForm } from '@deepm/schema/rules/accounts/signup'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { InvalidInputError, KeyReusedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import { SignedInPayload, setViewerAndReturnId } from '../accounts/sessions/signed-in.types.ts'
import { signUp } from './signup.service.ts'

const SignUpInput = builder
  .inputType('SignUpInput', {
    description: 'The signup form. The fields of the parent are needed under 13; from 13 up they are not stored.',
    fields: (t) => ({
      firstName: t.string({ required: false, description: 'First name, at most 60 characters.' }),
      lastName: t.string({ required: false, description: 'Last name; may be empty.' }),
      email: t.string({
        required: false,
        description:
          'Email address for sign-in links. It must be confirmed by email before it counts. Under 13 it may be empty; the parent then creates sign-in codes.',
      }),
      age: t.string({ required: false, description: 'Age in years as text, "6" to "21".' }),
      firstAge: t.string({
        required: false,
        description:
          'Age under 13 that was confirmed before `age` was corrected in the same visit. It makes parental consent necessary.',
      }),
      parentFirstName: t.string({ required: false, description: 'First name of the parent or guardian.' }),
      parentLastName: t.string({ required: false, description: 'Last name of the parent or guardian; may be empty.' }),
      parentEmail: t.string({
        required: false,
        description: 'Email address of the parent or guardian; must differ from the child’s.',
      }),
      parentPhone: t.string({ required: false, description: 'Phone number of the parent or guardian; may be empty.' }),
      parentConsent: t.boolean({
        required: false,
        description: 'Whether a parent or guardian agreed on the screen; only the emailed answer counts.',
      }),
      selectedPersona: t.string({ required: false, description: 'Id of the chosen path.' }),
      experienceLevel: t.string({
        required: false,
        description: 'Experience with AI, in the learner’s own words. Accepted, but not stored.',
      }),
      learningGoals: t.stringList({ required: false, description: 'Goals in the learner’s own words; at most ten.' }),
      selectedTier: t.string({ required: false, description: 'free, creator or academy.' }),
      termsAccepted: t.boolean({ required: false, description: 'Must be true.' }),
      privacyAccepted: t.boolean({ required: false, description: 'Must be true.' }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the learner; UTC when missing or unknown.' }),
      emailUpdates: t.boolean({
        required: false,
        description: 'Whether to send the newsletter once the address is confirmed. Ignored under 13.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), signupForm))

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: {
      input: t.arg({ type: SignUpInput }),
      requestKey: t.arg({
        type: 'UUID',
        required: false,
        description: 'Random key of this signup; repeating it creates no second account.',
      }),
    },
    errors: { types: [InvalidInputError, KeyReusedError, RateLimitedError, AnalysisTimeoutError] },
    description:
      'Creates an account for a learner and signs in. From 13 up, an email confirms the address; under 13, an email asks the parent for consent.',
    resolve: async (_root, { input, requestKey }, context) =>
      setViewerAndReturnId(context, await signUp(context, input, { requestKey: requestKey ?? null })),
  }),
)
