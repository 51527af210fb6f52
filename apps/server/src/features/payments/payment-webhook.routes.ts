import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { accepted, refused } from '../../http/envelope.ts'
import { applyPaymentEvent } from './payment-webhook.ts'

const EVENT_MAX_BYTES = 262_144

/** The provider's door. It reads the body as bytes, because those are what the signature covers; no session, no cookie. */
export async function paymentWebhook(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      `${PAYMENT_WEBHOOK_PATH}/${context.gateway.type}`,
      { bodyLimit: EVENT_MAX_BYTES },
      async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = await context.gateway.parseEvent(raw, request.headers)
        if (!event) {
          context.log.warn({ requestId: request.id }, 'webhook with a bad signature')
          return reply.code(400).send(refused('invalidParameter', 'The signature does not hold.'))
        }
        await applyPaymentEvent({ ...context, requestId: request.id }, event)
        return accepted({})
      },
    )
    registered()
  })
}
