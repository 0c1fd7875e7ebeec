import { familyControlsForm } from '@deepm/schema/rules/family/family-control-forms'
import { childProfileForm, invitationForm } from '@deepm/schema/rules/family/family-members'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from 'zod'
import { InvalidInputError, KeyReusedError, NotFoundError, PausedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../../moderation/analysis.errors.ts'
import type { Context } from '../../../platform/context.ts'
import { LearnerType } from '../../accounts/profile/learner.types.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { createEntryCode, type EntryCode } from '../../accounts/sign-in/entry-code.service.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import { chooseProviders, setFamilyControls } from '../controls.service.ts'
import { addChildProfile } from './child-profile.service.ts'
import { cancelInvitation, endGuardianship, inviteParent } from './invitation.service.ts'

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
      interests: t.string({
        required: false,
        description: 'What the child wants to learn: at most ten interests separated by commas, each at most 120 characters.',
      }),
      timeZone: t.string({ required: false, description: 'IANA time zone of the child; UTC when missing or unknown.' }),
      agreed: t.boolean({ required: false, description: 'Whether the parent agrees to the stored data; must be true.' }),
    }),
  })
  .validate(z.preprocess(withoutNulls, childProfileForm))

/**
 * Returns what the mutations that add a child share.
 *
 * @param repeat what a repeated request with the same key does not do again
 */
export const addsChild = (repeat: string) => ({
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

const InvitationInput = builder
  .inputType('InvitationInput', {
    description: 'The parent to invite, for learners of 13 or more.',
    fields: (t) => ({
      parentFirstName: t.string({ required: false, description: 'First name of the parent or guardian.' }),
      parentEmail: t.string({ required: false, description: 'Email address of the parent or guardian.' }),
    }),
  })
  .validate(z.preprocess(withoutNulls, invitationForm))

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours in which nothing is recorded.',
  fields: (t) => ({
    from: t.int({ description: 'When they begin, in minutes after midnight in the child’s time zone.' }),
    until: t.int({ description: 'When they end, in minutes after midnight; earlier than `from` means the next day.' }),
  }),
})

/** Only the quiet hours accept null. */
function decisions(input: unknown): unknown {
  const { quietHours, ...rest } = (input ?? {}) as { quietHours?: unknown }
  return { ...(withoutNulls(rest) as object), ...(quietHours !== undefined && { quietHours }) }
}

const FamilyControlsInput = builder
  .inputType('FamilyControlsInput', {
    description: 'One or more family controls; missing ones stay unchanged.',
    fields: (t) => ({
      mayAskProviders: t.boolean({ required: false, description: 'Whether prompts may go to AI companies.' }),
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
  .validate(z.preprocess(decisions, familyControlsForm))

const EntryCodeType = builder.objectRef<EntryCode>('EntryCode').implement({
  description: 'A code that signs a child in on the device where it is entered.',
  authScopes: { parent: true },
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code in two parts, to read aloud. Returned only once.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the code expires: ten minutes after it was created.',
    }),
  }),
})

const child = { description: 'Id of the child.' }

builder.mutationFields((t) => ({
  addChildProfile: t.prismaField({
    type: LearnerType,
    ...addsChild('adds no second child'),
    description:
      'Creates an account for a child without an address; adding the child is the parent’s consent. At most four children.',
    resolve: async (query, _root, { input, requestKey }, context) =>
      readLearner(
        context,
        query,
        await addChildProfile(context, childProfileForm.parse(withoutNulls(input)), requestKey ?? null),
      ),
  }),
  createEntryCode: t.field({
    type: EntryCodeType,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id(child) },
    errors: { types: [NotFoundError, RateLimitedError] },
    description:
      'Creates a code that signs in a child without an address once, within ten minutes; the previous one stops working.',
    resolve: (_root, { learnerId }, context) => createEntryCode(context, learnerId),
  }),
  setFamilyControls: t.prismaField({
    type: LearnerType,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id(child), input: t.arg({ type: FamilyControlsInput }) },
    errors: { types: [InvalidInputError, NotFoundError, DemoAccountError] },
    description: 'Updates the family controls of a child. They apply from the next request on.',
    resolve: async (query, _root, { learnerId, input }, context) => {
      await setFamilyControls(context, learnerId, familyControlsForm.parse(decisions(input)))
      return readLearner(context, query, learnerId)
    },
  }),
  chooseProviders: t.prismaField({
    type: LearnerType,
    authScopes: { learner: true },
    args: { mayAskProviders: t.arg.boolean({ description: 'Whether prompts may go to AI companies.' }) },
    errors: { types: [NotFoundError] },
    description: 'Sets whether a learner of 13 or more without a linked parent allows AI companies.',
    resolve: async (query, _root, { mayAskProviders }, context) => {
      await chooseProviders(context, mayAskProviders)
      return readLearner(context, query, context.viewer?.userId ?? '')
    },
  }),
  inviteParent: t.prismaField({
    type: LearnerType,
    authScopes: { learner: true },
    args: { input: t.arg({ type: InvitationInput }) },
    errors: { types: [InvalidInputError, NotFoundError, PausedError, RateLimitedError] },
    description: 'Emails a parent an invitation from a learner of 13 or more. It is valid for 7 days; a newer one replaces it.',
    resolve: async (query, _root, { input }, context) => {
      await inviteParent(context, invitationForm.parse(withoutNulls(input)))
      return readLearner(context, query, context.viewer?.userId ?? '')
    },
  }),
  cancelInvitation: t.prismaField({
    type: LearnerType,
    authScopes: { learner: true },
    description: 'Cancels an unanswered invitation; its link stops working.',
    resolve: async (query, _root, _args, context) => {
      await cancelInvitation(context)
      return readLearner(context, query, context.viewer?.userId ?? '')
    },
  }),
  endGuardianship: t.prismaField({
    type: 'User',
    authScopes: { $any: { learner: true, parent: true } },
    args: {
      learnerId: t.arg.id({ description: 'Id of the learner.' }),
      parentId: t.arg.id({ description: 'Id of the parent.' }),
    },
    errors: { types: [NotFoundError, PausedError] },
    description:
      'Ends the link between a learner of 13 or more and a parent, by either of them. A learner cannot end it during a pause or quiet hours. Returns the viewer.',
    resolve: async (query, _root, { learnerId, parentId }, context) => {
      await endGuardianship(context, learnerId, parentId)
      context.requestCache.clear()
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
}))

function readLearner(context: Context, query: object, id: string) {
  // The viewer's children may just have changed.
  context.requestCache.delete('children')
  return context.db.learner.findUniqueOrThrow({ ...query, where: { id } })
}
