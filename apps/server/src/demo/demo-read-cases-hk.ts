import type { DemoCase } from './demo-case.ts'
import { clinical } from './demo-clinical.ts'

const VET = 'account_demo_vet'

/** The Hong Kong hospital's cases with a report. Invented animals, invented findings; not clinical advice. */
export const DEMO_READ_CASES_HK: readonly DemoCase[] = [
  {
    key: 'luna',
    accountId: VET,
    pet: {
      identifier: '2210',
      name: 'Luna',
      species: 'cat',
      breedId: 'cat-ragdoll',
      ageYears: 5.2,
      gender: 'F',
      neutered: 'snipped',
      weightGrams: 4900,
      ownerName: 'Ms Cheung',
    },
    openedHoursAgo: 460,
    clinical: clinical({
      rate: 28,
      signs: ['noClinicalSigns'],
      murmur: ['2', 'systolic', 'left', 'basilar'],
      history: 'Soft murmur found at the yearly check. Eats and plays well. No medication.',
    }),
    questions: {
      mode: 'basic',
      asked: [{ type: 'whatIsTheDifferentialDiagnosis' }, { type: 'riskOfAnesthesia' }],
    },
    files: [
      { fixture: 'cat_thorax_R_lat.dcm', name: 'luna_thorax_R_lat.dcm', kind: 'chestXray' },
      { fixture: 'ntprobnp.pdf', name: 'luna_ntprobnp.pdf', kind: 'ntProBnpTt4' },
    ],
    paidHoursAgo: 452,
    claimedHoursAgo: 447,
    draft: {
      answers: [
        {
          type: 'whatIsTheDifferentialDiagnosis',
          value:
            'A soft basilar systolic murmur in a well cat is most often dynamic outflow obstruction or a physiological flow murmur. Early hypertrophic cardiomyopathy cannot be excluded without an echocardiogram. Hyperthyroidism and anaemia are less likely at this age, but easy to rule out.',
        },
        {
          type: 'riskOfAnesthesia',
          value:
            'Low to moderate. The heart size on the film is within normal limits. Keep fluid rates low, avoid stress before induction, and monitor ECG and blood pressure throughout.',
        },
      ],
      recommendations: [
        { name: 'Echocardiogram before elective anesthesia', priority: 'recommended' },
        { name: 'Total T4 and blood pressure', priority: 'could consider' },
      ],
      quality: 'acceptable',
    },
    releasedHoursAgo: 440,
  },
  {
    key: 'biscuit',
    accountId: VET,
    pet: {
      identifier: '5502',
      name: 'Biscuit',
      species: 'dog',
      breedId: 'dog-cavalier-king-charles-spaniel',
      ageYears: 9.1,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 9800,
      size: 'small',
      ownerName: 'Wong Ka Yan',
    },
    openedHoursAgo: 18,
    clinical: clinical({
      rate: 32,
      signs: ['frequentCough', 'lethargy'],
      murmur: ['4', 'systolic', 'left', 'apical'],
      history:
        'Murmur first heard two years ago. Cough at night for three weeks, no collapse. Appetite normal.',
      dosing: 'Pimobendan 2.5 mg twice a day for four weeks.',
    }),
    questions: {
      mode: 'advance',
      asked: [
        { type: 'needMoreInfoAboutTreatmentPlan' },
        { type: 'fullEvaluationAndAnesthesiaPlan' },
        { type: 'additional_question_1', text: 'How soon should we repeat the X-ray?' },
      ],
    },
    files: [
      { fixture: 'thorax_R_lat.dcm', name: 'biscuit_thorax_R_lat.dcm', kind: 'chestXray' },
      { fixture: 'thorax_VD.dcm', name: 'biscuit_thorax_VD.dcm', kind: 'chestXray' },
      { fixture: 'ecg_dog.json', name: 'biscuit_ecg_6L.json', kind: 'ecg' },
      { fixture: 'echo_4ch.mp4', name: 'biscuit_echo_4ch.mp4', kind: 'echo' },
    ],
    paidHoursAgo: 16,
    claimedHoursAgo: 5,
    draft: {
      answers: [
        {
          type: 'needMoreInfoAboutTreatmentPlan',
          value:
            'The left atrium and left ventricle are enlarged on both views and the vertebral heart score is about 10.5. With the murmur this fits mitral valve disease with remodelling (stage B2). There is no sign of lung oedema on these films.\n\nContinue pimobendan. No diuretic is needed at this time. Ask the owner to count the resting breathing rate twice a week.',
        },
        {
          type: 'fullEvaluationAndAnesthesiaPlan',
          value:
            'Moderate risk. Give pimobendan on the morning of the procedure, keep fluids at 3 ml/kg/h or less, avoid rises in heart rate, and monitor ECG and blood pressure until fully awake.',
        },
        {
          type: 'additional_question_1',
          value:
            'In three to four months, or at once if the resting breathing rate goes above 40 per minute at home.',
        },
      ],
      recommendations: [
        { name: 'Resting breathing rate diary at home', priority: 'strongly recommended' },
        { name: 'Blood pressure and renal values in two weeks', priority: 'recommended' },
        { name: 'NT-proBNP as a baseline', priority: 'could consider' },
      ],
      quality: 'acceptable',
    },
    releasedHoursAgo: 1.7,
  },
  {
    key: 'ah-beng-before',
    accountId: VET,
    pet: {
      identifier: '4456',
      name: 'Ah Beng',
      species: 'cat',
      breedId: 'cat-domestic-shorthair',
      ageYears: 12.1,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 5800,
      ownerName: 'Mrs Tan',
    },
    openedHoursAgo: 3600,
    clinical: clinical({
      rate: 28,
      signs: ['noClinicalSigns'],
      murmur: ['2', 'systolic', 'left', 'basilar'],
      history: 'Murmur found at the yearly check. Bright, good appetite.',
    }),
    questions: { mode: 'basic', asked: [{ type: 'doesThisPatientNeedTreatmentAndWhy' }] },
    files: [
      { fixture: 'cat_thorax_R_lat.dcm', name: 'ahbeng_thorax_R_lat_May.dcm', kind: 'chestXray' },
      { fixture: 'ecg_cat.json', name: 'ahbeng_ecg_May.json', kind: 'ecg' },
    ],
    paidHoursAgo: 3599,
    claimedHoursAgo: 3590,
    draft: {
      answers: [
        {
          type: 'doesThisPatientNeedTreatmentAndWhy',
          value:
            'No treatment is needed now: the heart is of normal size on this view and the rhythm is regular. Repeat the film in six months, earlier if he loses weight or breathes faster at rest.',
        },
      ],
      recommendations: [
        { name: 'Total T4 and blood pressure', priority: 'strongly recommended' },
        { name: 'Chest film in six months', priority: 'recommended' },
      ],
      quality: 'acceptable',
    },
    releasedHoursAgo: 3588,
  },
]
