import type { Beat } from '../beats/beat.ts'
import { type EcgSignal, millivoltsOf, type SignalLead } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/order-statistics.ts'
import type { RhythmLimits } from '../species/species-profile.ts'
import { withoutLine } from './baseline-pattern.ts'
import type { PWaveOf } from './p-evidence.ts'

/** The shape to look for, without mean and slope and of length one, with its centre on the peak of the P. */
export type PTemplate = {
  values: Float64Array
  /** The strength of the recording's own P waves; `undefined` for a general shape. */
  strength: number | undefined
}

/** A template has a share of the baseline on both sides of the P. */
const WIDTH_IN_P = 1.6
const MOST_BEATS = 200
const FEWEST_BEATS = 5

export function templateLength(samplesPerSecond: number, { pSeconds }: RhythmLimits): number {
  return Math.max(5, 2 * Math.round((WIDTH_IN_P * pSeconds * samplesPerSecond) / 2) + 1)
}

/** Returns half a cosine up and down as long as a typical P of the species. */
export function generalTemplate(samplesPerSecond: number, limits: RhythmLimits): PTemplate {
  const length = templateLength(samplesPerSecond, limits)
  const half = (limits.pSeconds * samplesPerSecond) / 2
  const shape = Float32Array.from({ length }, (_, index) => {
    const away = Math.abs(index - (length - 1) / 2) / half
    return away >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * away)
  })
  return { values: withoutLine(shape) ?? new Float64Array(length), strength: undefined }
}

/** The recording's own P: its shape, and the sample of its peak for each beat that has one. */
export type OwnP = { template: PTemplate; peakOf: (beatSample: number) => number | undefined }

/** Returns the mean P of the beats that have one, aligned by their PR; `undefined` with fewer than five. */
export function ownP(
  { signal, leadIndex, limits }: { signal: EcgSignal; leadIndex: number; limits: RhythmLimits },
  beats: readonly Beat[],
  pWaveOf: PWaveOf,
): OwnP | undefined {
  const lead = signal.leads[leadIndex]
  const own = beats.flatMap(({ sample }) => {
    const p = pWaveOf(sample)
    const isPresent = p?.verdict === 'present' && p.prSeconds !== undefined
    return isPresent ? [{ sample, pr: p.prSeconds ?? 0 }] : []
  })
  const middle = medianOf(own.map(({ pr }) => pr))
  if (lead === undefined || middle === undefined || own.length < FEWEST_BEATS) return
  const shiftOf = (pr: number) => Math.round((pr - middle) * signal.samplesPerSecond)
  const step = Math.ceil(own.length / MOST_BEATS)
  const some = own.filter((_, index) => index % step === 0)
  const aligned = some.map(({ sample, pr }) => sample - shiftOf(pr))
  const from = Math.round(
    Math.max(limits.atrialWindow.fromSeconds, middle * 1.3) * signal.samplesPerSecond,
  )
  // Aligned by P, the QRS of the beat with the shortest PR comes earliest.
  const shortest = own.reduce((least, { pr }) => Math.min(least, pr), middle)
  const to = Math.round(
    (limits.atrialWindow.toSeconds + middle - shortest) * signal.samplesPerSecond,
  )
  const offset = peakOffset(lead, aligned, { from, to })
  const length = templateLength(signal.samplesPerSecond, limits)
  const values = meanAround(
    lead,
    aligned.map((sample) => sample - offset),
    length,
  )
  if (values === undefined) return
  const template = withoutLine(values.mean)
  if (template === undefined) return
  const shifts = new Map(own.map(({ sample, pr }) => [sample, shiftOf(pr)]))
  return {
    template: { values: template, strength: dot(values.mean, 0, template) },
    peakOf: (beatSample) => {
      const shift = shifts.get(beatSample)
      return shift === undefined ? undefined : beatSample - shift - offset
    },
  }
}

/** Returns how many samples before R the largest deflection of the mean atrial window is. */
function peakOffset(
  lead: SignalLead,
  aligned: readonly number[],
  { from, to }: { from: number; to: number },
): number {
  const length = Math.max(3, from - to)
  const mean = meanAround(
    lead,
    aligned.map((sample) => sample - from + (length >> 1)),
    length,
  )
  const shape = mean && withoutLine(mean.mean)
  if (shape === undefined) return Math.round((from + to) / 2)
  let best = 0
  for (let index = 0; index < shape.length; index += 1) {
    if (Math.abs(shape[index] ?? 0) > Math.abs(shape[best] ?? 0)) best = index
  }
  return from - best
}

function meanAround(
  lead: SignalLead,
  centres: readonly number[],
  length: number,
): { mean: Float32Array } | undefined {
  const mean = new Float32Array(length)
  let count = 0
  for (const centre of centres) {
    const from = centre - (length >> 1)
    const values = millivoltsOf(lead, { from, to: from + length })
    if (from < 0 || values.some(Number.isNaN)) continue
    for (let index = 0; index < length; index += 1) {
      mean[index] = (mean[index] ?? 0) + (values[index] ?? 0)
    }
    count += 1
  }
  if (count < FEWEST_BEATS) return
  return { mean: mean.map((sum) => sum / count) }
}

export function dot(values: Float32Array, from: number, template: Float64Array): number {
  let sum = 0
  for (let index = 0; index < template.length; index += 1) {
    sum += (values[from + index] ?? 0) * (template[index] ?? 0)
  }
  return sum
}
