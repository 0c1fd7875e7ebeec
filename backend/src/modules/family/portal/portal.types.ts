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

// What a parent sees about a child, and a learner about themselves, from the same fields.

const signedIn = { signedIn: true } as const

const SafetyPartEnum = builder.enumType('SafetyPart', {
  description: 'What can take something from the safety score, the gravest first. What is not named here counts nothing.',
  values: Object.keys(safetyWeights) as [SafetyPart, ...SafetyPart[]],
})

const PartScoreType = builder.objectRef<PartScore>('SafetyPartScore').implement({
  description: 'What one kind of prompt takes from the safety score.',
  authScopes: signedIn,
  fields: (t) => ({
    part: t.field({ type: SafetyPartEnum, description: 'Which kind.', resolve: ({ part }) => part }),
    count: t.exposeInt('count', { description: 'How many prompts.' }),
    points: t.exposeFloat('points', { description: 'Points they take together, with one decimal.' }),
  }),
})

const SafetyScoreType = builder.objectRef<Pick<Summary, 'safety' | 'flagged'>>('SafetyScore').implement({
  description:
    'How safely the lab was used in the last 30 days, by the formula in schema/rules/safety-score: 100 less what the prompts take on average.',
  authScopes: signedIn,
  fields: (t) => ({
    score: t.int({
      nullable: true,
      description: `Whole, 0 to 100; null as long as there are fewer than ${fewestPromptsToScore} prompts.`,
      resolve: ({ safety }) => shownScore(safety),
    }),
    prompts: t.int({ description: 'Prompts that count.', resolve: ({ safety }) => safety.prompts }),
    parts: t.field({
      type: [PartScoreType],
      description: 'What takes something, the most first.',
      resolve: ({ safety }) => safety.parts,
    }),
    flagged: t.exposeInt('flagged', { description: 'Prompts of these days that the rules marked or blocked.' }),
  }),
})

const LearnerSummary = builder.objectRef<Summary>('LearnerSummary').implement({
  description: 'How a learner stands, as parents see it.',
  authScopes: signedIn,
  fields: (t) => ({
    totalMinutes: t.exposeInt('minutes', { description: 'Minutes with a page of the academy in view, in all.' }),
    averageMinutes: t.int({
      description: 'Minutes of a session on average: of the days with learning, in whole minutes.',
      resolve: averageMinutes,
    }),
    lastActive: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the learner was last here; null before the first time.',
      resolve: ({ lastActive }) => lastActive,
    }),
    coursesCompleted: t.int({
      description: 'Tool courses with all lessons completed.',
      resolve: async ({ learnerId }, _args, context) => (await courseTally(context, learnerId)).completed,
    }),
    totalCourses: t.int({
      description: 'Tool courses in all.',
      resolve: async ({ learnerId }, _args, context) => (await courseTally(context, learnerId)).total,
    }),
    projectsCreated: t.exposeInt('projects', { description: 'Projects in all columns, without those that were deleted.' }),
    safety: t.field({ type: SafetyScoreType, description: 'The safety score.', resolve: (summary) => summary }),
  }),
})

const ActivityDay = builder.objectRef<WeekDay>('ActivityDay').implement({
  description: 'One day of a week.',
  authScopes: signedIn,
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Local date of the learner, `YYYY-MM-DD`.' }),
    minutes: t.exposeInt('minutes', { description: 'Minutes with a page of the academy in view.' }),
    interactions: t.exposeInt('interactions', { description: 'Prompts sent in the lab.' }),
  }),
})

const WeekFindingType = builder.objectRef<WeekFinding>('WeekFinding').implement({
  description: 'One thing that a week says about a learner, by the rules in schema/rules/weekly-report.',
  authScopes: signedIn,
  fields: (t) => ({
    id: t.exposeString('id', { description: 'What kind of thing it is.' }),
    text: t.exposeString('text', { description: 'The fact, in a sentence.' }),
    tip: t.exposeString('tip', { nullable: true, description: 'What a parent can do; null where nothing is to be done.' }),
  }),
})

