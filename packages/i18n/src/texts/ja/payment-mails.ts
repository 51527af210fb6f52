import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: 'お支払いを確認しました：{{pet}}、{{caseNumber}}',
  title: '{{pet}}のお支払いを確認しました',
  hello: '{{name}}',
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
  papers: '「請求」で請求書と領収書を見る',
  credits: {
    subject: 'クレジットでお支払い済み：{{pet}}、{{caseNumber}}',
    title: '{{pet}}の症例をクレジットで受け付けました',
    text: 'この症例に{{amount}}クレジットを使用しました。',
    sent: '症例は循環器専門医に届いています。レポートは{{due}}までにメールで届きます。',
    credits: 'クレジット',
    left: '残りのクレジット',
    open: '「請求」でクレジットを見る',
  },
  refund: {
    subject: '返金のお知らせ：{{pet}}、{{caseNumber}}',
    title: '{{amount}}を返金しました',
    text: '{{pet}}のお支払いのうち{{amount}}を、お支払いに使われたカードへ返金しました。',
    days: 'カードに反映されるまで5日から10日かかります。',
    amount: '返金額',
    reason: '理由',
  },
  refundReturned: {
    subject: '返金が差し戻されました：{{pet}}、{{caseNumber}}',
    title: '{{amount}}の返金が差し戻されました',
    text: '{{pet}}の返金{{amount}}が、カード発行銀行から当社へ差し戻されました。',
    days: 'この金額はお客様にお返しするものです。別の方法で返金し、必要な場合は当社からご連絡します。今は何もしていただく必要はありません。',
    amount: '差戻し額',
  },
  refused: {
    subject: 'お支払いが拒否されました：{{pet}}、{{caseNumber}}',
    title: '{{pet}}のお支払いが銀行に拒否されました',
    text: '確認中だったお支払いは、銀行に拒否されました。請求は発生していません。',
    next: '症例は「未完了の検査」に残っており、まだ提出されていません。別のカードでもお支払いいただけます。',
    amount: '未払い額',
    pay: '症例を開いて支払う',
  },
  alert: {
    ledger: {
      subject: '元帳の照合に失敗：{{count}} 件',
      text: '夜間の照合で矛盾する仕訳が見つかりました。疑わしいクレジット口座は、担当者が確認するまで凍結されます。訂正は行われていません。',
      kinds: {
        book: '勘定',
        posting: '仕訳',
        balance: '残高',
        unposted: '支払いと記帳',
        amount: '金額',
        refund: '返金',
        paper: '返金の書類',
      },
    },
    subject: '確認が必要な支払いがあります：{{caseNumber}}',
    reason: {
      duplicate:
        '支払いを受け付けない症例（支払い済みまたは却下済み）に入金がありました。症例は提出されていません。支払いのページで返金してください。',
      mismatch:
        '金額、通貨、または決済の種類が請求と一致しません。症例は提出されていません。決済会社で支払いを確認してください。',
      mode: '症例は支払われたモードで提出されましたが、その間に質問が別のモードに変更されています。病院に確認してください。',
      refundFailed:
        '返金がカードに届きませんでした。お金は決済会社にあります。別の方法で返金するか、もう一度お試しください。',
      refundElsewhere:
        'この支払いは、ポータルではなく決済会社側で返金されました。病院には通知済みです。症例は変更していません。',
    },
    dispute: {
      open: 'カードの名義人がこの支払いに異議を申し立てています。銀行の判断までお金は決済会社が預かります。期限までに決済会社で回答してください。',
      won: 'この支払いへの異議はこちらの主張が認められました。お金は戻りました。',
      lost: 'この支払いへの異議はカードの名義人の主張が認められました。お金は戻りません。',
    },
    foreign: {
      subject: '症例に紐づかない支払いがあります',
      text: 'このポータルが請求していない支払いが決済会社にあります。支払った人を確認し、決済会社で返金するか、対応を記録してください。',
    },
    refundAsked: {
      subject: '返金が承認を待っています',
      text: '一人の上限を超える返金が申請されました。「支払い」で承認または却下してください。',
    },
    differences: {
      subject: '支払いの帳簿に差異があります',
      text: '決済会社とポータルの夜間照合で差異が見つかりました。安全に直せるものは直してあります。差異はすべてレポートにあります。',
    },
    open: '確認する',
    amount: '金額',
    said: '決済会社の説明',
    differencesFound: '差異',
    payments: '照合した支払い',
    expected: '請求額',
    provider: '決済会社',
    payment: '支払い',
    checkout: '決済手続き',
  },
}
