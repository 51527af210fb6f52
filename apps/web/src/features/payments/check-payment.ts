import { client } from '../../api/client.ts'
import { orThrow, RefusedError } from '../../api/query.ts'

/** The server's outcome of a checkout; the address in the browser proves nothing. */
export type PaymentOutcome =
  | { state: 'paid'; due: Date | undefined; paidFor: PaidCase | undefined }
  /** The case that can be paid again, if known. */
  | { state: 'cancelled'; caseId: string | undefined }
  | { state: 'unpaid'; caseId: string }
  | { state: 'pending' }

/** The paid case, by the number and name that people use. */
export type PaidCase = { number: string; petName: string }
export type Checkout = { pg_type: string; id: string }

const ALREADY_PAID = -7003
const PATIENCE_MS = 15_000
const PAUSE_MS = 1000

/** Polls until the money has arrived, the checkout has ended, or the waiting time is over. PAY-4. */
export async function checkPayment(
  checkout: Checkout,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const started = Date.now()
  while (!signal.aborted) {
    const reply = await orThrow(client.payments.queryCheckout(checkout))
    if (reply.payment_status === 'paid')
      return {
        state: 'paid',
        due: reply.due ?? undefined,
        paidFor: await readPaidCase(reply.caseId),
      }
    if (reply.status === 'expired') return { state: 'unpaid', caseId: reply.caseId }
    if (Date.now() - started >= PATIENCE_MS) break
    await pause(PAUSE_MS)
  }
  return { state: 'pending' }
}

/** Cancels the checkout; a checkout that was paid in the meantime returns as paid. */
export async function cancelPayment(
  checkout: Checkout,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const reply = await client.payments.expireCheckout({ info: checkout })
  if (reply.ok) return { state: 'cancelled', caseId: reply.data.caseId }
  if (reply.code === ALREADY_PAID) return checkPayment(checkout, signal)
  throw new RefusedError(reply)
}

/** Returns the paid case for the message; undefined if it cannot be read, and the message then omits it. */
async function readPaidCase(caseId: string): Promise<PaidCase | undefined> {
  const reply = await client.cases.querySessionInfo({ caseId }).catch(() => undefined)
  if (!reply?.ok) return undefined
  const { id, pet } = reply.data.session
  return { number: id, petName: pet.name }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
