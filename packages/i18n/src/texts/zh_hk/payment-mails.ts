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
  terms: '根據條款，已繳費用不接受退款申請，個案模式亦不可更改。',
  footer: '你收到此電郵，是因為你在 {{brand}} 為個案付款。',
  refund: {
    subject: '退款：{{pet}}，{{caseNumber}}',
    title: '已退回 {{amount}}',
    text: '{{pet}} 的付款已有 {{amount}} 退回原本付款的信用卡。',
    days: '銀行一般需要五至十天才會在卡上顯示退款。',
    amount: '已退回',
    reason: '原因',
  },
  refused: {
    subject: '付款被拒：{{pet}}，{{caseNumber}}',
    title: '銀行拒絕了 {{pet}} 的付款',
    text: '銀行確認付款期間拒絕了這筆付款，沒有扣款。',
    next: '個案保留在「未完成檢查」，尚未提交。你可以再次付款，亦可使用另一張信用卡。',
    amount: '未付',
    pay: '開啟個案並付款',
  },
  alert: {
    ledger: {
      subject: '賬目核對不符：{{count}} 項',
      text: '每晚的核對發現互相矛盾的分錄。有疑問的信用額賬戶已凍結，待人手查核。系統沒有作任何更正。',
      kinds: {
        book: '賬簿',
        posting: '分錄',
        balance: '結餘',
        unposted: '付款與入賬',
        amount: '金額',
      },
    },
    subject: '有付款需要人手處理：{{caseNumber}}',
    reason: {
      duplicate: '收到一筆不應收取的款項：個案已付款或已被拒絕。個案沒有提交，請於付款頁面退款。',
      mismatch: '金額、貨幣或款項類別與要求不符。個案沒有提交，請於支付服務商處核對。',
      mode: '個案已按所付模式提交，但其問題在付款期間改為另一模式，請聯絡醫院。',
      refundFailed: '退款未能到達信用卡，款項仍在支付服務商。請以其他方式退款，或再試一次。',
      refundElsewhere:
        '這筆付款已在支付服務商處退款，並非由本平台發出。醫院已獲通知；個案沒有更改。',
    },
    dispute: {
      open: '持卡人對這筆付款提出爭議。銀行裁定前，款項由支付服務商保留。請按時於支付服務商處回覆。',
      won: '這筆付款的爭議裁定我方勝訴，款項已退回。',
      lost: '這筆付款的爭議裁定持卡人勝訴，款項已失去。',
    },
    foreign: {
      subject: '有一筆付款不屬任何個案',
      text: '支付服務商有一筆本平台從未要求的付款。請查明付款人，再於支付服務商處退款，或記錄處理方法。',
    },
    differences: {
      subject: '付款帳目不符',
      text: '每晚核對支付服務商與本平台的帳目時發現差異。可以安全更正的已更正；報告列出每一項。',
    },
    open: '查看',
    amount: '金額',
    said: '支付服務商表示',
    differencesFound: '差異',
    payments: '已核對付款',
    expected: '應付',
    provider: '支付服務商',
    payment: '付款',
    checkout: '結帳',
    footer: '由 {{brand}} 發送至客戶支援。',
  },
}
