import type { FastifyInstance } from 'fastify'
import { SignatureError } from '../../adapters/payments/payments.ts'
import { handlePaymentWebhook } from '../../modules/plans/checkout.service.ts'
import type { App } from '../../platform/context.ts'

/** Serves `POST /api/payments/webhook`, the events of the payment provider. It exists only with the secret that verifies them. */
export function servePayments(server: FastifyInstance, app: App): void {
  if (!app.config.payments?.webhookSecret) return
  // A separate plugin: the signature covers the exact bytes, so JSON is not parsed on arrival on this route only.
  server.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    room.post<{ Body: Buffer }>('/api/payments/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature']
      try {
        await handlePaymentWebhook(app, request.body ?? Buffer.alloc(0), typeof signature === 'string' ? signature : '')
        return reply.send({ received: true })
      } catch (error) {
        if (!(error instanceof SignatureError)) throw error
        return reply.code(400).send({ message: 'This event is not signed by the payment provider.', code: 'BAD_SIGNATURE' })
      }
    })
  })
}
