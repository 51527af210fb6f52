import { MINUTE, SECOND } from '../time/durations.ts'

/** The time that a case stays with its assignee after the last activity at the desk. */
export const LEASE = 30 * MINUTE

/** The interval at which an open desk reports its presence. */
export const VISIT_EVERY = 20 * SECOND
/** The age at which a reported presence expires. */
export const VISIT_LASTS = 70 * SECOND
/** The time without activity after which an open desk counts as idle. */
export const IDLE_AFTER = 5 * MINUTE

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE)
}

/**
 * Returns whether the assignee has left the case idle for too long. A case that was assigned but never opened does not expire.
 */
export function hasLapsed(
  { status, leaseUntil }: { status: string; leaseUntil: Date | null },
  now: Date,
): boolean {
  return status === 'data_processing' && leaseUntil !== null && leaseUntil <= now
}
