import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../adapters/email/email-template.ts'
import type { App } from '../../platform/context.ts'
import { isForwarded } from '../request/forwarding.ts'
import { isSameSecret } from '../request/same-secret.ts'

const path = '/dev/mailbox'
const cookieName = 'deepm_mailbox'

/** Returns whether emails are kept here instead of being sent: no mail server is configured, and this is not production. */
export function hasMailbox({ config }: App): boolean {
  return !config.smtpUrl && config.mode !== 'production'
}

/**
 * Serves `/dev/mailbox`: the newest fifty emails, with working links. It requires the key printed at startup, which the first
 * visit exchanges for a cookie. The origin of the request is checked too, but a proxy on this machine may not reveal it.
 */
export function serveMailbox(server: FastifyInstance, app: App): void {
  server.get(path, async (request, reply) => {
    // It contains sign-in links, so it is for this machine only, even when the server is reachable from a network.
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.ip) && isOurs(app, request.hostname)
    // A proxy on this machine that is not configured, or does not forward the client address, would make the mailbox public.
    const namesVisitor = app.config.trustedProxies > 0 && request.headers['x-forwarded-for']
    const isUnknownProxy = isForwarded(request) && !namesVisitor
    if (!isLocal || isUnknownProxy) return reply.callNotFound()
    reply.header('cache-control', 'no-store').type('text/html')
    const { mailboxKey } = app.config
    if (isSameSecret(keyInAddress(request), mailboxKey)) {
      // Strict cookies would be missing on this redirect when another program opened the URL.
      reply.header('set-cookie', `${cookieName}=${encodeURIComponent(mailboxKey)}; Path=${path}; HttpOnly; SameSite=Lax`)
      return reply.redirect(path, 303)
    }
    if (!isSameSecret(keyInCookie(request), mailboxKey)) return reply.code(404).send(page(closed))
    const mails = await app.db.outboxMail.findMany({ orderBy: { id: 'desc' }, take: 50 })
    const items = mails.map(
      (
        mail,
      ) => `<article><h2>${escapeHtml(mail.subject)}</h2><p>To <b>${escapeHtml(mail.recipient)}</b>, ${mail.createdAt.toISOString()}</p>
<pre>${linked(escapeHtml(mail.text ?? ''))}</pre></article>`,
    )
    return reply.send(
      page(`<p>No email server is configured, so emails stay here.</p>${items.join('') || '<p>No emails yet.</p>'}`),
    )
  })
}

const closed =
  '<p>You need a key to open this mailbox. Use the address that the academy printed when it started. It ends with <code>?key=</code> and the key.</p>'

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development mailbox</title>
<meta name="viewport" content="width=device-width"><style>body{font:17px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fbf4e6;color:#221d3a}
article{background:#fff;border:2px solid #221d3a;border-radius:16px;padding:1rem 1.25rem;margin:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#3b2f7f}</style></head>
<body><main><h1>Development mailbox</h1>${body}</main></body></html>`
}

function keyInAddress({ query }: FastifyRequest): string {
  const { key } = query as { key?: unknown }
  return typeof key === 'string' ? key : ''
}

function keyInCookie({ headers }: FastifyRequest): string {
  const cookies = (headers.cookie ?? '').split(';').map((it) => it.trim())
  const own = cookies.find((it) => it.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  try {
    return decodeURIComponent(own)
  } catch {
    return ''
  }
}

/** Protects against DNS rebinding: a host name of another site that resolves to this machine is refused. */
function isOurs({ config }: App, hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', new URL(config.publicUrl).hostname].includes(hostname)
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
