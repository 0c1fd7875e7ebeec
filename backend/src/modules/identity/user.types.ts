import type { Pause } from '@deepm/schema/rules/family-controls'
import { isNobodysAddress } from '@deepm/schema/rules/family-members'
import { builder } from '../../graphql/builder.ts'
import { LearnerType } from './learner.types.ts'

export const RoleEnum = builder.enumType('Role', {
  description: 'What kind of account it is.',
  values: ['learner', 'parent', 'staff'] as const,
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
      select: { email: true },
      description: 'Address sign-in links are mailed to; empty for a child who has none and signs in by codes.',
      resolve: ({ email }) => (isNobodysAddress(email) ? '' : email),
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
