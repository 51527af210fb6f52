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
  exportReady: {
    subject: '{{hospital}} 的資料已可下載',
    text: '你要求的匯出已完成，請在平台下載。檔案載有個人資料，只可交給該醫院。',
    hospital: '醫院',
    until: '下載期限',
    open: '開啟匯出',
  },
  erasureAsked: {
    subject: '刪除 {{hospital}} 的資料須由第二位管理員批准',
    text: '另一位管理員要求刪除這間醫院的資料。第二位管理員批准後即開始刪除，不能復原。請細閱原因及會保留的紀錄，再決定批准或拒絕。',
    hospital: '醫院',
    reason: '原因',
    open: '開啟要求',
  },
  erasureDone: {
    subject: '一間醫院的資料已刪除',
    text: '該醫院的個人資料已移除。須保留七年的原始檔案、報告及發票已鎖定，期限見頁面。',
    hospital: '醫院',
    rows: '已刪除的紀錄',
    open: '開啟頁面',
  },
  adminFooter: '由 {{brand}} 寄給管理員。',
  page: '開啟「系統」頁面',
  footer: '由 {{brand}} 發送至客戶支援。',
}
