import type { Session } from './answer.ts'
import { textAt } from './form.ts'

/** Formats a session like the API; the payment is expanded if requested. */
export function presentSession(session: Session, options: { origin: string; isExpanded: boolean }) {
  const { id, status, paymentStatus, created, expiresAt, form, intent } = session
  return {
    id,
    object: 'checkout.session',
    status,
    payment_status: paymentStatus,
    livemode: false,
    created,
    expires_at: expiresAt,
    amount_total: Number(textAt(form, 'line_items.0.price_data.unit_amount')),
    currency: textAt(form, 'line_items.0.price_data.currency'),
    client_reference_id: textAt(form, 'client_reference_id'),
    metadata: { checkout: textAt(form, 'metadata.checkout') },
    url: status === 'open' ? `${options.origin}/c/pay/${id}` : null,
    payment_intent:
      intent && options.isExpanded ? presentIntent(intent, form) : (intent?.id ?? null),
  }
}

export function presentIntent(
  { id, status, paidAt, refusal }: NonNullable<Session['intent']>,
  form: Session['form'],
) {
  return {
    metadata: { checkout: textAt(form, 'payment_intent_data.metadata.checkout') },
    id,
    object: 'payment_intent',
    status,
    last_payment_error: refusal ? { message: refusal } : null,
    latest_charge: paidAt ? { id: `ch_${id}`, object: 'charge', created: paidAt } : null,
  }
}
