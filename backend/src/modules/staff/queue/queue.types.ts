import { providerName } from '@deepm/schema/rules/lab/lab'
import { isOverdue, type QueueKind, queueChoiceIds, queueKindIds } from '@deepm/schema/rules/staff/safety-queue'
import { builder } from '../../../graphql/builder.ts'
import { failure } from '../../../graphql/errors.types.ts'
import { InteractionReportEnum, LabToolEnum, SafetyLevelEnum } from '../../lab/lab.types.ts'
import { ReportReasonEnum } from '../../projects/showcase.types.ts'
import { AlreadyDecidedError } from '../staff.errors.ts'
import type { QueueCount, QueueRow } from './queue.service.ts'

const staffOnly = { authScopes: { staff: true } } as const

export const QueueKindEnum = builder.enumType('QueueKind', {
  description: 'What waits in the safety queue; how grave each is and how long staff have stands in the rules.',
  values: queueKindIds,
})

export const QueueChoiceEnum = builder.enumType('QueueChoice', {
  description: 'What staff decide in the safety queue; each belongs to one kind.',
  values: queueChoiceIds,
})

export const QueueItem = builder.interfaceRef<QueueRow>('QueueItem').implement({
  description: 'Something that waits for a decision of staff.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its kind and the id of what it is about, with a colon between.' }),
    kind: t.field({ type: QueueKindEnum, description: 'What it is.', resolve: ({ kind }) => kind }),
    since: t.field({
      type: 'DateTime',
      description: 'Since when it waits; to be named by the decision.',
      resolve: (it) => it.since,
    }),
    dueAt: t.field({ type: 'DateTime', description: 'Until when it should be decided.', resolve: ({ due }) => due }),
    isOverdue: t.boolean({
      description: 'Whether that moment has passed.',
      resolve: ({ due }, _args, { clock }) => isOverdue(due, clock()),
    }),
    learnerId: t.exposeID('learnerId', { description: 'Id of the learner whom it is about.' }),
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
  description: 'A prompt of the lab and what came back, that waits for staff.',
  fields: (t) => ({
    toolType: t.field({ type: LabToolEnum, description: 'The tool that was chosen.', resolve: (it) => it.toolType }),
    prompt: t.exposeString('prompt', { description: 'What was asked, with placeholders for personal data.' }),
    response: t.exposeString('response', { description: 'What came back, as plain text.' }),
    providerName: t.string({ description: 'Who answered, for people.', resolve: ({ provider }) => providerName(provider) }),
    safetyLevel: t.field({ type: SafetyLevelEnum, description: 'How safe the prompt is.', resolve: ({ level }) => level }),
    reasons: t.exposeStringList('reasons', { description: 'Ids of why it has its level, the gravest first.' }),
    reportReason: t.field({
      type: InteractionReportEnum,
      nullable: true,
      description: 'Why the learner reported the answer; null when they did not.',
      resolve: (it) => it.reportReason,
    }),
    reportNote: t.exposeString('reportNote', { description: 'Words of the learner about the report; may be empty.' }),
    isReviewAsked: t.exposeBoolean('isReviewAsked', { description: 'Whether the learner asked to look at it again.' }),
  }),
})

type Report = NonNullable<QueueRow['reports']>[number]

const QueuedReport = builder.objectRef<Report>('QueuedReport').implement({
  ...staffOnly,
  description: 'What somebody found wrong with a shown project. Who it was is not told.',
  fields: (t) => ({
    reason: t.field({ type: ReportReasonEnum, description: 'The chosen reason.', resolve: ({ reason }) => reason }),
    note: t.exposeString('note', { description: 'Words of theirs; may be empty.' }),
    reportedAt: t.field({ type: 'DateTime', description: 'When it was reported.', resolve: (it) => new Date(it.reportedAt) }),
  }),
})

builder.objectRef<QueueRow>('QueuedProject').implement({
  ...staffOnly,
  interfaces: [QueueItem],
  description: 'The words of a project that a learner would like to show, or that somebody reported.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title as it would be or is shown.' }),
    description: t.exposeString('description', { description: 'Description as it would be or is shown; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools.' }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether so many reported it that it waits, hidden, for the decision.',
    }),
    reports: t.field({ type: [QueuedReport], description: 'The open reports, oldest first.', resolve: (it) => it.reports ?? [] }),
  }),
})

export const QueueCountType = builder.objectRef<QueueCount>('QueueCount').implement({
  ...staffOnly,
  description: 'How much of a kind waits.',
  fields: (t) => ({
    kind: t.field({ type: QueueKindEnum, description: 'The kind.', resolve: ({ kind }) => kind }),
    waiting: t.exposeInt('waiting', { description: 'How much of it waits.' }),
    overdue: t.exposeInt('overdue', { description: 'How much of that is past its deadline.' }),
  }),
})

builder.objectType(AlreadyDecidedError, {
  ...failure,
  name: 'AlreadyDecidedError',
  description: 'Another member of staff decided first; nothing was changed.',
  fields: (t) => ({
    staffName: t.exposeString('staffName', { description: 'Who decided.' }),
    outcome: t.exposeString('outcome', { description: 'What was decided, in words.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'When.' }),
  }),
})
