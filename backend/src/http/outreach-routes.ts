import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { opensGuide } from '../modules/outreach/guide.service.ts'
import { guideBook } from '../modules/outreach/guide-book.service.ts'

type WithToken = { Querystring: { token?: string } }

/** What mailed links of the public site lead to besides pages: the guide itself. */
export async function serveOutreach(server: FastifyInstance, app: App): Promise<void> {
  server.get<WithToken>('/api/parent-guide/download', async (request, reply) => {
    const token = String(request.query.token ?? '')
    if (!opensGuide(app.config, token, app.clock())) return reply.redirect('/parent-guide?link=expired', 303)
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="deepm-academy-guide-for-parents.pdf"')
      .send(Buffer.from(await guideBook()))
  })
}
