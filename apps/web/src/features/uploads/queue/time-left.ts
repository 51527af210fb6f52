/** The time before which a speed is unreliable (experience S9). */
const KNOWN_AFTER_MS = 5000
const MINUTE = 60_000

/** Returns the milliseconds until a file is complete at the current speed, once known. */
export function timeLeft(run: {
  elapsedMs: number
  sentChunks: number
  leftChunks: number
}): number | undefined {
  if (run.elapsedMs < KNOWN_AFTER_MS || run.sentChunks < 1) return undefined
  return (run.elapsedMs / run.sentChunks) * run.leftChunks
}

/** Returns whole minutes for display, 0 for less than one. */
export function wholeMinutesOf(milliseconds: number): number {
  return milliseconds < MINUTE ? 0 : Math.round(milliseconds / MINUTE)
}
