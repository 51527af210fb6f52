import type { Translated } from '../../translated.ts'
import type { timeline as enUs } from '../en_us/timeline.ts'

export const timeline: Translated<typeof enUs> = {
  title: '個案進度',
  caption: '個案時序',
  cardiologist: '心臟科醫生',
  office: '本公司職員',
  show: '顯示全部（{{count}}）',
  events: {
    case: {
      opened: '開立個案',
      cloned: '已開立跟進個案',
      deletionDue: '已提示：如無更改將會刪除',
      kept: '已保留，延長 30 日',
      submit: '已傳送至心電圖服務',
      admit: '客戶支援已代為傳送',
      claimEcg: '心電圖服務已接手',
      claim: '心臟科醫生已接手',
      reject: '不獲受理',
      serviceChanged: '已更改服務',
      askRepeat: '要求重新判讀',
      acceptRepeat: '重新判讀要求獲接納',
      declineRepeat: '重新判讀要求不獲接納',
    },
    questions: {
      saved: '已儲存問題',
    },
    payment: {
      received: '已付款並送出',
      refunded: '已退款',
      refund_returned: '退款被銀行退回',
    },
    credits: {
      deducted: '已用信用額支付並送出',
      refunded: '信用額已退還',
    },
    enquiry: {
      asked: '提出問題',
      answered: '已回覆問題',
      withdrawn: '已撤回問題',
    },
    clock: {
      paused: '計時暫停',
      resumed: '計時繼續',
    },
    deadline: {
      overtime: '超過承諾時間',
    },
    report: {
      released: '報告已發出',
      corrected: '報告有新版本',
      opened: '已在平台開啟報告',
      resent: '已再次發送報告',
      late: '報告仍未能以電郵送達',
    },
    mail: {
      bounced: '電郵未能送達',
    },
    message: {
      sent: '職員發出的訊息',
    },
    file: {
      patientConfirmed: '已確認載有其他名字的檔案屬此病患',
      patientUnconfirmed: '已撤回載有其他名字檔案的確認',
      added_other: '已加入 {{count}} 個檔案',
      deleted: '已刪除檔案',
    },
    pet: {
      corrected: '已更正寵物資料',
    },
  },
}
