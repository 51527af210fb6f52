import { serviceTableOf } from '../services/service-tables.ts'
import type { InService } from '../services/services.ts'
import { leasedStatusesIn } from '../services/steps.ts'
import { MINUTE, SECOND } from '../time/durations.ts'

/** The interval at which an open desk reports its presence. */
export const VISIT_EVERY = 20 * SECOND
/** The age at which a reported presence expires. */
export const VISIT_LASTS = 70 * SECOND
/** The time without activity after which an open desk counts as idle. */
export const IDLE_AFTER = 5 * MINUTE

/**
 * Returns whether the assignee has left the case idle for too long. A case that was assigned but never opened does not expire.
 */
export function hasLapsed(
  { leaseUntil, service = 'econsult', status }: InService & { leaseUntil: Date | null },
  now: Date,
): boolean {
  const isLeased = leasedStatusesIn(serviceTableOf({ service })).includes(status)
  return isLeased && leaseUntil !== null && leaseUntil <= now
}
