import type { Pause } from '@deepm/schema/rules/family/family-controls'
import { builder } from '../../../graphql/builder.ts'
import { addressColumns, addressState, addressStates, ownAddress } from '../addresses/address.service.ts'
import { LearnerType } from './learner.types.ts'

export const RoleEnum = builder.enumType('Role', {
  description: 'Kind of account.',
  values: ['learner', 'parent', 'staff'] as const,
})

const AddressStateEnum = builder.enumType('AddressState', {
  description: 'Whether the owner of an account confirmed its email address with an emailed link.',
  values: {
    confirmed: { value: addressStates[0], description: 'Confirmed.' },
    unconfirmed: { value: addressStates[1], description: 'Not confirmed yet; until then it reserves nothing.' },
    lost: { value: addressStates[2], description: 'Belongs to someone else; the account needs another address.' },
    none: { value: addressStates[3], description: 'A child without an address, who signs in with entry codes.' },
  },
})

const PauseType = builder.objectRef<Pause>('Pause').implement({
  description: 'The account is paused: nothing is recorded about the learner, who can still look around.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When quiet hours end; null when a parent paused the account.',
    }),
  }),
})

builder.prismaObject('User', {
  description: 'A person who can sign in. Readable by that person and by staff.',
  authScopes: (user, context) => user.id === context.viewer?.userId || { staff: true },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the account.' }),
    firstName: t.exposeString('firstName', { description: 'First name as given at signup.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; may be empty.' }),
    email: t.string({
      select: { email: true, claimedEmail: true },
      description: 'Email address for sign-in links, confirmed or not; empty for an account without one.',
      resolve: ownAddress,
    }),
    addressState: t.field({
      type: AddressStateEnum,
      select: addressColumns,
      description: 'Whether the owner confirmed the address.',
      resolve: addressState,
    }),
    profileImageUrl: t.exposeString('image', { nullable: true, description: 'Profile picture, if any.' }),
    role: t.expose('role', { type: RoleEnum, description: 'Kind of account.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone; decides which day an event belongs to.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    pause: t.field({
      type: PauseType,
      nullable: true,
      authScopes: (user, _args, context) => user.id === context.viewer?.userId,
      description: 'Set while the family pauses the signed-in learner’s account.',
      resolve: (_user, _args, context) => context.viewer?.pause ?? null,
    }),
    children: t.field({
      type: [LearnerType],
      select: (_args, _context, nested) => ({ wards: { select: { learner: nested(true) }, orderBy: { createdAt: 'asc' } } }),
      description: 'Learners linked to this parent; empty for learners and staff.',
      resolve: (user) => user.wards.map((ward) => ward.learner),
    }),
    learner: t.relation('learner', {
      nullable: true,
      description: 'Learner profile of the account; null for parents and staff.',
    }),
  }),
})
