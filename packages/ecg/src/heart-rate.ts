const MINUTE_SECONDS = 60
/**
 * The parameters of QRS detection: the QRS is the steepest 50 ms; two R peaks are never closer than the beats of the fastest
 * small animal.
 */
const ENERGY_WINDOW_SECONDS = 0.05
const REFRACTORY_SECONDS = 0.14
const THRESHOLD_SHARE = 0.35
const STRONG_PERCENTILE = 0.995

/** Returns the sample indexes of the R peaks of one lead by slope energy. A reading aid, not a diagnosis. */
export function rPeaks(millivolts: Float32Array, samplesPerSecond: number): number[] {
  const energy = slopeEnergy(millivolts, samplesPerSecond)
  const threshold = THRESHOLD_SHARE * percentile(energy, STRONG_PERCENTILE)
  if (!(threshold > 0)) return []
  const refractory = Math.round(REFRACTORY_SECONDS * samplesPerSecond)

  const peaks: number[] = []
  for (let index = 0; index < energy.length; index += 1) {
    if ((energy[index] ?? 0) < threshold) continue
    const strongest = strongestWithin(energy, index, refractory)
    peaks.push(tallest(millivolts, strongest, samplesPerSecond))
    index = strongest + refractory
  }
  return peaks
}

/** Returns beats per minute from the median R–R interval; undefined below three beats. */
export function heartRate(
  peaks: readonly number[],
  samplesPerSecond: number,
): { beatsPerMinute: number; medianIntervalSeconds: number } | undefined {
  if (peaks.length < 3) return undefined
  const intervals = peaks.slice(1).map((peak, index) => peak - (peaks[index] ?? 0))
  const sorted = intervals.sort((one, other) => one - other)
  const middle = sorted.length / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
  const medianIntervalSeconds = median / samplesPerSecond
  return { beatsPerMinute: MINUTE_SECONDS / medianIntervalSeconds, medianIntervalSeconds }
}

function slopeEnergy(millivolts: Float32Array, samplesPerSecond: number): Float32Array {
  const half = Math.max(1, Math.round((ENERGY_WINDOW_SECONDS * samplesPerSecond) / 2))
  const sums = new Float64Array(millivolts.length + 1)
  for (let index = 0; index < millivolts.length; index += 1) {
    const slope = (millivolts[index + 1] ?? millivolts[index] ?? 0) - (millivolts[index] ?? 0)
    sums[index + 1] = (sums[index] ?? 0) + (Number.isNaN(slope) ? 0 : slope * slope) // a gap has none
  }
  return Float32Array.from(millivolts, (_, index) => {
    const from = Math.max(0, index - half)
    const to = Math.min(millivolts.length, index + half)
    return (sums[to] ?? 0) - (sums[from] ?? 0)
  })
}

function percentile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function strongestWithin(energy: Float32Array, from: number, length: number): number {
  let strongest = from
  for (let index = from; index < Math.min(energy.length, from + length); index += 1) {
    if ((energy[index] ?? 0) > (energy[strongest] ?? 0)) strongest = index
  }
  return strongest
}

/** Returns the index of the R peak: the largest deviation from the median near the steepest sample. */
function tallest(millivolts: Float32Array, near: number, samplesPerSecond: number): number {
  const reach = Math.round(ENERGY_WINDOW_SECONDS * samplesPerSecond)
  const from = Math.max(0, near - reach)
  const to = Math.min(millivolts.length - 1, near + reach)
  const middle = percentile(millivolts.slice(from, to + 1), 0.5)
  let best = from
  for (let index = from; index <= to; index += 1) {
    const swing = Math.abs((millivolts[index] ?? 0) - middle)
    if (swing > Math.abs((millivolts[best] ?? 0) - middle)) best = index
  }
  return best
}
