import { closedKind, closedKinds } from '@deepm/schema/rules/staff/staff-accounts'
import { builder } from '../../../graphql/builder.ts'
import { failure } from '../../../graphql/errors.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { AccountClosedError } from '../account.errors.ts'
import { type Closure, readClosedNotice } from './closure.service.ts'

const ClosedKindEnum = builder.enumType('ClosedKind', {
  description: 'Kind of account closure.',
  values: closedKinds,
})

builder.objectType(AccountClosedError, {
  ...failure,
  name: 'AccountClosedError',
  description: 'The person proved who they are, but their account is closed; they were not signed in.',
  fields: (t) => ({
    kind: t.field({ type: ClosedKindEnum, description: 'Kind of closure.', resolve: ({ kind }) => kind }),
    reason: t.exposeString('reason', { description: 'Reason, as written by staff for this person.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'When the account was closed.' }),
  }),
})

const ClosedNotice = builder.objectRef<Closure>('ClosedNotice').implement({
  description: 'Why an account is closed. Readable by the person who just proved to an identity provider that it is theirs.',
  authScopes: { public: true },
  fields: (t) => ({
    kind: t.field({ type: ClosedKindEnum, description: 'Kind of closure.', resolve: ({ role }) => closedKind(role) }),
    reason: t.exposeString('reason', { description: 'Reason, as written by staff for this person.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'When the account was closed.' }),
  }),
})

builder.queryField('closedNotice', (t) =>
  t.field({
    type: ClosedNotice,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token from the URL that the sign-in redirected to.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'Why an account is closed, after a sign-in with an identity provider.',
    resolve: (_root, { token }, context) => readClosedNotice(onWriter(context), token),
  }),
)
