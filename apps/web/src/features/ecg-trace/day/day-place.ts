/** The levels of a long recording: the arrows move by an hour of the day, a minute of the hour, or within the minute. */
export const DAY_LEVELS = ['day', 'hour', 'minute'] as const
export type DayLevel = (typeof DAY_LEVELS)[number]

/** The place that is looked at, in seconds from the start. */
export type DayPlace = { level: DayLevel; seconds: number }

export const HOUR_SECONDS = 3600
export const MINUTE_SECONDS = 60
const STEP_SECONDS: Record<DayLevel, number> = {
  day: HOUR_SECONDS,
  hour: MINUTE_SECONDS,
  minute: 5,
}

/** Moves by steps of the level, within the recording; in a new hour or minute to its middle. */
export function moved(place: DayPlace, steps: number, durationSeconds: number): DayPlace {
  const step = STEP_SECONDS[place.level]
  const last = Math.max(0, Math.ceil(durationSeconds / step) - 1)
  const index = Math.min(last, Math.max(0, Math.floor(place.seconds / step) + steps))
  if (index === Math.floor(place.seconds / step)) return place
  const end = Math.min(durationSeconds, (index + 1) * step)
  return { ...place, seconds: (index * step + end) / 2 }
}

/** Goes one level down or up; `undefined` below the lowest level, which is the strip, and above the day. */
export function levelFrom(place: DayPlace, by: 1 | -1): DayPlace | undefined {
  const level = DAY_LEVELS[DAY_LEVELS.indexOf(place.level) + by]
  return level && { ...place, level }
}

/** The stretch of an hour or a minute around a time, cut at the end of the recording. */
export function stretchAround(
  seconds: number,
  length: number,
  durationSeconds: number,
): { from: number; to: number } {
  const last = Math.max(0, Math.ceil(durationSeconds / length) - 1)
  const from = Math.min(last, Math.floor(seconds / length)) * length
  return { from, to: Math.min(durationSeconds, from + length) }
}
