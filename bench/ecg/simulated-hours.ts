import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'

const HOUR_SECONDS = 3600
const SAMPLES_PER_SECOND = 500
const noise = { whiteMillivolts: 0.01, wanderMillivolts: 0.1 }
const rhythm = { kind: 'ventricularPremature', pattern: 'single' } as const
/** Each lead as so much of I and II: the four others are those that a recorder of six leads computes. */
const LEADS = [
  { name: 'II', one: 0, two: 1 },
  { name: 'I', one: 1, two: 0 },
  { name: 'III', one: -1, two: 1 },
  { name: 'aVR', one: -0.5, two: -0.5 },
  { name: 'aVL', one: 1, two: -0.5 },
  { name: 'aVF', one: -0.5, two: 1 },
]

type Wanted = { species: 'dog'; hours: number; leads: number }

/** Returns a heart with premature beats and noise for many hours, drawn hour by hour so that little memory is needed. */
export function simulatedHours({ species, hours, leads }: Wanted): EcgSignal {
  const hourSamples = HOUR_SECONDS * SAMPLES_PER_SECOND
  const kept = LEADS.slice(0, leads).map((lead) => ({
    ...lead,
    samples: new Int16Array(hours * hourSamples),
  }))
  let countsPerMillivolt = 1
  for (let hour = 0; hour < hours; hour += 1) {
    const { signal } = syntheticEcg({
      ...{ species, rhythm, noise, leads: leads > 1 ? 6 : 1 },
      ...{ seed: hour + 1, seconds: HOUR_SECONDS, samplesPerSecond: SAMPLES_PER_SECOND },
    })
    const samplesOf = (name: string) => signal.leads.find((lead) => lead.name === name)?.samples
    const [one, two] = [samplesOf('I'), samplesOf('II')]
    countsPerMillivolt = signal.leads[0]?.countsPerMillivolt ?? 1
    for (const { samples, ...share } of kept) {
      const from = hour * hourSamples
      for (let index = 0; index < hourSamples; index += 1) {
        samples[from + index] = share.one * (one?.[index] ?? 0) + share.two * (two?.[index] ?? 0)
      }
    }
  }
  return {
    samplesPerSecond: SAMPLES_PER_SECOND,
    sampleCount: hours * hourSamples,
    leads: kept.map(({ name, samples }) => ({ name, samples, countsPerMillivolt, baseline: 0 })),
  }
}
