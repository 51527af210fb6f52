import { htmlLang, type Wording } from '@systole/i18n/languages'
import { dateTimeFormat } from './intl-cache.ts'

export const NBSP = '\u00a0'

/** Returns the locale for dates: in English too, day before month and a 24-hour clock, `20 Nov 2026, 14:02`. */
function locale(wording: Wording): string {
  return wording === 'en_us' ? 'en-GB' : htmlLang[wording]
}

type Zone = { timeZone?: string }
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export function formatDate(at: Date, wording: Wording, zone: Zone = {}): string {
  return text(at, wording, { ...date, ...zone })
}

/** Formats a date without the year: `19 Nov`. */
export function formatDay(at: Date, wording: Wording, zone: Zone = {}): string {
  return text(at, wording, { day: 'numeric', month: 'short', ...zone })
}

export function formatTime(at: Date, wording: Wording, zone: Zone = {}): string {
  return text(at, wording, { ...time, ...zone })
}

export function formatDateTime(at: Date, wording: Wording, zone: Zone = {}): string {
  const separator = wording === 'en_us' ? ', ' : ' '
  return `${formatDate(at, wording, zone)}${separator}${formatTime(at, wording, zone)}`
}

/** Returns the name of the reader's zone, for deadlines: `Singapore Standard Time`. */
export function formatZone(at: Date, wording: Wording, zone: Zone = {}): string {
  const parts = dateTimeFormat(locale(wording), { timeZoneName: 'longGeneric', ...zone })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Returns the number of calendar days between two moments in the reader's zone; 0 is the same day. */
export function daysApart(at: Date, now: Date, zone: Zone = {}): number {
  const dayOf = (moment: Date) => {
    const [year, month, day] = text(moment, 'en_us', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...zone,
    })
      .split('/')
      .reverse()
    return Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  }
  return Math.round((dayOf(at) - dayOf(now)) / 86_400_000)
}

function text(at: Date, wording: Wording, options: Intl.DateTimeFormatOptions): string {
  // "Sept" is the only English month with four letters; the others have three.
  return dateTimeFormat(locale(wording), options).format(at).replace('Sept', 'Sep')
}
