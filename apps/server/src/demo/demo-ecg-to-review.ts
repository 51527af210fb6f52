import { type DemoEcgCase, DOG, HONG_KONG, JAPAN } from './demo-ecg-case.ts'
import type { DemoEcgReview } from './demo-ecg-review.ts'

const SIX_LEADS = { ...DOG, leads: 6 } as const
const FIBRILLATION = {
  rhythm: { sinus: 'no', regularity: 'irregular' },
  pqrs: { p_for_every_qrs: 'no', qrs_for_every_p: 'no', consistently_related: 'no' },
  ...{ pMorphology: ['indiscernible'], qrsMorphology: ['normal'] },
  ectopic: { has_vpc: false, has_pac: false, has_packet_loss: false },
  ...{ diagnoses: ['dx.af_suspected'], evaluations: ['ev.echo', 'ev.referral'] },
} satisfies Partial<DemoEcgReview>

/** ECG cases that patchers prepared and sent for review, some of them signed since. Drawn recordings of invented animals; not clinical advice. */
export const DEMO_ECG_TO_REVIEW: readonly DemoEcgCase[] = [
  {
    key: 'ecg-kaiser',
    accountId: HONG_KONG,
    pet: {
      identifier: '5123',
      name: 'Kaiser',
      species: 'dog',
      breedId: 'dog-boxer',
      ageYears: 7.4,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 31_200,
      size: 'large',
      ownerName: 'Mr Cheng',
    },
    submittedHoursAgo: 0.9,
    conditions: {
      ...{ posture: 'right_lateral', state: 'awake', electrodes: 'Clips with gel' },
      reason: 'Two short collapses during play',
    },
    note: 'On no medication. Please say how often the premature beats come in pairs.',
    fileName: 'kaiser_ecg.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 41, seconds: 300, rate: 105 },
        rhythm: { kind: 'sinusArrhythmia', degree: 'little' },
        episodes: [
          {
            fromSeconds: 20,
            rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 12 },
          },
          {
            fromSeconds: 140,
            rhythm: { kind: 'ventricularPremature', pattern: 'couplet', every: 18 },
          },
          {
            fromSeconds: 230,
            rhythm: { kind: 'ventricularPremature', pattern: 'run', runLength: 4, every: 40 },
          },
        ],
      },
    ],
    reached: 'ready_for_review',
  },
  {
    key: 'ecg-otto',
    accountId: HONG_KONG,
    service: 'ecg6l',
    pet: {
      identifier: '5126',
      name: 'Otto',
      species: 'dog',
      breedId: 'dog-great-dane',
      ageYears: 5.8,
      gender: 'M',
      neutered: 'intact',
      weightGrams: 61_500,
      size: 'giant',
      ownerName: 'Ms Kwok',
    },
    submittedHoursAgo: 0.75,
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'Fast, irregular pulse' },
    note: 'Tires quickly since two weeks. Echocardiography is booked for Thursday.',
    fileName: 'otto_6_lead.dcm',
    parts: [
      {
        ...{ ...SIX_LEADS, seed: 42, seconds: 120, rate: 185 },
        rhythm: { kind: 'atrialFibrillation' },
      },
    ],
    reached: 'done',
    review: {
      ...FIBRILLATION,
      texts: {
        interpretation_note: 'No P waves; the RR intervals are irregular throughout.',
        evaluation_note: 'Please go ahead with the echocardiography on Thursday.',
        treatment_note: 'The rate is fast. Control of the rate depends on the echocardiography.',
      },
      noteForVet: 'Please send the blood pressure, too.',
      isReviewedAgain: true,
    },
  },
  {
    key: 'ecg-kuro',
    accountId: JAPAN,
    service: 'ecg6l',
    pet: {
      identifier: '2219',
      name: 'くろ',
      species: 'dog',
      breedId: 'dog-labrador-retriever',
      ageYears: 9.1,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 29_800,
      size: 'large',
      ownerName: '渡辺',
    },
    submittedHoursAgo: 0.8,
    conditions: {
      ...{ posture: 'right_lateral', state: 'awake' },
      reason: '聴診で期外収縮を確認',
    },
    note: '脾臓腫瘤の手術を予定しています。麻酔の可否についてご意見をお願いします。',
    fileName: 'くろ_6誘導.dcm',
    parts: [
      {
        ...{ ...SIX_LEADS, seed: 43, seconds: 180, rate: 112 },
        rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 9 },
        losses: [
          { cause: 'constant', atSeconds: 70, seconds: 6 },
          { cause: 'constant', atSeconds: 142, seconds: 3 },
        ],
      },
    ],
    reached: 'ready_for_review',
  },
  {
    key: 'ecg-momo',
    accountId: JAPAN,
    pet: {
      identifier: '2223',
      name: 'もも',
      species: 'dog',
      breedId: 'dog-cavalier-king-charles-spaniel',
      ageYears: 10.6,
      gender: 'F',
      neutered: 'snipped',
      weightGrams: 9400,
      size: 'small',
      ownerName: '小林',
    },
    submittedHoursAgo: 0.7,
    conditions: {
      ...{ posture: 'right_lateral', state: 'awake', drugs: 'ピモベンダン、フロセミド' },
      reason: '僧帽弁閉鎖不全症の経過観察中に不整脈',
    },
    note: '先月までは洞調律でした。',
    fileName: 'もも_心電図.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 44, seconds: 150, rate: 178 },
        rhythm: { kind: 'atrialFibrillation' },
      },
    ],
    reached: '2nd_reviewing',
    review: {
      ...FIBRILLATION,
      texts: {
        interpretation_note: 'P波を認めず、RR間隔は不規則です。',
        evaluation_note: '',
        treatment_note: '',
      },
      noteForVet: '',
      asks: '基線の揺れをf波とみてよいか、ご確認をお願いします。',
    },
  },
]
