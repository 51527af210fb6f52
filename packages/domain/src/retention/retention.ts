import { DAY } from '../time/durations.ts'

/** The time after its last change at which an unpaid case ends. SPEC 23. */
export const UNPAID_KEPT = 30 * DAY
/** The time before that at which the hospital is warned. */
export const DELETION_WARNING = 7 * DAY
/** The years for which original files of a paid case are stored after its report. SPEC 23. */
export const ORIGINALS_KEPT_YEARS = 7

/** Returns the time before which an unpaid case must have been changed last in order to be warned. */
export function warnedWhenUntouchedSince(now: Date): Date {
  return new Date(now.getTime() - UNPAID_KEPT + DELETION_WARNING)
}

/**
 * Returns the deletion time of a case that is warned now: 30 days after its last change, but at least a week after the warning.
 */
export function deletionDue({ touchedAt, now }: { touchedAt: Date; now: Date }): Date {
  const thirtyDays = touchedAt.getTime() + UNPAID_KEPT
  return new Date(Math.max(thirtyDays, now.getTime() + DELETION_WARNING))
}

/** Returns whether a case was changed after its warning. */
export function isTouchedSinceWarning(times: { touchedAt: Date; deletionDueAt: Date }): boolean {
  return times.touchedAt.getTime() > times.deletionDueAt.getTime() - DELETION_WARNING
}

/** Returns the time before which cases ended whose originals have been kept for seven years. */
export function originalsKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - ORIGINALS_KEPT_YEARS)
  return since
}

/** Returns the end of the seven years for which originals, reports and invoices of this time are kept. */
export function keptUntil(time: Date): Date {
  const until = new Date(time)
  until.setUTCFullYear(until.getUTCFullYear() + ORIGINALS_KEPT_YEARS)
  return until
}
