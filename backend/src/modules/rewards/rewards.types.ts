import { avatarNames } from '@deepm/schema/rules/accounts/avatar-names'
import { avatarOfAchievement } from '@deepm/schema/rules/accounts/earned-avatars'
import { metricUnits } from '@deepm/schema/rules/rewards/achievements'
import { builder } from '../../graphql/builder.ts'
import { zoneColumns, zoneOf } from '../accounts/profile/time-zone.service.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { type AchievementProgress, achievementProgress, type Earned, earnedAt, recentlyEarned } from './achievement.service.ts'
import { type DayMinutes, minutesOfWeek } from './activity.service.ts'
import { type ReasonXp, sourceTitle, xpByReason } from './ledger.service.ts'
import type { Reward } from './rewards.service.ts'

const RarityEnum = builder.enumType('Rarity', {
  description: 'Rarity of an achievement, from common to legendary.',
  values: ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const,
})

const CategoryEnum = builder.enumType('AchievementCategory', {
  description: 'Category of an achievement.',
  values: ['learning', 'streak', 'social', 'creative'] as const,
})

const XpReasonEnum = builder.enumType('XpReason', {
  description: 'Reason for XP.',
  values: ['lesson', 'achievement', 'tutorial', 'experiment'] as const,
})

const ReachUnitEnum = builder.enumType('ReachUnit', {
  description: 'Unit of the progress toward an achievement.',
  values: [...new Set(Object.values(metricUnits))],
})

const AchievementReach = builder.objectRef<AchievementProgress>('AchievementReach').implement({
  description: 'Progress of a learner toward an achievement.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'Value reached so far.' }),
    goal: t.exposeInt('goal', { description: 'Value to reach.' }),
    unit: t.expose('unit', { type: ReachUnitEnum, description: 'Unit of both values.' }),
  }),
})

export const AchievementType = builder.prismaObject('Achievement', {
  description: 'An achievement, which can be earned once.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the achievement.' }),
    name: t.exposeString('name', { description: 'Name of the achievement.' }),
    description: t.exposeString('description', { description: 'How to earn it.' }),
    icon: t.exposeString('icon', { description: 'One emoji.' }),
    xpReward: t.exposeInt('xpReward', { description: 'XP for earning it, 50 to 1500.' }),
    rarity: t.expose('rarity', { type: RarityEnum, description: 'Rarity.' }),
    category: t.expose('category', { type: CategoryEnum, description: 'Category.' }),
    pictureName: t.string({
      nullable: true,
      description: 'Name of the built-in picture that comes with it; null for most.',
      resolve: ({ id }) => {
        const avatar = avatarOfAchievement(id)
        return avatar && avatarNames[avatar]
      },
    }),
    earnedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the signed-in learner earned it; null while it is locked.',
      resolve: (achievement, _args, context) => earnedAt(context, achievement.id),
    }),
    reached: t.field({
      type: AchievementReach,
      description: 'Progress of the signed-in learner.',
      resolve: (achievement, _args, context) => achievementProgress(context, achievement.rule),
    }),
  }),
})

const EarnedAchievement = builder.objectRef<Earned>('EarnedAchievement').implement({
  description: 'An achievement that a learner earned.',
  authScopes: (earned, context) => mayReadLearner(context, earned.learnerId),
  fields: (t) => ({
    id: t.id({ description: 'Stable id.', resolve: (earned) => `${earned.learnerId}:${earned.achievement.id}` }),
    achievement: t.field({ type: AchievementType, description: 'The achievement.', resolve: (earned) => earned.achievement }),
    earnedAt: t.expose('earnedAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
})

builder.prismaObject('XpEntry', {
  description: 'An entry of the XP ledger.',
  authScopes: (entry, context) => mayReadLearner(context, entry.learnerId),
  select: { learnerId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the entry.' }),
    reason: t.expose('reason', { type: XpReasonEnum, description: 'Reason for the XP.' }),
    source: t.exposeString('source', {
      description: 'Id of the lesson, achievement, tutorial step or experiment; `<experiment>/<number>` for a mission.',
    }),
    title: t.string({
      select: { reason: true, source: true },
      description: 'Title of the lesson, experiment or mission, or name of the achievement or of the tutorial badge.',
      resolve: (entry, _args, context) => sourceTitle(context, entry),
    }),
    amount: t.exposeInt('amount', { description: 'Amount of XP.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
})

export const RewardType = builder.objectRef<Reward>('Reward').implement({
  description: 'Reward of a request; empty for a repeated request.',
  authScopes: { learner: true },
  fields: (t) => ({
    xpEarned: t.exposeInt('xpEarned', { description: 'XP earned by this request, including achievements.' }),
    newLevel: t.exposeInt('newLevel', {
      nullable: true,
      description: 'New level after this request; null if unchanged.',
    }),
    achievements: t.field({
      type: [AchievementType],
      description: 'Achievements earned by this request.',
      resolve: (reward) => reward.achievements,
    }),
    streakDays: t.int({
      nullable: true,
      description: 'New streak, for the first counted activity of a day; null if unchanged.',
      resolve: ({ streak }) => streak?.days ?? null,
    }),
    isFreezeUsed: t.boolean({
      description: 'Whether a freeze kept the streak through a missed day.',
      resolve: ({ streak }) => streak?.isFreezeUsed ?? false,
    }),
    isFreezeEarned: t.boolean({
      description: 'Whether the streak earned a freeze.',
      resolve: ({ streak }) => streak?.isFreezeEarned ?? false,
    }),
    learner: t.prismaField({
      type: 'Learner',
      description: 'The learner with updated XP, level and streak.',
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
    minutes: t.exposeInt('minutes', { description: 'Minutes with a page of the academy visible.' }),
  }),
})

export const RecordActivityPayload = builder.objectRef<DayMinutes>('RecordActivityPayload').implement({
  description: 'The minute was counted.',
  authScopes: { learner: true },
  fields: (t) => ({
    minutesToday: t.exposeInt('minutes', { description: 'Minutes so far today, in the learner’s time zone.' }),
    day: t.exposeString('day', { description: 'Local date of these minutes, `YYYY-MM-DD`.' }),
  }),
})

const ReasonXpType = builder.objectRef<ReasonXp>('ReasonXp').implement({
  description: 'XP for one reason.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    reason: t.expose('reason', { type: XpReasonEnum, description: 'Reason for the XP.' }),
    xp: t.exposeInt('xp', { description: 'Total XP for this reason.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  recentAchievements: t.field({
    type: [EarnedAchievement],
    description: 'The three latest achievements, newest first.',
    resolve: (learner, _args, context) => recentlyEarned(context, learner.id),
  }),
  xpByReason: t.field({
    type: [ReasonXpType],
    description: 'XP by reason; together they are the total.',
    resolve: (learner, _args, context) => xpByReason(context, learner.id),
  }),
  weekMinutes: t.field({
    type: [DayMinutesType],
    select: zoneColumns,
    description: 'Minutes of each of the last seven days, today last.',
    resolve: (learner, _args, context) => minutesOfWeek(context, learner.id, zoneOf(learner)),
  }),
  streakFreezes: t.exposeInt('streakFreezes', {
    description: 'Available streak freezes, 0 or 1. One is earned every seventh day of a streak and bridges one missed day.',
  }),
  dailyGoalMinutes: t.exposeInt('dailyGoalMinutes', {
    description: 'Minutes a day that the learner aims for: 5, 10, 15 or 20. It changes no limit.',
  }),
  longestStreak: t.exposeInt('streakLongest', { description: 'Longest streak so far, in days.' }),
}))
