import { skillPercent, skills } from '@deepm/schema/rules/learning/skills'
import { levelProgress } from '@deepm/schema/rules/rewards/levels'
import { streakOn } from '@deepm/schema/rules/rewards/streak'
import { daysUntilUnlock, type Feature, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { learnerDay } from '@deepm/schema/rules/time/learner-day'
import { builder } from '../../../graphql/builder.ts'
import { byId } from '../../../graphql/pages.ts'
import { progressOf } from '../../curriculum/outline.service.ts'
import { pathLessons, skillPoints } from '../../curriculum/progress-figures.policy.ts'
import { mayReadLearner } from '../../guardianship/guardianship.service.ts'
import { storedStreak } from './stored-streak.service.ts'
import { zoneColumns, zoneOf } from './time-zone.service.ts'

export const ConsentStatusEnum = builder.enumType('ConsentStatus', {
  description: 'Consent status of a learner. Activity is recorded only for `notRequired` and `granted`.',
  values: ['notRequired', 'pending', 'granted', 'declined', 'withdrawn'] as const,
})

export const MembershipTierEnum = builder.enumType('MembershipTier', {
  description: 'The plan chosen at signup.',
  values: ['free', 'creator', 'academy'] as const,
})

const FeatureEnum = builder.enumType('Feature', {
  description: 'A feature that unlocks with the age of the account.',
  values: Object.keys(unlockDays) as [Feature, ...Feature[]],
})

const SkillScore = builder.objectRef<{ id: string; name: string; percent: number }>('SkillScore').implement({
  description: 'Progress of a learner in one skill.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the skill.' }),
    name: t.exposeString('name', { description: 'Name of the skill.' }),
    percent: t.exposeInt('percent', { description: 'Whole percent, 0 to 100: points of completed lessons out of 100.' }),
  }),
})

const LevelProgress = builder.objectRef<ReturnType<typeof levelProgress>>('LevelProgress').implement({
  description: 'Progress of a learner within the current level.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    xpIntoLevel: t.exposeInt('xpIntoLevel', { description: 'XP earned since the level was reached.' }),
    xpForNext: t.exposeInt('xpForNext', { description: 'XP between this level and the next.' }),
    percent: t.exposeInt('percent', { description: 'Whole percent, 0 to 99.' }),
  }),
})

const FeatureUnlock = builder.objectRef<{ feature: Feature; daysLeft: number }>('FeatureUnlock').implement({
  description: 'When a feature unlocks, by the age of the account.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    feature: t.field({ type: FeatureEnum, description: 'The feature.', resolve: (unlock) => unlock.feature }),
    daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it unlocks; 0 once it is unlocked.' }),
    isUnlocked: t.boolean({ description: 'Whether it is unlocked now.', resolve: (unlock) => unlock.daysLeft === 0 }),
  }),
})

export const LearnerType = builder.prismaObject('Learner', {
  description: 'The profile and progress of a learner. Readable by the learner, by linked parents and by staff.',
  authScopes: (learner, context) => mayReadLearner(context, learner.id),
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Same id as the learner’s account.' }),
    firstName: t.string({
      select: { user: { select: { firstName: true } } },
      description: 'First name of the learner.',
      resolve: (learner) => learner.user.firstName,
    }),
    interests: t.string({
      select: { learningGoals: true },
      description: 'What the learner wants to learn, in their own words at signup, separated by commas; may be empty.',
      resolve: (learner) => learner.learningGoals.join(', '),
    }),
    consent: t.expose('consent', {
      type: ConsentStatusEnum,
      description: 'Consent status of the learner.',
    }),
    isParentMailed: t.boolean({
      select: { consentRequests: { where: { answeredAt: null }, select: { sentCount: true } } },
      description: 'Whether the open consent request was emailed to the parent; true when none is open.',
      resolve: ({ consentRequests }) => consentRequests.every(({ sentCount }) => sentCount > 0),
    }),
    askedParentEmail: t.string({
      nullable: true,
      select: { id: true, consentRequests: { where: { answeredAt: null }, select: { parentEmail: true } } },
      description: 'Address that the open consent request is for, as the learner entered it; visible to the learner only.',
      resolve: ({ id, consentRequests }, _args, { viewer }) => (id === viewer?.userId && consentRequests[0]?.parentEmail) || null,
    }),
    tier: t.expose('tier', { type: MembershipTierEnum, description: 'The plan chosen at signup.' }),
    selectedPersona: t.relation('persona', { nullable: true, description: 'Path that the learner follows.' }),
    xp: t.exposeInt('xp', { description: 'Total points: the sum of the ledger.' }),
    level: t.exposeInt('level', { description: 'Level for this much XP, starting at 1.' }),
    levelProgress: t.field({
      type: LevelProgress,
      select: { xp: true },
      description: 'Progress within the level.',
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
      description: 'Days in a row with a completed lesson, up to today in the learner’s time zone.',
      resolve: (learner, _args, context) => streakOn(storedStreak(learner), learnerDay(context.clock(), zoneOf(learner))),
    }),
    completedLessons: t.int({
      description: 'Number of completed lessons on the paths.',
      resolve: async (learner, _args, context) => pathLessons(await progressOf(context, learner.id)).done,
    }),
    totalLessons: t.int({
      description: 'Total number of lessons on the paths.',
      resolve: async (learner, _args, context) => pathLessons(await progressOf(context, learner.id)).total,
    }),
    skills: t.field({
      type: [SkillScore],
      description: 'The four skills, in a fixed order.',
      resolve: async (learner, _args, context) => {
        const progress = await progressOf(context, learner.id)
        return skills.map((skill) => ({ ...skill, percent: skillPercent(skillPoints(progress, skill.id)) }))
      },
    }),
    unlocks: t.field({
      type: [FeatureUnlock],
      select: { createdAt: true },
      description: 'Features that unlock with the age of the account, soonest first.',
      resolve: (learner, _args, context) =>
        (Object.keys(unlockDays) as Feature[]).map((feature) => ({
          feature,
          daysLeft: daysUntilUnlock(feature, learner.createdAt, context.clock()),
        })),
    }),
    xpEntries: t.relatedConnection('xpEntries', {
      ...byId,
      description: 'XP ledger, newest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
})
