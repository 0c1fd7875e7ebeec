import { builder } from '../../graphql/builder.ts'
import { mayReadLearner } from '../family/guardianship.service.ts'
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
  }),
})

builder.prismaObject('LearnerAchievement', {
  name: 'EarnedAchievement',
  description: 'An achievement that a learner earned.',
  authScopes: (earned, context) => mayReadLearner(context, earned.learnerId),
  select: { learnerId: true, achievementId: true },
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the earning.', resolve: (earned) => `${earned.learnerId}:${earned.achievementId}` }),
    achievement: t.relation('achievement', { description: 'What was earned.' }),
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
    amount: t.exposeInt('amount', { description: 'XP given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
  }),
})

export const RewardType = builder.objectRef<Reward>('Reward').implement({
  description: 'What one request earned; nothing when it was a repetition.',
  authScopes: { learner: true },
  fields: (t) => ({
    xpEarned: t.exposeInt('xpEarned', { description: 'XP given by this request, achievements included.' }),
    achievements: t.field({
      type: [AchievementType],
      description: 'Achievements earned by this request.',
      resolve: (reward) => reward.achievements,
    }),
  }),
})
