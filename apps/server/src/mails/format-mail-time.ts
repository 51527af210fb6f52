import { timeZoneOf } from '@systole/report/time-zone'

/**
 * Formats a time in the hospital's time zone, which it names: `21 Nov 2026, 14:10 (Hong Kong time)`, `2026年11月21日 14:10（香港時間）`.
 */
export function formatMailTime(time: Date, tag: string, country: string): string {
  const locale = localeOf(tag)
  const timeZone = timeZoneOf(country)
  const at = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time)
  const zone = zoneName(time, tag, timeZone)
  return /^(zh|ja)/.test(tag) ? `${at}（${zone}）` : `${at} (${zone})`
}

/** The colloquial forms: Hong Kong time, not Hong Kong Standard Time. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/ Standard Time$/, ' time'],
  [/標準時間$/, '時間'],
  [/标准时间$/, '时间'],
  [/標準時$/, '時間'],
  [/표준시$/, '시간'],
]

function localeOf(tag: string): string {
  return tag === 'en' ? 'en-GB' : tag
}

/** Returns the name of a time zone in a language: `Hong Kong time`, `香港時間`. */
export function zoneName(time: Date, tag: string, timeZone: string): string {
  if (timeZone === 'UTC') return 'UTC'
  const parts = new Intl.DateTimeFormat(localeOf(tag), { timeZone, timeZoneName: 'long' })
  const name = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return SHORTER.reduce((words, [long, short]) => words.replace(long, short), name)
}
