import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { ParentAddressError } from '../accounts/account.errors.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { FamilyFullError } from '../guardianship/guardianship.errors.ts'
import { answerConsent, resendConsentMail } from './consent.service.ts'
import { requestNewConsentLink } from './consent-link.service.ts'
import { withdrawByLink, withdrawConsent } from './withdrawal.service.ts'

errorType(ParentAddressError, 'The address of a parent belongs to a learner or to staff. The link stays good, and staff see it.')
builder.mutationFields((t) => ({
  answerConsent: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the mailed link.' }),
      agree: t.arg.boolean({ description: 'Whether the child may learn here.' }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, ParentAddressError] },
    description:
      'The answer of a parent to the mailed question, or to the invitation of a learner of 13 or more. Works once; a no can be taken back for 7 days.',
    resolve: async (_root, { token, agree }, context) => {
      await answerConsent(context, token, agree)
      return done
    },
  }),
  requestNewConsentLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of an older mailed link.' }) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'Mails a parent a new consent link, to the same address as the older one. At most three times a day.',
    resolve: async (_root, { token }, context) => {
      await requestNewConsentLink(context, token)
      return done
    },
  }),
  withdrawConsent: t.field({
    type: DonePayload,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id({ description: 'Id of the child.' }) },
    errors: { types: [NotFoundError, DemoAccountError] },
    description:
      'A parent takes the consent back. Nothing more is recorded, and the account of the child is erased after 7 days.',
    resolve: async (_root, { learnerId }, context) => {
      await withdrawConsent(context, learnerId)
      return done
    },
  }),
  withdrawConsentByLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the link in the second mail.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'Takes the consent back by the link of the mail that follows a yes a day later. A repeat changes nothing.',
    resolve: async (_root, { token }, context) => {
      await withdrawByLink(context, token)
      return done
    },
  }),
  resendConsentMail: t.int({
    authScopes: { learner: true },
    errors: {
      types: [NotFoundError, RateLimitedError],
      directResult: false,
      result: { name: 'ResendConsentMailPayload', authScopes: { signedIn: true }, description: 'The mail is on its way.' },
      dataField: { name: 'remaining', description: 'How many more times it can be sent.' },
    },
    description: 'Mails the parent once more, with a new link: at most three times before the answer, and once a day after a no.',
    resolve: (_root, _args, context) => resendConsentMail(context, context.viewer?.userId ?? ''),
  }),
}))
