import type { SandboxPayment } from './sandbox-store.ts'

type Change = Partial<Pick<SandboxPayment, 'state' | 'paidAt' | 'settlesAt' | 'settlesAs'>>

/** Returns the change that is due by time: the page expires, or the bank decides. */
export function dueChange(
  payment: Pick<SandboxPayment, 'state' | 'expiresAt' | 'settlesAt' | 'settlesAs'>,
  now: Date,
): Change | undefined {
  const { state, expiresAt, settlesAt, settlesAs } = payment
  if (state === 'open' && expiresAt <= now) return { state: 'expired' }
  if (state !== 'processing' || !settlesAt || settlesAt > now) return undefined
  return settlesAs === 'paid' ? { state: 'paid', paidAt: settlesAt } : { state: 'failed' }
}
