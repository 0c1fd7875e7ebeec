import { ageOn } from '@deepm/schema/rules/accounts/ages'
import {
  minPromptsToScore,
  type PartScore,
  type SafetyPart,
  safetyWeights,
  scoreToShow,
} from '@deepm/schema/rules/safety/safety-score'
import { builder } from '../../../graphql/builder.ts'
import { costOfPage, severalStatements } from '../../../graphql/limits.ts'
import { byId } from '../../../graphql/pages.ts'
import { visibleToParents } from './parent-visibility.service.ts'
import { averageMinutes, courseTally, type Summary, summaryOf } from './summary.service.ts'

// The same fields show a parent a child's data and a learner their own.

const signedIn = { signedIn: true } as const

const SafetyPartEnum = builder.enumType('SafetyPart', {
  description: 'What lowers the safety score, most serious first. Anything else has no effect.',
  values: Object.keys(safetyWeights) as [SafetyPart, ...SafetyPart[]],
})

const PartScoreType = builder.objectRef<PartScore>('SafetyPartScore').implement({
  description: 'What one kind of prompt takes off the safety score.',
  authScopes: signedIn,
  fields: (t) => ({
    part: t.field({ type: SafetyPartEnum, description: 'Kind of prompt.', resolve: ({ part }) => part }),
    count: t.exposeInt('count', { description: 'Number of prompts.' }),
    points: t.exposeFloat('points', { description: 'Points they take off in total, to one decimal.' }),
  }),
})

const SafetyScoreType = builder.objectRef<Pick<Summary, 'safety' | 'flagged'>>('SafetyScore').implement({
  description:
    'How safely the lab was used in the last 30 days, by the formula in schema/rules/safety/safety-score: 100 minus the average deduction per prompt.',
  authScopes: signedIn,
  fields: (t) => ({
    score: t.int({
      nullable: true,
      description: `Whole number, 0 to 100; null with fewer than ${minPromptsToScore} prompts.`,
      resolve: ({ safety }) => scoreToShow(safety),
    }),
    prompts: t.int({ description: 'Number of prompts that count.', resolve: ({ safety }) => safety.prompts }),
    parts: t.field({
      type: [PartScoreType],
      description: 'Deductions, largest first.',
      resolve: ({ safety }) => safety.parts,
    }),
    flagged: t.exposeInt('flagged', { description: 'Prompts of these days that the rules flagged or blocked.' }),
  }),
})

const LearnerSummary = builder.objectRef<Summary>('LearnerSummary').implement({
  description: 'Summary of a learner, as shown to parents.',
  authScopes: signedIn,
  fields: (t) => ({
    totalMinutes: t.exposeInt('minutes', { description: 'Total minutes with a page of the academy visible.' }),
    averageMinutes: t.int({
      description: 'Average minutes per day with learning, in whole minutes.',
      resolve: averageMinutes,
    }),
    lastActive: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the learner was last active; null before the first time.',
      resolve: ({ lastActive }) => lastActive,
    }),
    coursesCompleted: t.int({
      description: 'Number of tool courses with all lessons completed.',
      resolve: async ({ learnerId }, _args, context) => (await courseTally(context, learnerId)).completed,
    }),
    totalCourses: t.int({
      description: 'Total number of tool courses.',
      resolve: async ({ learnerId }, _args, context) => (await courseTally(context, learnerId)).total,
    }),
    projectsCreated: t.exposeInt('projects', { description: 'Number of projects in all columns, without deleted ones.' }),
    safety: t.field({ type: SafetyScoreType, description: 'The safety score.', resolve: (summary) => summary }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  age: t.int({
    select: { ageAtSignup: true, createdAt: true },
    description: 'Age in years: as given at signup, plus the full years since.',
    resolve: ({ ageAtSignup, createdAt }, _args, { clock }) => ageOn(ageAtSignup, createdAt, clock()),
  }),
  lastName: t.string({
    select: { user: { select: { lastName: true } } },
    description: 'Last name of the learner; may be empty.',
    resolve: ({ user }) => user.lastName,
  }),
  summary: t.field({
    type: LearnerSummary,
    complexity: { field: severalStatements },
    description: 'Summary of the learner, as shown to parents.',
    resolve: ({ id }, _args, context) => summaryOf(context, id),
  }),
  sharedInteractions: t.relatedConnection('interactions', {
    ...byId,
    complexity: costOfPage,
    description:
      'Interactions in the lab and with tutors that parents see, newest first; the learner sees the same ones here. Leaves out a crisis.',
    query: { where: visibleToParents, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  sharedInteraction: t.prismaField({
    type: 'Interaction',
    nullable: true,
    args: { id: t.arg.id({ description: 'Id of the interaction.' }) },
    description: 'An interaction that parents see; null if there is none with this id.',
    resolve: (query, learner, { id }, { db }) =>
      db.interaction.findFirst({ ...query, where: { ...visibleToParents, id, learnerId: learner.id } }),
  }),
}))
