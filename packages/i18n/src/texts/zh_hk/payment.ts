import type { Translated } from '../../translated.ts'
import type { payment as enUs } from '../en_us/payment.ts'

export const payment: Translated<typeof enUs> = {
  title: '付款',
  dialog: {
    title: '前往付款',
    check: '核對你的個案',
    change: '更改',
    changeOf: '更改：{{row}}',
    price: '{{mode}}遙距會診收費 {{price}}。',
    priceLoading: '正在載入價格',
    noPrice: '此地區暫未設定價格，請聯絡客戶支援。',
    accept: '我已閱讀並接受用戶及付款條款',
    readTerms: '閱讀用戶及付款條款',
    fixed: '須全數付款，不設退款，付款後不可更改模式。',
    provider: '下一頁由支付服務商處理信用卡付款',
    tickFirst: '請先剔選接受條款',
    opening: '正在開啟付款頁…',
  },
  uploads: {
    running_other: '尚有 {{count}} 個檔案正在上載（{{percent}}%）。',
    ifPaidNow: '開啟付款頁面會中斷上載。付款後，在報告發出前仍可再次選擇檔案繼續上載。',
    waiting: '上載完成後會自動開啟付款頁面。',
    stopped_other: '{{count}} 個上載已停止，有關檔案並未加入個案。',
    wait: '上載完成後付款',
    payAnyway: '立即付款',
  },
  back: {
    checking: '正在核對付款…',
    checkingTitle: '請稍候',
    successTitle: '已收到付款',
    success: '報告將於 {{time}} 前以電郵發出，亦可在平台查看。',
    successLater: '報告將於 24 小時內以電郵發出，亦可在平台查看。',
    receipt: '收據已電郵給你，亦可於此查看：',
    papers: '帳單',
    returnedTitle: '已從付款頁返回',
    returned:
      '如你已付款，款項到帳後個案會即時送出，報告會於 24 小時內以電郵送達。個案列表會顯示個案是否已送出。',
    cancelTitle: '已取消付款',
    cancel: '付款已取消，個案保留於「未完成檢查」。',
    pendingTitle: '付款尚待確認',
    pending:
      '銀行仍在確認這筆付款。確認後會以電郵通知你，在此之前請勿再次付款；個案保留於「未完成檢查」。',
    unpaidTitle: '尚未付款',
    unpaid: '我們未有收到款項，亦沒有扣款。個案保留於「未完成檢查」：開啟個案即可再次付款。',
    payAgain: '再次付款',
    failedTitle: '未能核對付款',
  },
}
