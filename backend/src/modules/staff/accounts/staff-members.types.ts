import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AccessRefusedError, InvitationRefusedError } from '../staff.errors.ts'
import type { StaffOffer } from './staff-entry.service.ts'
import type { OpenInvitation } from './staff-invitation.service.ts'
import type { StaffPerson } from './staff-members.service.ts'

export type ClosureInfo = { reason: string; since: Date; staffName: string | null }

export const ClosingType = builder.objectRef<ClosureInfo>('Closing').implement({
  description: 'The closure of an account: suspended, or without staff access.',
  authScopes: { staff: true },
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Reason, as shown to the person.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was closed; pass this to reopen it.' }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'Name of the staff member who closed it; null when their account is gone.',
    }),
  }),
})

export const StaffPersonType = builder.objectRef<StaffPerson>('StaffPerson').implement({
  description: 'A staff member, as shown to colleagues.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    email: t.exposeString('email', { description: 'Email address for sign-in links.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the account was created.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last known sign-in or audit log entry; null if there is none.',
    }),
    isViewer: t.boolean({
      description: 'Whether it is the viewer.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.userId,
    }),
    isDemo: t.exposeBoolean('isDemo', {
      description: 'Whether it is an account of the demo academy, which needs no invitation.',
    }),
    isNamed: t.exposeBoolean('isNamed', {
      description: 'Whether STAFF_EMAILS contains the address, so that the access cannot be ended here.',
    }),
    isInvited: t.exposeBoolean('isInvited', {
      description: 'Whether they became staff by an invitation, rather than by STAFF_EMAILS or the demo academy.',
    }),
    invitedByName: t.exposeString('invitedByName', {
      nullable: true,
      description: 'Name of the staff member who invited them; null without an invitation, or when that account is gone.',
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'Whether they set up a second factor.' }),
    ending: t.field({
      type: ClosingType,
      nullable: true,
      description: 'Set when their access has ended.',
      resolve: ({ ending }) => ending,
    }),
  }),
})

export const StaffInvitationType = builder.objectRef<OpenInvitation>('StaffInvitation').implement({
  description: 'An unaccepted invitation to become staff.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the invitation.' }),
    email: t.exposeString('email', { description: 'Email address that it was sent to.' }),
    name: t.exposeString('name', { description: 'Name in the invitation; may be empty.' }),
    invitedByName: t.exposeString('invitedByName', {
      nullable: true,
      description: 'Name of the inviting staff member; null when that account is gone.',
    }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When it was last sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    isExpired: t.boolean({
      description: 'Whether it has expired.',
      resolve: ({ expiresAt }, _args, { clock }) => expiresAt <= clock(),
    }),
    sentCount: t.exposeInt('sentCount', { description: 'Number of emails sent.' }),
  }),
})

export const StaffOfferType = builder.objectRef<StaffOffer>('StaffOffer').implement({
  description: 'The content of a staff invitation. Readable by anyone with the emailed token.',
  authScopes: { public: true },
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address that it was sent to.' }),
    firstName: t.exposeString('firstName', { description: 'First name in the invitation; may be empty.' }),
    lastName: t.exposeString('lastName', { description: 'Last name in the invitation; may be empty.' }),
    inviterName: t.exposeString('inviterName', {
      nullable: true,
      description: 'Name of the inviting staff member; null when that account is gone.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    isReturn: t.exposeBoolean('isReturn', { description: 'Whether it reopens an earlier account.' }),
    obstacle: t.exposeString('obstacle', {
      nullable: true,
      description: 'Why it cannot be accepted, in words; null if it can.',
    }),
  }),
})

errorType(AccessRefusedError, 'The access of staff cannot be changed in this way; nothing was changed.')

errorType(InvitationRefusedError, 'The invitation cannot be accepted now; it stays open.')
