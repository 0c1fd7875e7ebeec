import { RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { type AddressQuestion, answerAddressQuestion, readAddressQuestion } from './guardian-address.service.ts'

const AddressQuestionType = builder.objectRef<AddressQuestion>('AddressQuestion').implement({
  description: 'The email address that a child’s account claims. Readable by anyone with the link emailed to a parent.',
  authScopes: { public: true },
  fields: (t) => ({
    childFirstName: t.exposeString('childFirstName', { description: 'First name of the child.' }),
    email: t.exposeString('email', { description: 'The address that the child entered at signup or later.' }),
  }),
})

const token = { description: 'Token of the emailed link.' }

builder.queryField('addressQuestion', (t) =>
  t.field({
    type: AddressQuestionType,
    authScopes: { public: true },
    args: { token: t.arg.string(token) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'Asks a parent whether an address is their child’s. Reading it decides nothing.',
    resolve: (_root, args, context) => readAddressQuestion(onWriter(context), args.token),
  }),
)

builder.mutationField('answerAddressQuestion', (t) =>
  t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string(token),
      agree: t.arg.boolean({ description: 'Whether the address is the child’s.' }),
    },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description:
      'Records a parent’s answer. Agreeing confirms the address without signing in; declining removes it from the child’s account.',
    resolve: async (_root, args, context) => {
      await answerAddressQuestion(context, args.token, args.agree)
      return done
    },
  }),
)
