import Stripe from 'stripe'
import {
  BusyError,
  type Checkout,
  DeclinedError,
  type Order,
  type Payments,
  SignatureError,
  UnreachableError,
} from './payments.ts'

export type StripeSettings = { secretKey: string; webhookSecret: string | undefined; baseUrl: string; timeoutMs?: number }

/** Timeout of each attempt: long enough for a slow response, short enough for a waiting user. */
const defaultTimeoutMs = 8000

/** Returns a client of Stripe with its hosted Checkout page, so that no Stripe script runs in our pages. */
export function stripePayments({ secretKey, webhookSecret, baseUrl, timeoutMs }: StripeSettings): Payments {
  const base = new URL(baseUrl)
  const secure = base.protocol === 'https:'
  const stripe = new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
    timeout: timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  /** Returns the URL to redirect a browser to: https, or the configured local server. */
  const pageOf = (session: Stripe.Checkout.Session): string => {
    if (!session.url) throw new Error('stripe: a checkout without a page')
    const url = URL.parse(session.url)
    if (url?.protocol !== 'https:' && url?.origin !== base.origin) throw new Error('stripe: a checkout page without https')
    return url.href
  }

  const declined = async (session: Stripe.Checkout.Session): Promise<string | null> => {
    const invoice = typeof session.invoice === 'string' ? session.invoice : session.invoice?.id
    if (!invoice) return null
    const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] })
    const intents = data.flatMap(({ payment }) => (typeof payment.payment_intent === 'object' ? [payment.payment_intent] : []))
    return intents.find((intent) => intent.last_payment_error)?.last_payment_error?.message ?? null
  }

  return {
    provider: 'stripe',
    openCheckout: (order) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.reference })
        return { session: session.id, url: pageOf(session) }
      }),
    readCheckout: (id) =>
      asked(async (): Promise<Checkout> => {
        const session = await found(stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }))
        if (!session) return { reference: null, status: 'cancelled' }
        const reference = session.client_reference_id
        if (session.status === 'expired') return { reference, status: 'cancelled' }
        if (session.status === 'open') return { reference, status: 'open', url: pageOf(session) }
        if (session.payment_status === 'unpaid') {
          const message = await declined(session)
          if (message) return { reference, status: 'failed', message }
          return { reference, status: isOver(session.subscription) ? 'cancelled' : 'pending' }
        }
        return { reference, status: isOver(session.subscription) ? 'ended' : 'paid' }
      }),
    cancelCheckout: (id) =>
      asked(async () => {
        await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
          // It may have been paid or expired since; reading it returns the status.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        })
      }),
    pauseCharges: (id, isPaused) =>
      asked(async () => {
        const session = await found(stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }))
        const subscription = session?.subscription
        if (typeof subscription !== 'object' || !subscription || isOver(subscription)) return
        await stripe.subscriptions.update(subscription.id, { pause_collection: isPaused ? { behavior: 'void' } : '' })
      }),
    readEvent: async (body, signature) => {
      if (!webhookSecret) throw new SignatureError('no secret to check events with')
      const event = signed(() => stripe.webhooks.constructEvent(body, signature, webhookSecret))
      const { object } = event.data
      if (event.type.startsWith('checkout.session.') && 'id' in object) return String(object.id)
      if (event.type !== 'customer.subscription.deleted') return null
      const { data } = await asked(() => stripe.checkout.sessions.list({ subscription: event.data.object.id, limit: 1 }))
      return data[0]?.id ?? null
    },
  }
}

function sessionOf({ reference, product, amountCents, returnUrl, cancelUrl }: Order): Stripe.Checkout.SessionCreateParams {
  const price = {
    currency: 'usd',
    unit_amount: amountCents,
    recurring: { interval: 'month' as const },
    product_data: { name: product },
  }
  return {
    mode: 'subscription',
    // Cards settle immediately, so no payment stays pending.
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: reference,
    success_url: returnUrl,
    cancel_url: cancelUrl,
  }
}

function isOver(subscription: Stripe.Checkout.Session['subscription']): boolean {
  return typeof subscription === 'object' && ['canceled', 'incomplete_expired'].includes(subscription?.status ?? '')
}

async function found<T>(asking: Promise<T>): Promise<T | null> {
  return asking.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
    throw error
  })
}

function signed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new SignatureError('not signed by the provider', { cause: error })
  }
}

/** Errors that concern the payer get their own class. A bad key or a bad request is our own error and stays unchanged. */
async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new DeclinedError(error.message, { cause: error })
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
      throw new BusyError('stripe answers the same order already', { cause: error })
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
    const silent = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind)
    if (silent) throw new UnreachableError('stripe does not answer', { cause: error })
    throw error
  }
}
