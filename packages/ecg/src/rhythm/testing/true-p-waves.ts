import type { SyntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-options'
import type { BeatPWave } from '../../waves/wave.ts'

const LONGEST_PR_SECONDS = 0.5

/** Returns the P verdicts that are true of a drawn recording: rhythm rules are tested apart from the measuring of waves. */
export function truePWaves({ signal, truth }: SyntheticEcg): BeatPWave[] {
  const second = signal.samplesPerSecond
  const [lead] = signal.leads
  const waves = truth.waves.filter((wave) => wave.lead === lead?.name)
  const complexes = waves.filter(({ type }) => type === 'QRS')
  const unconducted = new Set(truth.unconductedP)
  const conducted = waves.filter(
    ({ type, peak }) => type === 'P' && !unconducted.has(Math.round(peak)),
  )
  return truth.beats.map(({ sample, label }): BeatPWave => {
    const qrs = complexes.find(({ peak }) => Math.abs(peak - sample) < 1)
    if (qrs === undefined) return { ...NO_P, beatSample: sample, verdict: 'unreadable' }
    const p = conducted.findLast(({ on }) => on < qrs.on)
    const prSeconds = (qrs.on - (p?.on ?? Number.NEGATIVE_INFINITY)) / second
    const isOwn = (label === 'N' || label === 'A') && prSeconds < LONGEST_PR_SECONDS
    if (!isOwn || p === undefined || lead === undefined) return { ...NO_P, beatSample: sample }
    const heightMillivolts = (lead.samples[Math.round(p.peak)] ?? 0) / lead.countsPerMillivolt
    return { beatSample: sample, verdict: 'present', prSeconds, correlation: 0.9, heightMillivolts }
  })
}

const NO_P = {
  verdict: 'absent' as const,
  prSeconds: undefined,
  correlation: 0,
  heightMillivolts: undefined,
}
