import { metricUnits } from '@deepm/schema/rules/rewards/achievements'
import { builder } from '../../graphql/builder.ts'
import { zoneColumns, zoneOf } from '../accounts/profile/time-zone.service.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { type Earned, earnedAt, type Reach, reached, recentlyEarned } from './achievement.service.ts'
import { type DayMinutes, weekOfMinutes } from './activity.service.ts'
import type { Leaderboard, Place } from './leaderboard.service.ts'
import { type ReasonXp, sourceTitle, xpByReason } from './ledger.service.ts'
import type { Reward } from './rewards.service.ts'

const RarityEnum = builder.enumType('Rarity', {
  description: 'How rare an achievement is, from frequent to almost never.',
  values: ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const,
})

const CategoryEnum = builder.enumType('AchievementCategory', {
  description: 'What an achievement is about.',
  values: ['learning', 'streak', 'social', 'creative'] as const,
})

const XpReasonEnum = builder.enumType('XpReason', {
  description: 'What XP were given for.',
  values: ['lesson', 'achievement', 'tutorial'] as const,
})

const ReachUnitEnum = builder.enumType('ReachUnit', {
  description: 'What the way to an achievement is counted in.',
  values: [...new Set(Object.values(metricUnits))],
})

const AchievementReach = builder.objectRef<Reach>('AchievementReach').implement({
  description: 'How far a learner is with an achievement.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'What is reached of the goal.' }),
    goal: t.exposeInt('goal', { description: 'What is asked for.' }),
    unit: t.expose('unit', { type: ReachUnitEnum, description: 'What both are counted in.' }),
  }),
})

export const AchievementType = builder.prismaObject('Achievement', {
  description: 'Something to earn once.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the achievement.' }),
    name: t.exposeString('name', { description: 'Name of the achievement.' }),
    description: t.exposeString('description', { description: 'What it is earned by.' }),
    icon: t.exposeString('icon', { description: 'One emoji.' }),
    xpReward: t.exposeInt('xpReward', { description: 'XP it gives, 50 to 1500.' }),
    rarity: t.expose('rarity', { type: RarityEnum, description: 'How rare it is.' }),
    category: t.expose('category', { type: CategoryEnum, description: 'What it is about.' }),
    earnedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the signed-in learner earned it; null while it is locked.',
      resolve: (achievement, _args, context) => earnedAt(context, achievement.id),
    }),
    reached: t.field({
      type: AchievementReach,
      description: 'How far the signed-in learner is.',
      resolve: (achievement, _args, context) => reached(context, achievement.rule),
    }),
  }),
})

const EarnedAchievement = builder.objectRef<Earned>('EarnedAchievement').implement({
  description: 'An achievement that a learner earned.',
  authScopes: (earned, context) => mayReadLearner(context, earned.learnerId),
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the earning.', resolve: (earned) => `${earned.learnerId}:${earned.achievement.id}` }),
    achievement: t.field({ type: AchievementType, description: 'What was earned.', resolve: (earned) => earned.achievement }),
    earnedAt: t.expose('earnedAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
})

builder.prismaObject('XpEntry', {
  description: 'One line of the ledger of XP.',
  authScopes: (entry, context) => mayReadLearner(context, entry.learnerId),
  select: { learnerId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the line.' }),
    reason: t.expose('reason', { type: XpReasonEnum, description: 'What kind of thing was rewarded.' }),
    source: t.exposeString('source', { description: 'Id of the lesson, achievement or tutorial step.' }),
    title: t.string({
      select: { reason: true, source: true },
      description: 'Title of the lesson, name of the achievement or of the badge of the tutorial step.',
      resolve: (entry, _args, context) => sourceTitle(context, entry),
    }),
    amount: t.exposeInt('amount', { description: 'XP given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
  }),
})

export const RewardType = builder.objectRef<Reward>('Reward').implement({
  description: 'What one request earned; nothing when it was a repetition.',
  authScopes: { learner: true },
  fields: (t) => ({
    xpEarned: t.exposeInt('xpEarned', { description: 'XP given by this request, achievements included.' }),
    newLevel: t.exposeInt('newLevel', {
      nullable: true,
      description: 'The level this request lifted the learner to; null when it stayed.',
    }),
    achievements: t.field({
      type: [AchievementType],
      description: 'Achievements earned by this request.',
      resolve: (reward) => reward.achievements,
    }),
    learner: t.prismaField({
      type: 'Learner',
      description: 'The learner with the new figures.',
      resolve: (query, _reward, _args, { db, viewer }) =>
        db.learner.findUniqueOrThrow({ ...query, where: { id: viewer?.userId ?? '' } }),
    }),
  }),
})

const DayMinutesType = builder.objectRef<DayMinutes>('DayMinutes').implement({
  description: 'Minutes of learning on one day.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Local date of the learner, `YYYY-MM-DD`.' }),
    minutes: t.exposeInt('minutes', { description: 'Minutes with a page of the academy in view.' }),
  }),
})

