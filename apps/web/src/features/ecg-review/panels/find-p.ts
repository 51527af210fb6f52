/** The P of the median beat in one lead: its values, and how long before the R its peak is. */
export type UsualP = {
  millivolts: Float32Array
  peakIndex: number
  samplesPerSecond: number
  secondsBeforeR: number
}

/** A P that is further than this from its usual place is not looked for. */
const REACH_SECONDS = 0.05
/** The least likeness, and how much lower or higher than usual a P may be. */
const LEAST_CORRELATION = 0.8
const [LEAST_RATIO, MOST_RATIO] = [0.4, 2.5]

/** Returns how many seconds before its R the P of a beat peaks: where the beat is most like the usual P; undefined if nothing is. */
export function findP(
  usual: UsualP,
  {
    values,
    rIndex,
    samplesPerSecond,
  }: { values: Float32Array; rIndex: number; samplesPerSecond: number },
): number | undefined {
  const perStep = samplesPerSecond / usual.samplesPerSecond
  const template = resampled(usual.millivolts, perStep)
  const toPeak = Math.round(usual.peakIndex * perStep)
  const place = rIndex - Math.round(usual.secondsBeforeR * samplesPerSecond)
  const reach = Math.round(REACH_SECONDS * samplesPerSecond)
  let [best, most] = [0, 0]
  for (let peak = place - reach; peak <= place + reach; peak += 1) {
    const from = peak - toPeak
    if (from < 0 || from + template.length > rIndex) continue
    const likeness = correlation(template, values.subarray(from, from + template.length))
    if (likeness > most) [best, most] = [peak, likeness]
  }
  return most < LEAST_CORRELATION ? undefined : (rIndex - best) / samplesPerSecond
}

/** Returns the values at the step of the recording. */
function resampled(values: Float32Array, perStep: number): Float32Array {
  const count = Math.max(3, Math.round(values.length * perStep))
  const step = (values.length - 1) / (count - 1)
  return Float32Array.from({ length: count }, (_, at) => values[Math.round(at * step)] ?? 0)
}

/** Returns the correlation of two waves of equal length; 0 if one is much higher than the other. */
function correlation(one: Float32Array, other: Float32Array): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)]
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [(one[at] ?? 0) - meanOne, (other[at] ?? 0) - meanOther]
    both += a * b
    ofOne += a * a
    ofOther += b * b
  }
  const ratio = Math.sqrt(ofOther / ofOne)
  const isLikely = ratio >= LEAST_RATIO && ratio <= MOST_RATIO // false for NaN: lost samples and flat lines
  return isLikely ? both / Math.sqrt(ofOne * ofOther) : 0
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
