import { NotFoundError } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { permitLeaderboard } from './guardianship.service.ts'
import { markNotificationsRead } from './notification.service.ts'

builder.mutationFields((t) => ({
  markNotificationsRead: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: 'Marks everything told to the signed-in account until now as read.',
    resolve: async (query, _root, _args, context) => {
      await markNotificationsRead(context)
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
  permitLeaderboard: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: {
      learnerId: t.arg.id({ description: 'Id of the child.' }),
      permitted: t.arg.boolean({ description: 'Whether the first name of the child may stand on the leaderboard.' }),
    },
    errors: { types: [NotFoundError] },
    description: 'A parent permits, or no longer permits, that a child is named on the weekly leaderboard.',
    resolve: async (_root, { learnerId, permitted }, context) => {
      await permitLeaderboard(context, learnerId, permitted)
      return done
    },
  }),
}))
