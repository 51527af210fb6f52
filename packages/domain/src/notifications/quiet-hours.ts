import { DAY, MINUTE } from '../time/durations.ts'

const MINUTES_OF_DAY = DAY / MINUTE

/** The time of day in which an account gets no pushes, in minutes after midnight; over midnight where `from` is later than `until`. */
export type QuietHours = { from: number; until: number; timeZone: string }

/** Returns the end of the quiet hours that `now` is in, to the minute, or `undefined` outside of them. */
export function quietUntil(now: Date, { from, until, timeZone }: QuietHours): Date | undefined {
  const minute = minuteOfDay(now, timeZone)
  const isQuiet =
    from <= until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return undefined
  const left = (until - minute + MINUTES_OF_DAY) % MINUTES_OF_DAY
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + left * MINUTE)
}

function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at)
  const part = (type: 'hour' | 'minute') =>
    Number(parts.find((each) => each.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}

/** Returns whether this is the name of a time zone, such as `Asia/Tokyo`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
