import type { EcgSignal } from '../../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../../species/species-profile.ts'

/**
 * Forms of a QRS: narrow with P and T; broad and opposite; broad with P (bundle branch block); narrow without P; a second broad form;
 * one almost like the narrow and one broader, both without P; most of the first with some of the second.
 */
export type BeatForm =
  | 'sinus'
  | 'ventricular'
  | 'blocked'
  | 'withoutP'
  | 'otherVentricular'
  | 'almostSinus'
  | 'conductedBroad'
  | 'fusion'
export type SyntheticBeat = { seconds: number; form: BeatForm }

type Wave = readonly [millivolts: number, centre: number, width: number]
/** Waves in units of the slope window of the species. */
const WAVES: Record<BeatForm, readonly Wave[]> = {
  sinus: [
    [0.15, -1.6, 0.2],
    [-0.1, -0.22, 0.08],
    [1.2, 0, 0.1],
    [-0.25, 0.22, 0.1],
    [0.25, 2.6, 0.5],
  ],
  withoutP: [
    [-0.1, -0.22, 0.08],
    [1.2, 0, 0.1],
    [-0.25, 0.22, 0.1],
    [0.25, 2.6, 0.5],
  ],
  ventricular: [
    [1.5, 0, 0.4],
    [-0.6, 0.9, 0.4],
    [-0.5, 2.8, 0.6],
  ],
  otherVentricular: [
    [-1.3, 0, 0.45],
    [0.5, -0.7, 0.3],
    [0.5, 2.6, 0.6],
  ],
  fusion: [
    [0.15, -1.6, 0.2],
    [-0.08, -0.22, 0.08],
    [0.96, 0, 0.1],
    [-0.2, 0.22, 0.1],
    [0.52, 0, 0.4],
    [-0.21, 0.9, 0.4],
    [0.05, 2.7, 0.6],
  ],
  conductedBroad: [
    [1.2, 0, 0.13],
    [0.5, 0.5, 0.25],
    [0.25, 2.6, 0.5],
  ],
  almostSinus: [
    [1.7, 0, 0.11],
    [-0.5, 0.3, 0.15],
    [0.1, 2.6, 0.5],
  ],
  blocked: [
    [0.15, -2, 0.2],
    [0.8, -0.3, 0.25],
    [1, 0.4, 0.3],
    [-0.3, 2.8, 0.6],
  ],
}
const COUNTS_PER_MILLIVOLT = 1000

export type SyntheticOptions = {
  profile: SpeciesProfile
  samplesPerSecond?: number
  /** Noise of this size, from a fixed seed. */
  noiseMillivolts?: number
  /** Bursts of strong noise in seconds. */
  bursts?: readonly { from: number; to: number }[]
}

/** Draws beats of known form as one lead and returns it with the samples of the beats. */
export function syntheticEcg(
  beats: readonly SyntheticBeat[],
  { profile, samplesPerSecond = 500, noiseMillivolts = 0.01, bursts = [] }: SyntheticOptions,
): { signal: EcgSignal; beatSamples: number[] } {
  const seconds = (beats.at(-1)?.seconds ?? 0) + 1
  const millivolts = new Float64Array(Math.round(seconds * samplesPerSecond))
  for (const beat of beats) {
    for (const [height, centre, width] of WAVES[beat.form]) {
      const unit = profile.slopeWindowSeconds
      addWave(millivolts, samplesPerSecond, beat.seconds + centre * unit, width * unit, height)
    }
  }
  const random = randomFrom(7)
  const samples = Int16Array.from(millivolts, (value, index) => {
    const at = index / samplesPerSecond
    const isBurst = bursts.some(({ from, to }) => at >= from && at < to)
    const noise = (isBurst ? 1 : noiseMillivolts) * (random() + random() + random() - 1.5) * 2
    return Math.round((value + noise) * COUNTS_PER_MILLIVOLT)
  })
  return {
    signal: {
      samplesPerSecond,
      sampleCount: samples.length,
      leads: [{ name: 'II', countsPerMillivolt: COUNTS_PER_MILLIVOLT, baseline: 0, samples }],
    },
    beatSamples: beats.map((beat) => Math.round(beat.seconds * samplesPerSecond)),
  }
}

/** Places beats one after the other: `intervals[i]` seconds before each. */
export function rhythm(
  steps: readonly (readonly [interval: number, form: BeatForm])[],
): SyntheticBeat[] {
  let seconds = 1
  return steps.map(([interval, form]) => {
    seconds += interval
    return { seconds, form }
  })
}

/** A steady rhythm of one form. */
export function steady(count: number, interval: number, form: BeatForm = 'sinus') {
  return Array.from({ length: count }, (): [number, BeatForm] => [interval, form])
}

function addWave(out: Float64Array, rate: number, centre: number, width: number, height: number) {
  const from = Math.max(0, Math.floor((centre - 4 * width) * rate))
  const to = Math.min(out.length, Math.ceil((centre + 4 * width) * rate))
  for (let index = from; index < to; index += 1) {
    const away = (index / rate - centre) / width
    out[index] = (out[index] ?? 0) + height * Math.exp(-0.5 * away * away)
  }
}

/** A small generator of equal random numbers on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
