/** Nothing that is played shows more than 240 frames a second. */
const SHORTEST_FRAME_SECONDS = 1 / 240
/** While a clip's rate is not known, a step forward feels its way by this. */
const PROBE_SECONDS = 1 / 120

/** By how much a step feels its way: by the finest frame that the clip may have, where it is known. */
export function probeSeconds(finestFramesPerSecond: number | undefined): number {
  return finestFramesPerSecond ? Math.max(PROBE_SECONDS, 1 / finestFramesPerSecond) : PROBE_SECONDS
}

/** How long a frame lasts, from the times of frames that were shown; frames may be missing between them. */
export function frameSecondsFrom(mediaTimes: readonly number[]): number | undefined {
  const times = [...new Set(mediaTimes)].sort((one, other) => one - other)
  const [first = 0] = times
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const shortest = Math.min(...gaps.filter((gap) => gap >= SHORTEST_FRAME_SECONDS))
  if (!Number.isFinite(shortest)) return undefined
  // The longer the stretch, the less the rounding of a single time counts.
  const span = (times.at(-1) ?? 0) - first
  return span / Math.max(1, Math.round(span / shortest))
}

/** Counted from zero. */
export function frameAt(seconds: number, frameSeconds: number): number {
  return Math.max(0, Math.round(seconds / frameSeconds))
}

export function frameCount(durationSeconds: number, frameSeconds: number): number {
  return Math.max(1, Math.round(durationSeconds / frameSeconds))
}

/** The middle of a frame some frames away from the one shown, so that no rounding lands beside it. */
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
