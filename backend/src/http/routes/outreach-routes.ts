import type { FastifyInstance } from 'fastify'
import { isValidGuideLink } from '../../modules/outreach/guide.service.ts'
import { readGuide } from '../../modules/outreach/guide-book.service.ts'
import type { App } from '../../platform/context.ts'

type WithToken = { Querystring: { token?: string } }

/** Serves targets of emailed links on the public site that are not pages: the guide. */
export async function serveOutreach(server: FastifyInstance, app: App): Promise<void> {
  server.get<WithToken>('/api/parent-guide/download', async (request, reply) => {
    const token = String(request.query.token ?? '')
    if (!isValidGuideLink(app.config, token, app.clock())) return reply.redirect('/parent-guide?link=expired', 303)
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="deepm-academy-guide-for-parents.pdf"')
      .send(await readGuide())
  })
}
