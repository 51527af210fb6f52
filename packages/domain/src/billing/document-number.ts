const DIGITS = 6

/** `SY2026-000042`; of a test payment `TEST-SY2026-000042`, a row of its own. */
export function documentNumber(given: {
  prefix: string
  live: boolean
  year: number
  sequence: number
}): string {
  const { prefix, live, year, sequence } = given
  return `${live ? '' : 'TEST-'}${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`
}

/** The year of a number: the one on the calendar of the seller's zone. */
export function yearIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at))
}
