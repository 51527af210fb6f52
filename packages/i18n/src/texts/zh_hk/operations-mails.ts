import type { Translated } from '../../translated.ts'
import type { operationsMails as enUs } from '../en_us/operations-mails.ts'

export const operationsMails: Translated<typeof enUs> = {
  failedJobs: {
    subject: '{{count}} 項背景工作最終失敗',
    text: '以下工作在最後一次嘗試後仍然失敗，系統不會再自動重試。請在記錄中找出原因，然後在平台的「系統」頁面重試或略過。',
  },
  waitingJobs: {
    subject: '背景工作已等候超過五分鐘',
    text: '郵件、發票及其他背景工作出現延誤。請檢查工作程序是否正在運行，以及郵件伺服器和儲存系統能否連線。',
    fact: '{{count}} 項等候中，最久已等 {{minutes}} 分鐘',
  },
  damagedBytes: {
    subject: '有儲存檔案損壞或遺失',
    text: '檔案內容與儲存時不符。問題解決前不會提供此檔案；其他檔案不受影響。',
    file: '檔案',
    case: '個案',
    problem: '問題',
    problems: {
      missing: '儲存鍵下沒有內容',
      size: '檔案大小與記錄不符',
      damaged: 'SHA-256 與記錄不符',
    },
    key: '儲存鍵',
    advice: '處理方法',
    restore:
      '請從檔案備份還原物件 {{key}}。如沒有備份，請醫院重新上載檔案。下一次每週檢查確認內容正確後，平台上的項目會自動關閉。',
  },
  page: '開啟「系統」頁面',
  footer: '由 {{brand}} 發送至客戶支援。',
}
