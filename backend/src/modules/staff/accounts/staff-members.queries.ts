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
    description: 'Who runs the academy, by name, and last those whose access ended. Staff of the demo academy see that one only.',
    resolve: (_root, _args, context) => listStaff(context),
  }),
  staffInvitations: t.field({
    type: [StaffInvitationType],
    authScopes: { staff: true },
    description: 'Invitations to become staff that nobody has accepted, newest first. Those past their time stay for a while.',
    resolve: (_root, _args, context) => listInvitations(context),
  }),
  staffOffer: t.field({
    type: StaffOfferType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the mailed link.' }) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'What is behind a mailed invitation to become staff. Reading it accepts nothing.',
    resolve: (_root, { token }, context) => readOffer(onWriter(context), token),
  }),
}))
