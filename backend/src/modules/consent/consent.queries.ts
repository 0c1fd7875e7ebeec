import { builder } from '../../graphql/builder.ts'
import { onWriter } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { type ConsentQuestion, readConsentQuestion } from './consent-link.service.ts'
import { readWithdrawal, type Withdrawal } from './withdrawal.service.ts'

const ConsentStateEnum = builder.enumType('ConsentState', {
  description: 'How the question to a parent stands: not answered yet, or what the answer was.',
  values: {
    open: { description: 'Not answered yet.' },
    granted: { description: 'The answer was yes.' },
    declined: { description: 'The answer was no; it can be changed for 7 days.' },
    withdrawn: { description: 'The yes was taken back.' },
  } as const,
})

const ConsentQuestionType = builder.objectRef<ConsentQuestion>('ConsentQuestion').implement({
  description: 'What a parent is asked by mail. Readable by whoever holds the mailed token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    parentFirstName: t.exposeString('parentFirstName', { description: 'First name of the parent, as the child gave it.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the question can be answered.' }),
    isInvitation: t.exposeBoolean('isInvitation', {
      description: 'Whether a learner of 13 or more invites, for whom nobody has to agree.',
    }),
    state: t.field({ type: ConsentStateEnum, description: 'How the question stands.', resolve: ({ state }) => state }),
    canAnswer: t.exposeBoolean('canAnswer', {
      description: 'Whether this link can answer now: the newest one, and after a no the one that said no.',
    }),
  }),
})

builder.queryField('consentQuestion', (t) =>
  t.field({
    type: ConsentQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the mailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'The question behind a mailed consent link. Reading it consumes nothing.',
    resolve: (_root, { token }, context) => readConsentQuestion(onWriter(context), token),
  }),
)

const WithdrawalType = builder.objectRef<Withdrawal>('Withdrawal').implement({
  description: 'Whose consent the link of the second mail takes back. Readable by whoever holds the mailed token.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    isWithdrawn: t.exposeBoolean('isWithdrawn', { description: 'Whether the consent was taken back already.' }),
  }),
})

builder.queryField('withdrawal', (t) =>
  t.field({
    type: WithdrawalType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the mailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'What the link of the second mail would take back. Reading it takes nothing back.',
    resolve: (_root, { token }, context) => readWithdrawal(onWriter(context), token),
  }),
)
