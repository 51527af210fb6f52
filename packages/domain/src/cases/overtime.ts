import { HOUR, MINUTE } from '../time/durations.ts'

const QUARTER = 15 * MINUTE
/**
 * The additional time promised for a late report: half a working session of the assignee, or that plus the time to find one.
 * ADR 28.
 */
const MORE_TIME = { read: 2 * HOUR, unread: 4 * HOUR }

/** Returns the expected time of a late report, rounded up to a quarter of an hour. The clinic is notified once. */
export function expectedTime(now: Date, { isRead }: { isRead: boolean }): Date {
  const earliest = now.getTime() + (isRead ? MORE_TIME.read : MORE_TIME.unread)
  return new Date(Math.ceil(earliest / QUARTER) * QUARTER)
}
