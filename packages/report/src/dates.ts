import { madeOnce } from '@systole/domain/text/made-once'
import { fromStamp } from '@systole/domain/time/stamp'

const kept = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Creates a formatter; one without a zone uses the reader's and is not cached. */
function formatIn(options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  return timeZone === undefined
    ? new Intl.DateTimeFormat('en-ZA', options)
    : kept('en-ZA', { ...options, timeZone })
}

/**
 * Formats `2026/11/20`. Every language uses the en-ZA format (RVIEW-2). Reports pass the hospital's zone; without one it is the
 * reader's.
 */
export function dateText(stamp: string, timeZone?: string): string {
  const time = fromStamp(stamp)
  if (!time) return ''
  return formatIn({ year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone).format(time)
}

/** Formats `2026/11/20, 09:42 (GMT+8)`. A signing time includes its UTC offset. */
export function timeText(stamp: string, timeZone?: string): string {
  const time = fromStamp(stamp)
  if (!time) return ''
  const clock = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  } as const
  const parts = formatIn(clock, timeZone).formatToParts(time)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${dateText(stamp, timeZone)}, ${part('hour')}:${part('minute')} (${part('timeZoneName')})`
}

/** Formats a calendar day stored as `2026-11-20` in the en-ZA format; a day has no zone. */
export function dayText(day: string): string {
  return day.replaceAll('-', '/')
}
