import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { accepted, refused } from '../../../http/envelope.ts'
import { answerError } from '../../../http/errors/answer-error.ts'
import { createPaymentEventReceiver } from './receive-payment-event.ts'

const EVENT_MAX_BYTES = 262_144
const RETRY_SECONDS = 60

/** Receives payment provider events. Reads the body as bytes, which the signature covers; needs no session or cookie. */
export async function paymentWebhook(app: FastifyInstance, context: AppContext): Promise<void> {
  const receiveEvent = createPaymentEventReceiver(context)
  await app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers()
    scope.setErrorHandler(answerWebhookError)
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const gateway of context.gateways.all)
      scope.post(
        `${PAYMENT_WEBHOOK_PATH}/${gateway.type}`,
        { bodyLimit: EVENT_MAX_BYTES },
        async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const event = await gateway.parseEvent(raw, request.headers)
          if (!event) {
            context.log.warn({ requestId: request.id }, 'webhook with a bad signature')
            return reply.code(400).send(refused('invalidParameter', 'The signature does not hold.'))
          }
          await receiveEvent(gateway, event, request.id)
          return accepted({})
        },
      )
    registered()
  })
}

/** Replies with 503, because a provider would treat the usual 200 of a refusal as success and never retry. */
function answerWebhookError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof AppError)) return answerError(error, request, reply)
  request.log.warn({ err: error }, 'webhook not applied')
  return reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .send(refused(error.refusal, error.message))
}
