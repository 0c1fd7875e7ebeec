import { providerName } from '@deepm/schema/rules/lab/lab'
import { crisisTopicsOf } from '@deepm/schema/rules/safety/care-texts'
import { isOverdue, type QueueKind, queueChoiceIds, queueKindIds } from '@deepm/schema/rules/staff/safety-queue'
import { builder } from '../../../graphql/builder.ts'
import { failure } from '../../../graphql/errors.types.ts'
import { CrisisTopicEnum, InteractionReportEnum } from '../../lab/interaction.types.ts'
import { LabToolEnum, SafetyLevelEnum } from '../../lab/lab.types.ts'
import { picturePath } from '../../lab/pictures/picture.service.ts'
import { ReportReasonEnum } from '../../projects/showcase.types.ts'
import { AlreadyDecidedError } from '../staff.errors.ts'
import type { QueueCount, QueueRow } from './queue.service.ts'
import type { ResponseTimes } from './queue-opening.service.ts'

const staffOnly = { authScopes: { staff: true } } as const

export const QueueKindEnum = builder.enumType('QueueKind', {
  description: 'Kind of item in the safety queue; the rules define severity and deadline of each.',
  values: queueKindIds,
})

export const QueueChoiceEnum = builder.enumType('QueueChoice', {
  description: 'A decision in the safety queue; each belongs to one kind.',
  values: queueChoiceIds,
})

export const QueueItem = builder.interfaceRef<QueueRow>('QueueItem').implement({
  description: 'An item that waits for a decision of staff.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its kind and the id of its source, separated by a colon.' }),
    kind: t.field({ type: QueueKindEnum, description: 'Kind of item.', resolve: ({ kind }) => kind }),
    since: t.field({
      type: 'DateTime',
      description: 'Start of the waiting time; pass it with the decision.',
      resolve: (it) => it.since,
    }),
    dueAt: t.field({ type: 'DateTime', description: 'Deadline of the decision.', resolve: ({ due }) => due }),
    isOverdue: t.boolean({
      description: 'Whether the deadline has passed.',
      resolve: ({ due }, _args, { clock }) => isOverdue(due, clock()),
    }),
    learnerId: t.exposeID('learnerId', { description: 'Id of the learner that it is about.' }),
    firstName: t.exposeString('firstName', { description: 'First name of that learner.' }),
    isChild: t.exposeBoolean('isChild', { description: 'Whether a parent decides for the learner.' }),
  }),
})

const typeNames: Record<QueueKind, string> = {
  crisis: 'QueuedInteraction',
  reportedAnswer: 'QueuedInteraction',
  reportedProject: 'QueuedProject',
  review: 'QueuedInteraction',
  share: 'QueuedProject',
  flagged: 'QueuedInteraction',
}

builder.objectRef<QueueRow>('QueuedInteraction').implement({
  ...staffOnly,
  interfaces: [QueueItem],
  description: 'A prompt of the lab or a question to a tutor, with its response, that waits for staff.',
  fields: (t) => ({
    toolType: t.field({ type: LabToolEnum, description: 'The tool that was chosen.', resolve: (it) => it.toolType }),
    lessonTitle: t.exposeString('lessonTitle', {
      nullable: true,
      description: 'Title of the lesson whose tutor was asked; null for a prompt of the lab.',
    }),
    prompt: t.exposeString('prompt', { description: 'The prompt, with placeholders for personal data.' }),
    response: t.exposeString('response', { description: 'The response, as plain text.' }),
    providerName: t.string({
      description: 'Display name of the provider.',
      resolve: ({ provider, lessonTitle }) => providerName(provider, lessonTitle !== null),
    }),
    safetyLevel: t.field({ type: SafetyLevelEnum, description: 'Safety level of the prompt.', resolve: ({ level }) => level }),
    reasons: t.exposeStringList('reasons', { description: 'Ids of the reasons for the level, most serious first.' }),
    crisisTopics: t.field({
      type: [CrisisTopicEnum],
      description: 'What a crisis is about, most urgent first; empty when it is none.',
      resolve: ({ reasons, crisisTopics }) => (reasons.includes('crisis') ? crisisTopicsOf(crisisTopics) : []),
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff first opened a crisis; null before that, and for other kinds.',
    }),
    openedByName: t.exposeString('openedByName', {
      nullable: true,
      description: 'Name of the staff member who first opened it; null when unknown.',
    }),
    reportReason: t.field({
      type: InteractionReportEnum,
      nullable: true,
      description: 'Why the learner reported the answer; null when they did not.',
      resolve: (it) => it.reportReason,
    }),
    reportNote: t.exposeString('reportNote', { description: 'Note of the learner about the report; may be empty.' }),
    isReviewAsked: t.exposeBoolean('isReviewAsked', { description: 'Whether the learner asked for a review.' }),
    picturePath: t.string({
      nullable: true,
      description: 'Path of the picture made from the prompt; null for an answer in words.',
      resolve: ({ pictureOf }) => pictureOf && picturePath(pictureOf),
    }),
  }),
})

type Report = NonNullable<QueueRow['reports']>[number]

const QueuedReport = builder.objectRef<Report>('QueuedReport').implement({
  ...staffOnly,
  description: 'A report about a project in the showcase. The reporter is not named.',
  fields: (t) => ({
    reason: t.field({ type: ReportReasonEnum, description: 'The chosen reason.', resolve: ({ reason }) => reason }),
    note: t.exposeString('note', { description: 'Note of the reporter; may be empty.' }),
    reportedAt: t.field({ type: 'DateTime', description: 'When it was reported.', resolve: (it) => new Date(it.reportedAt) }),
  }),
})

builder.objectRef<QueueRow>('QueuedProject').implement({
  ...staffOnly,
  interfaces: [QueueItem],
  description: 'The texts of a project that a learner wants to show, or that was reported.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title, as shown or to be shown.' }),
    description: t.exposeString('description', { description: 'Description, as shown or to be shown; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools.' }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether so many people reported it that it is hidden until the decision.',
    }),
    reports: t.field({ type: [QueuedReport], description: 'The open reports, oldest first.', resolve: (it) => it.reports ?? [] }),
  }),
})

export const QueueCountType = builder.objectRef<QueueCount>('QueueCount').implement({
  ...staffOnly,
  description: 'Number of waiting items of a kind.',
  fields: (t) => ({
    kind: t.field({ type: QueueKindEnum, description: 'The kind.', resolve: ({ kind }) => kind }),
    waiting: t.exposeInt('waiting', { description: 'Number of waiting items.' }),
    overdue: t.exposeInt('overdue', { description: 'Number of overdue items.' }),
  }),
})

export const ResponseTimesType = builder.objectRef<ResponseTimes>('CrisisResponseTimes').implement({
  ...staffOnly,
  description: 'How long crises of the last 30 days waited until a member of staff opened them.',
  fields: (t) => ({
    opened: t.exposeInt('opened', { description: 'Number of crises that were opened.' }),
    medianMinutes: t.exposeInt('medianMinutes', { nullable: true, description: 'Median of them; null when there are none.' }),
    longestMinutes: t.exposeInt('longestMinutes', {
      nullable: true,
      description: 'Longest time, including crises that still wait; null when there are none.',
    }),
  }),
})

builder.objectType(AlreadyDecidedError, {
  ...failure,
  name: 'AlreadyDecidedError',
  description: 'Another staff member decided first; nothing was changed.',
  fields: (t) => ({
    staffName: t.exposeString('staffName', { description: 'Name of the staff member who decided.' }),
    outcome: t.exposeString('outcome', { description: 'What was decided, in words.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'When it was decided.' }),
  }),
})
