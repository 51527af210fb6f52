const DEFAULT_MS = 40

type RecordedTimes = {
  /** (0018,1065): the time to each frame from the previous one; the first is 0. */
  vector?: readonly number[]
  /** (0018,1063) */
  frameTime?: number | undefined
  /** (0008,2144) */
  displayRate?: number | undefined
  /** (0018,0040) */
  cineRate?: number | undefined
}

/** Returns the duration of each frame in milliseconds: as recorded, otherwise as the device would play it. */
export function frameTimes(frames: number, declared: RecordedTimes): number[] {
  const steps = (declared.vector ?? []).slice(1, frames)
  const sum = steps.reduce((total, step) => total + step, 0)
  if (frames > 1 && steps.length === frames - 1 && steps.every((step) => step > 0)) {
    return [...steps, sum / steps.length]
  }
  const { frameTime = 0, displayRate = 0, cineRate = 0 } = declared
  const rate = displayRate > 0 ? displayRate : cineRate
  const each = frameTime > 0 ? frameTime : rate > 0 ? 1000 / rate : DEFAULT_MS
  return Array.from({ length: frames }, () => each)
}

/** Returns the frame at this time in repeated playback; with `once` the last one remains. */
export function frameAt(
  times: readonly number[],
  milliseconds: number,
  { once = false } = {},
): number {
  const total = times.reduce((sum, time) => sum + time, 0)
  if (total <= 0) return 0
  if (once && milliseconds >= total) return times.length - 1
  let left = milliseconds % total
  for (const [index, time] of times.entries()) {
    if (left < time) return index
    left -= time
  }
  return times.length - 1
}

/** Returns the start time of a frame. */
export function frameStartOf(times: readonly number[], frame: number): number {
  return times.slice(0, frame).reduce((sum, time) => sum + time, 0)
}
