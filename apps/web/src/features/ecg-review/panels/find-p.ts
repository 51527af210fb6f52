import { waveLikeness } from '@systole/ecg/waves/wave-likeness'

/** The P of the median beat in one lead: its values, and how long before the R its peak is. */
export type UsualP = {
  millivolts: Float32Array
  peakIndex: number
  samplesPerSecond: number
  secondsBeforeR: number
}

/** A P that is further than this from its usual place is not looked for. */
const REACH_SECONDS = 0.05
/** A wave that is less like the usual P is none. */
export const LEAST_CORRELATION = 0.8

type Beat = { values: Float32Array; rIndex: number; samplesPerSecond: number }

/** Returns where before its R a beat is most like the usual P, and how much: the correlation, 0 where nothing rises. */
export function mostLikeP(
  usual: UsualP,
  { values, rIndex, samplesPerSecond }: Beat,
): { seconds: number; likeness: number } {
  const perStep = samplesPerSecond / usual.samplesPerSecond
  const template = resampled(usual.millivolts, perStep)
  const toPeak = Math.round(usual.peakIndex * perStep)
  const place = rIndex - Math.round(usual.secondsBeforeR * samplesPerSecond)
  const reach = Math.round(REACH_SECONDS * samplesPerSecond)
  let [best, most] = [place, 0]
  for (let peak = place - reach; peak <= place + reach; peak += 1) {
    const from = peak - toPeak
    if (from < 0 || from + template.length > rIndex) continue
    const likeness = waveLikeness(template, values.subarray(from, from + template.length))
    if (likeness > most) [best, most] = [peak, likeness]
  }
  return { seconds: (rIndex - best) / samplesPerSecond, likeness: most }
}

/** Returns the values at the step of the recording. */
function resampled(values: Float32Array, perStep: number): Float32Array {
  const count = Math.max(3, Math.round(values.length * perStep))
  const step = (values.length - 1) / (count - 1)
  return Float32Array.from({ length: count }, (_, at) => values[Math.round(at * step)] ?? 0)
}
