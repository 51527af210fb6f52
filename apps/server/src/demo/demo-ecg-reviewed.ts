import { type DemoEcgCase, DOG, HONG_KONG, JAPAN } from './demo-ecg-case.ts'

const AWAKE = { posture: 'right_lateral', state: 'awake' } as const
const REGULAR = { sinus: 'yes', regularity: 'regular' } as const
const CONDUCTED = {
  p_for_every_qrs: 'yes',
  qrs_for_every_p: 'yes',
  consistently_related: 'yes',
} as const
const NO_ECTOPY = { has_vpc: false, has_pac: false, has_packet_loss: false } as const

/** ECG cases whose first review is signed. Drawn recordings of invented animals; not clinical advice. */
export const DEMO_ECG_REVIEWED: readonly DemoEcgCase[] = [
  {
    key: 'ecg-biscuit',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5098', name: 'Biscuit', species: 'dog', breedId: 'dog-boxer' },
      ...{ ageYears: 8.2, gender: 'F', neutered: 'snipped', weightGrams: 27_600, size: 'large' },
      ownerName: 'Ms Fok',
    },
    submittedHoursAgo: 26,
    conditions: { ...AWAKE, reason: 'Irregular pulse at the yearly check' },
    fileName: 'biscuit_ecg.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 61, seconds: 60, rate: 110 },
        rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 14 },
      },
    ],
    reached: 'done',
    review: {
      rhythm: { sinus: 'yes', regularity: 'irregular' },
      pqrs: { ...CONDUCTED, p_for_every_qrs: 'no' },
      ...{ pMorphology: ['normal'], qrsMorphology: ['wide and bizarre'] },
      ectopic: { ...NO_ECTOPY, has_vpc: true },
      ...{ diagnoses: ['dx.vpc'], evaluations: ['ev.holter', 'ev.echo', 'ev.troponin'] },
      texts: {
        interpretation_note:
          'Sinus rhythm with single ventricular premature complexes of one form. No couplets and no runs in this recording.',
        evaluation_note: 'A Holter recording over 24 h says how frequent they are.',
        treatment_note:
          'No antiarrhythmic treatment before the Holter recording, unless she collapses.',
      },
      noteForVet: 'Please send the Holter recording to us when it is done.',
    },
  },
  {
    key: 'ecg-sakura',
    accountId: JAPAN,
    pet: {
      ...{ identifier: '2187', name: 'さくら', species: 'dog', breedId: 'dog-miniature-schnauzer' },
      ...{ ageYears: 9.8, gender: 'F', neutered: 'snipped', weightGrams: 6800, size: 'small' },
      ownerName: '中村',
    },
    submittedHoursAgo: 22,
    conditions: { ...AWAKE, reason: '歯科処置前の検査' },
    fileName: 'さくら_心電図.dcm',
    parts: [{ ...DOG, seed: 62, seconds: 60, rate: 95, rhythm: { kind: 'firstDegreeBlock' } }],
    reached: 'done',
    review: {
      ...{ rhythm: REGULAR, pqrs: CONDUCTED, ectopic: NO_ECTOPY },
      ...{ pMorphology: ['normal'], qrsMorphology: ['normal'] },
      ...{ diagnoses: ['dx.av_block_1'], evaluations: ['ev.electrolytes', 'ev.recheck'] },
      texts: {
        interpretation_note: '洞調律で、PR時間が延長しています。QRS波の脱落はみられません。',
        evaluation_note: '電解質の確認をお願いします。3か月後の再検査をお勧めします。',
        treatment_note: '現時点で治療は不要です。麻酔時は徐脈にご注意ください。',
      },
      noteForVet: '麻酔中の心電図があれば、あわせて拝見します。',
    },
  },
  {
    key: 'ecg-haru',
    accountId: JAPAN,
    pet: {
      ...{ identifier: '2193', name: 'はる', species: 'dog', breedId: 'dog-poodle-toy' },
      ...{ ageYears: 11.3, gender: 'M', neutered: 'snipped', weightGrams: 4200, size: 'small' },
      ownerName: '鈴木',
    },
    submittedHoursAgo: 10,
    conditions: { ...AWAKE, reason: '聴診で不整' },
    fileName: 'はる_心電図.dcm',
    parts: [
      {
        ...{ ...DOG, seed: 64, seconds: 60, rate: 115 },
        rhythm: { kind: 'atrialPremature', every: 12 },
      },
    ],
    reached: 'resend_report_request',
    repeatReason:
      '心房期外収縮の頻度について記載がありません。投薬の要否もあわせてご教示ください。',
    review: {
      rhythm: { sinus: 'yes', regularity: 'irregular' },
      ...{ pqrs: CONDUCTED, ectopic: { ...NO_ECTOPY, has_pac: true } },
      ...{ pMorphology: ['normal'], qrsMorphology: ['normal'] },
      ...{ diagnoses: ['dx.pac'], evaluations: ['ev.echo'] },
      texts: {
        interpretation_note: '洞調律に心房期外収縮が散発しています。',
        evaluation_note: '',
        treatment_note: '心エコー検査で左心房の大きさを確認してください。',
      },
      noteForVet: '',
    },
  },
  {
    key: 'ecg-rocky',
    accountId: HONG_KONG,
    pet: {
      ...{ identifier: '5142', name: 'Rocky', species: 'dog', breedId: 'dog-labrador-retriever' },
      ...{ ageYears: 12.1, gender: 'M', neutered: 'snipped', weightGrams: 30_400, size: 'large' },
      ownerName: 'Ms Hui',
    },
    submittedHoursAgo: 1,
    conditions: { ...AWAKE, reason: 'Weak on walks' },
    fileName: 'rocky_ecg.dcm',
    parts: [{ ...DOG, seed: 65, seconds: 60, rate: 90, rhythm: { kind: 'mobitzII', every: 6 } }],
    reached: 'pending_2nd_review',
    review: {
      rhythm: { sinus: 'yes', regularity: 'regularly irregular' },
      ...{ pqrs: { ...CONDUCTED, qrs_for_every_p: 'no' }, ectopic: NO_ECTOPY },
      ...{ pMorphology: ['normal'], qrsMorphology: ['normal'] },
      ...{ diagnoses: ['dx.av_block_2'], evaluations: ['ev.atropine', 'ev.electrolytes'] },
      texts: {
        interpretation_note:
          'Single P waves without a QRS; the PR interval before them is constant.',
        evaluation_note: '',
        treatment_note: '',
      },
      noteForVet: '',
      asks: 'Please confirm Mobitz type II before we speak of a pacemaker.',
    },
  },
]