const ReasonXpType = builder.objectRef<ReasonXp>('ReasonXp').implement({
  description: 'XP given for one kind of thing.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    reason: t.expose('reason', { type: XpReasonEnum, description: 'What kind of thing was rewarded.' }),
    xp: t.exposeInt('xp', { description: 'XP given for it in all.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  recentAchievements: t.field({
    type: [EarnedAchievement],
    description: 'The three achievements earned last, newest first.',
    resolve: (learner, _args, context) => recentlyEarned(context, learner.id),
  }),
  xpByReason: t.field({
    type: [ReasonXpType],
    description: 'The ledger summed up by what XP were given for. Together it is the total.',
    resolve: (learner, _args, context) => xpByReason(context, learner.id),
  }),
  weekMinutes: t.field({
    type: [DayMinutesType],
    select: zoneColumns,
    description: 'Minutes of each of the last seven days, today last.',
    resolve: (learner, _args, context) => weekOfMinutes(context, learner.id, zoneOf(learner)),
  }),
  streakFreezes: t.exposeInt('streakFreezes', {
    description: 'Freezes in hand, 0 or 1: earned every seventh day of a streak, it bridges one missed day.',
  }),
  longestStreak: t.exposeInt('streakLongest', { description: 'The longest streak so far, in days.' }),
}))

const LeaderboardPlace = builder.objectRef<Place>('LeaderboardPlace').implement({
  description: 'One learner on the leaderboard.',
  authScopes: { learner: true },
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Place, from 1; equal XP share a place.' }),
    firstName: t.exposeString('firstName', { description: 'First name; nothing else tells who it is.' }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true, description: 'Chosen built-in picture.' }),
    level: t.exposeInt('level', { description: 'Level.' }),
    xp: t.exposeInt('xp', { description: 'XP of this week.' }),
    isViewer: t.boolean({
      description: 'Whether it is the learner who asks.',
      resolve: (place, _args, context) => place.learnerId === context.viewer?.userId,
    }),
  }),
})

export const LeaderboardType = builder.objectRef<Leaderboard>('Leaderboard').implement({
  description: 'The ten learners with most XP this week, without whoever does not want to or may not be named.',
  authScopes: { learner: true },
  fields: (t) => ({
    week: t.exposeString('week', { description: 'Monday of the week in UTC, `YYYY-MM-DD`.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the week ends and the next one begins.' }),
    daysLeft: t.exposeInt('daysLeft', { description: 'Days until it opens for the learner; 0 when it is open.' }),
    places: t.field({
      type: [LeaderboardPlace],
      description: 'The first ten; none before it opens.',
      resolve: (board) => board.places,
    }),
    ownXp: t.exposeInt('ownXp', { description: 'XP of the learner this week.' }),
    isListed: t.exposeBoolean('isListed', {
      description: 'Whether the learner may be named: not opted out and, for a child, permitted by a parent.',
    }),
  }),
})
