import { personalAddress } from '@deepm/schema/rules/forms/email'
import { ConsentRequiredError, InvalidInputError, NotFoundError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { onWriter } from '../../../platform/context.ts'
import { LinkExpiredError } from '../../../platform/tokens/link-expired.error.ts'
import { AccountClosedError, ParentDecidesError } from '../account.errors.ts'
import { SignedInPayload, setViewerAndReturnId } from '../sessions/signed-in.types.ts'
import { type AddressLink, type ClaimingAccount, confirmAddress, readAddressLink, refuseAddress } from './address-link.service.ts'
import { changeAddress, sendAddressLink } from './own-address.service.ts'

errorType(
  ParentDecidesError,
  'The account belongs to a minor, and this browser is not signed in to it. Its parents were emailed, or one must consent first.',
)

export const ClaimingAccountType = builder.objectRef<ClaimingAccount>('ClaimingAccount').implement({
  description: 'An account that claims an unconfirmed email address. Readable by anyone with the emailed link.',
  authScopes: { public: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    firstName: t.exposeString('firstName', { description: 'First name as given at signup.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    hasParent: t.exposeBoolean('hasParent', {
      description: 'Whether a parent is linked to it. Visible only to the account itself; false for everyone else.',
    }),
    isViewer: t.exposeBoolean('isViewer', { description: 'Whether this browser is signed in to it.' }),
  }),
})

const AddressLinkType = builder.objectRef<AddressLink>('AddressLink').implement({
  description: 'The address and accounts of an emailed link. Readable by anyone with the link.',
  authScopes: { public: true },
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address that the link was sent to.' }),
    accounts: t.field({
      type: [ClaimingAccountType],
      description:
        'The accounts that claim the address: first the one this browser is signed in to, then the newest. 20 at most.',
      resolve: ({ accounts }) => accounts,
    }),
  }),
})

const token = { description: 'Token of the emailed link.' }

builder.queryField('addressLink', (t) =>
  t.field({
    type: AddressLinkType,
    authScopes: { public: true },
    args: { token: t.arg.string(token) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'The accounts for which an emailed link can confirm the address. Reading it confirms nothing.',
    resolve: (_root, args, context) => readAddressLink(onWriter(context), args.token),
  }),
)

builder.mutationFields((t) => ({
  confirmAddress: t.field({
    type: SignedInPayload,
    authScopes: { public: true },
    args: { token: t.arg.string(token), accountId: t.arg.id({ description: 'Id of the visitor’s own account.' }) },
    errors: { types: [LinkExpiredError, ParentDecidesError, AccountClosedError, RateLimitedError] },
    description:
      'Confirms the address for one account, once, and signs in to it. The account’s sessions in other browsers end. For a minor’s account that this browser is not signed in to, the parents are emailed instead.',
    resolve: async (_root, args, context) =>
      setViewerAndReturnId(context, await confirmAddress(context, args.token, args.accountId)),
  }),
  refuseAddress: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string(token),
      accountIds: t.arg.idList({
        required: false,
        description: 'Ids of the accounts that the page listed. Defaults to those it would list now.',
      }),
    },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description:
      'Removes the address from listed accounts that are not the visitor’s own. The account this browser is signed in to keeps it.',
    resolve: async (_root, args, context) => {
      await refuseAddress(context, args.token, args.accountIds?.map(String) ?? null)
      return done
    },
  }),
  sendAddressLink: t.field({
    type: DonePayload,
    authScopes: { learner: true },
    errors: { types: [ConsentRequiredError, NotFoundError, RateLimitedError] },
    description: 'Resends the confirmation link to the signed-in learner.',
    resolve: async (_root, _args, context) => {
      await sendAddressLink(context)
      return done
    },
  }),
  changeAddress: t.prismaField({
    type: 'User',
    authScopes: { learner: true },
    args: { email: t.arg.string({ validate: personalAddress, description: 'The new address.' }) },
    errors: { types: [InvalidInputError, ConsentRequiredError, NotFoundError, RateLimitedError] },
    description:
      'Changes the email address of the signed-in learner while none is confirmed, and emails a confirmation link. The response does not reveal whether the address has an account.',
    resolve: async (query, _root, { email }, context) => {
      await changeAddress(context, personalAddress.parse(email))
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
}))
