import { guardianInvitationForm } from '@deepm/schema/rules/family/family-members'
import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { InvalidInputError, NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import type { GuardianInvitation } from '../../../generated/prisma/client.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { ParentAddressError } from '../../accounts/account.errors.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { FamilyFullError } from '../../guardianship/guardianship.errors.ts'
import {
  answerGuardianInvitation,
  cancelGuardianInvitation,
  type GuardianQuestion,
  inviteGuardian,
  openGuardianInvitations,
  readGuardianQuestion,
} from './guardian-invitation.service.ts'

const GuardianInvitationType = builder.objectRef<GuardianInvitation>('GuardianInvitation').implement({
  description: 'An unanswered invitation to another parent of a child. Readable by linked parents.',
  authScopes: { parent: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the invitation.' }),
    firstName: t.exposeString('firstName', { description: 'First name, as the inviting parent entered it.' }),
    email: t.exposeString('email', { description: 'Email address, as the inviting parent entered it.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})

const GuardianQuestionType = builder.objectRef<GuardianQuestion>('GuardianQuestion').implement({
  description: 'An invitation to become another parent of a child. Readable by anyone with the emailed link.',
  authScopes: { public: true },
  fields: (t) => ({
    parentName: t.exposeString('parentName', { description: 'Name of the parent who invites.' }),
    parentEmail: t.exposeString('parentEmail', { description: 'Confirmed email address of that parent.' }),
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
  }),
})

const GuardianInvitationInput = builder
  .inputType('GuardianInvitationInput', {
    description: 'Another parent of a child.',
    fields: (t) => ({
      firstName: t.string({ required: false, description: 'First name, at most 60 characters.' }),
      email: t.string({ required: false, description: 'Email address.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), guardianInvitationForm))

const token = { description: 'Token of the emailed link.' }

builder.prismaObjectFields('Learner', (t) => ({
  guardianInvitations: t.field({
    type: [GuardianInvitationType],
    select: { id: true },
    authScopes: { parent: true },
    description: 'Unanswered invitations to other parents of the child, oldest first.',
    resolve: ({ id }, _args, context) => openGuardianInvitations(context, id),
  }),
}))

builder.queryField('guardianInvitation', (t) =>
  t.field({
    type: GuardianQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string(token) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'The invitation behind an emailed link to another parent. Reading it decides nothing.',
    resolve: (_root, args, context) => readGuardianQuestion(onWriter(context), args.token),
  }),
)

builder.mutationFields((t) => ({
  inviteGuardian: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: {
      learnerId: t.arg.id({ description: 'Id of the child.' }),
      input: t.arg({ type: GuardianInvitationInput, description: 'The other parent.' }),
    },
    errors: { types: [InvalidInputError, NotFoundError, DemoAccountError, RateLimitedError] },
    description: 'Emails another parent of a child an invitation, valid for 7 days. A newer one to the same address replaces it.',
    resolve: async (_root, { learnerId, input }, context) => {
      await inviteGuardian(context, learnerId, input)
      return done
    },
  }),
  cancelGuardianInvitation: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: { id: t.arg.id({ description: 'Id of the invitation.' }) },
    errors: { types: [NotFoundError] },
    description: 'Withdraws an invitation to another parent; its link stops working.',
    resolve: async (_root, { id }, context) => {
      await cancelGuardianInvitation(context, id)
      return done
    },
  }),
  answerGuardianInvitation: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string(token),
      agree: t.arg.boolean({ description: 'Whether the person becomes a parent of the child here.' }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, ParentAddressError, RateLimitedError] },
    description: 'Answers an emailed invitation to another parent. The first answer counts.',
    resolve: async (_root, args, context) => {
      await answerGuardianInvitation(context, args.token, args.agree)
      return done
    },
  }),
}))
