import { createHash, randomBytes } from 'node:crypto'
import { type Answer, invalid, refusal, type Session } from './answer.ts'
import { type Form, namesIn, textAt } from './form.ts'

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  failure_reason: string | null
  metadata: Record<string, string>
  created: number
}
export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  reason: string
  status: string
  created: number
}

const KNOWN = new Set(['payment_intent', 'amount', 'reason', 'metadata.refund'])

/** Returns Stripe's reason to refuse a refund. */
function refuse(
  kept: { session: Session | undefined; refunds: Refund[]; disputes: Dispute[] },
  paymentId: string,
  amount: number,
): Answer | undefined {
  const { session, refunds, disputes } = kept
  const isOf = ({ payment_intent }: { payment_intent: string }) => payment_intent === paymentId
  if (session?.paymentStatus !== 'paid')
    return refusal(404, 'invalid_request_error', 'No such payment_intent')
  if (disputes.filter(isOf).some(({ status }) => !/won|lost/.test(status)))
    return invalid('This charge has been charged back, and cannot be refunded.')
  const charged = Number(textAt(session.form, 'line_items.0.price_data.unit_amount'))
  const gone = refunds
    .filter(isOf)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
  if (gone >= charged) return invalid('Charge has already been refunded.')
  return gone + amount > charged
    ? invalid('Refund amount is greater than unrefunded amount.')
    : undefined
}

/**
 * Creates the double's refunds and disputes: never more than was charged, never a disputed charge, once per key.
 * docs.stripe.com/refunds.
 */
export function createRefundLedger(
  sessionOf: (paymentId: string) => Session | undefined,
  seconds: () => number,
) {
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const remembered = new Map<string, { print: string; answer: Answer }>()
  /** The initial status of later refunds. */
  const mood: { status: Refund['status'] } = { status: 'succeeded' }

  function made(form: Form, metadata: Record<string, string>): Answer {
    const unknown = namesIn(form).find((name) => !KNOWN.has(name))
    if (unknown) return invalid(`Received unknown parameter: ${unknown}`)
    const paymentId = textAt(form, 'payment_intent')
    const amount = Number(textAt(form, 'amount'))
    const refused = refuse({ session: sessionOf(paymentId), refunds, disputes }, paymentId, amount)
    if (refused) return refused
    const refund: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      currency: textAt(sessionOf(paymentId)?.form ?? {}, 'line_items.0.price_data.currency'),
      payment_intent: paymentId,
      status: mood.status,
      failure_reason: null,
      metadata,
      created: seconds(),
    }
    refunds.push(refund)
    return { status: 200, body: refund }
  }

  return {
    refunds,
    disputes,
    mood,
    create(key: string, form: Form): Answer {
      const print = createHash('sha256').update(JSON.stringify(form)).digest('hex')
      const before = remembered.get(key)
      if (before && before.print !== print)
        return refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
      if (before) return before.answer
      const answer = made(form, { refund: textAt(form, 'metadata.refund') })
      if (answer.status === 200) remembered.set(key, { print, answer })
      return answer
    },
    /** Refunds in the dashboard, without our metadata. */
    atDesk(paymentId: string, amount: number): void {
      const answer = made({ payment_intent: paymentId, amount: String(amount) }, {})
      if (answer.status !== 200) throw new Error('the desk refused')
    },
    settle(paymentId: string, status: 'succeeded' | 'failed'): void {
      for (const refund of refunds)
        if (refund.payment_intent === paymentId && refund.status !== 'failed') {
          refund.status = status
          refund.failure_reason = status === 'failed' ? 'expired_or_canceled_card' : null
        }
    },
    dispute(paymentId: string, status: 'needs_response' | 'won' | 'lost'): void {
      const before = disputes.find(({ payment_intent: id }) => id === paymentId)
      if (before) before.status = status
      else
        disputes.push(
          openedDispute(sessionOf(paymentId)?.form ?? {}, paymentId, {
            status,
            created: seconds(),
          }),
        )
    },
  }
}

function openedDispute(
  form: Form,
  paymentId: string,
  { status, created }: { status: string; created: number },
): Dispute {
  return {
    id: `dp_${randomBytes(12).toString('hex')}`,
    object: 'dispute',
    amount: Number(textAt(form, 'line_items.0.price_data.unit_amount')),
    currency: textAt(form, 'line_items.0.price_data.currency'),
    payment_intent: paymentId,
    reason: 'fraudulent',
    status,
    created,
  }
}

type Listed = { id: string; created: number }

/** Returns a page like Stripe: newest first, after `starting_after`. */
export function pageOf<T extends Listed>(all: readonly T[], query: URLSearchParams) {
  const from = Number(query.get('created[gte]') ?? 0)
  const until = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
  const limit = Number(query.get('limit') ?? 10)
  const newest = all.filter(({ created }) => created >= from && created < until).reverse()
  const after = query.get('starting_after')
  const start = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1
  return { data: newest.slice(start, start + limit), has_more: newest.length > start + limit }
}
