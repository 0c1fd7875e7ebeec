import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { closureReason, staffEntryForm, staffInvitationForm } from '@deepm/schema/rules/staff/staff-accounts'
import { InvalidInputError, NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import type { Context } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { AccountClosedError, SecondFactorRequiredError } from '../../accounts/account.errors.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { SignedInPayload, setViewerAndReturnId } from '../../accounts/sessions/signed-in.types.ts'
import { AccessRefusedError, AlreadyDecidedError, InvitationRefusedError } from '../staff.errors.ts'
import { resetSecondFactor } from './second-factor-reset.service.ts'
import { endStaffAccess, restoreStaffAccess } from './staff-access.service.ts'
import { acceptInvitation } from './staff-entry.service.ts'
import {
  inviteStaff,
  listInvitations,
  type OpenInvitation,
  resendInvitation,
  withdrawInvitation,
} from './staff-invitation.service.ts'
import { listStaff, type StaffPerson } from './staff-members.service.ts'
import { StaffInvitationType, StaffPersonType } from './staff-members.types.ts'

const staff = { staff: true } as const
const refusals = [InvalidInputError, NotFoundError, DemoAccountError, AccessRefusedError] as const

const entryRefusals = [InvalidInputError, LinkExpiredError, InvitationRefusedError, AccountClosedError, RateLimitedError] as const

const InviteStaffInput = builder
  .inputType('InviteStaffInput', {
    description: 'The person to invite.',
    fields: (t) => ({
      email: t.string({ description: 'Email address to invite; it must not belong to an account.' }),
      name: t.string({ required: false, description: 'First and last name; optional.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), staffInvitationForm))

const AcceptStaffInvitationInput = builder
  .inputType('AcceptStaffInvitationInput', {
    description: 'The person who accepts.',
    fields: (t) => ({
      token: t.string({ description: 'Token of the emailed link.' }),
      firstName: t.string({ description: 'First name; an earlier account keeps its own.' }),
      lastName: t.string({ required: false, description: 'Last name; optional.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), staffEntryForm))

builder.mutationFields((t) => ({
  inviteStaff: t.field({
    type: StaffInvitationType,
    authScopes: staff,
    args: { input: t.arg({ type: InviteStaffInput, description: 'The person to invite.' }) },
    errors: { types: [...refusals, RateLimitedError] },
    description: 'Emails a link to become staff, usable once within 7 days. Replaces an open invitation of the address.',
    resolve: async (_root, { input }, context) =>
      invitation(context, await inviteStaff(context, staffInvitationForm.parse(withoutNulls(input)))),
  }),
  resendStaffInvitation: t.field({
    type: StaffInvitationType,
    authScopes: staff,
    args: { id: t.arg.id({ description: 'Id of an open invitation.' }) },
    errors: { types: [...refusals, RateLimitedError] },
    description: 'Resends an invitation with a new link; the previous one stops working.',
    resolve: async (_root, { id }, context) => invitation(context, await resendInvitation(context, id)),
  }),
  withdrawStaffInvitation: t.field({
    type: DonePayload,
    authScopes: staff,
    args: { id: t.arg.id({ description: 'Id of an open invitation.' }) },
    errors: { types: [...refusals] },
    description: 'Withdraws an invitation; its link stops working.',
    resolve: async (_root, { id }, context) => {
      await withdrawInvitation(context, id)
      return done
    },
  }),
  acceptStaffInvitation: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: AcceptStaffInvitationInput, description: 'The person who accepts.' }) },
    errors: { types: [...entryRefusals, SecondFactorRequiredError] },
    description: 'Makes the holder of the emailed link staff, once, and signs them in.',
    resolve: async (_root, { input }, context) => {
      const { token, ...names } = staffEntryForm.parse(withoutNulls(input))
      return setViewerAndReturnId(context, await acceptInvitation(context, token, names))
    },
  }),
  endStaffAccess: t.field({
    type: StaffPersonType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of a colleague.' }),
      reason: t.arg.string({ validate: closureReason, description: 'Reason, in 10 to 500 characters; shown to the person.' }),
    },
    errors: { types: [...refusals, AlreadyDecidedError] },
    description: 'Ends the access of a colleague and all their sessions. Repeating it has no effect.',
    resolve: async (_root, { id, reason }, context) => {
      await endStaffAccess(context, id, closureReason.parse(reason))
      return person(context, id)
    },
  }),
  restoreStaffAccess: t.field({
    type: StaffPersonType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of a colleague whose access ended.' }),
      since: t.arg({ type: 'DateTime', description: 'When the access ended, as last read.' }),
    },
    errors: { types: [...refusals, AlreadyDecidedError] },
    description: 'Restores the access of a colleague. Repeating it has no effect.',
    resolve: async (_root, { id, since }, context) => {
      await restoreStaffAccess(context, id, since)
      return person(context, id)
    },
  }),
}))

builder.mutationField('resetSecondFactor', (t) =>
  t.field({
    type: StaffPersonType,
    authScopes: staff,
    args: { id: t.arg.id({ description: 'Id of a colleague who lost app and recovery codes.' }) },
    errors: { types: [...refusals] },
    description:
      'Turns off the second factor of a colleague and ends all their sessions, so that they set up another. Repeating it has no effect.',
    resolve: async (_root, { id }, context) => {
      await resetSecondFactor(context, id)
      return person(context, id)
    },
  }),
)

/** Returns the current state for the response. */
async function invitation(context: Context, id: string): Promise<OpenInvitation> {
  const open = (await listInvitations(context)).find((it) => it.id === id)
  if (!open) throw new NotFoundError('open invitation')
  return open
}

async function person(context: Context, id: string): Promise<StaffPerson> {
  const [found] = await listStaff(context, id)
  if (!found) throw new NotFoundError('staff member')
  return found
}
