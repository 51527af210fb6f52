import { z } from 'zod'

/** A calendar month, `2026-11`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export type Month = z.infer<typeof Month>

/** Returns the calendar month of a moment in a time zone. */
export function monthOf(at: Date, timeZone: string): Month {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone })
  const part = (type: string) => parts.formatToParts(at).find((found) => found.type === type)?.value
  return `${part('year')}-${part('month')}`
}

/** Returns the first moment of a month and of the next month in a time zone. */
export function monthBounds(month: Month, timeZone: string): { from: Date; until: Date } {
  return { from: startOf(month, timeZone), until: startOf(nextMonth(month), timeZone) }
}

function startOf(month: Month, timeZone: string): Date {
  const asUtc = new Date(`${month}-01T00:00:00Z`)
  // The offset is read at that very moment; no zone changes its offset in the first hours of a month.
  return new Date(asUtc.getTime() - offsetAt(asUtc, timeZone))
}

function nextMonth(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function offsetAt(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - at.getTime()
}
