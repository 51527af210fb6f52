import { HOUR, MINUTE } from '../time/durations.ts'

const QUARTER = 15 * MINUTE
/** What we dare to say of a late report: half a working session of who reads it, and time to find a reader. Decision 28. */
const MORE_TIME = { read: 2 * HOUR, unread: 4 * HOUR }

/** When a report that is late is expected, on a full quarter of an hour; the clinic is told so once. */
export function expectedTime(now: Date, { isRead }: { isRead: boolean }): Date {
  const earliest = now.getTime() + (isRead ? MORE_TIME.read : MORE_TIME.unread)
  return new Date(Math.ceil(earliest / QUARTER) * QUARTER)
}
