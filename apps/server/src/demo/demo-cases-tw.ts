import type { DemoCase } from './demo-case.ts'
import { clinical } from './demo-clinical.ts'

const VET = 'account_demo_vet2'

/** The Taiwanese hospital's cases, in Chinese. Invented animals, invented findings; not clinical advice. */
export const DEMO_CASES_TW: readonly DemoCase[] = [
  {
    key: 'mimi',
    accountId: VET,
    pet: {
      identifier: '0623',
      name: '咪咪',
      species: 'cat',
      breedId: 'cat-american-shorthair',
      ageYears: 8.3,
      gender: 'F',
      neutered: 'snipped',
      weightGrams: 4600,
      ownerName: '陳小姐',
    },
    openedHoursAgo: 52,
    clinical: clinical({
      rate: 38,
      signs: ['difficultBreathing', 'lethargy'],
      murmur: ['3', 'systolic', 'left', 'apical'],
      gallop: 'yes',
      history: '一個月來活動力下降，休息時呼吸變快。曾於他院診斷「肥厚性心肌病」，未規律服藥。',
    }),
    questions: {
      mode: 'advance',
      asked: [
        { type: 'needMoreInfoAboutTreatmentPlan' },
        { type: 'additional_question_1', text: '是否需要開始使用抗血栓藥物？' },
      ],
    },
    files: [
      { fixture: 'cat_thorax_R_lat.dcm', name: '咪咪_胸腔_右側位.dcm', kind: 'chestXray' },
      { fixture: 'ecg_cat.json', name: '咪咪_心電圖.json', kind: 'ecg' },
      { fixture: 'echo_4ch.mp4', name: '咪咪_心臟超音波.mp4', kind: 'echo' },
    ],
    paidHoursAgo: 50,
    claimedHoursAgo: 44,
    draft: {
      answers: [
        {
          type: 'needMoreInfoAboutTreatmentPlan',
          value:
            '側位片可見心影輕度增大，肺野未見明顯水腫。配合奔馬音與心雜音，符合肥厚性心肌病併左心房擴大的表現。\n\n建議維持休息時呼吸次數紀錄；若每分鐘超過 40 次，請立即回診並考慮使用利尿劑。',
        },
        {
          type: 'additional_question_1',
          value:
            '若超音波確認左心房明顯擴大，建議開始使用氯吡格雷；目前影像上屬中度風險，可與飼主討論後開始。',
        },
      ],
      recommendations: [
        { name: '三個月後覆檢心臟超音波', priority: 'strongly recommended' },
        { name: '量測血壓與甲狀腺素', priority: 'recommended' },
      ],
      quality: 'acceptable',
    },
    releasedHoursAgo: 41,
  },
  {
    key: 'naicha',
    accountId: VET,
    pet: {
      identifier: '1192',
      name: '奶茶',
      species: 'dog',
      breedId: 'dog-miniature-schnauzer',
      ageYears: 11.0,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 7800,
      size: 'small',
      ownerName: '黃先生',
    },
    openedHoursAgo: 8.2,
    clinical: clinical({
      rate: 34,
      signs: ['frequentCough', 'syncopeOrCollapse'],
      murmur: ['4', 'systolic', 'left', 'apical'],
      history: '咳嗽兩個月，上週散步時昏倒一次，約十秒後自行起身。',
      dosing: '匹莫苯丹 1.25 毫克，每日兩次。',
    }),
    questions: {
      mode: 'basic',
      asked: [
        { type: 'doesThisPatientNeedTreatmentAndWhy' },
        { type: 'riskOfAnesthesia' },
        { type: 'prognosis' },
      ],
    },
    files: [
      { fixture: 'thorax_R_lat.dcm', name: '奶茶_胸腔_右側位.dcm', kind: 'chestXray' },
      { fixture: 'ecg_dog.pdf', name: '奶茶_心電圖.pdf', kind: 'ecg' },
    ],
    paidHoursAgo: 7.5,
    assignedHoursAgo: 0.4,
  },
  {
    key: 'doudou',
    accountId: VET,
    pet: {
      identifier: '2047',
      name: '豆豆',
      species: 'dog',
      breedId: 'dog-shih-tzu',
      ageYears: 6.7,
      gender: 'F',
      neutered: 'intact',
      weightGrams: 6100,
      size: 'small',
      ownerName: '林小姐',
    },
    openedHoursAgo: 30,
    clinical: clinical({
      rate: 29,
      signs: ['noClinicalSigns'],
      murmur: ['2', 'systolic', 'left', 'apical'],
      history: '健康檢查時聽到輕微心雜音，無症狀。',
    }),
    questions: { mode: 'basic', asked: [{ type: 'suggestionOnFurtherInvestigations' }] },
  },
  {
    key: 'wangcai',
    accountId: VET,
    pet: {
      identifier: '0388',
      name: '旺財',
      species: 'dog',
      breedId: 'dog-formosan-mountain-dog',
      ageYears: 9.9,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 17_400,
      size: 'large',
      ownerName: '張先生',
    },
    openedHoursAgo: 31,
    clinical: clinical({
      rate: 33,
      signs: ['frequentCough'],
      murmur: ['3', 'systolic', 'left', 'apical'],
      history: '運動後咳嗽，精神食慾正常。',
    }),
    questions: { mode: 'basic', asked: [{ type: 'prognosis' }] },
    files: [{ fixture: 'thorax_R_lat.dcm', name: '旺財_胸腔_右側位.dcm', kind: 'chestXray' }],
    paidHoursAgo: 30,
    claimedHoursAgo: 24,
    draft: {
      answers: [
        { type: 'prognosis', value: '目前代償良好，定期追蹤下預後佳。請每半年覆檢胸腔 X 光。' },
      ],
      quality: 'acceptable',
    },
    releasedHoursAgo: 20,
    end: 'askRepeat',
  },
]
