import type { Translated } from '../../translated.ts'
import type { messages as enUs } from '../en_us/messages.ts'

export const messages: Translated<typeof enUs> = {
  sent: '訊息已以電郵發出，並列於個案中。',
  notSent: '未能發出。',
  missing: '請填寫此欄。',
  hospital: {
    title: '發訊息給醫院',
    template: '事項',
    ownHint: '醫院在平台上閱讀這些內容；電郵只會提示有訊息。',
    send: '發給醫院',
    before: '以往訊息',
  },
  preview: {
    title: '醫院看到的內容',
    in: '醫院看到的內容（{{language}}）',
    to: '收件人：{{emails}}',
  },
  template: {
    fileUnreadable: '檔案無法開啟',
    fileOfAnotherPet: '檔案屬於另一病患',
    laterReport: '報告的新時間',
    callYou: '我們會致電',
    ownWords: '自行撰寫',
    ecgUnreadable: '心電圖無法讀取',
    ecgMarginal: '心電圖質素有限',
    ecgRejected: '心電圖不能使用',
    ecgNormal: '心電圖看來正常',
    ecgUrgent: '緊急心電圖發現',
  },
  parameter: {
    file: '檔案名稱',
    time: '時間（醫院會看到的寫法）',
    text: '訊息',
    reason: '原因（醫院會看到的寫法）',
  },
  colleague: {
    title: '給同事留言',
    to: '收件人',
    office: '客戶支援',
    text: '留言',
    hint: '員工會在通知和個案紀錄中看到；醫院不會看到。',
    send: '送出留言',
    sent: '留言已送出。',
    before: '以往留言',
  },
}
