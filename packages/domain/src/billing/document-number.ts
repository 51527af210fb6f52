const DIGITS = 6

/** Formats a document number: `SY2026-000042`, or `TEST-SY2026-000042` for a test payment, which has a sequence of its own. */
export function documentNumber(given: {
  prefix: string
  live: boolean
  year: number
  sequence: number
}): string {
  const { prefix, live, year, sequence } = given
  return `${live ? '' : 'TEST-'}${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`
}

/** Returns the calendar year of a moment in the seller's time zone. */
export function yearIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))
}
