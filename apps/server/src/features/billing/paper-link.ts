import type { BillingPaper } from '@systole/contract/money/billing'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { signTicket } from '../../http/ticket.ts'

/** The lifetime of a link: long enough to click, too short to pass on. trust 1.4 (7). */
const LIFE = MINUTE

export type PaperAddress = { hospitalId: string; paper: BillingPaper; id: string }

/** Returns the object that a ticket for this document signs. */
export function paperObject({ hospitalId, paper, id }: PaperAddress): string {
  return JSON.stringify([hospitalId, paper, id])
}

/** Returns a download link for the caller's own session. */
export function paperLink(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  address: PaperAddress,
  sessionHash: Buffer,
): string {
  const expiresAt = new Date(clock.now().getTime() + LIFE)
  const object = paperObject(address)
  const ticket = signTicket(secret, { purpose: 'billing', object, sessionHash, expiresAt })
  const path = [address.hospitalId, address.paper, address.id].map(encodeURIComponent).join('/')
  return `/files/billing/${path}?${new URLSearchParams({ t: ticket })}`
}
