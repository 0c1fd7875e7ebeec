import { closureReason } from '@deepm/schema/rules/staff/staff-accounts'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { AccessRefusedError, AlreadyDecidedError } from '../staff.errors.ts'
import { AccountType } from './account.types.ts'
import { changedAccount, liftSuspension, suspendAccount } from './suspension.service.ts'

const staff = { staff: true } as const
const refusals = [InvalidInputError, NotFoundError, DemoAccountError, AccessRefusedError, AlreadyDecidedError] as const

builder.mutationFields((t) => ({
  suspendAccount: t.field({
    type: AccountType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of the account of a learner or parent.' }),
      reason: t.arg.string({ validate: closureReason, description: 'Why, in 10 to 500 characters; the person reads it.' }),
    },
    errors: { types: [...refusals] },
    description:
      'Suspends an account: its sessions end, nobody signs in to it, and what it shows is hidden. Asking again changes nothing.',
    resolve: async (_root, { id, reason }, context) => {
      await suspendAccount(context, id, closureReason.parse(reason))
      return changedAccount(context, id)
    },
  }),
  liftSuspension: t.field({
    type: AccountType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of a suspended account.' }),
      since: t.arg({ type: 'DateTime', description: 'Since when it is suspended, as it was read.' }),
    },
    errors: { types: [...refusals] },
    description: 'Opens a suspended account again. Asking again changes nothing.',
    resolve: async (_root, { id, since }, context) => {
      await liftSuspension(context, id, since)
      return changedAccount(context, id)
    },
  }),
}))