const LearnerWeekType = builder.objectRef<LearnerWeek>('LearnerWeek').implement({
  description: 'One week of a learner, Monday to Sunday by their own calendar.',
  authScopes: signedIn,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'The Monday, `YYYY-MM-DD`.' }),
    previous: t.exposeString('previous', {
      nullable: true,
      description: 'Monday of the week before; null when there is none to look at: at the signup, or eleven weeks back.',
    }),
    next: t.exposeString('next', { nullable: true, description: 'Monday of the week after; null for this week.' }),
    days: t.field({ type: [ActivityDay], description: 'Monday to Sunday.', resolve: ({ days }) => days }),
    highlights: t.field({
      type: [WeekFindingType],
      description: 'What went well, five at most; none when there is no fact to name.',
      resolve: ({ highlights }) => highlights,
    }),
    growth: t.field({
      type: [WeekFindingType],
      description: 'What to talk about, three at most.',
      resolve: ({ growth }) => growth,
    }),
  }),
})

const JournalKindEnum = builder.enumType('JournalKind', {
  description: 'What a line of the journal is about: a completed lesson, or an answered prompt of the lab.',
  values: ['lesson', 'prompt'] as const,
})

const JournalEntryType = builder.objectRef<JournalEntry & { day: string }>('JournalEntry').implement({
  description: 'One line of a learner’s journal.',
  authScopes: signedIn,
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the line.', resolve: ({ kind, sourceId }) => `${kind}:${sourceId}` }),
    kind: t.field({ type: JournalKindEnum, description: 'What it is about.', resolve: ({ kind }) => kind }),
    sourceId: t.exposeID('sourceId', { description: 'Id of the lesson, or of the interaction.' }),
    title: t.exposeString('title', { description: 'Title of the lesson; of a prompt the id of the tool.' }),
    answeredBy: t.string({
      nullable: true,
      description: 'Who answered a prompt, as people call them, such as “Practice Coach”; null for a lesson.',
      resolve: ({ provider }) => provider && providerName(provider),
    }),
    withHelp: t.exposeInt('withHelp', {
      description: 'Questions of the lesson whose answer was explained after three wrong tries; 0 for a prompt.',
    }),
    at: t.field({ type: 'DateTime', description: 'When it was completed or sent.', resolve: ({ at }) => at }),
    day: t.exposeString('day', { description: 'The local date of the learner then, `YYYY-MM-DD`.' }),
  }),
})

const pages = { defaultSize: 20, maxSize: 100, toCursor: cursorFor }

function withDays(entries: JournalEntry[], timeZone: string) {
  return entries.map((entry) => ({ ...entry, day: localDay(entry.at, timeZone) }))
}

builder.prismaObjectFields('Learner', (t) => ({
  age: t.int({
    select: { ageAtSignup: true, createdAt: true },
    description: 'Age in years: as given at signup, and a year more for each that the account is old.',
    resolve: ({ ageAtSignup, createdAt }, _args, { clock }) => ageOn(ageAtSignup, createdAt, clock()),
  }),
  lastName: t.string({
    select: { user: { select: { lastName: true } } },
    description: 'Last name of the learner; may be empty.',
    resolve: ({ user }) => user.lastName,
  }),
  summary: t.field({
    type: LearnerSummary,
    description: 'How the learner stands, as parents see it.',
    resolve: ({ id }, _args, context) => summaryOf(context, id),
  }),
  week: t.field({
    type: LearnerWeekType,
    args: { of: t.arg.string({ required: false, description: 'Any date of the week, `YYYY-MM-DD`; this week when left out.' }) },
    select: { id: true, createdAt: true, user: { select: { timeZone: true } } },
    description: 'A week of the learner. For a date outside what can be looked at, the nearest week that can.',
    resolve: (learner, args, context) => learnerWeek(context, learner, args.of ?? null),
  }),
  journal: t.connection({
    type: JournalEntryType,
    select: { id: true, user: { select: { timeZone: true } } },
    description: 'Completed lessons and answered prompts, newest first. Without what sounds like a crisis.',
    resolve: ({ id, user }, args, context) => {
      const read = async (page: Page) => withDays(await readJournal(context, id, page), user.timeZone)
      return resolveCursorConnection({ args, ...pages }, read)
    },
  }),
  sharedInteractions: t.relatedConnection('interactions', {
    ...byId,
    description: 'What parents see of the lab, newest first; the learner sees the same here. Without what sounds like a crisis.',
    query: { where: seenByParents, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  sharedInteraction: t.prismaField({
    type: 'Interaction',
    nullable: true,
    args: { id: t.arg.id({ description: 'Id of the interaction.' }) },
    description: 'One of what parents see of the lab; null when there is none with this id.',
    resolve: (query, learner, { id }, { db }) =>
      db.interaction.findFirst({ ...query, where: { ...seenByParents, id, learnerId: learner.id } }),
  }),
}))
