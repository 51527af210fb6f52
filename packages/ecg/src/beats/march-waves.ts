import { waveLikeness } from '../waves/wave-likeness.ts'
import type { March } from './march-through.ts'

/** Samples of one lead in millivolts, the first of which is sample `from` of the recording; `NaN` where there is none. */
export type LeadStretch = { from: number; millivolts: Float32Array; samplesPerSecond: number }

/** A step, and the sample of the wave beside it that is like the one the march began on. */
export type MarchedStep = { step: number; wave: number | undefined }

export type MarchedWaves = {
  steps: readonly MarchedStep[]
  /** The largest distance of a wave from its step in samples, later is positive; undefined if there is no wave at any step. */
  drift: number | undefined
  /** The least and the most samples from a step with a wave to the next R; undefined without two of them. */
  toR: { least: number; most: number } | undefined
}

/** Half of what is compared: a P of any species with its feet. */
const HALF_SECONDS = 0.04
/** A wave farther from its step than this, or than this share of a step, belongs to none. */
const REACH_SECONDS = 0.06
const REACH_SHARE = 0.25
const LEAST_LIKENESS = 0.8

/**
 * Looks at each step of a march for the wave on which it begins: P waves that keep their distance are found at every step, also within
 * a T and without a QRS behind them. `beats` are the ascending samples of R.
 */
export function marchWaves(
  march: Pick<March, 'steps' | 'stepSamples'>,
  between: readonly [number, number],
  lead: LeadStretch,
  beats: readonly number[],
): MarchedWaves {
  const template = templateOf(between, lead)
  const reach = Math.round(
    Math.min(REACH_SECONDS * lead.samplesPerSecond, REACH_SHARE * march.stepSamples),
  )
  const steps = march.steps.map((step) => ({ step, wave: waveNear(step, reach, template, lead) }))
  return { steps, drift: driftOf(steps), toR: distancesToR(steps, beats, march.stepSamples) }
}

/** Returns the mean of the waves at both ends; the better one alone if the other is lost. */
function templateOf(between: readonly [number, number], lead: LeadStretch): Float32Array {
  const [one, other] = between.map((sample) => windowAt(Math.round(sample), lead))
  const ends = [one, other].filter((each) => each !== undefined)
  const [first] = ends
  if (!first) return new Float32Array(0)
  return first.map((_, at) => ends.reduce((sum, end) => sum + (end[at] ?? 0), 0) / ends.length)
}

function windowAt(sample: number, { from, millivolts, samplesPerSecond }: LeadStretch) {
  const half = Math.max(2, Math.round(HALF_SECONDS * samplesPerSecond))
  const start = sample - half - from
  if (start < 0 || start + 2 * half + 1 > millivolts.length) return undefined
  return millivolts.subarray(start, start + 2 * half + 1)
}

function waveNear(
  step: number,
  reach: number,
  template: Float32Array,
  lead: LeadStretch,
): number | undefined {
  let [best, most] = [step, LEAST_LIKENESS]
  let isFound = false
  for (let away = -reach; away <= reach; away += 1) {
    const wave = windowAt(step + away, lead)
    const likeness = wave ? waveLikeness(template, wave) : 0
    if (likeness < most || (isFound && likeness === most)) continue
    isFound = true
    best = step + away
    most = likeness
  }
  return isFound ? best : undefined
}

function driftOf(steps: readonly MarchedStep[]): number | undefined {
  let largest: number | undefined
  for (const { step, wave } of steps) {
    if (wave === undefined) continue
    if (largest === undefined || Math.abs(wave - step) > Math.abs(largest)) largest = wave - step
  }
  return largest
}

/** Returns how far behind a wave the next R is, where one comes before the next step. */
function distancesToR(
  steps: readonly MarchedStep[],
  beats: readonly number[],
  stepSamples: number,
): MarchedWaves['toR'] {
  const distances = steps.flatMap(({ wave }) => {
    const next = wave === undefined ? undefined : beats.find((beat) => beat >= wave)
    const distance = next === undefined || wave === undefined ? Infinity : next - wave
    return distance < stepSamples ? [distance] : []
  })
  if (distances.length < 2) return undefined
  return { least: Math.min(...distances), most: Math.max(...distances) }
}
