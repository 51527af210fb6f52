import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { BISCUIT } from '@systole/fixtures/patients'

const HOUR_SECONDS = 3600

/** The hour of the recording with runs, and the hours of the gaps. */
export const DAY_ECG = { runHour: 14, gapHours: [5, 15] } as const

/** Builds a DICOM recording of a dog's day: slow at night, with single VPC, an hour of runs, and two gaps. */
export function dayEcg(of: { hours: number; samplesPerSecond: number; leads: 1 | 6 }): Buffer {
  const seconds = of.hours * HOUR_SECONDS
  const at = (hour: number) => hour * HOUR_SECONDS
  const options: SyntheticEcgOptions = {
    ...{ species: 'dog', seed: 11, seconds },
    samplesPerSecond: of.samplesPerSecond,
    leads: of.leads,
    rate: dayRate,
    rhythm: { kind: 'sinusArrhythmia', degree: 'little' },
    episodes: [
      {
        fromSeconds: at(1),
        rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 400 },
      },
      { fromSeconds: at(4), rhythm: { kind: 'sinusPause', seconds: 2.8, every: 900 } },
      { fromSeconds: at(10), rhythm: { kind: 'sinusArrhythmia', degree: 'little' } },
      {
        fromSeconds: at(DAY_ECG.runHour),
        rhythm: { kind: 'ventricularPremature', pattern: 'run', runLength: 5, every: 300 },
      },
      {
        fromSeconds: at(DAY_ECG.runHour + 1),
        rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 900 },
      },
    ].filter(({ fromSeconds }) => fromSeconds < seconds) as SyntheticEcgOptions['episodes'] &
      object,
    losses: [
      { atSeconds: at(5) + 300, seconds: 1500, cause: 'constant' as const },
      { atSeconds: at(15) + 120, seconds: 480, cause: 'constant' as const },
    ].filter((loss) => loss.atSeconds + loss.seconds < seconds),
  }
  return syntheticDicom([options], BISCUIT)
}

/** The heart rate of a day that begins at 13:41: a walk in the evening and in the morning, slow in the night. */
function dayRate(seconds: number): number {
  const hour = seconds / HOUR_SECONDS
  const walk = (middle: number) => 50 * Math.exp(-((hour - middle) ** 2) / 0.4)
  const night = hour > 8 && hour < 16 ? 25 : 0
  return 100 - night + walk(4) + walk(18)
}
