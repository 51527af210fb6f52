import { madeOnce } from '@systole/domain/text/made-once'
import { fromStamp } from '@systole/domain/time/stamp'

const kept = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Without a zone it is the reader's of this moment, and not kept. */
function formatIn(options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  return timeZone === undefined
    ? new Intl.DateTimeFormat('en-ZA', options)
    : kept('en-ZA', { ...options, timeZone })
}

/** `2026/11/20`. Every language writes dates the en-ZA way (RVIEW-2). Reports pass the hospital's zone; without one it is the reader's. */
export function dateText(stamp: string, timeZone?: string): string {
  const time = fromStamp(stamp)
  if (!time) return ''
  return formatIn({ year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone).format(time)
}

/** `2026/11/20, 09:42 (GMT+8)`. A signing time says which clock it was read from. */
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

/** A calendar day as stored, `2026-11-20`, the en-ZA way; a day has no zone. */
export function dayText(day: string): string {
  return day.replaceAll('-', '/')
}
