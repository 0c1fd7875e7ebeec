import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AccessRefusedError, InvitationRefusedError } from '../staff.errors.ts'
import type { OfferedPlace } from './staff-entry.service.ts'
import type { OpenInvitation } from './staff-invitation.service.ts'
import type { StaffPerson } from './staff-members.service.ts'

export type Closing = { reason: string; since: Date; staffName: string | null }

export const ClosingType = builder.objectRef<Closing>('Closing').implement({
  description: 'That an account is closed for now: suspended, or without access as staff.',
  authScopes: { staff: true },
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why, as the person reads it.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when; to be named by whoever opens it again.' }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'Which member of staff closed it; null when their account is gone.',
    }),
  }),
})

export const StaffPersonType = builder.objectRef<StaffPerson>('StaffPerson').implement({
  description: 'Somebody who runs the academy, as colleagues see them.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    email: t.exposeString('email', { description: 'Address that sign-in links are mailed to.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when there is this account.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last sign-in or entry in the audit log that is still known; null when there is none.',
    }),
    isViewer: t.boolean({
      description: 'Whether it is whoever asks.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.userId,
    }),
    isDemo: t.exposeBoolean('isDemo', {
      description: 'Whether it is an account of the demo academy, which nobody was let in to.',
    }),
    isNamed: t.exposeBoolean('isNamed', {
      description: 'Whether STAFF_EMAILS names the address, so that the access cannot end here.',
    }),
    isInvited: t.exposeBoolean('isInvited', {
      description:
        'Whether they became staff by an invitation; otherwise it was STAFF_EMAILS that named them, or the demo academy.',
    }),
    invitedByName: t.exposeString('invitedByName', {
      nullable: true,
      description: 'Who invited them; null for whoever was not invited, and when that account is gone.',
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
  description: 'An invitation to become staff that nobody has accepted.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the invitation.' }),
    email: t.exposeString('email', { description: 'Address that it was mailed to.' }),
    name: t.exposeString('name', { description: 'Name that was given with it; may be empty.' }),
    invitedByName: t.exposeString('invitedByName', {
      nullable: true,
      description: 'Who invited; null when that account is gone.',
    }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When it was mailed last.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted.' }),
    isExpired: t.boolean({
      description: 'Whether that moment has passed.',
      resolve: ({ expiresAt }, _args, { clock }) => expiresAt <= clock(),
    }),
    sentCount: t.exposeInt('sentCount', { description: 'How many mails went out.' }),
  }),
})

export const StaffOfferType = builder.objectRef<OfferedPlace>('StaffOffer').implement({
  description: 'What an invitation to become staff offers. Readable by whoever holds the mailed token.',
  authScopes: { public: true },
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Address that it was mailed to.' }),
    firstName: t.exposeString('firstName', { description: 'First name that was given with it; may be empty.' }),
    lastName: t.exposeString('lastName', { description: 'Last name that was given with it; may be empty.' }),
    inviterName: t.exposeString('inviterName', { nullable: true, description: 'Who invites; null when that account is gone.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be accepted.' }),
    isReturn: t.exposeBoolean('isReturn', { description: 'Whether it opens an account again that there was before.' }),
    obstacle: t.exposeString('obstacle', {
      nullable: true,
      description: 'What stands in the way of accepting, in words; null when nothing does.',
    }),
  }),
})

errorType(AccessRefusedError, 'The access of staff cannot be changed like this; nothing was changed.')

errorType(InvitationRefusedError, 'Something stands in the way of accepting an invitation; it stays open.')
