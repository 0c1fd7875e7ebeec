import type { DinnerQuestion, WeekSummary } from '@deepm/schema/rules/family/week-summary'
import type { WeekDay, WeekFinding } from '@deepm/schema/rules/family/weekly-report'
import { builder } from '../../../graphql/builder.ts'
import { severalStatements } from '../../../graphql/limits.ts'
import { type LearnerWeek, learnerWeek } from './week.service.ts'

const signedIn = { signedIn: true } as const

const ActivityDay = builder.objectRef<WeekDay>('ActivityDay').implement({
  description: 'One day of a week.',
  authScopes: signedIn,
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Local date of the learner, `YYYY-MM-DD`.' }),
    minutes: t.exposeInt('minutes', { description: 'Minutes with a page of the academy visible.' }),
    interactions: t.exposeInt('interactions', { description: 'Prompts sent in the lab.' }),
  }),
})

const WeekFindingType = builder.objectRef<WeekFinding>('WeekFinding').implement({
  description: 'A finding about a learner’s week, by the rules in schema/rules/family/weekly-report.',
  authScopes: signedIn,
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Kind of finding.' }),
    text: t.exposeString('text', { description: 'The finding, in one sentence.' }),
    tip: t.exposeString('tip', { nullable: true, description: 'What a parent can do; null if nothing is needed.' }),
  }),
})

const WeekExperimentType = builder.objectRef<LearnerWeek['experiments'][number]>('WeekExperiment').implement({
  description: 'A mission of an experiment that a learner reached.',
  authScopes: signedIn,
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Local date of the learner, `YYYY-MM-DD`.' }),
    report: t.exposeString('report', { description: 'What the learner did, in one sentence without a subject.' }),
  }),
})

const DinnerQuestionType = builder.objectRef<DinnerQuestion>('DinnerQuestion').implement({
  description: 'A small question about an idea of a completed lesson, to ask at dinner.',
  authScopes: signedIn,
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The question.' }),
    answer: t.exposeString('answer', { description: 'The right answer, for the parent.' }),
  }),
})

const WeekSummaryType = builder.objectRef<WeekSummary>('WeekSummary').implement({
  description: 'A week in a few sentences, as in the weekly email.',
  authScopes: signedIn,
  fields: (t) => ({
    isQuiet: t.exposeBoolean('isQuiet', { description: 'Whether nothing happened in the week.' }),
    learned: t.exposeStringList('learned', { description: 'A sentence for each completed lesson; further ones are counted.' }),
    made: t.exposeStringList('made', { description: 'Sentences about projects and experiments.' }),
    dinner: t.field({
      type: DinnerQuestionType,
      nullable: true,
      description: 'Question from the newest completed lesson that has one; null without one.',
      resolve: ({ dinner }) => dinner,
    }),
    safety: t.exposeString('safety', { description: 'The most serious fact about the prompts of the week, in one sentence.' }),
    idea: t.exposeString('idea', { description: 'What a parent can do next.' }),
  }),
})

const LearnerWeekType = builder.objectRef<LearnerWeek>('LearnerWeek').implement({
  description: 'A week of a learner, Monday to Sunday in their time zone.',
  authScopes: signedIn,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'The Monday, `YYYY-MM-DD`.' }),
    previous: t.exposeString('previous', {
      nullable: true,
      description: 'Monday of the previous week; null at the week of the signup, or eleven weeks back.',
    }),
    next: t.exposeString('next', { nullable: true, description: 'Monday of the next week; null for this week.' }),
    days: t.field({ type: [ActivityDay], description: 'Monday to Sunday.', resolve: ({ days }) => days }),
    experiments: t.field({
      type: [WeekExperimentType],
      description: 'Missions of experiments reached in this week, oldest first.',
      resolve: ({ experiments }) => experiments,
    }),
    summary: t.field({ type: WeekSummaryType, description: 'The week in a few sentences.', resolve: ({ summary }) => summary }),
    highlights: t.field({
      type: [WeekFindingType],
      description: 'What went well, at most five; empty without facts.',
      resolve: ({ highlights }) => highlights,
    }),
    growth: t.field({
      type: [WeekFindingType],
      description: 'What to talk about, at most three.',
      resolve: ({ growth }) => growth,
    }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  week: t.field({
    type: LearnerWeekType,
    args: { of: t.arg.string({ required: false, description: 'Any date of the week, `YYYY-MM-DD`; this week if omitted.' }) },
    select: { id: true, createdAt: true, user: { select: { timeZone: true } } },
    complexity: { field: severalStatements },
    description: 'A week of the learner. For a date out of range, the nearest available week.',
    resolve: (learner, args, context) => learnerWeek(context, learner, args.of ?? null),
  }),
}))
