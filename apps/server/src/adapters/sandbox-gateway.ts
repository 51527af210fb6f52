import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { readPayment } from '../features/sandbox/read-payment.ts'
import { expirePayment, openPayment, toProviderState } from '../features/sandbox/sandbox-ledger.ts'
import {
  listPaidPayments,
  listRefundedPayments,
  readRefundsAndDisputes,
  refundPayment,
} from '../features/sandbox/sandbox-refunds.ts'
import { isSigned, SIGNATURE_HEADER, webhookSecret } from '../features/sandbox/webhook-signature.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../ports/clock.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'

const Event = z.object({
  id: z.string().max(100),
  type: z.string().max(100),
  object: z.object({
    id: z.string().max(100),
    reference: z.string().max(100),
    payment_id: z.string().max(100).default(''),
  }),
})

export type SandboxParts = { db: Database; clock: Clock; jobs: Jobs; secret: Buffer }

/**
 * Creates the portal's own test provider: a hosted page, records in the database, and signed webhooks over HTTP. pay-upload A10.
 */
export function sandboxGateway(parts: SandboxParts): PaymentGateway {
  const ledger = { database: parts.db, clock: parts.clock, jobs: parts.jobs }
  const secret = webhookSecret(parts.secret)
  return {
    type: 'sandbox',
    live: false,
    async create(order) {
      const { sandboxId } = await openPayment(ledger, order)
      // The page is part of the portal, under the host of the return address.
      const { origin } = new URL(order.successUrl)
      return { providerId: sandboxId, url: `${origin}/sandbox-pay/${sandboxId}` }
    },
    async retrieve(providerId) {
      const payment = await readPayment(ledger, providerId)
      if (!payment) throw new Error('the sandbox knows no such payment')
      return toProviderState(payment)
    },
    expire: (providerId) => expirePayment(ledger, providerId),
    refund: (order) => refundPayment(ledger, order),
    payment: (paymentId) => readRefundsAndDisputes(ledger, paymentId),
    listPaid: (window) => listPaidPayments(ledger, window),
    listRefunded: (window) => listRefundedPayments(ledger, window),
    async parseEvent(raw, headers) {
      if (!isSigned(secret, raw, headers[SIGNATURE_HEADER], parts.clock.now())) return undefined
      const body: unknown = JSON.parse(raw.toString('utf8'))
      const { id, type, object } = Event.parse(body)
      return {
        eventId: id,
        type,
        objectId: object.id,
        checkoutId: object.reference,
        paymentId: type.startsWith('payment.') ? object.payment_id : '',
        body,
      }
    },
  }
}
