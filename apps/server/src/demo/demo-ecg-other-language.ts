import { CAT, type DemoEcgCase, DOG, HONG_KONG, JAPAN } from './demo-ecg-case.ts'
import type { DemoEcgReview } from './demo-ecg-review.ts'

const AWAKE = { posture: 'right_lateral', state: 'awake' } as const
const BLURRED = { whiteMillivolts: 0.02, bursts: [{ atSeconds: 3, seconds: 15, millivolts: 0.6 }] }

/** The answers to a regular sinus rhythm. */
const SINUS = {
  rhythm: { sinus: 'yes', regularity: 'regular' },
  pqrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
  ...{ pMorphology: ['normal'], qrsMorphology: ['normal'] },
  ectopic: { has_vpc: false, has_pac: false, has_packet_loss: false },
} as const satisfies Partial<DemoEcgReview>

type Drawn = Omit<DemoEcgCase, 'key' | 'accountId'>

/** The statuses that the other cases of the demo show in Japanese alone. Short recordings, so that a portal is filled quickly. */
const IN_ENGLISH: readonly Drawn[] = [
  {
    pet: {
      ...{ identifier: '5145', name: 'Mabel', species: 'dog', breedId: 'dog-beagle' },
      ...{ ageYears: 5.4, gender: 'F', neutered: 'snipped', weightGrams: 12_300, size: 'small' },
      ownerName: 'Ms Kwan',
    },
    submittedHoursAgo: 0.5,
    conditions: {},
    fileName: 'mabel_ecg.dcm',
    parts: [{ ...DOG, seed: 71, seconds: 20 }],
    reached: 'upload',
  },
  {
    pet: {
      ...{ identifier: '5148', name: 'Teddy', species: 'dog', breedId: 'dog-shiba-inu' },
      ...{ ageYears: 7.1, gender: 'M', neutered: 'intact', weightGrams: 10_900, size: 'small' },
      ownerName: 'Mr Cheng',
    },
    submittedHoursAgo: 0.5,
    conditions: { ...AWAKE, reason: 'Check before anaesthesia' },
    fileName: 'teddy_ecg.dcm',
    parts: [{ ...DOG, seed: 72, seconds: 30, rate: 105 }],
    reached: 'patch_done',
  },
  {
    pet: {
      ...{ identifier: '5150', name: 'Cleo', species: 'cat', breedId: 'cat-maine-coon' },
      ...{ ageYears: 4.8, gender: 'F', neutered: 'snipped', weightGrams: 5700 },
      ownerName: 'Ms Yip',
    },
    submittedHoursAgo: 0.7,
    conditions: { posture: 'sternal', state: 'awake', reason: 'Murmur' },
    fileName: 'cleo_ecg.dcm',
    parts: [{ ...CAT, seed: 73, seconds: 20 }],
    reached: '2nd_reviewing',
    review: {
      ...{ ...SINUS, diagnoses: ['dx.sinus_normal'], evaluations: ['ev.echo'] },
      texts: {
        interpretation_note: 'Sinus rhythm of a stressed cat.',
        evaluation_note: '',
        treatment_note: '',
      },
      noteForVet: '',
      asks: 'Please look at the height of R in this breed.',
    },
  },
  {
    pet: {
      ...{ identifier: '5153', name: 'Oreo', species: 'dog', breedId: 'dog-mixed-breed-small' },
      ...{ ageYears: 2.6, gender: 'M', neutered: 'snipped', weightGrams: 5400, size: 'small' },
      ownerName: 'Mr Tsang',
    },
    submittedHoursAgo: 6,
    conditions: { posture: 'standing', state: 'awake', reason: 'Health check' },
    fileName: 'oreo_ecg.dcm',
    parts: [{ ...DOG, seed: 74, seconds: 20, noise: BLURRED }],
    quality: {
      quality: 'rejected',
      reason: 'He moved throughout. Please record again for 30 s while he lies on his right side.',
    },
    reached: 'reject',
  },
  {
    pet: {
      ...{ identifier: '5156', name: 'Buster', species: 'dog', breedId: 'dog-labrador-retriever' },
      ...{ ageYears: 9.3, gender: 'M', neutered: 'snipped', weightGrams: 34_800, size: 'large' },
      ownerName: 'Ms Lo',
    },
    submittedHoursAgo: 11,
    conditions: { ...AWAKE, reason: 'Slower on walks' },
    fileName: 'buster_ecg.dcm',
    parts: [{ ...DOG, seed: 75, seconds: 30, rate: 90 }],
    reached: 'resend_report_request',
    repeatReason: 'The report does not say whether he can have a dental under anaesthesia.',
    review: {
      ...{ ...SINUS, diagnoses: ['dx.sinus_normal'], evaluations: [] },
      texts: { interpretation_note: 'Sinus rhythm.', evaluation_note: '', treatment_note: '' },
      noteForVet: '',
    },
  },
]

