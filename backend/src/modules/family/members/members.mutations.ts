import { familyControlsForm } from '@deepm/schema/rules/family/family-control-forms'
import { childProfileForm, invitationForm } from '@deepm/schema/rules/family/family-members'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import type { Context } from '../../../platform/context.ts'
import { LearnerType } from '../../accounts/profile/learner.types.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { createEntryCode, type EntryCode, signOutChild } from '../../accounts/sign-in/entry-code.service.ts'
import { chooseProviders, setFamilyControls } from '../controls.service.ts'
import { addChildProfile } from './child-profile.service.ts'
import { cancelInvitation, endGuardianship, inviteParent } from './invitation.service.ts'
import { addChildFieldOptions, decisions, FamilyControlsInput, InvitationInput } from './members.inputs.ts'

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
    ...addChildFieldOptions('adds no second child'),
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
  signOutChild: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id(child) },
    errors: { types: [NotFoundError, DemoAccountError] },
    description: 'Signs a child without a confirmed address out on all devices. Repeating it has no effect.',
    resolve: async (_root, { learnerId }, context) => {
      await signOutChild(context, learnerId)
      return done
    },
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
