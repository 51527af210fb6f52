/** Rounding of times in a container; more of a difference means that frames stand unequally long. */
const EVEN_SHARE = 0.005

/**
 * How many frames a second a clip shows: on the whole, and by the finest step in which its frames come. A telephone
 * leaves frames out when it is dark; such a clip is not stepped by a mean.
 */
export function frameRate(told: { mean: number; finest: number }): {
  framesPerSecond: number | null
  finestFramesPerSecond?: number
} {
  const { mean, finest } = told
  if (!(mean > 0 && Number.isFinite(mean))) return { framesPerSecond: null }
  const framesPerSecond = thousandths(mean)
  const isUneven = Number.isFinite(finest) && finest > mean * (1 + EVEN_SHARE)
  return { framesPerSecond, ...(isUneven && { finestFramesPerSecond: thousandths(finest) }) }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
