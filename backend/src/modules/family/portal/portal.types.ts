import { ageOn } from '@deepm/schema/rules/accounts/ages'
import type { WeekDay, WeekFinding } from '@deepm/schema/rules/family/weekly-report'
import { providerName } from '@deepm/schema/rules/lab/lab'
import {
  fewestPromptsToScore,
  type PartScore,
  type SafetyPart,
  safetyWeights,
  shownScore,
} from '@deepm/schema/rules/safety/safety-score'
import { localDay } from '@deepm/schema/rules/time/local-day'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { byId } from '../../../graphql/pages.ts'
import { cursorFor, type JournalEntry, type Page, readJournal } from './journal.service.ts'
import { seenByParents } from './parents-view.service.ts'
import { averageMinutes, courseTally, type Summary, summaryOf } from './summary.service.ts'
import { type LearnerWeek, learnerWeek } from './week.service.ts'

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
      description: `Whole number, 0 to 100; null with fewer than ${fewestPromptsToScore} prompts.`,
      resolve: ({ safety }) => shownScore(safety),
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

const JournalKindEnum = builder.enumType('JournalKind', {
  description: 'Kind of journal entry: a completed lesson, or an answered prompt of the lab.',
  values: ['lesson', 'prompt'] as const,
})

const JournalEntryType = builder.objectRef<JournalEntry & { day: string }>('JournalEntry').implement({
  description: 'An entry of a learner’s journal.',
  authScopes: signedIn,
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the entry.', resolve: ({ kind, sourceId }) => `${kind}:${sourceId}` }),
    kind: t.field({ type: JournalKindEnum, description: 'Kind of entry.', resolve: ({ kind }) => kind }),
    sourceId: t.exposeID('sourceId', { description: 'Id of the lesson, or of the interaction.' }),
    title: t.exposeString('title', { description: 'Title of the lesson; for a prompt, the id of the tool.' }),
    answeredBy: t.string({
      nullable: true,
      description: 'Display name of what answered a prompt, such as “Practice Coach”; null for a lesson.',
      resolve: ({ provider }) => provider && providerName(provider),
    }),
    withHelp: t.exposeInt('withHelp', {
      description: 'Questions of the lesson whose answer was explained after three wrong attempts; 0 for a prompt.',
    }),
    at: t.field({ type: 'DateTime', description: 'When it was completed or sent.', resolve: ({ at }) => at }),
    day: t.exposeString('day', { description: 'Local date of the learner at that time, `YYYY-MM-DD`.' }),
  }),
})

const pages = { defaultSize: 20, maxSize: 100, toCursor: cursorFor }

function withDays(entries: JournalEntry[], timeZone: string) {
  return entries.map((entry) => ({ ...entry, day: localDay(entry.at, timeZone) }))
}

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
    description: 'Summary of the learner, as shown to parents.',
    resolve: ({ id }, _args, context) => summaryOf(context, id),
  }),
  week: t.field({
    type: LearnerWeekType,
    args: { of: t.arg.string({ required: false, description: 'Any date of the week, `YYYY-MM-DD`; this week if omitted.' }) },
    select: { id: true, createdAt: true, user: { select: { timeZone: true } } },
    description: 'A week of the learner. For a date out of range, the nearest available week.',
    resolve: (learner, args, context) => learnerWeek(context, learner, args.of ?? null),
  }),
  journal: t.connection({
    type: JournalEntryType,
    select: { id: true, user: { select: { timeZone: true } } },
    description: 'Completed lessons and answered prompts, newest first. Leaves out a crisis.',
    resolve: ({ id, user }, args, context) => {
      const read = async (page: Page) => withDays(await readJournal(context, id, page), user.timeZone)
      return resolveCursorConnection({ args, ...pages }, read)
    },
  }),
  sharedInteractions: t.relatedConnection('interactions', {
    ...byId,
    description:
      'Interactions in the lab that parents see, newest first; the learner sees the same ones here. Leaves out a crisis.',
    query: { where: seenByParents, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  sharedInteraction: t.prismaField({
    type: 'Interaction',
    nullable: true,
    args: { id: t.arg.id({ description: 'Id of the interaction.' }) },
    description: 'An interaction that parents see; null if there is none with this id.',
    resolve: (query, learner, { id }, { db }) =>
      db.interaction.findFirst({ ...query, where: { ...seenByParents, id, learnerId: learner.id } }),
  }),
}))
