import type { RateMinute } from '@systole/ecg/rhythm/day-overview'

/** A linear scale from values to pixels. */
export type Scale = { low: number; high: number; top: number; height: number }

const STEPS = [10, 20, 25, 50, 100, 200] as const
const MOST_LINES = 4

/** Returns the y of a value; high values are above. */
export function yOf({ low, high, top, height }: Scale, value: number): number {
  return top + height - ((value - low) / (high - low)) * height
}

/** Returns a scale of rates in which all of them fit, with room for a mark at the extremes. */
export function rateScale(
  rates: readonly number[],
  { top, height }: Pick<Scale, 'top' | 'height'>,
): Scale {
  const lowest = rates.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY)
  const highest = rates.reduce((high, each) => Math.max(high, each), 0)
  if (rates.length === 0) return { low: 0, high: 200, top, height }
  const room = Math.max(10, (highest - lowest) * 0.15)
  return { low: Math.max(0, lowest - room), high: highest + room, top, height }
}

/** Returns the rates at which a line is drawn, at most four. */
export function rateLines({ low, high }: Scale): number[] {
  const step = STEPS.find((each) => (high - low) / each <= MOST_LINES) ?? 400
  const first = Math.ceil(low / step) * step
  const count = Math.max(0, Math.floor((high - first) / step) + 1)
  return Array.from({ length: count }, (_, at) => first + at * step)
}

/** A minute of the band with a rate. */
type RatedMinute = RateMinute & { minimum: number; mean: number; maximum: number }

/** Splits the minutes into stretches without a missing one. */
export function ratedStretches(minutes: readonly RateMinute[]): RatedMinute[][] {
  const stretches: RatedMinute[][] = []
  let last: RatedMinute | undefined
  for (const minute of minutes) {
    const { minimum, mean, maximum } = minute
    if (minimum === undefined || mean === undefined || maximum === undefined) continue
    const rated = { ...minute, minimum, mean, maximum }
    if (last?.to === rated.from) stretches.at(-1)?.push(rated)
    else stretches.push([rated])
    last = rated
  }
  return stretches
}

/** Returns the hours of the clock that are written below the band, as many as fit. */
export function hourMarks(
  { firstHour, durationSeconds }: { firstHour: number; durationSeconds: number },
  widthPixels: number,
): number[] {
  const perHour = (widthPixels / durationSeconds) * 3600
  const every = [1, 2, 4, 6, 12].find((hours) => hours * perHour >= 56) ?? 24
  const hours = Math.floor((durationSeconds - firstHour) / 3600)
  return Array.from({ length: Math.max(0, hours + 1) }, (_, at) => firstHour + at * 3600).filter(
    (_, at) => at % every === 0,
  )
}
