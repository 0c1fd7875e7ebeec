import { builder } from '../../../graphql/builder.ts'
import { ConsentStatusEnum } from '../../accounts/profile/learner.types.ts'
import { RoleEnum } from '../../accounts/profile/user.types.ts'
import type { Account } from './account.service.ts'
import { ClosingType } from './staff-members.types.ts'

const staffOnly = { authScopes: { staff: true } } as const

const AccountRelative = builder.objectRef<Account['family'][number]>('AccountRelative').implement({
  ...staffOnly,
  description: 'Somebody who is linked to an account: a parent of a learner, or a child of a parent.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of their account.' }),
    name: t.exposeString('name', { description: 'Name of their account.' }),
    isParent: t.exposeBoolean('isParent', { description: 'Whether they are the parent.' }),
  }),
})

export const AccountType = builder.objectRef<Account>('Account').implement({
  ...staffOnly,
  description: 'The account of a learner or parent, as staff who look after accounts see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    email: t.exposeString('email', { description: 'Address of the account; empty for a child who has none.' }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: 'Whether the owner of the address opened a mailed link.',
    }),
    role: t.field({ type: RoleEnum, description: 'Kind of account.', resolve: ({ role }) => role }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'When the account was made.' }),
    consent: t.field({
      type: ConsentStatusEnum,
      nullable: true,
      description: 'Where a learner stands with the consent of a parent; null for parents.',
      resolve: ({ consent }) => consent,
    }),
    family: t.field({
      type: [AccountRelative],
      description: 'Who is linked to it, longest first.',
      resolve: ({ family }) => family,
    }),
    leftWithoutCodes: t.exposeInt('leftWithoutCodes', {
      description: 'How many children sign in by codes that nobody but this parent can make; they could not sign in.',
    }),
    suspension: t.field({
      type: ClosingType,
      nullable: true,
      description: 'Set while it is suspended.',
      resolve: ({ suspension }) => suspension,
    }),
  }),
})
