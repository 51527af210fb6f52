const WHOLE_FROM_YEARS = 2

/** An estimated age without decimals that nobody estimated: whole years, and tenths of a year for a young animal. */
export function estimatedAgeYears(years: number): number {
  return years >= WHOLE_FROM_YEARS ? Math.round(years) : Math.round(years * 10) / 10
}
