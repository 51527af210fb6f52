import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: 'お支払いを確認しました：{{pet}}、{{caseNumber}}',
  title: '{{pet}}のお支払いを確認しました',
  hello: '{{name}} 様',
  received: 'お支払いを確認しました。症例は循環器専門医が担当しています。',
  promise: 'レポートは{{due}}までにメールで届きます。',
  facts: {
    case: '症例',
    service: 'サービス',
    amount: 'お支払い額',
    time: 'お支払い日時',
    hospital: '病院',
    reference: '支払い参照番号',
  },
  service: { basic: 'ベーシック コンサルト', advance: 'アドバンス コンサルト' },
  test: 'これはテスト決済です。カードへの請求はありません。',
  open: '症例を開く',
  terms: '規約のとおり、お支払い後の返金および症例のモード変更はできません。',
  footer: '{{brand}}で症例のお支払いをされた方にお送りしています。',
  alert: {
    subject: '確認が必要な支払いがあります：{{caseNumber}}',
    reason: {
      duplicate:
        '支払いを受け付けない症例（支払い済みまたは却下済み）に入金がありました。症例は提出されていません。決済会社で返金してください。',
      mismatch:
        '金額、通貨、または決済の種類が請求と一致しません。症例は提出されていません。決済会社で支払いを確認してください。',
      mode: '症例は支払われたモードで提出されましたが、その間に質問が別のモードに変更されています。病院に確認してください。',
    },
    expected: '請求額',
    provider: '決済会社',
    payment: '支払い',
    checkout: '決済手続き',
    footer: '{{brand}}からサポート担当への通知です。',
  },
}
