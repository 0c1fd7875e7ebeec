import { childProfileForm } from '@deepm/schema/rules/family/family-members'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import type { ChildInvitation } from '../../../generated/prisma/client.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { ClaimingAccountType } from '../../accounts/address-claims/address.types.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import { cancelChildInvitation, inviteChild, openChildInvitations } from './child-invitation.service.ts'
import { answerChildInvitation, type ChildInvitationQuestion, readChildInvitation } from './child-invitation-answer.service.ts'
import { addChildFieldOptions } from './members.inputs.ts'

const ChildInvitationType = builder.objectRef<ChildInvitation>('ChildInvitation').implement({
  description: 'An unanswered invitation from the signed-in parent to a child.',
  authScopes: (invitation, { viewer }) => invitation.parentId === viewer?.userId,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the invitation.' }),
    firstName: t.string({
      description: 'First name of the child, as the parent entered it.',
      resolve: ({ form }) => childProfileForm.parse(form).firstName,
    }),
    email: t.exposeString('email', { description: 'Email address that the parent entered for the child.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})

const ChildInvitationQuestionType = builder.objectRef<ChildInvitationQuestion>('ChildInvitationQuestion').implement({
  description: 'A request to be linked to a child. Readable by anyone with the emailed link.',
  authScopes: { public: true },
  fields: (t) => ({
    parentName: t.exposeString('parentName', { description: 'Name of the parent who asks.' }),
    parentEmail: t.exposeString('parentEmail', { description: 'Confirmed email address of that parent.' }),
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child, as that parent entered it.' }),
    asksGuardian: t.exposeBoolean('asksGuardian', {
      description: 'Whether the child’s current parent decides instead of the child.',
    }),
    accounts: t.field({
      type: [ClaimingAccountType],
      description: 'Accounts that claim the address; one of them may be the child’s.',
      resolve: ({ accounts }) => accounts,
    }),
  }),
})

const token = { description: 'Token of the emailed link.' }

builder.queryField('childInvitation', (t) =>
  t.field({
    type: ChildInvitationQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string(token) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'The request behind an emailed invitation to a child. Reading it decides nothing.',
    resolve: (_root, args, context) => readChildInvitation(onWriter(context), args.token),
  }),
)

builder.prismaObjectFields('User', (t) => ({
  childInvitations: t.field({
    type: [ChildInvitationType],
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'Unanswered invitations from the signed-in parent to children, newest first; empty for others.',
    resolve: (_user, _args, context) => (context.viewer?.role === 'parent' ? openChildInvitations(context) : []),
  }),
}))

builder.mutationFields((t) => ({
  inviteChild: t.field({
    type: DonePayload,
    ...addChildFieldOptions('sends no second email'),
    description:
      'Emails a child with an address, who must confirm to be linked. The response does not reveal whether the address has an account.',
    resolve: async (_root, { input, requestKey }, context) => {
      await inviteChild(context, childProfileForm.parse(withoutNulls(input)), requestKey ?? null)
      return done
    },
  }),
  cancelChildInvitation: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: { id: t.arg.id({ description: 'Id of the invitation.' }) },
    errors: { types: [NotFoundError] },
    description: 'Withdraws an invitation to a child; its link stops working.',
    resolve: async (_root, { id }, context) => {
      await cancelChildInvitation(context, id)
      return done
    },
  }),
  answerChildInvitation: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string(token),
      agree: t.arg.boolean({ description: 'Whether the person who asks is a parent of the child.' }),
      accountId: t.arg.id({
        required: false,
        description: 'The child’s account that claims the address; omit if none.',
      }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, RateLimitedError] },
    description: 'Answers an emailed invitation to a child. The first answer counts.',
    resolve: async (_root, { token: given, agree, accountId }, context) => {
      await answerChildInvitation(context, given, agree, accountId ?? null)
      return done
    },
  }),
}))
