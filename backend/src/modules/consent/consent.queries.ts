import { builder } from '../../graphql/builder.ts'
import { onWriter } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { type ConsentQuestion, readConsentQuestion } from './consent-link.service.ts'
import { erasureAfter, readWithdrawal, type Withdrawal } from './withdrawal.service.ts'

const ConsentStateEnum = builder.enumType('ConsentState', {
  description: 'State of a consent request: not answered yet, or the answer.',
  values: {
    open: { description: 'Not answered yet.' },
    granted: { description: 'The parent agreed.' },
    declined: { description: 'The parent declined; the answer can be changed for 7 days.' },
    withdrawn: { description: 'The consent was withdrawn.' },
  } as const,
})

const ConsentQuestionType = builder.objectRef<ConsentQuestion>('ConsentQuestion').implement({
  description: 'The consent request behind an emailed link. Readable by anyone with its token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    parentFirstName: t.exposeString('parentFirstName', { description: 'First name of the parent, as the child gave it.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the request expires.' }),
    isInvitation: t.exposeBoolean('isInvitation', {
      description: 'Whether a learner of 13 or more invites a parent, so that no consent is needed.',
    }),
    state: t.field({ type: ConsentStateEnum, description: 'State of the request.', resolve: ({ state }) => state }),
    canAnswer: t.exposeBoolean('canAnswer', {
      description: 'Whether this link can answer now: the newest one, and after a refusal also the one that was used to decline.',
    }),
    isForViewer: t.exposeBoolean('isForViewer', {
      description: 'Whether it was emailed to the address of the parent who is signed in.',
    }),
  }),
})

builder.queryField('consentQuestion', (t) =>
  t.field({
    type: ConsentQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'The consent request behind an emailed link. Reading it consumes nothing.',
    resolve: (_root, { token }, context) => readConsentQuestion(onWriter(context), token),
  }),
)

const WithdrawalType = builder.objectRef<Withdrawal>('Withdrawal').implement({
  description: 'The consent that the link in the second email withdraws. Readable by anyone with its token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    isWithdrawn: t.exposeBoolean('isWithdrawn', { description: 'Whether consent was already withdrawn.' }),
  }),
})

builder.queryField('withdrawal', (t) =>
  t.field({
    type: WithdrawalType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'The consent that the link in the second email would withdraw. Reading it withdraws nothing.',
    resolve: (_root, { token }, context) => readWithdrawal(onWriter(context), token),
  }),
)

builder.prismaObjectFields('Learner', (t) => ({
  erasureAt: t.field({
    type: 'DateTime',
    nullable: true,
    select: {
      consent: true,
      consentEvents: {
        where: { status: 'withdrawn' },
        select: { createdAt: true },
        orderBy: { createdAt: 'desc' },
        take: 1,
      },
    },
    description: 'When the account is erased because consent was withdrawn; null otherwise.',
    resolve: ({ consent, consentEvents: [newest] }) =>
      consent === 'withdrawn' && newest ? erasureAfter(newest.createdAt) : null,
  }),
}))
