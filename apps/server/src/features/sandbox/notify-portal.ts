import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { SECOND } from '@systole/domain/time/durations'
import { toStamp } from '@systole/domain/time/stamp'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { portalAddress } from './portal-address.ts'
import { readPayment } from './read-payment.ts'
import type { SandboxPayment } from './sandbox-store.ts'
import { SIGNATURE_HEADER, signWebhook, webhookSecret } from './webhook-signature.ts'

const PATIENCE = 10 * SECOND

/** An event for the portal; its id is the same for all attempts. */
export const PortalEvent = z.object({
  sandboxId: z.string(),
  eventId: z.string(),
  state: z.enum(['processing', 'paid', 'failed', 'expired', 'refund', 'dispute']),
})
type PortalEvent = z.output<typeof PortalEvent>

/**
 * Delivers one event to the portal's webhook over HTTP, like a real provider. Throws unless it was accepted, and is then retried.
 */
export async function notifyPortal(context: AppContext, job: PortalEvent): Promise<void> {
  const payment = await readPayment(context, job.sandboxId)
  const about = job.state === 'refund' || job.state === 'dispute' ? job.state : undefined
  if (!payment || (!about && payment.state !== job.state)) return
  const event = eventOf(payment, job.eventId, context.clock.now(), about)
  const raw = Buffer.from(JSON.stringify(event))
  const response = await fetch(`${portalAddress(context)}${PAYMENT_WEBHOOK_PATH}/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(webhookSecret(context.secret), raw, context.clock.now()),
    },
    body: new Uint8Array(raw),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the portal answered the webhook with ${response.status}`)
}

/** Builds an event; its amounts are informative, because the portal queries the provider. */
export function eventOf(
  payment: SandboxPayment,
  eventId: string,
  now: Date,
  about?: 'refund' | 'dispute',
) {
  return {
    id: eventId,
    type: about ? `payment.${about}` : `checkout.${payment.state}`,
    created: toStamp(now),
    object: {
      id: payment.sandboxId,
      reference: payment.reference,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      payment_id: payment.paymentId ?? '',
    },
  }
}
