import type { Form } from './form.ts'

/** A stored Checkout Session with its payment. */
export type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid'
  created: number
  expiresAt: number
  form: Form
  intent?: { id: string; status: string; paidAt?: number; refusal?: string }
}
export type Answer = { status: number; body: unknown }

export function refusal(status: number, type: string, message: string): Answer {
  return { status, body: { error: { type, message } } }
}

export const invalid = (message: string) => refusal(400, 'invalid_request_error', message)
