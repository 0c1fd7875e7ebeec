import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../../core/errors.ts'
import { toStorableId } from '../../core/storable-id.ts'
import { readPicture } from '../../modules/lab/pictures/picture.service.ts'
import type { App } from '../../platform/context.ts'
import { statusOf } from '../../rest/answers.ts'
import { createContext } from '../request/context.ts'

/** Serves pictures of the lab. The session identifies the viewer. */
export function servePictures(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>('/api/lab/pictures/:id', async (request, reply) => {
    const context = await createContext(app, request, reply)
    if (!context.viewer) return reply.code(401).send({ message: 'Sign in first.', code: 'UNAUTHENTICATED' })
    try {
      const { bytes, mediaType } = await readPicture(context, toStorableId(request.params.id))
      return reply
        .type(mediaType)
        .header('content-disposition', 'inline; filename="picture"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(bytes))
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      return reply.code(statusOf(error.code)).send({ message: error.message, code: error.code })
    }
  })
}
