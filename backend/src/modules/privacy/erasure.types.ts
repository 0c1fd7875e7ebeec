import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { onWriter } from '../../platform/context.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { AddressUnconfirmedError } from '../accounts/account.errors.ts'
import { ChildrenLinkedError, LastStaffError, ProgrammeRunningError } from './erasure.errors.ts'
import { type ErasureQuestion, erasureOpenUntil, readErasureQuestion } from './erasure.service.ts'

errorType(ProgrammeRunningError, 'The account pays for a programme, which must end before the account can be erased.')
errorType(AddressUnconfirmedError, 'The account has no confirmed email address.')
errorType(
  ChildrenLinkedError,
  'Children depend on the consent of this parent, who must withdraw it before the account can be erased.',
)
errorType(LastStaffError, 'No other staff member has access, so the last one cannot be erased.')

builder.prismaObjectFields('User', (t) => ({
  erasureOpenUntil: t.field({
    type: 'DateTime',
    nullable: true,
    select: { id: true },
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    description: 'When the emailed erasure question expires; null when none is open.',
    resolve: (user, _args, context) => erasureOpenUntil(context, user.id),
  }),
}))

const ErasureQuestionType = builder.objectRef<ErasureQuestion>('ErasureQuestion').implement({
  description: 'An emailed question whether to erase an account. Readable by anyone with its token.',
  authScopes: { public: true },
  fields: (t) => ({
    firstName: t.exposeString('firstName', {
      nullable: true,
      description: 'First name of the account; null when it is already erased.',
    }),
    isLearner: t.exposeBoolean('isLearner', { description: 'Whether the account is a learner’s, whose progress is erased too.' }),
    isChild: t.exposeBoolean('isChild', { description: 'Whether a parent decides for the account.' }),
    isViewer: t.exposeBoolean('isViewer', { description: 'Whether the account is signed in in this browser.' }),
    isErased: t.exposeBoolean('isErased', { description: 'Whether the account is already erased.' }),
  }),
})

builder.queryField('erasureQuestion', (t) =>
  t.field({
    type: ErasureQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'The erasure question behind an emailed link. Reading it consumes nothing.',
    resolve: (_root, { token }, context) => readErasureQuestion(onWriter(context), token),
  }),
)
