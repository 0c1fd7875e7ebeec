import type { Pause } from '@deepm/schema/rules/family/family-controls'
import { builder } from '../../../graphql/builder.ts'
import { addressColumns, addressState, addressStates, ownAddress } from '../addresses/address.service.ts'
import { LearnerType } from './learner.types.ts'

export const RoleEnum = builder.enumType('Role', {
  description: 'What kind of account it is.',
  values: ['learner', 'parent', 'staff'] as const,
})

const AddressStateEnum = builder.enumType('AddressState', {
  description: 'Whether the owner of an account confirmed its email address by a mailed link.',
  values: {
    confirmed: { value: addressStates[0], description: 'It was confirmed.' },
    unconfirmed: { value: addressStates[1], description: 'It waits to be confirmed; until then it reserves nothing.' },
    lost: { value: addressStates[2], description: 'It belongs to somebody else; the account needs another one.' },
    none: { value: addressStates[3], description: 'A child without an address, who signs in by codes.' },
  },
})

const PauseType = builder.objectRef<Pause>('Pause').implement({
  description: 'Nothing is recorded about a learner for now; looking around goes on.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When quiet hours end; null while a parent has paused it.',
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
      description: 'Address sign-in links are mailed to, confirmed or not; empty for an account without one.',
      resolve: ownAddress,
    }),
    addressState: t.field({
      type: AddressStateEnum,
      select: addressColumns,
      description: 'Whether the owner confirmed the address.',
      resolve: addressState,
    }),
    profileImageUrl: t.exposeString('image', { nullable: true, description: 'Picture of the account, if it has one.' }),
    role: t.expose('role', { type: RoleEnum, description: 'Kind of account.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name; decides which day an event belongs to.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
    pause: t.field({
      type: PauseType,
      nullable: true,
      authScopes: (user, _args, context) => user.id === context.viewer?.userId,
      description: 'Set while the family wants nothing to be recorded about the signed-in learner.',
      resolve: (_user, _args, context) => context.viewer?.pause ?? null,
    }),
    children: t.field({
      type: [LearnerType],
      select: (_args, _context, nested) => ({ wards: { select: { learner: nested(true) }, orderBy: { createdAt: 'asc' } } }),
      description: 'Learners this parent looks after; none for learners and staff.',
      resolve: (user) => user.wards.map((ward) => ward.learner),
    }),
    learner: t.relation('learner', {
      nullable: true,
      description: 'The learner this account belongs to; null for parents and staff.',
    }),
  }),
})
