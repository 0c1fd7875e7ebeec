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
import { addsChild } from './members.mutations.ts'

const ChildInvitationType = builder.objectRef<ChildInvitation>('ChildInvitation').implement({
  description: 'A child whom the signed-in parent invited by email, and who has not answered.',
  authScopes: (invitation, { viewer }) => invitation.parentId === viewer?.userId,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the invitation.' }),
    firstName: t.string({
      description: 'First name of the child, as the parent entered it.',
      resolve: ({ form }) => childProfileForm.parse(form).firstName,
    }),
    email: t.exposeString('email', { description: 'Address the parent entered for the child.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
  }),
})

const ChildInvitationQuestionType = builder.objectRef<ChildInvitationQuestion>('ChildInvitationQuestion').implement({
  description: 'Who asks to be linked to a child. Readable by whoever holds the mailed link.',
  authScopes: { public: true },
  fields: (t) => ({
    parentName: t.exposeString('parentName', { description: 'Name of the parent who asks.' }),
    parentEmail: t.exposeString('parentEmail', { description: 'Confirmed address of that parent.' }),
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child, as that parent entered it.' }),
    asksGuardian: t.exposeBoolean('asksGuardian', {
      description: 'Whether the current parent of the child decides, and not the child.',
    }),
    accounts: t.field({
      type: [ClaimingAccountType],
      description: 'Accounts that claim the address; one of them may be the child’s.',
      resolve: ({ accounts }) => accounts,
    }),
  }),
})

const token = { description: 'Token of the mailed link.' }

builder.queryField('childInvitation', (t) =>
  t.field({
    type: ChildInvitationQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string(token) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'The question behind a mailed invitation to a child. Reading it decides nothing.',
    resolve: (_root, args, context) => readChildInvitation(onWriter(context), args.token),
  }),
)

builder.prismaObjectFields('User', (t) => ({
  childInvitations: t.field({
    type: [ChildInvitationType],
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'Children whom the signed-in parent invited and who have not answered, the newest first; empty for others.',
    resolve: (_user, _args, context) => (context.viewer?.role === 'parent' ? openChildInvitations(context) : []),
  }),
}))

builder.mutationFields((t) => ({
  inviteChild: t.field({
    type: DonePayload,
    ...addsChild('sends no second mail'),
    description:
      'Mails a child with an address, who confirms before the two are linked. The answer does not reveal whether the address has an account.',
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
      agree: t.arg.boolean({ description: 'Whether this is a parent of the child.' }),
      accountId: t.arg.id({
        required: false,
        description: 'Account that claims the address and is the child’s own; left out for none of them.',
      }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, RateLimitedError] },
    description: 'The answer to a mailed invitation to a child. The first answer counts.',
    resolve: async (_root, { token: given, agree, accountId }, context) => {
      await answerChildInvitation(context, given, agree, accountId ?? null)
      return done
    },
  }),
}))
