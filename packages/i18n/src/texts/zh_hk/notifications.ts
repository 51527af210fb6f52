import type { Translated } from '../../translated.ts'
import type { notifications as enUs } from '../en_us/notifications.ts'

export const notifications: Translated<typeof enUs> = {
  title: '通知',
  close: '關閉通知',
  empty: '暫無通知。報告及心臟科醫生的提問會在此顯示。',
  emptyStaff: '暫無通知。回覆、逾時個案及被退回的郵件會在此顯示。',
  unread: '未讀：',
  readAll: '全部標示為已讀',
  more: '顯示較早的通知',
  kinds: {
    reportReleased: '{{pet}} 的報告已完成',
    reportCorrected: '{{pet}} 的報告有新版本',
    enquiryAsked: '有關 {{pet}} 的提問待你回覆',
    enquiryAnswered: '有關 {{pet}} 的提問已獲回覆',
    caseRejected: '{{pet}} 的個案未獲受理',
    caseLate: '{{pet}} 的報告已超過承諾時間',
    caseEnding: '{{pet}} 的未完成個案將於一星期後刪除',
    caseAssigned: '{{pet}} 的個案已交由你處理',
    mailUndelivered: '有關 {{pet}} 的電郵未能送達',
    repeatAsked: '{{pet}} 的個案被要求重新判讀',
    repeatAccepted: '{{pet}} 的重新判讀要求已獲接納',
    repeatDeclined: '{{pet}} 的重新判讀要求不獲接納',
    refundAsked: '{{pet}} 的退款等待你批准',
    erasureAsked: '刪除一間醫院的資料等待你批准',
    message: '有關 {{pet}} 的訊息',
    internal: '{{by}} 就 {{pet}} 留言',
  },
  browser: {
    lead: '平台在分頁中開啟時，此瀏覽器可在報告或提問到達時通知你。只會顯示寵物名稱，不含醫療內容。',
    allow: '在此瀏覽器啟用',
    on: '平台開啟時，此瀏覽器會通知你。',
    turnOff: '停用',
    denied: '此瀏覽器已封鎖通知。如要啟用，可在網站設定中允許。',
  },
}
