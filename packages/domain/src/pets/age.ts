import { DAY } from '../time/durations.ts'

export const AGE_MAX_YEARS = 110
const DAYS_PER_YEAR = 365.25

/** Returns the age in years with two decimals, never below 0 (NEW-7). Both dates are `YYYY-MM-DD`. */
export function ageYears(birthDate: string, today: string): number {
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY
  return Math.max(0, Math.round((days / DAYS_PER_YEAR) * 100) / 100)
}

/** Returns the birth date that corresponds to an age today (NEW-7). */
export function birthDateFromAge(years: number, today: string): string {
  const birth = new Date(Date.parse(today) - Math.round(years * DAYS_PER_YEAR) * DAY)
  return birth.toISOString().slice(0, 10)
}

/** Returns whether `YYYY-MM-DD` is a day of the calendar. */
export function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === date
}
