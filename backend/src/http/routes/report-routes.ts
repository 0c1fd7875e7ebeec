import type { FastifyInstance } from 'fastify'
import { ExpectedError, RateLimitedError } from '../../core/errors.ts'
import { printReport } from '../../modules/family/portal/weekly-report.service.ts'
import type { App } from '../../platform/context.ts'
import { statusOf } from '../../rest/answers.ts'
import { createContext } from '../request/context.ts'

type Asked = { Querystring: { child?: string; week?: string } }

/** Serves a child's week as a PDF download. The session identifies the viewer. */
export function serveReport(server: FastifyInstance, app: App): void {
  server.get<Asked>('/api/parent/report.pdf', async (request, reply) => {
    const context = await createContext(app, request, reply)
    if (!context.viewer) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
    if (context.viewer.role === 'staff') {
      return reply.code(403).send({ message: 'You may not see or do this.', code: 'FORBIDDEN' })
    }
    try {
      const { child, week } = request.query
      const pdf = await printReport(context, textOf(child), textOf(week))
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="deepm-academy-report.pdf"')
        .send(Buffer.from(pdf))
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
      return reply.code(statusOf(error.code)).send({ message: error.message, code: error.code })
    }
  })
}

/** A repeated parameter arrives as a list. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
