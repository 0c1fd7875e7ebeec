import { closureReason } from '@deepm/schema/rules/staff/staff-accounts'
import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DemoAccountError } from '../../accounts/profile/profile.errors.ts'
import { AccessRefusedError, AlreadyDecidedError } from '../staff.errors.ts'
import { AccountType } from './account.types.ts'
import { liftSuspension, requireAccount, suspendAccount } from './suspension.service.ts'

const staff = { staff: true } as const
const refusals = [InvalidInputError, NotFoundError, DemoAccountError, AccessRefusedError, AlreadyDecidedError] as const

builder.mutationFields((t) => ({
  suspendAccount: t.field({
    type: AccountType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of a learner’s or parent’s account.' }),
      reason: t.arg.string({ validate: closureReason, description: 'Reason, in 10 to 500 characters; shown to the person.' }),
    },
    errors: { types: [...refusals] },
    description:
      'Suspends an account: its sessions end, sign-in is refused, and its shared content is hidden. Repeating it has no effect.',
    resolve: async (_root, { id, reason }, context) => {
      await suspendAccount(context, id, closureReason.parse(reason))
      return requireAccount(context, id)
    },
  }),
  liftSuspension: t.field({
    type: AccountType,
    authScopes: staff,
    args: {
      id: t.arg.id({ description: 'Id of a suspended account.' }),
      since: t.arg({ type: 'DateTime', description: 'Start of the suspension, as last read.' }),
    },
    errors: { types: [...refusals] },
    description: 'Reopens a suspended account. Repeating it has no effect.',
    resolve: async (_root, { id, since }, context) => {
      await liftSuspension(context, id, since)
      return requireAccount(context, id)
    },
  }),
}))
