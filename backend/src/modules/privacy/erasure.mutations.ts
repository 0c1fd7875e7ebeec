import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import type { Context } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { AddressUnconfirmedError } from '../accounts/account.errors.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { PaymentUnreachableError } from '../plans/plans.errors.ts'
import { ChildrenLinkedError, LastStaffError, ProgrammeRunningError } from './erasure.errors.ts'
import { answerErasure, cancelErasure, requestErasure } from './erasure.service.ts'
import { erasePendingAccount } from './pending-erasure.service.ts'

const blockingErrors = [ProgrammeRunningError, PaymentUnreachableError, ChildrenLinkedError, LastStaffError]

builder.mutationFields((t) => ({
  requestErasure: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    errors: { types: [DemoAccountError, AddressUnconfirmedError, ...blockingErrors, RateLimitedError] },
    description:
      'Emails a request to confirm the erasure of the signed-in account: to its own address, or for a child to the parents who answered. Three a day.',
    resolve: async (query, _root, _args, context) => {
      await requestErasure(context)
      return viewerUser(context, query)
    },
  }),
  erasePendingAccount: t.field({
    type: DonePayload,
    authScopes: { learner: true },
    errors: { types: [NotFoundError, ProgrammeRunningError, PaymentUnreachableError, RateLimitedError] },
    description:
      'Immediately erases the signed-in account of a child whose parent has not answered yet. All other accounts use requestErasure.',
    resolve: async (_root, _args, context) => {
      await erasePendingAccount(context)
      return done
    },
  }),
  cancelErasure: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: 'Cancels the request to erase the signed-in account; its links stop working.',
    resolve: async (query, _root, _args, context) => {
      await cancelErasure(context)
      return viewerUser(context, query)
    },
  }),
  answerErasure: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the emailed link.' }),
      erase: t.arg.boolean({ description: 'Whether to permanently erase the account, or to keep it.' }),
    },
    errors: { types: [LinkExpiredError, ...blockingErrors] },
    description: 'Answers the emailed erasure question. The first answer counts.',
    resolve: async (_root, { token, erase }, context) => {
      await answerErasure(context, token, erase)
      return done
    },
  }),
}))

function viewerUser({ db, viewer }: Context, query: object) {
  return db.user.findUniqueOrThrow({ ...query, where: { id: viewer?.userId ?? '' } })
}
