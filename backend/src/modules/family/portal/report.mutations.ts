import { NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { permitLeaderboard } from '../../guardianship/guardianship.service.ts'
import { markNotificationsRead } from '../../notifications/notification.service.ts'
import { mailReport } from './report-mail.service.ts'

builder.mutationFields((t) => ({
  markNotificationsRead: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: 'Marks all current notifications of the signed-in account as read.',
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
      permitted: t.arg.boolean({ description: 'Whether the child’s first name may appear on the leaderboard.' }),
    },
    errors: { types: [NotFoundError] },
    description: 'Sets whether a parent permits a child’s name on the weekly leaderboard.',
    resolve: async (_root, { learnerId, permitted }, context) => {
      await permitLeaderboard(context, learnerId, permitted)
      return done
    },
  }),
  mailReport: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: {
      learnerId: t.arg.id({ description: 'Id of the child.' }),
      week: t.arg.string({ required: false, description: 'Any date of the week, `YYYY-MM-DD`; this week if omitted.' }),
    },
    errors: { types: [NotFoundError, RateLimitedError] },
    description: 'Emails a child’s weekly report to the parent. Repeating it within ten minutes sends nothing more.',
    resolve: async (_root, { learnerId, week }, context) => {
      await mailReport(context, learnerId, week ?? null)
      return done
    },
  }),
}))
