import { skillPercent, skills } from '@deepm/schema/rules/learning/skills'
import { levelProgress } from '@deepm/schema/rules/rewards/levels'
import { streakOn } from '@deepm/schema/rules/rewards/streak'
import { daysUntilUnlock, type Feature, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { learnerDay } from '@deepm/schema/rules/time/learner-day'
import { builder } from '../../../graphql/builder.ts'
import { byId } from '../../../graphql/pages.ts'
import { pathLessons, progressOf, skillPoints } from '../../curriculum/outline.service.ts'
import { mayReadLearner } from '../../guardianship/guardianship.service.ts'
import { storedStreak } from './stored-streak.service.ts'
import { zoneColumns, zoneOf } from './time-zone.service.ts'

export const ConsentStatusEnum = builder.enumType('ConsentStatus', {
  description: 'Where a learner stands with the consent of a parent. Only `notRequired` and `granted` may record anything.',
  values: ['notRequired', 'pending', 'granted', 'declined', 'withdrawn'] as const,
})

export const MembershipTierEnum = builder.enumType('MembershipTier', {
  description: 'The plan chosen at signup.',
  values: ['free', 'creator', 'academy'] as const,
})

const FeatureEnum = builder.enumType('Feature', {
  description: 'What opens with the age of an account.',
  values: Object.keys(unlockDays) as [Feature, ...Feature[]],
})

const SkillScore = builder.objectRef<{ id: string; name: string; percent: number }>('SkillScore').implement({
  description: 'How far a learner has trained one skill.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the skill.' }),
    name: t.exposeString('name', { description: 'Name of the skill.' }),
    percent: t.exposeInt('percent', { description: 'Whole percent, 0 to 100: points of completed lessons out of 100.' }),
  }),
})

const LevelProgress = builder.objectRef<ReturnType<typeof levelProgress>>('LevelProgress').implement({
  description: 'How far a learner is within the current level.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    xpIntoLevel: t.exposeInt('xpIntoLevel', { description: 'XP earned since the level was reached.' }),
    xpForNext: t.exposeInt('xpForNext', { description: 'XP between this level and the next.' }),
    percent: t.exposeInt('percent', { description: 'Whole percent, 0 to 99.' }),
  }),
})

const FeatureUnlock = builder.objectRef<{ feature: Feature; daysLeft: number }>('FeatureUnlock').implement({
  description: 'A feature that opens with the age of the account.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    feature: t.field({ type: FeatureEnum, description: 'What opens.', resolve: (unlock) => unlock.feature }),
    daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens; 0 when it is open.' }),
    isUnlocked: t.boolean({ description: 'Whether it is open now.', resolve: (unlock) => unlock.daysLeft === 0 }),
  }),
})

export const LearnerType = builder.prismaObject('Learner', {
  description: 'What belongs to a learner. Readable by the learner, by linked parents and by staff.',
  authScopes: (learner, context) => mayReadLearner(context, learner.id),
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The same id as the account of the learner.' }),
    firstName: t.string({
      select: { user: { select: { firstName: true } } },
      description: 'First name of the learner.',
      resolve: (learner) => learner.user.firstName,
    }),
    interests: t.string({
      select: { learningGoals: true },
      description: 'What the learner wants to learn, in their own words from the signup, with commas between; may be empty.',
      resolve: (learner) => learner.learningGoals.join(', '),
    }),
    consent: t.expose('consent', {
      type: ConsentStatusEnum,
      description: 'Where the learner stands with the consent of a parent.',
    }),
    isParentMailed: t.boolean({
      select: { consentRequests: { where: { answeredAt: null }, select: { sentCount: true } } },
      description: 'Whether the open question about consent was mailed to the parent; true where no question is open.',
      resolve: ({ consentRequests }) => consentRequests.every(({ sentCount }) => sentCount > 0),
    }),
    tier: t.expose('tier', { type: MembershipTierEnum, description: 'The plan chosen at signup.' }),
    selectedPersona: t.relation('persona', { nullable: true, description: 'The path the learner follows.' }),
    xp: t.exposeInt('xp', { description: 'Points in all: the sum of the ledger.' }),
    level: t.exposeInt('level', { description: 'Level that the XP amount to, from 1 up.' }),
    levelProgress: t.field({
      type: LevelProgress,
      select: { xp: true },
      description: 'How far the learner is within the level.',
      resolve: (learner) => levelProgress(learner.xp),
    }),
    streak: t.int({
      select: {
        streakDays: true,
        streakLongest: true,
        streakFreezes: true,
        streakLastDay: true,
        ...zoneColumns,
      },
      description: 'Days in a row with learning, up to today in the time zone of the learner.',
      resolve: (learner, _args, context) => streakOn(storedStreak(learner), learnerDay(context.clock(), zoneOf(learner))),
    }),
    completedLessons: t.int({
      description: 'Lessons of the paths that are completed.',
      resolve: async (learner, _args, context) => pathLessons(await progressOf(context, learner.id)).done,
    }),
    totalLessons: t.int({
      description: 'Lessons of the paths in all.',
      resolve: async (learner, _args, context) => pathLessons(await progressOf(context, learner.id)).total,
    }),
    skills: t.field({
      type: [SkillScore],
      description: 'The four skills, in their fixed order.',
      resolve: async (learner, _args, context) => {
        const progress = await progressOf(context, learner.id)
        return skills.map((skill) => ({ ...skill, percent: skillPercent(skillPoints(progress, skill.id)) }))
      },
    }),
    unlocks: t.field({
      type: [FeatureUnlock],
      select: { createdAt: true },
      description: 'What opens with the age of the account, soonest first.',
      resolve: (learner, _args, context) =>
        (Object.keys(unlockDays) as Feature[]).map((feature) => ({
          feature,
          daysLeft: daysUntilUnlock(feature, learner.createdAt, context.clock()),
        })),
    }),
    xpEntries: t.relatedConnection('xpEntries', {
      ...byId,
      description: 'The ledger of XP, newest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
})
