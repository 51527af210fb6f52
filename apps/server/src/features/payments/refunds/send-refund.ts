import {
  type PaymentGateway,
  type ProviderRefund,
  RefundRefused,
} from '../../../ports/payment-gateway.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { recordRefund, refundNotMade, underLock } from './record-refund.ts'
import { findRefund, type Refund } from './refund-store.ts'

/**
 * Sends the refund, once: the provider is first queried for an existing one, because its idempotency keys expire after a day.
 * Uncertain outcomes are retried. pay-upload A5.
 */
export async function sendRefund(
  context: SettleContext,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await findRefund(context.database, refundId)
  if (refund?.state !== 'approved') return
  const gateway = context.gateways.named(refund.provider)
  const made = (await atProvider(gateway, refund)) ?? (await make(gateway, refund))
  await underLock(context, refund.checkoutId, (db, checkout) =>
    'refused' in made
      ? refundNotMade({ ...context, db }, checkout, { refundId, failure: made.refused })
      : recordRefund({ ...context, db }, checkout, made),
  )
}

async function atProvider(
  gateway: PaymentGateway,
  { paymentId, refundId }: Refund,
): Promise<ProviderRefund | undefined> {
  const payment = await gateway.payment(paymentId)
  return payment?.refunds.find((each) => each.refundId === refundId)
}

async function make(
  gateway: PaymentGateway,
  refund: Refund,
): Promise<ProviderRefund | { refused: string }> {
  const { refundId, paymentId, amountMinor, idempotencyKey } = refund
  try {
    return await gateway.refund({ refundId, paymentId, amountMinor, idempotencyKey })
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    // A refusal because another request has just sent it is a success.
    return (await atProvider(gateway, refund)) ?? { refused: error.message }
  }
}
