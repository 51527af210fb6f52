/** The shortest frame considered: no supported clip exceeds 240 frames per second. */
const SHORTEST_FRAME_SECONDS = 1 / 240
/** The step by which an unknown next frame is searched. */
const PROBE_SECONDS = 1 / 120

/** Returns the step of the search: the finest frame of the clip, if known. */
export function probeSeconds(finestFramesPerSecond: number | undefined): number {
  return finestFramesPerSecond ? Math.max(PROBE_SECONDS, 1 / finestFramesPerSecond) : PROBE_SECONDS
}

/** Derives the frame duration from the times of displayed frames, which may have gaps. */
export function frameSecondsFrom(mediaTimes: readonly number[]): number | undefined {
  const times = [...new Set(mediaTimes)].sort((one, other) => one - other)
  const [first = 0] = times
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const shortest = Math.min(...gaps.filter((gap) => gap >= SHORTEST_FRAME_SECONDS))
  if (!Number.isFinite(shortest)) return undefined
  // The longer the interval, the smaller the effect of rounding a single time.
  const span = (times.at(-1) ?? 0) - first
  return span / Math.max(1, Math.round(span / shortest))
}

/** Returns the frame index, from zero. */
export function frameNumberAt(seconds: number, frameSeconds: number): number {
  return Math.max(0, Math.round(seconds / frameSeconds))
}

export function frameCount(durationSeconds: number, frameSeconds: number): number {
  return Math.max(1, Math.round(durationSeconds / frameSeconds))
}

/** Returns the middle of a frame relative to the current one, so that rounding cannot select a neighbour. */
export function middleOfFrame(place: {
  shownSeconds: number
  frames: number
  frameSeconds: number
  durationSeconds: number
}): number {
  const { shownSeconds, frames, frameSeconds, durationSeconds } = place
  const middle = shownSeconds + (frames + 0.5) * frameSeconds
  return Math.min(Math.max(0, middle), Math.max(0, durationSeconds - frameSeconds / 2))
}
