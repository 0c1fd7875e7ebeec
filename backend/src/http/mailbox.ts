import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../adapters/mail/letter.ts'
import type { App } from '../context.ts'
import { isForwarded } from './forwarding.ts'

/** Mail is kept here instead of being sent: no mail server is configured, and this is a machine of one's own. */
export function hasMailbox({ config }: App): boolean {
  return !config.smtpUrl && config.mode !== 'production'
}

/** `/dev/mailbox`: the newest fifty mails, with working links. */
export function serveMailbox(server: FastifyInstance, app: App): void {
  server.get('/dev/mailbox', async (request, reply) => {
    // It holds sign-in links, so it is for this machine only, also when the academy listens to a network.
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.ip) && isOurs(app, request.hostname)
    // A proxy on this machine that is not configured, or does not say for whom it asks, would open the mailbox to the world.
    const namesVisitor = app.config.trustedProxies > 0 && request.headers['x-forwarded-for']
    const isUnknownProxy = isForwarded(request) && !namesVisitor
    if (!isLocal || isUnknownProxy) return reply.callNotFound()
    const mails = await app.db.outboxMail.findMany({ orderBy: { id: 'desc' }, take: 50 })
    const items = mails.map(
      (
        mail,
      ) => `<article><h2>${escapeHtml(mail.subject)}</h2><p>To <b>${escapeHtml(mail.recipient)}</b>, ${mail.createdAt.toISOString()}</p>
<pre>${linked(escapeHtml(mail.text ?? ''))}</pre></article>`,
    )
    return reply
      .type('text/html')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development mailbox</title>
<meta name="viewport" content="width=device-width"><style>body{font:17px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fbf4e6;color:#221d3a}
article{background:#fff;border:2px solid #221d3a;border-radius:16px;padding:1rem 1.25rem;margin:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#3b2f7f}</style></head>
<body><main><h1>Development mailbox</h1><p>No mail server is configured, so mail stays here.</p>${items.join('') || '<p>No mail yet.</p>'}</main></body></html>`)
  })
}

/** A name that another site made to lead here is not ours. */
function isOurs({ config }: App, hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', new URL(config.publicUrl).hostname].includes(hostname)
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
