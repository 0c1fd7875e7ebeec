import { type InteractionReport, interactionReports, providerName } from '@deepm/schema/rules/lab/lab'
import { type CrisisTopic, crisisReplies, crisisTopicIds, crisisTopicsOf } from '@deepm/schema/rules/safety/care-texts'
import { builder } from '../../graphql/builder.ts'
import { costOfPage, longText } from '../../graphql/limits.ts'
import { byId } from '../../graphql/pages.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { LabToolEnum, SafetyLevelEnum } from './lab.types.ts'

export const InteractionReportEnum = builder.enumType('InteractionReportReason', {
  description: 'Why a learner reports an answer of the lab.',
  values: Object.keys(interactionReports) as [InteractionReport, ...InteractionReport[]],
})

export const CrisisTopicEnum = builder.enumType('CrisisTopic', {
  description: 'What a crisis is about; decides the reply to the learner.',
  values: Object.fromEntries(
    crisisTopicIds.map((topic) => [topic, { description: `${crisisReplies[topic].forStaff}.` }]),
  ) as Record<CrisisTopic, { description: string }>,
})

builder.prismaObject('Interaction', {
  description:
    'A prompt that was sent in the lab or to the tutor of a lesson, without personal data, and its response. Readable by the learner, by linked parents and by staff. Parents cannot read a crisis, because a child may have written about them.',
  authScopes: async ({ learnerId, reasons }, context) =>
    (await mayReadLearner(context, learnerId)) && !(context.viewer?.role === 'parent' && reasons.includes('crisis')),
  select: { learnerId: true, reasons: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the interaction.' }),
    toolType: t.expose('toolType', {
      type: LabToolEnum,
      description: 'The tool that was chosen; chatgpt for a question to a tutor, where there is no choice.',
    }),
    lesson: t.relation('lesson', {
      nullable: true,
      description: 'The lesson whose tutor was asked; null for a prompt of the lab.',
    }),
    step: t.exposeInt('step', {
      nullable: true,
      description: 'The step of the lesson that the tutor pointed to, counted from 1; null if none.',
    }),
    prompt: t.exposeString('prompt', { complexity: longText, description: 'The prompt, with placeholders for personal data.' }),
    response: t.exposeString('response', {
      complexity: longText,
      description:
        'The response, as plain text without personal data: the answer of a model, of the Practice Coach or of the search in a lesson, or why there is none.',
    }),
    provider: t.exposeString('provider', {
      description: 'Id of what answered: practice-coach, which is not an AI chatbot, or a model provider.',
    }),
    providerName: t.string({
      select: { provider: true, lessonId: true },
      description: 'Display name of the provider.',
      resolve: ({ provider, lessonId }) => providerName(provider, lessonId !== null),
    }),
    model: t.exposeString('model', { description: 'Name of the model that answered; empty for the Practice Coach.' }),
    safetyLevel: t.expose('level', { type: SafetyLevelEnum, description: 'Safety level of the prompt.' }),
    reasons: t.exposeStringList('reasons', {
      description: 'Ids of the reasons for the level, most serious first; empty when safe.',
    }),
    isCrisis: t.boolean({
      description: 'Whether the learner may need help; the response contains helplines instead of an answer.',
      resolve: ({ reasons }) => reasons.includes('crisis'),
    }),
    crisisTopic: t.field({
      type: CrisisTopicEnum,
      nullable: true,
      select: { reasons: true, crisisTopics: true },
      description: 'What a crisis is about; null when it is none.',
      resolve: ({ reasons, crisisTopics }) => (reasons.includes('crisis') ? crisisTopicsOf(crisisTopics)[0] : null),
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
    reportNote: t.exposeString('reportNote', { description: 'Note of the learner about the report; may be empty.' }),
    isReviewAsked: t.boolean({
      select: { reviewAskedAt: true },
      description: 'Whether the learner asked staff to review the blocked prompt.',
      resolve: ({ reviewAskedAt }) => reviewAskedAt !== null,
    }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true, description: 'When staff reviewed it.' }),
    isReviewGranted: t.exposeBoolean('reviewGranted', {
      nullable: true,
      description: 'Decision of staff on the review: true if the prompt should not have been blocked; null while undecided.',
    }),
    staffNote: t.exposeString('staffNote', { description: 'Message from staff to the learner; may be empty.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  interactions: t.relatedConnection('interactions', {
    ...byId,
    complexity: costOfPage,
    description: 'Prompts of the learner in the lab in the last 90 days, newest first. Parents do not see a crisis.',
    query: (_args, { viewer }) => ({
      where: {
        answeredAt: { not: null },
        lessonId: null,
        ...(viewer?.role === 'parent' && { NOT: { reasons: { has: 'crisis' } } }),
      },
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  }),
}))
