import { builder } from '../../../graphql/builder.ts'
import type { StoredFigures } from './analytics.service.ts'
import type { AcademySafety, SafetyBands, SafetyWeek, StaffWork } from './analytics-safety.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const SafetyWeekType = builder.objectRef<SafetyWeek>('SafetyWeek').implement({
  description: 'Prompts of a week in the lab, from Monday to Sunday in UTC.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Monday of the week, `YYYY-MM-DD`.' }),
    safe: t.exposeInt('safe', { description: 'Prompts without a finding.' }),
    marked: t.exposeInt('marked', { description: 'Prompts that were answered with a warning.' }),
    blocked: t.exposeInt('blocked', { description: 'Prompts that were blocked.' }),
  }),
})

const FlagCountType = builder.objectRef<AcademySafety['reasons'][number]>('FlagCount').implement({
  description: 'How often prompts were flagged or blocked for a reason. A prompt may have several.',
  authScopes: staffOnly,
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Id of the reason.' }),
    prompts: t.exposeInt('prompts', { description: 'Number of prompts.' }),
  }),
})

const SafetyBandsType = builder.objectRef<SafetyBands>('SafetyBands').implement({
  description: 'Learners by safety score, as shown to their parents. Leaves out learners without a prompt in the last 30 days.',
  authScopes: staffOnly,
  fields: (t) => ({
    scored: t.exposeInt('scored', { nullable: true, description: `Learners who sent prompts; ${tooFew}.` }),
    high: t.exposeInt('high', { nullable: true, description: `Learners with 95 or more; ${tooFew}.` }),
    fair: t.exposeInt('fair', { nullable: true, description: `Learners with 90 to 94; ${tooFew}.` }),
    low: t.exposeInt('low', { nullable: true, description: `Learners with less than 90; ${tooFew}.` }),
  }),
})

const ReviewCountsType = builder.objectRef<StaffWork['reviews']>('ReviewCounts').implement({
  description: 'Requests of learners to review blocked prompts.',
  authScopes: staffOnly,
  fields: (t) => ({
    asked: t.exposeInt('asked', { description: 'Requested reviews.' }),
    granted: t.exposeInt('granted', { description: 'Of these, prompts that staff found harmless.' }),
    refused: t.exposeInt('refused', { description: 'Of these, prompts that staff found correctly blocked.' }),
    open: t.exposeInt('open', { description: 'Of these, still waiting.' }),
  }),
})

const ReportCountsType = builder.objectRef<StaffWork['reports']>('ReportCounts').implement({
  description: 'Reports about answers in the lab and about projects in the showcase.',
  authScopes: staffOnly,
  fields: (t) => ({
    answers: t.exposeInt('answers', { description: 'Reported answers.' }),
    openAnswers: t.exposeInt('openAnswers', { description: 'Of these, still waiting.' }),
    projects: t.exposeInt('projects', { description: 'Reports about projects.' }),
    openProjects: t.exposeInt('openProjects', { description: 'Of these, still waiting.' }),
  }),
})

const DecisionTimeType = builder.objectRef<StaffWork['lab']>('DecisionTime').implement({
  description: 'Waiting time for decisions of staff.',
  authScopes: staffOnly,
  fields: (t) => ({
    decided: t.exposeInt('decided', { description: 'Number of decisions.' }),
    medianHours: t.exposeFloat('medianHours', {
      nullable: true,
      description: 'Median waiting time, in hours to one decimal; null without decisions.',
    }),
  }),
})

export const AcademySafetyType = builder.objectRef<StoredFigures<AcademySafety>>('AcademySafety').implement({
  description: 'How safely the lab is used and how fast staff decide, in the last 12 weeks. Lab texts are erased after 90 days.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'Timestamp of the figures.' }),
    weeks: t.field({
      type: [SafetyWeekType],
      description: 'The last 12 weeks, oldest first; the last one is in progress.',
      resolve: ({ figures }) => figures.weeks,
    }),
    reasons: t.field({
      type: [FlagCountType],
      description: 'Why prompts were flagged or blocked, most frequent first; reasons that did not occur are left out.',
      resolve: ({ figures }) => figures.reasons,
    }),
    bands: t.field({
      type: SafetyBandsType,
      description: 'Learners by current safety score.',
      resolve: ({ figures }) => figures.bands,
    }),
    reviews: t.field({ type: ReviewCountsType, description: 'Reviews.', resolve: ({ figures }) => figures.reviews }),
    reports: t.field({ type: ReportCountsType, description: 'Reports.', resolve: ({ figures }) => figures.reports }),
    labDecisions: t.field({
      type: DecisionTimeType,
      description: 'Decisions on crises, reported answers and reviews.',
      resolve: ({ figures }) => figures.lab,
    }),
    projectDecisions: t.field({
      type: DecisionTimeType,
      description: 'Reports about projects.',
      resolve: ({ figures }) => figures.projects,
    }),
  }),
})
