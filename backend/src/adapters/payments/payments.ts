/** An order for a subscription, which is paid on the provider's own page. */
export type Order = {
  /** Our id of the checkout, and all the data about the payer that the provider gets from us. It is also the idempotency key. */
  reference: string
  /** Product name shown to the payer. */
  product: string
  /** US cents per month. */
  amountCents: number
  /** URL that the browser returns to; the provider replaces `{CHECKOUT_SESSION_ID}` with its id of the checkout. */
  returnUrl: string
  cancelUrl: string
}

/** Status of a checkout at the provider. */
export type Checkout = { reference: string | null } & (
  | { status: 'open'; url: string }
  /** The payer has finished; the payment is not settled yet. */
  | { status: 'pending' }
  | { status: 'paid' }
  /** With the provider's message for the payer. */
  | { status: 'failed'; message: string }
  /** Expired, replaced, or unknown to the provider. */
  | { status: 'cancelled' }
  /** Paid before; the subscription has ended. */
  | { status: 'ended' }
)

/** External payment provider. Card data never passes through the academy. */
export type Payments = {
  provider: string
  /** @throws DeclinedError, BusyError, UnreachableError */
  openCheckout(order: Order): Promise<{ session: string; url: string }>
  /** @throws UnreachableError */
  readCheckout(session: string): Promise<Checkout>
  /** Ensures that a checkout can no longer be paid. A checkout that is already closed stays unchanged. */
  cancelCheckout(session: string): Promise<void>
  /**
   * Pauses the charges of a subscription, or resumes them from the next month on. Charges that fall into the pause are not collected later.
   * An ended subscription stays unchanged.
   *
   * @throws UnreachableError
   */
  pauseCharges(session: string, isPaused: boolean): Promise<void>
  /**
   * Returns the checkout that an event is about, or `null` for any other event.
   *
   * @throws SignatureError when the provider did not sign this body, or the signature is too old
   */
  readEvent(body: Uint8Array, signature: string): Promise<string | null>
}

/** The provider declined; its message is for the payer. */
export class DeclinedError extends Error {}

/** The provider did not respond in time, or failed twice. The status of the payment is unknown. */
export class UnreachableError extends Error {}

/** The provider is processing the same order for a parallel request. */
export class BusyError extends UnreachableError {}

/** An event without a valid signature of the provider. */
export class SignatureError extends Error {}
