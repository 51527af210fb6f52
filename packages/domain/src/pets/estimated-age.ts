const WHOLE_FROM_YEARS = 2

/** Rounds an estimated age: to whole years, or to tenths of a year for a young animal. */
export function estimatedAgeYears(years: number): number {
  return years >= WHOLE_FROM_YEARS ? Math.round(years) : Math.round(years * 10) / 10
}
