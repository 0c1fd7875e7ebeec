import { builder } from '../../graphql/builder.ts'
import { AvatarColourEnum } from '../accounts/profile/profile.types.ts'
import type { Leaderboard, LeaderboardEntry } from './leaderboard.service.ts'

const LeaderboardPlace = builder.objectRef<LeaderboardEntry>('LeaderboardPlace').implement({
  description: 'One learner on the leaderboard.',
  authScopes: { learner: true },
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Rank, starting at 1; equal XP share a rank.' }),
    firstName: t.exposeString('firstName', { description: 'First name; nothing else identifies the learner.' }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true, description: 'Chosen built-in picture.' }),
    avatarColour: t.expose('avatarColour', {
      type: AvatarColourEnum,
      nullable: true,
      description: 'Chosen background of the picture; null for the usual one.',
    }),
    level: t.exposeInt('level', { description: 'Level.' }),
    xp: t.exposeInt('xp', { description: 'XP of this week.' }),
    isViewer: t.boolean({
      description: 'Whether it is the viewer.',
      resolve: (place, _args, context) => place.learnerId === context.viewer?.userId,
    }),
  }),
})

export const LeaderboardType = builder.objectRef<Leaderboard>('Leaderboard').implement({
  description: 'The ten learners with the most XP this week, without those who opted out or are not permitted.',
  authScopes: { learner: true },
  fields: (t) => ({
    week: t.exposeString('week', { description: 'Monday of the week in UTC, `YYYY-MM-DD`.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the week ends and the next one begins.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'Days until it unlocks for the learner; 0 once it is unlocked.' }),
    places: t.field({
      type: [LeaderboardPlace],
      description: 'The first ten; empty before it unlocks.',
      resolve: (board) => board.places,
    }),
    ownXp: t.exposeInt('ownXp', { description: 'XP of the learner this week.' }),
    isListed: t.exposeBoolean('isListed', {
      description: 'Whether the learner may be listed: not opted out and, for a child, permitted by a parent.',
    }),
  }),
})
