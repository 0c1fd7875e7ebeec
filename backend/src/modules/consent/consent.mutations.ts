import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { ParentAddressError } from '../accounts/account.errors.ts'
import { LearnerType } from '../accounts/profile/learner.types.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { FamilyFullError } from '../guardianship/guardianship.errors.ts'
import { answerConsent } from './consent.service.ts'
import { resendConsentMail } from './consent-email.service.ts'
import { requestNewConsentLink } from './consent-link.service.ts'
import { keepConsent } from './keep-consent.service.ts'
import { withdrawByLink, withdrawConsent } from './withdrawal.service.ts'

errorType(
  ParentAddressError,
  'The address of a parent belongs to a learner or to staff. The link stays valid, and staff see the case.',
)
builder.mutationFields((t) => ({
  answerConsent: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the emailed link.' }),
      agree: t.arg.boolean({ description: 'Whether the parent agrees.' }),
    },
    errors: { types: [LinkExpiredError, FamilyFullError, ParentAddressError] },
    description:
      'Records the answer of a parent to a consent request, or to the invitation of a learner of 13 or more. Works once; a refusal can be changed for 7 days. Agreeing signs in a parent without an account, if the browser has no session.',
    resolve: async (_root, { token, agree }, context) => {
      await answerConsent(context, token, agree)
      return done
    },
  }),
  requestNewConsentLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of an older emailed link.' }) },
    errors: { types: [LinkExpiredError, RateLimitedError] },
    description: 'Emails a parent a new consent link, to the address of the older one. At most three times a day.',
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
      'Withdraws the consent of the signed-in parent. Nothing more is recorded, and the child’s account is erased after 7 days.',
    resolve: async (_root, { learnerId }, context) => {
      await withdrawConsent(context, learnerId)
      return done
    },
  }),
  keepConsent: t.prismaField({
    type: LearnerType,
    authScopes: { parent: true },
    args: { learnerId: t.arg.id({ description: 'Id of the child.' }) },
    errors: { types: [NotFoundError, RateLimitedError] },
    description:
      'Gives consent again as a linked parent, as long as the account is not yet erased. The child and the other parents are notified. Repeating it has no effect.',
    resolve: async (query, _root, { learnerId }, context) => {
      await keepConsent(context, learnerId)
      return context.db.learner.findUniqueOrThrow({ ...query, where: { id: learnerId } })
    },
  }),
  withdrawConsentByLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the link in the second email.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'Withdraws consent with the link in the email sent a day after it. Repeating it has no effect.',
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
      result: { name: 'ResendConsentMailPayload', authScopes: { signedIn: true }, description: 'The email was queued.' },
      dataField: { name: 'remaining', description: 'How many more emails can be sent.' },
    },
    description:
      'Emails the parent again, with a new link: at most three times before the answer, and once a day after a refusal.',
    resolve: (_root, _args, context) => resendConsentMail(context, context.viewer?.userId ?? ''),
  }),
}))
