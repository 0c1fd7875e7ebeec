import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { ExpectedError, InvalidInputError, RateLimitedError } from '../errors.ts'
import { saveRoster } from '../modules/staff/roster-file.service.ts'
import { statusOf } from '../rest/answers.ts'
import { createContext } from './context.ts'

/** The roster as a file, for a browser to save; the session says who asks. */
export function serveRosterFile(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: Record<string, unknown> }>('/api/admin/students.csv', async (request, reply) => {
    const context = await createContext(app, request, reply)
    if (!context.viewer) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
    if (context.viewer.role !== 'staff') {
      return reply.code(403).send({ message: 'You may not see or do this.', code: 'FORBIDDEN' })
    }
    try {
      const { fileName, csv } = await saveRoster(context, request.query)
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`).send(csv)
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
      const field = error instanceof InvalidInputError ? { field: error.field } : {}
      return reply.code(statusOf(error.code)).send({ message: error.message, code: error.code, ...field })
    }
  })
}
