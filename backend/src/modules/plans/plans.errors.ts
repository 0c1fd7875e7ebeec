import { ExpectedError } from '../../core/errors.ts'

/** No payment provider is configured on this server. The message is fixed by the specification (section 8). */
export class PaymentUnavailableError extends ExpectedError {
  readonly code = 'PAYMENT_UNAVAILABLE'
  constructor() {
    super('Payment system is not configured. Contact support for manual enrollment.')
    this.name = 'PaymentUnavailableError'
  }
}

/** The payment provider declined; the message comes from the provider. */
export class PaymentFailedError extends ExpectedError {
  readonly code = 'PAYMENT_FAILED'
  constructor(message: string) {
    super(message)
    this.name = 'PaymentFailedError'
  }
}

/** The payment provider does not respond, so the status of the payment is unknown. */
export class PaymentUnreachableError extends ExpectedError {
  readonly code = 'PAYMENT_UNREACHABLE'
  constructor() {
    super('The payment provider is not responding right now. Nothing is lost. Please try again in a minute.')
    this.name = 'PaymentUnreachableError'
  }
}

/** The user does not pay for themselves. */
export class GuardianNeededError extends ExpectedError {
  readonly code = 'GUARDIAN_NEEDED'
  constructor() {
    super('Ask your parent or guardian. Only adults can pay for programmes.')
    this.name = 'GuardianNeededError'
  }
}

/** The user already pays for a programme; a second subscription would charge them twice. */
export class AlreadyEnrolledError extends ExpectedError {
  readonly code = 'ALREADY_ENROLLED'
  constructor(programme: string) {
    super(`You are already subscribed to ${programme}. Contact support to change or cancel it.`)
    this.name = 'AlreadyEnrolledError'
  }
}

/** The user has finished; the payment is still being processed by the provider. */
export class PaymentPendingError extends ExpectedError {
  readonly code = 'PAYMENT_PENDING'
  constructor() {
    super(
      'Your payment is still being processed. Please do not pay again. Your programme will start automatically once the payment goes through.',
    )
    this.name = 'PaymentPendingError'
  }
}

/** A choice in another window replaced this one. */
export class CheckoutReplacedError extends ExpectedError {
  readonly code = 'CHECKOUT_REPLACED'
  constructor() {
    super('You chose a programme in another window at the same time. Continue there, or choose again here.')
    this.name = 'CheckoutReplacedError'
  }
}

/** Staff cannot enrol this user: someone else pays, or the account is shared. */
export class NoPayerError extends ExpectedError {
  readonly code = 'NO_PAYER'
  constructor() {
    super(
      'Only a parent, or a learner aged 18 or over, can have a programme. Find the parent by their email address and enrol them.',
    )
    this.name = 'NoPayerError'
  }
}

/** The family already has a programme, which has to end before another begins. */
export class ProgrammeHeldError extends ExpectedError {
  readonly code = 'PROGRAMME_HELD'
  constructor(programme: string) {
    super(`They are already enrolled in ${programme}. End that first: no one can have two programmes.`)
    this.name = 'ProgrammeHeldError'
  }
}

/** A child under 13 without a parent's consent. */
export class ConsentMissingError extends ExpectedError {
  readonly code = 'CONSENT_MISSING'
  constructor() {
    super('A parent has to agree before anything changes for a child under 13. “Consent” shows who was asked.')
    this.name = 'ConsentMissingError'
  }
}

/** A programme paid by card has to be ended at the payment provider, which would continue to charge. */
export class PaidByCardError extends ExpectedError {
  readonly code = 'PAID_BY_CARD'
  constructor() {
    super('This programme is paid by card. End the subscription at the payment provider, and it ends here automatically.')
    this.name = 'PaidByCardError'
  }
}

/** A checkout was opened at the same time. */
export class CheckoutOpenError extends ExpectedError {
  readonly code = 'CHECKOUT_OPEN'
  constructor() {
    super('They have just opened a checkout to pay by card. Wait until they have finished, then check again.')
    this.name = 'CheckoutOpenError'
  }
}
