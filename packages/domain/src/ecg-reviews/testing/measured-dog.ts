import type { Species } from '../../pets/pet.ts'
import type { MeasuredEcg } from '../measured-ecg.ts'
import type { EcgServiceId } from '../review-fields.ts'
import type { ReviewedAnimal } from '../reviewed-animal.ts'

const known = (value: number) => ({ value, uncertainty: 0.001, resolution: 0.002, count: 20 })

/** A healthy dog at rest, every value within its reference. */
export function measuredDog(): MeasuredEcg {
  return {
    recordingId: 'r1',
    samplesPerSecond: 500,
    sampleCount: 30_000,
    values: {
      heartRatePerMinute: known(112),
      pHeightMillivolts: known(0.2),
      pDurationSeconds: known(0.04),
      prSeconds: known(0.1),
      rHeightMillivolts: known(1.4),
      qrsDurationSeconds: known(0.05),
      qtSeconds: known(0.2),
      tHeightMillivolts: known(-0.2),
      axisDegrees: known(60),
    },
    rhythm: {
      rates: {
        printed: { perMinute: 112, intervals: 100 },
        slowest: { from: 100, to: 900, perMinute: 90 },
        fastest: { from: 1000, to: 1800, perMinute: 140 },
        counted: { perMinute: 110, intervals: 110, seconds: 60 },
      },
      regularity: {
        regularity: 'regular',
        intervals: 100,
        variation: 0.06,
        turningPointRatio: 0.5,
      },
      sinus: 'yes',
      pForEveryQrs: 'yes',
      qrsForEveryP: 'yes',
      consistentlyRelated: 'yes',
      p: { judged: 100, share: 0.98 },
      findings: [],
    },
    beats: Array.from({ length: 111 }, (_, index) => ({ sample: 268 * index, label: 'N' })),
    gaps: [],
    noise: [],
    undecidedGroups: 0,
  }
}

export function dogAnimal({
  service = 'ecg1l',
  species = 'dog',
}: {
  service?: EcgServiceId
  species?: Species
} = {}): ReviewedAnimal {
  const pet = { species, birthDate: '2020-01-01', size: 'large', weightGrams: 30_000 } as const
  return {
    service,
    pet,
    today: '2026-11-23',
    conditions: { posture: 'right_lateral', state: 'awake' },
  }
}
