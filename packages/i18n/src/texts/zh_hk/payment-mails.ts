import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: '已收到付款：{{pet}}，{{caseNumber}}',
  title: '已收到 {{pet}} 的付款',
  hello: '{{name}}，你好：',
  received: '我們已收到你的付款，個案現已交由心臟科醫生處理。',
  promise: '報告將於 {{due}} 前以電郵發出。',
  facts: {
    case: '個案',
    service: '服務',
    amount: '已付',
    time: '付款時間',
    hospital: '醫院',
    reference: '付款參考編號',
  },
  service: { basic: '基本遙距會診', advance: '進階遙距會診' },
  test: '這是測試付款，沒有從任何信用卡扣款。',
  open: '開啟個案',
  terms: '根據條款，已繳費用概不退還，個案模式亦不可更改。',
  footer: '你收到此電郵，是因為你在 {{brand}} 為個案付款。',
  alert: {
    subject: '有付款需要人手處理：{{caseNumber}}',
    reason: {
      duplicate:
        '收到一筆不應收取的款項：個案已付款或已被拒絕。個案沒有提交，請於支付服務商處退款。',
      mismatch: '金額、貨幣或款項類別與要求不符。個案沒有提交，請於支付服務商處核對。',
      mode: '個案已按所付模式提交，但其問題在付款期間改為另一模式，請聯絡醫院。',
    },
    expected: '應付',
    provider: '支付服務商',
    payment: '付款',
    checkout: '結帳',
    footer: '由 {{brand}} 發送至客戶支援。',
  },
}
