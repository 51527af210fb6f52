import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'

/** A beat of the sample: its R in seconds of the recording. */
export type SampleBeat = { at: number; label: 'N' | 'V' }

/** A wave as a bell around a time from R: seconds, seconds, millivolts. */
type Bell = { at: number; width: number; millivolts: number }

const NORMAL: readonly Bell[] = [
  { at: -0.105, width: 0.012, millivolts: 0.21 },
  { at: -0.018, width: 0.005, millivolts: -0.18 },
  { at: 0, width: 0.008, millivolts: 1.62 },
  { at: 0.022, width: 0.006, millivolts: -0.24 },
  { at: 0.145, width: 0.028, millivolts: 0.3 },
]
const VENTRICULAR: readonly Bell[] = [
  { at: 0, width: 0.03, millivolts: 1.9 },
  { at: 0.085, width: 0.028, millivolts: -0.55 },
  { at: 0.19, width: 0.045, millivolts: -0.5 },
]
const BELLS = { N: NORMAL, V: VENTRICULAR } as const
/** The height of each lead as a share of lead II; III is II − I. */
const LEADS = { I: 0.38, II: 1, III: 0.62 } as const
const SAMPLES_PER_SECOND = 250

/** Draws invented beats as a strip at true scale. */
export function sampleStrip(
  beats: readonly SampleBeat[],
  of: { from: number; to: number; leads: readonly (keyof typeof LEADS)[]; speed: number },
): EcgStrip {
  const { from, to, leads, speed } = of
  const inside = beats.filter(({ at }) => at >= from && at < to)
  const trace = Array.from({ length: Math.floor((to - from) * SAMPLES_PER_SECOND) }, (_, index) =>
    millivoltsAt(beats, from + index / SAMPLES_PER_SECOND),
  )
  return {
    ...{ millimetresPerSecond: speed, millimetresPerMillivolt: 10, startSeconds: from },
    samplesPerSecond: SAMPLES_PER_SECOND,
    leads: leads.map((name) => ({
      name,
      microvolts: trace.map((value) => Math.round(value * LEADS[name] * 1000) + 0),
    })),
    beats: inside.map(({ at, label }) => ({ at, label })),
    filter: '0.05–150 Hz',
  }
}

function millivoltsAt(beats: readonly SampleBeat[], seconds: number): number {
  let sum = 0
  for (const { at, label } of beats) {
    if (Math.abs(seconds - at) > 0.5) continue
    for (const bell of BELLS[label])
      sum += bell.millivolts * Math.exp(-(((seconds - at - bell.at) / bell.width) ** 2) / 2)
  }
  return sum
}
