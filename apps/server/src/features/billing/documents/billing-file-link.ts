import type { BillingFile } from '@systole/contract/money/billing'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { signTicket } from '../../../http/access/ticket.ts'

/** The lifetime of a link: long enough to click, too short to pass on. trust 1.4 (7). */
const LIFE = MINUTE

export type BillingFileAddress = { hospitalId: string; paper: BillingFile; id: string }

/** Returns the object that a ticket for this document signs. */
export function billingFileObject({ hospitalId, paper, id }: BillingFileAddress): string {
  return JSON.stringify([hospitalId, paper, id])
}

/** Returns a download link for the caller's own session. */
export function billingFileLink(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  address: BillingFileAddress,
  sessionHash: Buffer,
): string {
  const expiresAt = new Date(clock.now().getTime() + LIFE)
  const object = billingFileObject(address)
  const ticket = signTicket(secret, { purpose: 'billing', object, sessionHash, expiresAt })
  const path = [address.hospitalId, address.paper, address.id].map(encodeURIComponent).join('/')
  return `/files/billing/${path}?${new URLSearchParams({ t: ticket })}`
}
