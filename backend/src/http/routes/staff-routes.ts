import type { FastifyInstance } from 'fastify'
import { ExpectedError, InvalidInputError, RateLimitedError } from '../../core/errors.ts'
import { exportLeads } from '../../modules/staff/families/lead-export.service.ts'
import { exportRoster } from '../../modules/staff/roster/roster-file.service.ts'
import type { Spreadsheet } from '../../modules/staff/spreadsheet.service.ts'
import type { App, Context } from '../../platform/context.ts'
import { statusOf } from '../../rest/answers.ts'
import { createContext } from '../request/context.ts'

type Save = (context: Context, query: Record<string, unknown>) => Promise<Spreadsheet>

/** Serves staff lists as file downloads. The session identifies the viewer. */
export function serveStaffFiles(server: FastifyInstance, app: App): void {
  serveFile(server, app, '/api/admin/students.csv', exportRoster)
  serveFile(server, app, '/api/admin/addresses.csv', exportLeads)
}

function serveFile(server: FastifyInstance, app: App, path: string, save: Save): void {
  server.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const context = await createContext(app, request, reply)
    if (!context.viewer) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
    if (context.viewer.role !== 'staff') {
      return reply.code(403).send({ message: 'You may not see or do this.', code: 'FORBIDDEN' })
    }
    try {
      const { fileName, csv } = await save(context, request.query)
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${fileName}"`).send(csv)
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds)
      const field = error instanceof InvalidInputError ? { field: error.field } : {}
      return reply.code(statusOf(error.code)).send({ message: error.message, code: error.code, ...field })
    }
  })
}