/** The statuses that the other cases of the demo show in English alone. */
const IN_JAPANESE: readonly Drawn[] = [
  {
    pet: {
      ...{ identifier: '2243', name: 'まる', species: 'cat', breedId: 'cat-british-shorthair' },
      ...{ ageYears: 8.9, gender: 'M', neutered: 'snipped', weightGrams: 5300 },
      ownerName: '渡辺',
    },
    submittedHoursAgo: 0.6,
    conditions: {},
    fileName: 'まる_心電図.dcm',
    parts: [{ ...CAT, seed: 81, seconds: 20 }],
    reached: 'open',
  },
  {
    pet: {
      ...{ identifier: '2246', name: 'レオ', species: 'dog', breedId: 'dog-welsh-corgi-pembroke' },
      ...{ ageYears: 6.7, gender: 'M', neutered: 'snipped', weightGrams: 12_100, size: 'small' },
      ownerName: '高橋',
    },
    submittedHoursAgo: 0.45,
    conditions: { ...AWAKE, reason: '健康診断' },
    fileName: 'レオ_心電図.json',
    parts: [{ ...DOG, seed: 82, seconds: 20 }],
    lacksUnit: true,
    reached: 'wait_for_preparation',
  },
  {
    pet: {
      ...{ identifier: '2249', name: 'ココ', species: 'dog', breedId: 'dog-chihuahua' },
      ...{ ageYears: 12.8, gender: 'F', neutered: 'snipped', weightGrams: 2900, size: 'small' },
      ownerName: '田中',
    },
    submittedHoursAgo: 0.4,
    conditions: { ...AWAKE, reason: '咳、心雑音' },
    fileName: 'ココ_心電図.dcm',
    parts: [{ ...DOG, seed: 83, seconds: 30, rate: 140 }],
    reached: 'data_ready',
  },
  {
    pet: {
      ...{ identifier: '2252', name: 'こたろう', species: 'dog', breedId: 'dog-shiba-inu' },
      ...{ ageYears: 3.2, gender: 'M', neutered: 'intact', weightGrams: 9800, size: 'small' },
      ownerName: '伊藤',
    },
    submittedHoursAgo: 0.65,
    conditions: { posture: 'standing', state: 'awake', reason: '去勢手術前の検査' },
    fileName: 'こたろう_心電図.dcm',
    parts: [{ ...DOG, seed: 84, seconds: 20, noise: BLURRED }],
    quality: { quality: 'rejected', reason: '体動によるノイズが記録の大半を占めています。' },
    reached: 'request_quality_review',
  },
  {
    pet: {
      ...{ identifier: '2255', name: 'ベル', species: 'cat', breedId: 'cat-domestic-shorthair' },
      ...{ ageYears: 10.5, gender: 'F', neutered: 'snipped', weightGrams: 3600 },
      ownerName: '山田',
    },
    submittedHoursAgo: 0.95,
    conditions: { posture: 'sternal', state: 'awake', reason: '甲状腺機能亢進症の経過観察' },
    fileName: 'ベル_心電図.dcm',
    parts: [{ ...CAT, seed: 85, seconds: 20, rate: 215 }],
    reached: '1st_reviewing',
  },
  {
    pet: {
      ...{ identifier: '2258', name: 'チョコ', species: 'dog', breedId: 'dog-poodle-standard' },
      ...{ ageYears: 8.4, gender: 'M', neutered: 'snipped', weightGrams: 22_400, size: 'large' },
      ownerName: '斎藤',
    },
    submittedHoursAgo: 1,
    conditions: { ...AWAKE, reason: '運動時のふらつき' },
    fileName: 'チョコ_心電図.dcm',
    parts: [{ ...DOG, seed: 86, seconds: 30, rhythm: { kind: 'firstDegreeBlock' }, rate: 95 }],
    reached: 'pending_2nd_review',
    review: {
      ...{ ...SINUS, diagnoses: ['dx.av_block_1'], evaluations: ['ev.recheck'] },
      texts: {
        interpretation_note: '洞調律で、PR時間が延長しています。',
        evaluation_note: '',
        treatment_note: '',
      },
      noteForVet: '',
      asks: 'PR時間の計測をご確認ください。',
    },
  },
]

/** ECG cases by which each hospital has one in every status. Drawn recordings of invented animals; not clinical advice. */
export const DEMO_ECG_OTHER_LANGUAGE: readonly DemoEcgCase[] = [
  ...IN_ENGLISH.map((drawn) => of(HONG_KONG, drawn)),
  ...IN_JAPANESE.map((drawn) => of(JAPAN, drawn)),
]

function of(accountId: string, drawn: Drawn): DemoEcgCase {
  return { key: `ecg-${drawn.pet.identifier}`, accountId, ...drawn }
}
