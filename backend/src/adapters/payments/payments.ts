/** What is asked of a payment provider: a subscription, paid on the provider's own page. */
export type Order = {
  /** Our id of the checkout; all the provider learns about the payer from us. Repeating an order with it opens no second one. */
  reference: string
  /** What the payer reads there. */
  product: string
  /** US cents a month. */
  amountCents: number
  /** Where the browser comes back to; the provider puts its id of the checkout in place of `{CHECKOUT_SESSION_ID}`. */
  returnUrl: string
  cancelUrl: string
}

/** How a checkout stands at the provider. */
export type Checkout = { reference: string | null } & (
  | { status: 'open'; url: string }
  /** The payer is done; whether the money comes is not known yet. */
  | { status: 'pending' }
  | { status: 'paid' }
  /** With the provider's message to the payer. */
  | { status: 'failed'; message: string }
  /** Left too long, replaced, or unknown there. */
  | { status: 'cancelled' }
  /** Paid once; the subscription is over. */
  | { status: 'ended' }
)

/** The outside world's payment provider. Card data never passes through the academy. */
export type Payments = {
  provider: string
  /** @throws DeclinedError, BusyError, UnreachableError */
  openCheckout(order: Order): Promise<{ session: string; url: string }>
  /** @throws UnreachableError */
  readCheckout(session: string): Promise<Checkout>
  /** Makes sure that a checkout can no longer be paid. One that is over already is left as it is. */
  cancelCheckout(session: string): Promise<void>
  /**
   * Stops taking money for what was paid by a checkout, or takes it again from the next month on. What became due meanwhile is not
   * asked for later. A subscription that is over is left as it is.
   *
   * @throws UnreachableError
   */
  pauseCharges(session: string, isPaused: boolean): Promise<void>
  /**
   * The checkout an event is about, or `null` when it is about something else.
   *
   * @throws SignatureError when the provider did not sign these bytes, or not lately
   */
  readEvent(body: Uint8Array, signature: string): Promise<string | null>
}

/** The provider said no; the message is its own, to the payer. */
export class DeclinedError extends Error {}

/** The provider did not answer in time, or stumbled twice: nobody knows yet how the payment stands. */
export class UnreachableError extends Error {}

/** The same order is being answered to somebody else at this moment. */
export class BusyError extends UnreachableError {}

/** An event that the provider did not sign. */
export class SignatureError extends Error {}
