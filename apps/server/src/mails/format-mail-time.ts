import { timeZoneOf } from '@systole/report/time-zone'

/** On the hospital's clock, with the zone named: `21 Nov 2026, 14:10 HKT`. */
export function formatMailTime(time: Date, tag: string, country: string): string {
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZoneOf(country),
    timeZoneName: 'short',
  }).format(time)
}
