/** Before this, a speed is only noise (experience S9). */
const KNOWN_AFTER_MS = 5000
const MINUTE = 60_000

/** Milliseconds until a file is in at the speed of this run, once it can be told. */
export function timeLeft(run: {
  elapsedMs: number
  sentChunks: number
  leftChunks: number
}): number | undefined {
  if (run.elapsedMs < KNOWN_AFTER_MS || run.sentChunks < 1) return undefined
  return (run.elapsedMs / run.sentChunks) * run.leftChunks
}

/** Whole minutes to say, 0 for less than one. */
export function minutesLeft(milliseconds: number): number {
  return milliseconds < MINUTE ? 0 : Math.round(milliseconds / MINUTE)
}
