import { CAT, type DemoEcgCase, DOG, HONG_KONG, JAPAN } from './demo-ecg-case.ts'

const BLURRED = { whiteMillivolts: 0.02, bursts: [{ atSeconds: 5, seconds: 50, millivolts: 0.6 }] }

/** ECG cases in the other statuses. Drawn recordings of invented animals; not clinical advice. */
export const DEMO_ECG_UNDER_WAY: readonly DemoEcgCase[] = [
  {
    key: 'ecg-nala',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5131', name: 'Nala', species: 'cat', breedId: 'cat-british-shorthair' },
      ...{ ageYears: 6.2, gender: 'F', neutered: 'snipped', weightGrams: 4600 },
      ownerName: 'Ms Tam',
    },
    submittedHoursAgo: 0.6,
    conditions: {},
    fileName: 'nala_ecg.dcm',
    parts: [{ ...CAT, seed: 51, seconds: 20 }],
    reached: 'open',
  },
  {
    key: 'ecg-sora',
    accountId: JAPAN,
    pet: {
      ...{ identifier: '2231', name: 'そら', species: 'dog', breedId: 'dog-poodle-toy' },
      ...{ ageYears: 12.4, gender: 'M', neutered: 'snipped', weightGrams: 3900, size: 'small' },
      ownerName: '伊藤',
    },
    submittedHoursAgo: 0.5,
    conditions: {},
    fileName: 'そら_心電図.dcm',
    parts: [{ ...DOG, seed: 52, seconds: 60, rhythm: { kind: 'mobitzI' }, rate: 95 }],
    reached: 'upload',
  },
  {
    key: 'ecg-ginger',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5134', name: 'Ginger', species: 'dog', breedId: 'dog-shih-tzu' },
      ...{ ageYears: 10.1, gender: 'F', neutered: 'snipped', weightGrams: 6200, size: 'small' },
      ownerName: 'Mr Poon',
    },
    submittedHoursAgo: 0.45,
    conditions: {
      posture: 'sternal',
      state: 'awake',
      reason: 'Murmur, check before dental surgery',
    },
    fileName: 'ginger_ecg.json',
    parts: [{ ...DOG, seed: 53, seconds: 30 }],
    lacksUnit: true,
    reached: 'wait_for_preparation',
  },
  {
    key: 'ecg-rin',
    accountId: JAPAN,
    pet: {
      ...{ identifier: '2236', name: 'りん', species: 'dog', breedId: 'dog-miniature-schnauzer' },
      ...{ ageYears: 11.7, gender: 'F', neutered: 'snipped', weightGrams: 7100, size: 'small' },
      ownerName: '加藤',
    },
    submittedHoursAgo: 0.55,
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'ふらつき、徐脈' },
    fileName: 'りん_心電図.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 54, seconds: 120, rate: 130 },
        rhythm: { kind: 'thirdDegreeBlock', escapeRate: 42 },
      },
    ],
    reached: 'patch_done',
  },
  {
    key: 'ecg-zeus',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5137', name: 'Zeus', species: 'dog', breedId: 'dog-labrador-retriever' },
      ...{ ageYears: 4.3, gender: 'M', neutered: 'intact', weightGrams: 33_500, size: 'large' },
      ownerName: 'Ms Ng',
    },
    submittedHoursAgo: 0.65,
    conditions: { posture: 'standing', state: 'awake', reason: 'Health check' },
    fileName: 'zeus_ecg.dcm',
    parts: [{ ...DOG, seed: 55, seconds: 60, noise: BLURRED }],
    quality: { quality: 'rejected', reason: 'Muscle noise covers most of the recording.' },
    reached: 'request_quality_review',
  },
  {
    key: 'ecg-yuki',
    accountId: JAPAN,
    pet: {
      ...{ identifier: '2240', name: 'ゆき', species: 'cat', breedId: 'cat-domestic-shorthair' },
      ...{ ageYears: 3.5, gender: 'F', neutered: 'snipped', weightGrams: 3800 },
      ownerName: '山本',
    },
    submittedHoursAgo: 5,
    conditions: { posture: 'sternal', state: 'awake', reason: '手術前検査' },
    fileName: 'ゆき_心電図.dcm',
    parts: [{ ...CAT, seed: 56, seconds: 40, noise: BLURRED }],
    quality: {
      quality: 'rejected',
      reason:
        '体動によるノイズが強く判読できません。落ち着いた状態で30秒以上の再記録をお願いします。',
    },
    reached: 'reject',
  },
  {
    key: 'ecg-max',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5140', name: 'Maximus', species: 'dog', breedId: 'dog-dobermann' },
      ...{ ageYears: 6.9, gender: 'M', neutered: 'snipped', weightGrams: 38_000, size: 'large' },
      ownerName: 'Mr Lau',
    },
    submittedHoursAgo: 0.95,
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'Yearly Dobermann screening' },
    fileName: 'maximus_ecg.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 57, seconds: 180, rate: 100 },
        rhythm: { kind: 'ventricularPremature', pattern: 'couplet', every: 30 },
      },
    ],
    reached: '1st_reviewing',
  },
]
