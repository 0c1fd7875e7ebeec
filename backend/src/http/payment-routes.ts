import type { FastifyInstance } from 'fastify'
import { SignatureError } from '../adapters/payments/payments.ts'
import type { App } from '../context.ts'
import { hearPaymentEvent } from '../modules/plans/checkout.service.ts'

/** `POST /api/payments/webhook`: what the payment provider tells by itself. It is there only with the secret that signs it. */
export function servePayments(server: FastifyInstance, app: App): void {
  if (!app.config.payments?.webhookSecret) return
  // A plugin of its own: the signature is over the very bytes, so here, and only here, JSON is not parsed on arrival.
  server.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    room.post<{ Body: Buffer }>('/api/payments/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      try {
        await hearPaymentEvent(app, request.body ?? Buffer.alloc(0), typeof signature === 'string' ? signature : '')
        return reply.send({ received: true })
      } catch (error) {
        if (!(error instanceof SignatureError)) throw error
        return reply.code(400).send({ message: 'This event is not signed by the payment provider.', code: 'BAD_SIGNATURE' })
      }
    })
  })
}
