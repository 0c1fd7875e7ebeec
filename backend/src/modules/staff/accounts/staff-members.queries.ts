import { RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { readOffer } from './staff-entry.service.ts'
import { listInvitations } from './staff-invitation.service.ts'
import { listStaff } from './staff-members.service.ts'
import { StaffInvitationType, StaffOfferType, StaffPersonType } from './staff-members.types.ts'

builder.queryFields((t) => ({
  staffPeople: t.field({
    type: [StaffPersonType],
    authScopes: { staff: true },
    description:
      'Staff of the academy, by name; those whose access ended come last. Staff of the demo academy see only that one.',
    resolve: (_root, _args, context) => listStaff(context),
  }),
  staffInvitations: t.field({
    type: [StaffInvitationType],
    authScopes: { staff: true },
    description: 'Unaccepted staff invitations, newest first. Expired ones stay listed for a while.',
    resolve: (_root, _args, context) => listInvitations(context),
  }),
  staffOffer: t.field({
    type: StaffOfferType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'The staff invitation behind an emailed link. Reading it accepts nothing.',
    resolve: (_root, { token }, context) => readOffer(onWriter(context), token),
  }),
}))
