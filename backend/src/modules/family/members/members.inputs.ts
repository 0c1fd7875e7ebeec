import { familyControlsForm } from '@deepm/schema/rules/family/family-control-forms'
import { childProfileForm, invitationForm } from '@deepm/schema/rules/family/family-members'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { InvalidInputError, KeyReusedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../../moderation/analysis.errors.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'

const ChildProfileInput = builder
  .inputType('ChildProfileInput', {
    description: 'A child that a parent adds.',
    fields: (t) => ({
      firstName: t.string({ required: false, description: 'First name, at most 60 characters.' }),
      age: t.int({ required: false, description: 'Age in years, 6 to 17.' }),
      email: t.string({
        required: false,
        description: 'Email address of the child for sign-in links, for `inviteChild` only; empty for a child without one.',
      }),
      selectedPersona: t.string({
        required: false,
        description: 'Id of the path that the child starts on; empty lets the child choose.',
      }),
      avatar: t.string({ required: false, description: 'Id of a built-in picture that need not be earned; empty for none.' }),
      interests: t.string({
        required: false,
        description: 'What the child wants to learn: at most ten interests separated by commas, each at most 120 characters.',
      }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the child; UTC when missing or unknown.' }),
      agreed: t.boolean({ required: false, description: 'Whether the parent agrees to the stored data; must be true.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), childProfileForm))

/**
 * Returns what the mutations that add a child share.
 *
 * @param repeat what a repeated request with the same key does not do again
 */
export const addChildFieldOptions = (repeat: string) => ({
  authScopes: { parent: true } as const,
  args: builder.args((t) => ({
    input: t.field({ type: ChildProfileInput }),
    requestKey: t.field({
      type: 'UUID',
      required: false,
      description: `Random key of the request; repeating it ${repeat}.`,
    }),
  })),
  errors: {
    types: [InvalidInputError, FamilyFullError, DemoAccountError, KeyReusedError, RateLimitedError, AnalysisTimeoutError],
  },
})

export const InvitationInput = builder
  .inputType('InvitationInput', {
    description: 'The parent to invite, for learners of 13 or more.',
    fields: (t) => ({
      parentFirstName: t.string({ required: false, description: 'First name of the parent or guardian.' }),
      parentEmail: t.string({ required: false, description: 'Email address of the parent or guardian.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), invitationForm))

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours in which nothing is recorded.',
  fields: (t) => ({
    from: t.int({ description: 'When they begin, in minutes after midnight in the child’s time zone.' }),
    until: t.int({ description: 'When they end, in minutes after midnight; earlier than `from` means the next day.' }),
  }),
})

/** Returns the input of family controls without nulls, except for the quiet hours, which null removes. */
export function decisions(input: unknown): unknown {
  const { quietHours, ...rest } = (input ?? {}) as { quietHours?: unknown }
  return { ...(withoutNulls(rest) as object), ...(quietHours !== undefined && { quietHours }) }
}

export const FamilyControlsInput = builder
  .inputType('FamilyControlsInput', {
    description: 'One or more family controls; missing ones stay unchanged.',
    fields: (t) => ({
      mayAskProviders: t.boolean({ required: false, description: 'Whether prompts may go to AI companies.' }),
      mayMakePictures: t.boolean({ required: false, description: 'Whether a model may make pictures.' }),
      isLabOn: t.boolean({ required: false, description: 'Whether the AI lab is on.' }),
      opensLabEarly: t.boolean({ required: false, description: 'Whether the lab opens before the account is 30 days old.' }),
      labTools: t.field({ type: [LabToolEnum], required: false, description: 'Allowed tools; at least one.' }),
      labMinutesPerDay: t.int({ required: false, description: 'Minutes a day in the lab; one of the offered values.' }),
      quietHours: t.field({ type: QuietHoursInput, required: false, description: 'Quiet hours; null removes them.' }),
      mayShowProjects: t.boolean({ required: false, description: 'Whether projects may be shown to others.' }),
      isPaused: t.boolean({ required: false, description: 'Whether the account is paused.' }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the child.' }),
    }),
  })
  .validate(z.pipe(z.transform(decisions), familyControlsForm))
