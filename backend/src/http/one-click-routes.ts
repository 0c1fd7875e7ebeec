import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { stopMails } from '../modules/family/mail-choice.service.ts'
import { unsubscribe } from '../modules/outreach/newsletter.service.ts'
import { createContext } from './context.ts'

type WithToken = { Querystring: { token?: string } }

/** The addresses of pages that end mails; a mail program posts to the same ones. */
const endings = { '/newsletter/unsubscribe': unsubscribe, '/mails/stop': stopMails }

/**
 * The one click of a mail program: it sends `List-Unsubscribe=One-Click` as one kind of form or another (RFC 8058). The token alone
 * decides.
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
