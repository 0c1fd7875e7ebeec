import {
  coachProvider,
  type InteractionReport,
  interactionReports,
  type LabCategory,
  type LabTool,
  labCategories,
  labToolIds,
} from '@deepm/schema/rules/lab'
import { builder } from '../../graphql/builder.ts'
import { failure } from '../../graphql/errors.types.ts'
import { mayReadLearner } from '../family/guardianship.service.ts'
import { type LabStanding, labStanding } from './lab.service.ts'
import { LabLockedError, LabTimeUpError } from './practice.errors.ts'

export const LabToolEnum = builder.enumType('LabTool', {
  description: 'The four tools of the lab, in their order.',
  values: labToolIds as readonly [LabTool, ...LabTool[]],
})

const LabCategoryEnum = builder.enumType('LabCategory', {
  description: 'Kinds of suggested prompts, in their order.',
  values: Object.keys(labCategories) as [LabCategory, ...LabCategory[]],
})

const SafetyLevelEnum = builder.enumType('SafetyLevel', {
  description: 'How safe a prompt is. One at danger gets no answer.',
  values: ['safe', 'warning', 'danger'] as const,
})

export const InteractionReportEnum = builder.enumType('InteractionReportReason', {
  description: 'Why somebody reports an answer of the lab.',
  values: Object.keys(interactionReports) as [InteractionReport, ...InteractionReport[]],
})

builder.prismaObject('LabPrompt', {
  description: 'A prompt to try in the lab.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the prompt.' }),
    category: t.field({
      type: LabCategoryEnum,
      select: { category: true },
      description: 'What kind of prompt it is.',
      resolve: (prompt) => prompt.category as LabCategory,
    }),
    title: t.exposeString('title', { description: 'What it is called, in a few words.' }),
    text: t.exposeString('text', { description: 'The prompt.' }),
    tool: t.expose('tool', { type: LabToolEnum, description: 'The tool it suits.' }),
    lesson: t.relation('lesson', { description: 'The lesson that teaches what it practises.' }),
  }),
})

builder.prismaObject('Interaction', {
  description:
    'One prompt that was sent in the lab, without private things, and what came back. Readable by the learner, by linked parents and by staff; what sounds like a crisis not by parents, since a child may have written about them.',
  authScopes: async ({ learnerId, reasons }, context) =>
    (await mayReadLearner(context, learnerId)) && !(context.viewer?.role === 'parent' && reasons.includes('crisis')),
  select: { learnerId: true, reasons: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the interaction.' }),
    toolType: t.expose('toolType', { type: LabToolEnum, description: 'The tool that was chosen.' }),
    prompt: t.exposeString('prompt', { description: 'What was asked, with placeholders for private things.' }),
    response: t.exposeString('response', {
      description: 'What came back, as plain text: the Practice Coach’s answer, or why there is none.',
    }),
    provider: t.string({
      description: 'Who answered: practice-coach, a coach made of rules and no AI model.',
      resolve: () => coachProvider,
    }),
    safetyLevel: t.expose('level', { type: SafetyLevelEnum, description: 'How safe the prompt is.' }),
    reasons: t.exposeStringList('reasons', { description: 'Ids of why it has its level, the gravest first; empty when safe.' }),
    isCrisis: t.boolean({
      description: 'Whether it sounded as if somebody needs help; helplines stand in the place of an answer.',
      resolve: ({ reasons }) => reasons.includes('crisis'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    isLiked: t.boolean({
      select: { likedAt: true },
      description: 'Whether the learner likes the answer.',
      resolve: ({ likedAt }) => likedAt !== null,
    }),
    isReported: t.boolean({
      select: { reportedAt: true },
      description: 'Whether the learner reported the answer.',
      resolve: ({ reportedAt }) => reportedAt !== null,
    }),
    reportReason: t.expose('reportReason', {
      type: InteractionReportEnum,
      nullable: true,
      description: 'Why it was reported; null when it was not.',
    }),
    reportNote: t.exposeString('reportNote', { description: 'Words of the learner about the report; may be empty.' }),
    isReviewAsked: t.boolean({
      select: { reviewAskedAt: true },
      description: 'Whether the learner asked staff to look at what was blocked.',
      resolve: ({ reviewAskedAt }) => reviewAskedAt !== null,
    }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true, description: 'When staff had looked at it.' }),
    staffNote: t.exposeString('staffNote', { description: 'What staff say to the learner about it; may be empty.' }),
  }),
})

const LabStandingType = builder.objectRef<LabStanding>('LabStanding').implement({
  description: 'How a learner stands with the lab.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens; 0 when it is open.' }),
    minutesLeft: t.exposeInt('minutesLeft', { description: 'Minutes left today, by the calendar of the learner.' }),
    minutesPerDay: t.exposeInt('minutesPerDay', { description: 'Minutes of each day.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  lab: t.field({
    type: LabStandingType,
    select: { id: true, createdAt: true, user: { select: { timeZone: true } } },
    description: 'How the learner stands with the AI Experiment Lab.',
    resolve: (learner, _args, context) => labStanding(context, learner),
  }),
  interactions: t.relatedConnection('interactions', {
    cursor: 'id',
    description:
      'What the learner asked in the lab in the last 90 days, newest first. To parents without what sounds like a crisis.',
    query: (_args, { viewer }) => ({
      ...(viewer?.role === 'parent' && { where: { NOT: { reasons: { has: 'crisis' } } } }),
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  }),
}))

builder.objectType(LabLockedError, {
  ...failure,
  name: 'LabLockedError',
  description: 'The account is too young for the lab.',
  fields: (t) => ({ daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens.' }) }),
})

builder.objectType(LabTimeUpError, {
  ...failure,
  name: 'LabTimeUpError',
  description: 'The minutes in the lab are used up for today.',
})
