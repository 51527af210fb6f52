import type { Translated } from '../../translated.ts'
import type { caseMessages as enUs } from '../en_us/case-messages.ts'

export const caseMessages: Translated<typeof enUs> = {
  subject: '有關 {{pet}} 的訊息，{{caseNumber}}',
  title: '有關 {{pet}} 的訊息',
  action: '開啟個案',
  waits: '我們的同事就此個案寫了一則訊息給你，請在個案中查看。',
  waitsUrgently: '此個案有一則緊急訊息，請立即開啟個案查看。',
  fileUnreadable: {
    name: '檔案無法開啟',
    text: '檔案 {{file}} 無法開啟。請從儀器重新匯出，並加入個案。',
  },
  fileOfAnotherPet: {
    name: '檔案屬於另一病患',
    text: '檔案 {{file}} 上的名字與 {{pet}} 不同。請核對，並把正確的檔案加入個案。',
  },
  laterReport: {
    name: '報告的新時間',
    text: '{{pet}} 的報告需時較承諾為長，我們預計在 {{time}} 前完成。',
  },
  callYou: {
    name: '我們會致電',
    text: '我們有一個關於 {{pet}} 的問題，以電話商談較為方便，今日會致電貴院。',
  },
  ownWords: {
    name: '自行撰寫',
    text: '{{text}}',
  },
  ecgUnreadable: {
    name: '心電圖無法讀取',
    text: '心電圖檔案 {{file}} 無法讀取。請從儀器重新匯出，或重新記錄心電圖，再發給我們。',
  },
  ecgMarginal: {
    name: '心電圖質素有限',
    text: '{{pet}} 的心電圖只有部分可以判讀：{{reason}}。我們正在判讀清晰的部分；如重新記錄，報告可更完整。',
  },
  ecgRejected: {
    name: '心電圖不能使用',
    text: '{{pet}} 的心電圖不能用於報告：{{reason}}。請重新記錄。',
  },
  ecgNormal: {
    name: '心電圖看來正常',
    text: '{{pet}} 的心電圖至今看來正常。已簽署的報告將隨後發出。',
  },
  ecgUrgent: {
    name: '緊急心電圖發現',
    text: '{{pet}} 的心電圖有不宜延誤的發現：{{text}} 請立即為 {{pet}} 檢查。已簽署的報告將隨後發出。',
  },
}
