import { createHash, randomBytes } from 'node:crypto'
import { HOUR, MINUTE, SECOND } from '@systole/domain/time/durations'
import { type Answer, invalid, refusal, type Session } from './answer.ts'
import { type Form, namesIn, textAt } from './form.ts'
import { createRefundLedger } from './stripe-refund-ledger.ts'

const KNOWN = new Set([
  'mode',
  'line_items.quantity',
  'line_items.price_data.currency',
  'line_items.price_data.unit_amount',
  'line_items.price_data.product_data.name',
  'allowed_payment_method_types',
  'wallet_options.link.display',
  'adaptive_pricing.enabled',
  'client_reference_id',
  'metadata.checkout',
  'payment_intent_data.metadata.checkout',
  'payment_intent_data.description',
  'payment_intent_data.receipt_email',
  'customer_email',
  'locale',
  'submit_type',
  'success_url',
  'cancel_url',
  'expires_at',
])

function isSession(body: unknown): body is Session {
  return typeof body === 'object' && body !== null && 'form' in body
}

function opened(form: Form, second: number): Answer {
  const unknown = namesIn(form).find((name) => !KNOWN.has(name))
  if (unknown) return invalid(`Received unknown parameter: ${unknown}`)
  const expiresAt = Number(textAt(form, 'expires_at'))
  const life = (expiresAt - second) * SECOND
  if (!(life >= 30 * MINUTE && life <= 24 * HOUR))
    return invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.')
  const session: Session = {
    id: `cs_test_${randomBytes(12).toString('hex')}`,
    status: 'open',
    paymentStatus: 'unpaid',
    created: second,
    expiresAt,
    form,
  }
  return { status: 200, body: session }
}

/**
 * Creates a double of Stripe's records, written from its documentation: idempotency replay, limits of the expiry, sessions that
 * expire by themselves, payments that the bank decides later. It is not Stripe.
 */
export function createStripeLedger(now: () => Date) {
  const sessions = new Map<string, Session>()
  const remembered = new Map<string, { print: string; answer: Answer }>()
  const seconds = () => Math.floor(now().getTime() / SECOND)

  function current(id: string): Session | undefined {
    const session = sessions.get(id)
    if (session?.status === 'open' && session.expiresAt <= seconds()) session.status = 'expired'
    return session
  }

  function open(form: Form): Answer {
    const answer = opened(form, seconds())
    if (isSession(answer.body)) sessions.set(answer.body.id, answer.body)
    return answer
  }

  const sessionOf = (paymentId: string) =>
    [...sessions.values()].find(({ intent }) => intent?.id === paymentId)

  return {
    sessions,
    current,
    sessionOf,
    after: createRefundLedger(sessionOf, seconds),
    /** Returns the first reply of a key forever; the same key with another request is an error. */
    create(key: string, form: Form): Answer {
      const print = createHash('sha256').update(JSON.stringify(form)).digest('hex')
      const before = remembered.get(key)
      if (before && before.print !== print)
        return refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
      if (before) return before.answer
      const answer = open(form)
      if (answer.status === 200) remembered.set(key, { print, answer })
      return answer
    },
    expire(id: string): Answer {
      const session = current(id)
      if (session?.status !== 'open')
        return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
      session.status = 'expired'
      return { status: 200, body: session }
    },
    /** Charges a card, or leaves the decision to a bank. */
    complete(id: string, outcome: 'paid' | 'processing'): void {
      const session = current(id)
      if (session?.status !== 'open') return
      session.status = 'complete'
      session.paymentStatus = outcome === 'paid' ? 'paid' : 'unpaid'
      session.intent = {
        id: `pi_${randomBytes(12).toString('hex')}`,
        status: outcome === 'paid' ? 'succeeded' : 'processing',
        ...(outcome === 'paid' && { paidAt: seconds() }),
      }
    },
    decide(id: string, outcome: 'paid' | 'refused'): void {
      const session = current(id)
      if (session?.intent?.status !== 'processing') return
      const isPaid = outcome === 'paid'
      session.paymentStatus = isPaid ? 'paid' : 'unpaid'
      session.intent = isPaid
        ? { ...session.intent, status: 'succeeded', paidAt: seconds() }
        : {
            ...session.intent,
            status: 'requires_payment_method',
            refusal: 'The bank refused the payment.',
          }
    },
  }
}
export type StripeLedger = ReturnType<typeof createStripeLedger>
