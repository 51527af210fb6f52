import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: '已收到付款：{{pet}}，{{caseNumber}}',
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
  service: { basic: '基本電子諮詢', advance: '進階電子諮詢' },
  test: '這是測試付款，沒有從任何信用卡扣款。',
  open: '開啟個案',
  terms: '根據條款，已繳費用概不退還，個案模式亦不可更改。',
  footer: '你收到此電郵，是因為你在 {{brand}} 為個案付款。',
}
