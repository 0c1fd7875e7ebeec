// For tests: a local payment provider that implements the part of Stripe's protocol that the adapter uses. Requests are forms; responses
// and errors are JSON.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export const providerKey = 'sk_test_local'

type Session = {
  id: string
  object: 'checkout.session'
  client_reference_id: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  invoice: string | null
  subscription: { id: string; status: string; isPaused?: boolean } | null
}

type Asked = { method: string; path: string; form: URLSearchParams; headers: IncomingMessage['headers'] }
type Answer = { status: number; body: unknown }

export class LocalProvider {
  readonly asked: Asked[] = []
  readonly sessions = new Map<string, Session>()
  /** Responses that are sent before the real ones, oldest first. `hang` never responds. */
  readonly instead: (Answer | 'hang')[] = []
  /** Called while the next response is pending. */
  meanwhile: (() => Promise<unknown>) | undefined
  private readonly declines = new Map<string, string>()
  private readonly replays = new Map<string, Answer>()
  private readonly server: Server
  private pageHost = ''

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response))
  }

  static async start(): Promise<LocalProvider> {
    const provider = new LocalProvider()
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`
  }

  /** Serves checkout pages on another host from now on. */
  movePages(host: string): void {
    this.pageHost = host
  }

  /** Pays a checkout as the payer does on the provider's page. */
  pay(id: string): void {
    Object.assign(this.session(id), {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { id: `sub_${id}`, status: 'active' },
    })
  }

  /** Declines the payer's card permanently. */
  decline(id: string, message: string): void {
    this.declines.set(`in_${id}`, message)
    Object.assign(this.session(id), { status: 'complete', url: null, invoice: `in_${id}` })
  }

  /** Marks a payment by a method that takes days. */
  hold(id: string): void {
    const subscription = { id: `sub_${id}`, status: 'incomplete' }
    Object.assign(this.session(id), { status: 'complete', url: null, invoice: `in_${id}`, subscription })
  }

  /** Expires an unpaid subscription before it starts. */
  giveUp(id: string): void {
    Object.assign(this.session(id), { subscription: { id: `sub_${id}`, status: 'incomplete_expired' } })
  }

  expire(id: string): void {
    Object.assign(this.session(id), { status: 'expired', url: null })
  }

  endSubscription(id: string): void {
    Object.assign(this.session(id), { subscription: { id: `sub_${id}`, status: 'canceled' } })
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const form = new URLSearchParams(request.method === 'GET' ? url.search : await text(request))
    this.asked.push({ method: request.method ?? '', path: url.pathname, form, headers: request.headers })
    const other = this.instead.shift()
    if (other === 'hang') return
    const { status, body } = other ?? this.answer(request, url.pathname, form)
    const { meanwhile } = this
    this.meanwhile = undefined
    await meanwhile?.()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  private answer(request: IncomingMessage, path: string, form: URLSearchParams): Answer {
    if (request.headers.authorization !== `Bearer ${providerKey}`) return refusal(401, 'Invalid API Key provided: sk_****')
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = this.replays.get(key)
    if (known) return known
    const answer = this.route(request.method ?? '', path, form)
    if (request.method === 'POST' && key) this.replays.set(key, answer)
    return answer
  }

  private route(method: string, path: string, form: URLSearchParams): Answer {
    const [id, action] = path.split('/').slice(path.startsWith('/v1/subscriptions/') ? 3 : 4)
    if (path === '/v1/invoice_payments') return this.payments(form.get('invoice') ?? '')
    if (path === '/v1/checkout/sessions' && method === 'POST') return { status: 200, body: this.open(form) }
    if (path === '/v1/checkout/sessions')
      return list([...this.sessions.values()].filter((it) => it.subscription?.id === form.get('subscription')))
    if (path.startsWith('/v1/subscriptions/') && method === 'POST') return this.change(id ?? '', form)
    const session = this.sessions.get(id ?? '')
    if (!session) return refusal(404, `No such checkout.session: ${id}`, 'resource_missing')
    if (action === 'expire') {
      if (session.status !== 'open') return refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      this.expire(session.id)
    }
    return { status: 200, body: session }
  }

  private open(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.pageHost || this.url}/c/pay/${id}`,
      invoice: null,
      subscription: null,
    }
    this.sessions.set(id, session)
    return session
  }

  private change(id: string, form: URLSearchParams): Answer {
    const subscription = [...this.sessions.values()].map((it) => it.subscription).find((it) => it?.id === id)
    if (!subscription) return refusal(404, `No such subscription: ${id}`, 'resource_missing')
    subscription.isPaused = form.get('pause_collection[behavior]') === 'void'
    return { status: 200, body: { ...subscription, object: 'subscription' } }
  }

  private payments(invoice: string): Answer {
    const message = this.declines.get(invoice)
    const last_payment_error = message ? { type: 'card_error', code: 'card_declined', message } : null
    return list([{ id: 'inpay_1', object: 'invoice_payment', payment: { payment_intent: { id: 'pi_1', last_payment_error } } }])
  }
}

function list(data: unknown[]): Answer {
  return { status: 200, body: { object: 'list', data, has_more: false } }
}

export function refusal(status: number, message: string, code?: string, type = 'invalid_request_error'): Answer {
  return { status, body: { error: { type, code, message } } }
}
