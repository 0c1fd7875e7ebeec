import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../../core/errors.ts'
import { stopMails } from '../../modules/family/mail-choice.service.ts'
import { unsubscribe } from '../../modules/outreach/newsletter.service.ts'
import type { App } from '../../platform/context.ts'
import { createContext } from '../request/context.ts'

type WithToken = { Querystring: { token?: string } }

/** Unsubscribe pages by URL; email clients post to the same URLs. */
const endings = { '/newsletter/unsubscribe': unsubscribe, '/mails/stop': stopMails }

/**
 * Handles one-click unsubscribe requests of email clients, which send `List-Unsubscribe=One-Click` in varying form encodings (RFC 8058).
 * Only the token is read.
 */
export async function serveOneClick(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    for (const [address, end] of Object.entries(endings)) {
      forms.post<WithToken>(address, async (request, reply) => {
        try {
          await end(await createContext(app, request, reply), String(request.query.token ?? ''))
          return reply.code(204).send()
        } catch (error) {
          if (!(error instanceof ExpectedError)) throw error
          return reply.code(400).send({ message: error.message, code: error.code })
        }
      })
    }
  })
}
