import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import type { MedianLead } from './all-leads.ts'
import type { MeasuredWave, WaveSpan } from './measured-wave.ts'

/** The part of the median beat that is drawn, with its scale. */
export type MedianScale = {
  /** Indexes of the median beat at the left and right edge. */
  from: number
  to: number
  perStep: number
  perMillivolt: number
  /** CSS pixels of 0 mV. */
  zero: number
}

/** Seconds before the first bound and after the last one. */
const MARGIN: Readonly<Record<MeasuredWave['wave'], readonly [number, number]>> = {
  P: [0.09, 0.13],
  QRS: [0.12, 0.2],
  T: [0.08, 0.12],
}
const HEAD_PIXELS = 56
const FOOT_PIXELS = 44
/** Waves lower than this do not fill the height. */
const LEAST_REACH_MILLIVOLTS = 0.4

/** Returns the scale at which the wave in question fills the plot; of a P the QRS beside it is cut. */
export function medianScale(
  lead: MedianLead,
  { wave }: MeasuredWave,
  {
    span,
    beat,
    width,
    height,
  }: { span: WaveSpan | undefined; beat: StoredMedianBeat; width: number; height: number },
): MedianScale {
  const { samplesPerSecond } = beat
  const [before, after] = MARGIN[wave].map((seconds) => seconds * samplesPerSecond)
  const shown = span ?? usualSpan(wave, beat)
  const from = Math.max(0, Math.round(shown.start - (before ?? 0)))
  const to = Math.min(lead.millivolts.length - 1, Math.round(shown.end + (after ?? 0)))
  const inWave = wave === 'P' ? { from: shown.start, to: shown.end } : { from, to }
  const { high, low } = reach(lead.millivolts, inWave)
  const spanOf = Math.max(LEAST_REACH_MILLIVOLTS, (high - low) * (wave === 'P' ? 2 : 1))
  const perMillivolt = Math.max(1, height - HEAD_PIXELS - FOOT_PIXELS) / spanOf
  const middle = (high + low) / 2
  const centre = HEAD_PIXELS + (height - HEAD_PIXELS - FOOT_PIXELS) / 2
  return {
    ...{ from, to, perMillivolt },
    perStep: width / Math.max(1, to - from),
    zero: centre + middle * perMillivolt,
  }
}

/** Returns where a wave would be that was not found: a P before the QRS, a T after it. */
function usualSpan(
  wave: MeasuredWave['wave'],
  { rIndex, samplesPerSecond }: StoredMedianBeat,
): WaveSpan {
  const at = (seconds: number) => Math.round(rIndex + seconds * samplesPerSecond)
  if (wave === 'P') return { start: at(-0.18), end: at(-0.05) }
  return wave === 'T' ? { start: at(0.05), end: at(0.2) } : { start: at(-0.03), end: at(0.03) }
}

function reach(millivolts: Float32Array, { from, to }: { from: number; to: number }) {
  let [high, low] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let at = Math.max(0, Math.floor(from)); at <= Math.min(to, millivolts.length - 1); at += 1) {
    high = Math.max(high, millivolts[at] ?? 0)
    low = Math.min(low, millivolts[at] ?? 0)
  }
  return high >= low ? { high, low } : { high: 1, low: -1 }
}

/** Returns the path of values that are `step` indexes of the median beat apart. */
export function wavePathOf(
  values: Float32Array,
  { perStep, perMillivolt, zero, from }: MedianScale,
  { first, step }: { first: number; step: number },
): string {
  const parts: string[] = []
  for (let at = 0; at < values.length; at += 1) {
    const x = (first + at * step - from) * perStep
    if (x < -20 || x > 4000) continue
    const y = zero - (values[at] ?? 0) * perMillivolt
    parts.push(`${parts.length === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return parts.join('')
}
