import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import type { DemoCase } from './demo-case.ts'

const HONG_KONG = 'account_demo_ecg'
const JAPAN = 'account_demo_ecg_ja'

/** An ECG case that was submitted; the portal reads and analyses its recording after the start. */
export type DemoEcgCase = Pick<DemoCase, 'key' | 'accountId' | 'pet'> & {
  submittedHoursAgo: number
  conditions: RecordingConditions
  fileName: string
  /** Parts of the recording, one after another. */
  parts: readonly [SyntheticEcgOptions, ...SyntheticEcgOptions[]]
}

const DOG = { species: 'dog', samplesPerSecond: 250 } as const
const CAT = { species: 'cat', samplesPerSecond: 500 } as const

/** ECG cases of two hospitals. Drawn recordings of invented animals; not clinical advice. */
export const DEMO_ECG_CASES: readonly DemoEcgCase[] = [
  {
    key: 'ecg-bruno',
    accountId: HONG_KONG,
    pet: {
      identifier: '5102',
      name: 'Bruno',
      species: 'dog',
      breedId: 'dog-dobermann',
      ageYears: 8.2,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 36_400,
      size: 'large',
      ownerName: 'Ms Wan',
    },
    submittedHoursAgo: 0.4,
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'Irregular pulse' },
    fileName: 'bruno_ecg.dcm',
    parts: [{ ...DOG, seed: 21, seconds: 120, rhythm: { kind: 'atrialFibrillation' }, rate: 170 }],
  },
  {
    key: 'ecg-daisy',
    accountId: HONG_KONG,
    pet: {
      identifier: '5117',
      name: 'Daisy',
      species: 'dog',
      breedId: 'dog-labrador-retriever',
      ageYears: 9.6,
      gender: 'F',
      neutered: 'snipped',
      weightGrams: 27_900,
      size: 'large',
      ownerName: 'Mr Fong',
    },
    submittedHoursAgo: 0.3,
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'Collapsed on a walk' },
    fileName: 'daisy_30_minutes.dcm',
    parts: [
      {
        ...DOG,
        seed: 22,
        seconds: 1860,
        rhythm: { kind: 'sinusArrhythmia', degree: 'little' },
        episodes: [
          {
            fromSeconds: 300,
            rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 25 },
          },
          {
            fromSeconds: 1200,
            rhythm: { kind: 'ventricularPremature', pattern: 'run', runLength: 5, every: 60 },
          },
        ],
        losses: [{ cause: 'constant', atSeconds: 900, seconds: 40 }],
      },
    ],
  },
  {
    key: 'ecg-tora',
    accountId: JAPAN,
    pet: {
      identifier: '2208',
      name: 'とら',
      species: 'cat',
      breedId: 'cat-domestic-shorthair',
      ageYears: 7.1,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 5100,
      ownerName: '高橋',
    },
    submittedHoursAgo: 0.35,
    conditions: { posture: 'sternal', state: 'awake', reason: '健康診断で不整脈を指摘' },
    fileName: 'とら_心電図.dcm',
    // wide beats in time with the others, which a person has to decide on
    parts: [
      { ...CAT, seed: 31, seconds: 60 },
      {
        ...{ ...CAT, seed: 32, seconds: 12 },
        waves: { qrsSeconds: 0.12, rMillivolts: 0.7, tMillivolts: -0.6 },
      },
      { ...CAT, seed: 33, seconds: 60 },
    ],
  },
  {
    key: 'ecg-hana',
    accountId: JAPAN,
    pet: {
      identifier: '2214',
      name: 'はな',
      species: 'dog',
      breedId: 'dog-shiba-inu',
      ageYears: 11.3,
      gender: 'F',
      neutered: 'snipped',
      weightGrams: 8700,
      size: 'small',
      ownerName: '中村',
    },
    submittedHoursAgo: 0.2,
    conditions: { posture: 'right_lateral', state: 'awake', reason: '失神2回' },
    fileName: 'はな_心電図.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 34, seconds: 180, rate: 95 },
        rhythm: { kind: 'sinusPause', seconds: 3.2, every: 30, withEscape: true },
        noise: {
          whiteMillivolts: 0.01,
          bursts: [{ atSeconds: 60, seconds: 10, millivolts: 0.35 }],
        },
        losses: [{ cause: 'constant', atSeconds: 120, seconds: 5 }],
      },
    ],
  },
]
