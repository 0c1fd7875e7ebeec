import { builder } from '../../../graphql/builder.ts'
import { ConsentStatusEnum } from '../../accounts/profile/learner.types.ts'
import { RoleEnum } from '../../accounts/profile/user.types.ts'
import type { Account } from './account.service.ts'
import { ClosingType } from './staff-members.types.ts'

const staffOnly = { authScopes: { staff: true } } as const

const AccountRelative = builder.objectRef<Account['family'][number]>('AccountRelative').implement({
  ...staffOnly,
  description: 'A person linked to an account: a parent of a learner, or a child of a parent.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of their account.' }),
    name: t.exposeString('name', { description: 'Name of their account.' }),
    isParent: t.exposeBoolean('isParent', { description: 'Whether they are the parent.' }),
  }),
})

export const AccountType = builder.objectRef<Account>('Account').implement({
  ...staffOnly,
  description: 'The account of a learner or parent, as shown to staff.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    email: t.exposeString('email', { description: 'Email address of the account; empty for a child without one.' }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: 'Whether the owner of the address confirmed it with an emailed link.',
    }),
    role: t.field({ type: RoleEnum, description: 'Kind of account.', resolve: ({ role }) => role }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'When the account was created.' }),
    consent: t.field({
      type: ConsentStatusEnum,
      nullable: true,
      description: 'Consent status of a learner; null for parents.',
      resolve: ({ consent }) => consent,
    }),
    family: t.field({
      type: [AccountRelative],
      description: 'Linked people, in the order they were linked.',
      resolve: ({ family }) => family,
    }),
    leftWithoutCodes: t.exposeInt('leftWithoutCodes', {
      description:
        'Number of children who sign in with entry codes that only this parent can create; they could no longer sign in.',
    }),
    suspension: t.field({
      type: ClosingType,
      nullable: true,
      description: 'Set while the account is suspended.',
      resolve: ({ suspension }) => suspension,
    }),
  }),
})
