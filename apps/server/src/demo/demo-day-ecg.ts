import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'

const HOUR_SECONDS = 3600
const at = (hour: number) => hour * HOUR_SECONDS

/** A day of a dog that begins in the afternoon: walks, a slow night, single VPC, an hour with runs, pauses at rest, and two gaps. */
export const DAY_OF_A_DOG: SyntheticEcgOptions = {
  ...{ species: 'dog', seed: 71, seconds: at(24), samplesPerSecond: 125, rate: rateAt },
  rhythm: { kind: 'sinusArrhythmia', degree: 'little' },
  episodes: [
    { fromSeconds: at(2), rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 300 } },
    { fromSeconds: at(8), rhythm: { kind: 'sinusPause', seconds: 2.8, every: 900 } },
    { fromSeconds: at(13), rhythm: { kind: 'atrialPremature', every: 700 } },
    {
      fromSeconds: at(15),
      rhythm: { kind: 'ventricularPremature', pattern: 'run', runLength: 5, every: 300 },
    },
    {
      fromSeconds: at(16),
      rhythm: { kind: 'ventricularPremature', pattern: 'couplet', every: 900 },
    },
    { fromSeconds: at(19), rhythm: { kind: 'sinusArrhythmia', degree: 'little' } },
  ],
  losses: [
    { atSeconds: at(6) + 300, seconds: 1500, cause: 'constant' },
    { atSeconds: at(17) + 120, seconds: 360, cause: 'constant' },
  ],
}

/** Beats per minute: two walks, and slower between the ninth and the fifteenth hour. */
function rateAt(seconds: number): number {
  const hour = seconds / HOUR_SECONDS
  const walk = (middle: number) => 50 * Math.exp(-((hour - middle) ** 2) / 0.4)
  const night = hour > 8 && hour < 15 ? 30 : 0
  return 100 - night + walk(3) + walk(16)
}
