import { builder } from '../../../graphql/builder.ts'
import type { Sheet } from './analytics.service.ts'
import type { AcademySafety, SafetyBands, SafetyWeek, StaffWork } from './analytics-safety.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const SafetyWeekType = builder.objectRef<SafetyWeek>('SafetyWeek').implement({
  description: 'Prompts of a week in the lab, from Monday to Sunday in UTC.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Its Monday, `YYYY-MM-DD`.' }),
    safe: t.exposeInt('safe', { description: 'Prompts in which nothing was found.' }),
    marked: t.exposeInt('marked', { description: 'Prompts that were answered with a warning.' }),
    blocked: t.exposeInt('blocked', { description: 'Prompts that were blocked.' }),
  }),
})

const FlagCountType = builder.objectRef<AcademySafety['reasons'][number]>('FlagCount').implement({
  description: 'How often prompts were marked or blocked for a reason. A prompt may have several.',
  authScopes: staffOnly,
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Id of the reason.' }),
    prompts: t.exposeInt('prompts', { description: 'Prompts.' }),
  }),
})

const SafetyBandsType = builder.objectRef<SafetyBands>('SafetyBands').implement({
  description: 'Learners by their safety score, as their parents see it. Whoever sent no prompt in its 30 days is not counted.',
  authScopes: staffOnly,
  fields: (t) => ({
    scored: t.exposeInt('scored', { nullable: true, description: `Learners who sent prompts; ${tooFew}.` }),
    high: t.exposeInt('high', { nullable: true, description: `Learners with 95 or more; ${tooFew}.` }),
    fair: t.exposeInt('fair', { nullable: true, description: `Learners with 90 to 94; ${tooFew}.` }),
    low: t.exposeInt('low', { nullable: true, description: `Learners with less than 90; ${tooFew}.` }),
  }),
})

const ReviewCountsType = builder.objectRef<StaffWork['reviews']>('ReviewCounts').implement({
  description: 'Questions of learners to look again at what was blocked.',
  authScopes: staffOnly,
  fields: (t) => ({
    asked: t.exposeInt('asked', { description: 'Reviews that were asked for.' }),
    granted: t.exposeInt('granted', { description: 'Of these, prompts that staff found to be fine.' }),
    refused: t.exposeInt('refused', { description: 'Of these, prompts that staff found rightly blocked.' }),
    open: t.exposeInt('open', { description: 'Of these, those that still wait.' }),
  }),
})

const ReportCountsType = builder.objectRef<StaffWork['reports']>('ReportCounts').implement({
  description: 'Reports about answers in the lab and about shown projects.',
  authScopes: staffOnly,
  fields: (t) => ({
    answers: t.exposeInt('answers', { description: 'Answers that were reported.' }),
    openAnswers: t.exposeInt('openAnswers', { description: 'Of these, those that still wait.' }),
    projects: t.exposeInt('projects', { description: 'Reports about projects.' }),
    openProjects: t.exposeInt('openProjects', { description: 'Of these, those that still wait.' }),
  }),
})

const DecisionTimeType = builder.objectRef<StaffWork['lab']>('DecisionTime').implement({
  description: 'How long people waited for staff.',
  authScopes: staffOnly,
  fields: (t) => ({
    decided: t.exposeInt('decided', { description: 'What staff decided.' }),
    medianHours: t.exposeFloat('medianHours', {
      nullable: true,
      description: 'Median time until they did, in hours with one decimal; null when they decided nothing.',
    }),
  }),
})

export const AcademySafetyType = builder.objectRef<Sheet<AcademySafety>>('AcademySafety').implement({
  description:
    'How safely the lab is used and how soon staff decide, in the last 12 weeks. What was written in the lab is erased after 90 days.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'The moment that the figures hold for.' }),
    weeks: t.field({
      type: [SafetyWeekType],
      description: 'The last 12 weeks, the longest ago first; the last one is running.',
      resolve: ({ figures }) => figures.weeks,
    }),
    reasons: t.field({
      type: [FlagCountType],
      description: 'Why prompts were marked or blocked, the most frequent first; reasons that were not found are left out.',
      resolve: ({ figures }) => figures.reasons,
    }),
    bands: t.field({
      type: SafetyBandsType,
      description: 'Learners by their safety score of now.',
      resolve: ({ figures }) => figures.bands,
    }),
    reviews: t.field({ type: ReviewCountsType, description: 'Reviews.', resolve: ({ figures }) => figures.reviews }),
    reports: t.field({ type: ReportCountsType, description: 'Reports.', resolve: ({ figures }) => figures.reports }),
    labDecisions: t.field({
      type: DecisionTimeType,
      description: 'Crises, reported answers and reviews.',
      resolve: ({ figures }) => figures.lab,
    }),
    projectDecisions: t.field({
      type: DecisionTimeType,
      description: 'Reports about projects.',
      resolve: ({ figures }) => figures.projects,
    }),
  }),
})
