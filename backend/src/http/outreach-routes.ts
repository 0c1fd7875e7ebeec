import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { opensGuide } from '../modules/outreach/guide.service.ts'
import { guideBook } from '../modules/outreach/guide-book.service.ts'
import { unsubscribe } from '../modules/outreach/newsletter.service.ts'
import { createContext } from './context.ts'

type WithToken = { Querystring: { token?: string } }

/** What mailed links of the public site lead to besides pages: the guide itself, and the one click of a mail program. */
export async function serveOutreach(server: FastifyInstance, app: App): Promise<void> {
  server.get<WithToken>('/api/parent-guide/download', async (request, reply) => {
    const token = String(request.query.token ?? '')
    if (!opensGuide(app.config, token, app.clock())) return reply.redirect('/parent-guide?link=expired', 303)
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="deepm-academy-guide-for-parents.pdf"')
      .send(Buffer.from(await guideBook()))
  })

  // A mail program sends `List-Unsubscribe=One-Click` as one kind of form or another (RFC 8058); the token alone decides.
  await server.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    forms.post<WithToken>('/newsletter/unsubscribe', async (request, reply) => {
      try {
        await unsubscribe(await createContext(app, request, reply), String(request.query.token ?? ''))
        return reply.code(204).send()
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error
        return reply.code(400).send({ message: error.message, code: error.code })
      }
    })
  })
}
