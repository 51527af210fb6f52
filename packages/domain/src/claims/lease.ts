import { MINUTE, SECOND } from '../time/durations.ts'

/** A case is kept for its reader this long after the desk was last used. */
export const LEASE = 30 * MINUTE

/** The desk tells this often that it is open. */
export const VISIT_EVERY = 20 * SECOND
/** Who did not tell for so long is not there any more. */
export const VISIT_LASTS = 70 * SECOND
/** A desk that nobody touched for so long is open, and not in use. */
export const IDLE_AFTER = 5 * MINUTE

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE)
}

/** Whether the reader has left the case idle for too long. What was handed over and never opened does not lapse. */
export function hasLapsed(
  { status, leaseUntil }: { status: string; leaseUntil: Date | null },
  now: Date,
): boolean {
  return status === 'data_processing' && leaseUntil !== null && leaseUntil <= now
}
