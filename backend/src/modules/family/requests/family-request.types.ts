import type { FamilyRequestKind } from '@deepm/schema/rules/family/family-request-forms'
import { builder } from '../../../graphql/builder.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { mayReadLearner } from '../../guardianship/guardianship.service.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import { type FamilyQuestion, readFamilyQuestion } from './family-answer.service.ts'
import { askedWords, requestState } from './family-request.policy.ts'

export const FamilyRequestKindEnum = builder.enumType('FamilyRequestKind', {
  description: 'What a child asks for: minutes on top of today, a tool, or the lab before its time.',
  values: ['moreTime', 'tool', 'openLab'] as const satisfies FamilyRequestKind[],
})

const FamilyRequestStateEnum = builder.enumType('FamilyRequestState', {
  description: 'Where a question stands.',
  values: ['open', 'approved', 'declined', 'expired'] as const,
})

export const FamilyRequestType = builder.prismaObject('FamilyRequest', {
  description: 'Something a child asks the family for. Readable by the learner, by linked parents and by staff.',
  authScopes: (request, context) => mayReadLearner(context, request.learnerId),
  select: { learnerId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the question.' }),
    kind: t.expose('kind', { type: FamilyRequestKindEnum, description: 'What kind of thing is asked for.' }),
    tool: t.expose('tool', { type: LabToolEnum, nullable: true, description: 'The tool that is asked for.' }),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'Minutes that are asked for on top of the day.' }),
    words: t.string({
      select: { kind: true, tool: true, minutes: true },
      description: 'What is asked for, as the end of a sentence that begins with "Mia asks".',
      resolve: askedWords,
    }),
    state: t.field({
      type: FamilyRequestStateEnum,
      select: { state: true, expiresAt: true },
      description: 'Where it stands; one that nobody answered in time is expired.',
      resolve: (request, _args, context) => requestState(request, context.clock()),
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
  }),
})

builder.prismaObjectField('Learner', 'openRequests', (t) =>
  t.relation('familyRequests', {
    description: 'What the learner asks the family for and nobody has answered yet, oldest first.',
    query: (_args, context) => ({
      where: { state: 'open', expiresAt: { gt: context.clock() } },
      orderBy: [{ askedAt: 'asc' as const }, { id: 'asc' as const }],
    }),
  }),
)

/** Behind a mailed link, so without a sign-in: only what the mail said. */
export const FamilyQuestionType = builder.objectRef<FamilyQuestion>('FamilyQuestion').implement({
  description: 'What a parent is asked by mail about the wish of a child. Readable by whoever holds the mailed token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    words: t.string({
      description: 'What is asked for, as the end of a sentence that begins with "Mia asks".',
      resolve: ({ request }) => askedWords(request),
    }),
    state: t.field({
      type: FamilyRequestStateEnum,
      description: 'Where it stands.',
      resolve: ({ request }, _args, context) => requestState(request, context.clock()),
    }),
  }),
})

builder.queryField('familyQuestion', (t) =>
  t.field({
    type: FamilyQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the mailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'The question behind a mailed link about the wish of a child. Reading it answers nothing.',
    resolve: (_root, { token }, context) => readFamilyQuestion(onWriter(context), token),
  }),
)
