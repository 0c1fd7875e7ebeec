import type { FamilyRequestKind } from '@deepm/schema/rules/family/family-request-forms'
import type { FamilyRequest } from '../../../generated/prisma/client.ts'
import { builder } from '../../../graphql/builder.ts'
import { type Context, cached, onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { mayReadLearner } from '../../guardianship/guardianship.service.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import { type FamilyQuestion, readFamilyQuestion } from './family-answer.service.ts'
import { describeFamilyRequest, requestState } from './family-request.policy.ts'

export const FamilyRequestKindEnum = builder.enumType('FamilyRequestKind', {
  description: 'What a child asks for: more minutes today, a tool, or early access to the lab.',
  values: ['moreTime', 'tool', 'openLab'] as const satisfies FamilyRequestKind[],
})

const FamilyRequestStateEnum = builder.enumType('FamilyRequestState', {
  description: 'State of a request.',
  values: ['open', 'approved', 'declined', 'expired'] as const,
})

export const FamilyRequestType = builder.prismaObject('FamilyRequest', {
  description: 'Something a child asks the family for. Readable by the learner, by linked parents and by staff.',
  authScopes: (request, context) => mayReadLearner(context, request.learnerId),
  select: { learnerId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the request.' }),
    kind: t.expose('kind', { type: FamilyRequestKindEnum, description: 'Kind of request.' }),
    tool: t.expose('tool', { type: LabToolEnum, nullable: true, description: 'Requested tool.' }),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'Requested extra minutes for the day.' }),
    words: t.string({
      select: { kind: true, tool: true, minutes: true },
      description: 'What is asked for, as the end of a sentence that begins with "Mia has asked".',
      resolve: describeFamilyRequest,
    }),
    state: t.field({
      type: FamilyRequestStateEnum,
      select: { state: true, expiresAt: true },
      description: 'State; a request that was not answered in time is expired.',
      resolve: (request, _args, context) => requestState(request, context.clock()),
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
})

builder.prismaObjectField('Notification', 'request', (t) =>
  t.prismaField({
    type: 'FamilyRequest',
    nullable: true,
    select: { kind: true, source: true },
    description: 'The open request of a child that the notification is about; null for others and once it is answered.',
    resolve: async (_query, { kind, source }, _args, context) =>
      kind === 'familyAsked' ? ((await openRequestsOf(context)).get(source) ?? null) : null,
  }),
)

/** Returns the open requests to the signed-in parent by id, in one statement for all notifications. */
function openRequestsOf(context: Context): Promise<Map<string, FamilyRequest>> {
  return cached(context, 'open-family-requests', async () => {
    const learner = { guardianships: { some: { parentId: context.viewer?.userId ?? '' } } }
    const where = { state: 'open', expiresAt: { gt: context.clock() }, learner } as const
    return new Map((await context.db.familyRequest.findMany({ where })).map((request) => [request.id, request]))
  })
}

builder.prismaObjectField('Learner', 'openRequests', (t) =>
  t.relation('familyRequests', {
    description: 'Unanswered requests of the learner to the family, oldest first.',
    query: (_args, context) => ({
      where: { state: 'open', expiresAt: { gt: context.clock() } },
      orderBy: [{ askedAt: 'asc' as const }, { id: 'asc' as const }],
    }),
  }),
)

/** Behind an emailed link, so without a sign-in: contains only what the email said. */
export const FamilyQuestionType = builder.objectRef<FamilyQuestion>('FamilyQuestion').implement({
  description: 'A child’s request behind an emailed link. Readable by anyone with its token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    words: t.exposeString('words', {
      description: 'What is asked for, as the end of a sentence that begins with "Mia has asked".',
    }),
    details: t.exposeString('details', {
      nullable: true,
      description: 'Description of the project to be shown; null for other requests, or if it is empty.',
    }),
    state: t.expose('state', { type: FamilyRequestStateEnum, description: 'State of the request.' }),
  }),
})

builder.queryField('familyQuestion', (t) =>
  t.field({
    type: FamilyQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'A child’s request behind an emailed link. Reading it answers nothing.',
    resolve: (_root, { token }, context) => readFamilyQuestion(onWriter(context), token),
  }),
)
