import { NotFoundError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.types.ts'
import { confirmCheckout, startCheckout } from './checkout.service.ts'
import { cancelEnrolmentRequest, requestEnrolment } from './enrolment-request.service.ts'
import {
  AlreadyEnrolledError,
  CheckoutReplacedError,
  GuardianNeededError,
  PaymentFailedError,
  PaymentPendingError,
  PaymentUnavailableError,
  PaymentUnreachableError,
} from './plans.errors.ts'
import { EnrolmentType, ProgrammeEnum } from './plans.types.ts'

errorType(PaymentUnavailableError, 'No payment provider is configured on this server.')
errorType(PaymentFailedError, 'The payment provider declined; the message comes from the provider.')
errorType(PaymentUnreachableError, 'The payment provider does not respond, so the status of the payment is unknown.')
errorType(GuardianNeededError, 'The viewer does not pay for themselves.')
errorType(AlreadyEnrolledError, 'The viewer already pays for a programme.')
errorType(PaymentPendingError, 'The payment of the viewer is still being processed.')
errorType(CheckoutReplacedError, 'A choice in another window replaced this one.')

const StartCheckoutPayload = builder.objectRef<{ url: string }>('StartCheckoutPayload').implement({
  description: 'A checkout is open at the payment provider.',
  authScopes: { signedIn: true },
  fields: (t) => ({ url: t.exposeString('url', { description: 'URL of the provider’s page, for the browser to open.' }) }),
})

builder.mutationFields((t) => ({
  startCheckout: t.field({
    type: StartCheckoutPayload,
    authScopes: { signedIn: true },
    args: { programme: t.arg({ type: ProgrammeEnum, description: 'The programme to enrol in.' }) },
    errors: {
      types: [
        PaymentUnavailableError,
        GuardianNeededError,
        AlreadyEnrolledError,
        CheckoutReplacedError,
        PaymentPendingError,
        PaymentFailedError,
        PaymentUnreachableError,
        RateLimitedError,
      ],
    },
    description: 'Opens the checkout of a programme, or returns the open one. This charges nothing.',
    resolve: async (_root, { programme }, context) => ({ url: await startCheckout(context, programme) }),
  }),
  confirmCheckout: t.field({
    type: EnrolmentType,
    authScopes: { signedIn: true },
    args: { session: t.arg.string({ description: 'Checkout id from the provider, taken from the return URL.' }) },
    errors: {
      types: [
        NotFoundError,
        PaymentFailedError,
        PaymentPendingError,
        PaymentUnreachableError,
        PaymentUnavailableError,
        RateLimitedError,
      ],
    },
    description: 'Reads the result of the viewer’s checkout from the provider and stores it.',
    resolve: (_root, { session }, context) => confirmCheckout(context, session),
  }),
  requestEnrolment: t.field({
    type: EnrolmentType,
    authScopes: { signedIn: true },
    args: { programme: t.arg({ type: ProgrammeEnum, description: 'The programme to enrol in.' }) },
    errors: { types: [GuardianNeededError, AlreadyEnrolledError, RateLimitedError] },
    description: 'Requests an enrolment by staff. While a request is waiting, requesting another programme changes it.',
    resolve: (_root, { programme }, context) => requestEnrolment(context, programme),
  }),
  takeRequestBack: t.field({
    type: EnrolmentType,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the request.' }) },
    errors: { types: [NotFoundError] },
    description: 'Withdraws the viewer’s waiting request. Repeating it has no effect.',
    resolve: (_root, { id }, context) => cancelEnrolmentRequest(context, id),
  }),
}))
