/** A part of a clip or a recording that is repeated, in seconds. */
export type LoopRegion = { from: number; to: number }

/** The minimum length of a region; shorter ones are imperceptible. */
export const SHORTEST_REGION_SECONDS = 0.05

/** Returns the region between two times, in either order; `undefined` if it is too short. */
export function regionBetween(
  one: number,
  other: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const from = Math.max(0, Math.min(one, other))
  const to = Math.min(durationSeconds, Math.max(one, other))
  return to - from >= SHORTEST_REGION_SECONDS ? { from, to } : undefined
}

/** Starts the region here; it keeps its end, or ends with the clip. */
export function startingAt(
  region: LoopRegion | undefined,
  at: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const to = region && region.to - at >= SHORTEST_REGION_SECONDS ? region.to : durationSeconds
  return regionBetween(at, to, durationSeconds) ?? region
}

/** Ends the region here; it keeps its start, or starts with the clip. */
export function endingAt(
  region: LoopRegion | undefined,
  at: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const from = region && at - region.from >= SHORTEST_REGION_SECONDS ? region.from : 0
  return regionBetween(from, at, durationSeconds) ?? region
}

/** Returns the time from which playback must continue; `undefined` if no jump is needed. */
export function backInto(region: LoopRegion, seconds: number): number | undefined {
  return seconds >= region.to || seconds < region.from - SHORTEST_REGION_SECONDS
    ? region.from
    : undefined
}
