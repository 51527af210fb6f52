/** A part of a clip or a recording that is played again and again, in seconds. */
export type LoopRegion = { from: number; to: number }

/** Shorter than this cannot be heard or seen as a part. */
export const SHORTEST_REGION_SECONDS = 0.05

/** A part between two places, in either order; undefined when it is too short. */
export function regionBetween(
  one: number,
  other: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const from = Math.max(0, Math.min(one, other))
  const to = Math.min(durationSeconds, Math.max(one, other))
  return to - from >= SHORTEST_REGION_SECONDS ? { from, to } : undefined
}

/** The part starts here; it ends where it did, or with the clip. */
export function startingAt(
  region: LoopRegion | undefined,
  at: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const to = region && region.to - at >= SHORTEST_REGION_SECONDS ? region.to : durationSeconds
  return regionBetween(at, to, durationSeconds) ?? region
}

/** The part ends here; it starts where it did, or with the clip. */
export function endingAt(
  region: LoopRegion | undefined,
  at: number,
  durationSeconds: number,
): LoopRegion | undefined {
  const from = region && at - region.from >= SHORTEST_REGION_SECONDS ? region.from : 0
  return regionBetween(from, at, durationSeconds) ?? region
}

/** Where playing goes on instead; undefined where it may go on as it is. */
export function backInto(region: LoopRegion, seconds: number): number | undefined {
  return seconds >= region.to || seconds < region.from - SHORTEST_REGION_SECONDS
    ? region.from
    : undefined
}
