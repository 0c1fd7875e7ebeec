import { closedKind, closedKinds } from '@deepm/schema/rules/staff/staff-accounts'
import { builder } from '../../../graphql/builder.ts'
import { failure } from '../../../graphql/errors.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { AccountClosedError } from '../account.errors.ts'
import { type Closure, readClosedNotice } from './closure.service.ts'

const ClosedKindEnum = builder.enumType('ClosedKind', {
  description: 'What it is called that nobody signs in to an account for now.',
  values: closedKinds,
})

builder.objectType(AccountClosedError, {
  ...failure,
  name: 'AccountClosedError',
  description: 'Somebody proved who they are, and their account is closed for now; they were not signed in.',
  fields: (t) => ({
    kind: t.field({ type: ClosedKindEnum, description: 'What happened.', resolve: ({ kind }) => kind }),
    reason: t.exposeString('reason', { description: 'Why, as staff wrote it for them.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
})

const ClosedNotice = builder.objectRef<Closure>('ClosedNotice').implement({
  description: 'Why an account is closed for now. Readable by whoever has just proved to an identity provider that it is theirs.',
  authScopes: { public: true },
  fields: (t) => ({
    kind: t.field({ type: ClosedKindEnum, description: 'What happened.', resolve: ({ role }) => closedKind(role) }),
    reason: t.exposeString('reason', { description: 'Why, as staff wrote it for them.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
})

builder.queryField('closedNotice', (t) =>
  t.field({
    type: ClosedNotice,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the address that the sign-in led to.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'What somebody reads whose sign-in at an identity provider led to an account that is closed for now.',
    resolve: (_root, { token }, context) => readClosedNotice(onWriter(context), token),
  }),
)
