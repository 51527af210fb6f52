/** The tolerance for rounded times in a container; a larger difference means that frames have different durations. */
const EVEN_SHARE = 0.005

/**
 * Returns the frames per second of a clip: the mean, and the finest step between frames if they are uneven. Phones drop frames in
 * the dark; such a clip must not be stepped by its mean.
 */
export function frameRate(declared: { mean: number; finest: number }): {
  framesPerSecond: number | null
  finestFramesPerSecond?: number
} {
  const { mean, finest } = declared
  if (!(mean > 0 && Number.isFinite(mean))) return { framesPerSecond: null }
  const framesPerSecond = thousandths(mean)
  const isUneven = Number.isFinite(finest) && finest > mean * (1 + EVEN_SHARE)
  return { framesPerSecond, ...(isUneven && { finestFramesPerSecond: thousandths(finest) }) }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
