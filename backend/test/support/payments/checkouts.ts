import Stripe from 'stripe'
import { LocalProvider, providerKey } from '../../../src/adapters/payments/provider.fixture.ts'
import { Academy, type Browser, type Json, type Kind } from '../academy/academy.ts'
import { signUp, signupForm } from '../people/people.ts'

// Checkouts of people who pay, and a payment provider on this machine.

const webhookSecret = 'whsec_local'
const failure = '__typename ... on Error { code message }'
export const start = `mutation ($programme: Programme!) {
  startCheckout(programme: $programme) { ${failure} ... on StartCheckoutPayload { url } }
}`
export const confirm = `mutation ($session: String!) {
  confirmCheckout(session: $session) { ${failure} ... on ProgrammeEnrolment { programme status amountCents } }
}`
export const payments = '{ payments { isConfigured payer enrolment { programme status } } }'

export async function startCheckout(browser: Browser, programme = 'academy'): Promise<Json> {
  return (await browser.execute(start, { programme })).startCheckout
}

export async function confirmCheckout(browser: Browser, session: string): Promise<Json> {
  return (await browser.execute(confirm, { session })).confirmCheckout
}

/** Returns a learner who pays for themselves. */
export async function adult(academy: Academy): Promise<Browser> {
  return (await signUp(academy, signupForm({ age: '18' }))).browser
}

/** Returns an event as the provider sends it. */
export function event(id: string, type = 'checkout.session.completed'): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id } } })
}

export function sign(payload: string): string {
  return new Stripe(providerKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
}

/** Opens an academy whose payment provider is on this machine. */
export async function openPayingAcademy(kind: Kind, provider: LocalProvider): Promise<Academy> {
  return Academy.open(kind, {
    STRIPE_SECRET_KEY: providerKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_BASE_URL: provider.url,
  })
}

/** An academy with a payment provider, and the checkouts that a test opens there. */
export class Checkouts {
  readonly academy: Academy
  readonly provider: LocalProvider
  private seen = 0

  private constructor(academy: Academy, provider: LocalProvider) {
    this.academy = academy
    this.provider = provider
  }

  static async open(kind: Kind): Promise<Checkouts> {
    const provider = await LocalProvider.start()
    return new Checkouts(await openPayingAcademy(kind, provider), provider)
  }

  /** Forgets what earlier tests opened and asked the provider to do. */
  startTest(): void {
    this.seen = this.provider.sessions.size
    this.provider.instead.length = 0
    this.provider.meanwhile = undefined
  }

  /** Returns the checkouts opened at the provider since the start of the test. */
  sessions(): string[] {
    return [...this.provider.sessions.keys()].slice(this.seen)
  }

  rows() {
    return this.academy.db.programmeEnrolment.findMany({ where: { providerSession: { in: this.sessions() } } })
  }

  /** Returns the open enrolments of the signed-in account. */
  async opens(browser: Browser) {
    const { viewer } = await browser.execute('{ viewer { id } }')
    return this.academy.db.programmeEnrolment.findMany({ where: { userId: viewer.id, status: 'open' } })
  }

  /** Sends an event of the provider to the academy. */
  tell(payload: string, signature = sign(payload)) {
    return this.academy.browser().post('/api/payments/webhook', payload, { 'stripe-signature': signature })
  }

  /** Starts a checkout, and returns its id at the provider. */
  async opened(browser: Browser, programme = 'academy'): Promise<string> {
    const { url } = await startCheckout(browser, programme)
    return String(url).split('/').at(-1) ?? ''
  }

  async close(): Promise<void> {
    await this.academy.close()
    await this.provider.close()
  }
}
