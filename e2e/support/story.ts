import type { Language, Wording } from '@systole/i18n/languages'
import { serverTextsOf } from '@systole/i18n/server-texts-of'
import { textsOf } from '@systole/i18n/texts-of'
import type { ServerOnlyTexts, Texts } from '@systole/i18n/translated'

/** The data that one vet and one cardiologist type in a test; every free field is used. */
export type Story = {
  language: Language
  /** The wording of the hospital's country. */
  wording: Wording
  /** The texts of the screens in this language. */
  t: Texts
  /** The texts of the payment page. */
  checkoutPage: ServerOnlyTexts['sandboxPage']
  vet: string
  reportList: readonly string[]
  pet: {
    identifier: string
    name: string
    breed: string
    birthDate: string
    weight: string
    ownerName: string
    ownerContact: string
  }
  clinical: {
    rate: string
    sound: string
    progress: string
    history: string
    dosing: string
  }
  question: string
  files: { radiograph: string; ecg: string; echo: string; lab: string }
  answers: readonly [string, string]
  recommendation: string
  notes: string
  price: string
}

export const ENGLISH: Story = {
  language: 'en_us',
  wording: 'en_us',
  t: textsOf('en_us', unchanged),
  checkoutPage: serverTextsOf('en_us', unchanged).sandboxPage,
  vet: 'demo.vet@systole.test',
  reportList: ['dr.chan@harbour.systole.test', 'reports@harbour.systole.test'],
  pet: {
    identifier: '5150',
    name: 'Waffle',
    breed: 'Beagle',
    birthDate: '2016-04-09',
    weight: '13.2',
    ownerName: 'Ms O’Brien & Sons',
    ownerContact: '+852 5550 1234',
  },
  clinical: {
    rate: '44',
    sound: 'Soft wheeze at the end of expiration',
    progress: 'Pimobendan since June; less cough since.',
    history: 'Murmur since 2023. Coughs at night for three weeks. <b>Not</b> fainted.',
    dosing: 'Pimobendan 0.25 mg/kg twice a day',
  },
  question: 'Is dental surgery under general anesthesia safe next week?',
  files: {
    radiograph: 'waffle thorax R lat.dcm',
    ecg: 'waffle ecg.json',
    echo: 'waffle 4ch.mp4',
    lab: 'waffle ntprobnp.pdf',
  },
  answers: [
    'Stage B2 valve disease: VHS 11.4, LA:Ao 1.8. Anesthesia is acceptable with monitoring.\nAvoid alpha-2 agonists; keep fluids at 3 mL/kg/h.',
    'Yes. Measure the blood pressure every five minutes & stop above 160 mmHg.',
  ],
  recommendation: 'Echocardiogram in six months',
  notes: 'Thank you for the clear films.',
  price: '548',
}

export const TRADITIONAL_CHINESE: Story = {
  language: 'zh_hk',
  wording: 'zh_tw',
  t: textsOf('zh_tw', unchanged),
  checkoutPage: serverTextsOf('zh_tw', unchanged).sandboxPage,
  vet: 'demo.vet2@systole.test',
  reportList: ['reports@daan.systole.test'],
  pet: {
    identifier: '8826',
    name: '牛奶糖',
    breed: '米格魯',
    birthDate: '2016-04-09',
    weight: '13.2',
    ownerName: '歐陽婉瑩',
    ownerContact: '０２－２３４５－６７８９',
  },
  clinical: {
    rate: '44',
    sound: '呼氣末有輕微哮鳴音',
    progress: '六月起服用匹莫苯丹，咳嗽減少，食慾回復正常。',
    history: '三年前體檢發現心雜音。近三星期夜間咳嗽，冇暈過。「運動後氣喘」約兩分鐘。',
    dosing: '匹莫苯丹每公斤０．２５毫克，每日兩次；飯前一小時餵服。',
  },
  question: '下星期可以全身麻醉洗牙嗎？需要先停藥嗎？',
  files: {
    radiograph: '牛奶糖 胸腔右側位.dcm',
    ecg: '牛奶糖 心電圖.json',
    echo: '牛奶糖 心臟超音波.mp4',
    lab: '牛奶糖 驗血報告.pdf',
  },
  answers: [
    '二尖瓣退化性疾病 B2 期：VHS 11.4，LA:Ao 1.8。\n麻醉可行，須全程監測血壓與心電圖；避免使用美托咪啶。',
    '可以。毋須停藥，手術當日早上照常餵藥。',
  ],
  recommendation: '六個月後覆檢心臟超音波',
  notes: '影像清晰，多謝提供。如呼吸次數持續高於每分鐘四十次，請儘快聯絡。',
  price: '2,200',
}

/** Returns the text unchanged, because tests read texts in the languages they are written in. */
function unchanged(text: string): string {
  return text
}
