import type { Translated } from '../../translated.ts'
import type { payment as enUs } from '../en_us/payment.ts'

export const payment: Translated<typeof enUs> = {
  title: 'お支払い',
  dialog: {
    title: 'お支払いに進む',
    check: '症例の確認',
    change: '変更',
    changeOf: '変更：{{row}}',
    price: '{{mode}} コンサルトの料金は{{price}}です。',
    priceLoading: '価格を読み込み中',
    noPrice: 'この地域の価格はまだ設定されていません。サポートにご連絡ください。',
    accept: '利用規約および支払い規約を読み、同意します',
    readTerms: '利用規約および支払い規約を読む',
    fixed: '全額前払いです。返金およびモードの変更はできません。',
    provider: '次のページで、決済会社を通じてカードでお支払いいただきます',
    tickFirst: '規約に同意すると次に進めます',
    opening: '決済ページを開いています…',
  },
  uploads: {
    running_other: '{{count}}件のファイルをアップロード中です（{{percent}}%）。',
    ifPaidNow:
      'お支払いページを開くとアップロードが止まります。お支払い後も、レポートが出るまではファイルを選び直して続けられます。',
    waiting: 'アップロードが終わると、お支払いページが開きます。',
    stopped_other:
      '{{count}}件のアップロードが止まっています。そのファイルは症例に含まれていません。',
    wait: '完了を待って支払う',
    payAnyway: 'このまま支払う',
  },
  back: {
    checking: 'お支払いを確認中…',
    checkingTitle: 'しばらくお待ちください',
    successTitle: 'お支払いを確認しました',
    success: 'レポートは{{time}}までに、メールとこのポータルでお届けします。',
    successLater: 'レポートは24時間以内に、メールとこのポータルでお届けします。',
    receipt: '領収書はメールでお送りしました。こちらでもご覧いただけます：',
    papers: '請求',
    returnedTitle: 'お支払いページから戻りました',
    returned:
      'お支払いがお済みの場合、入金が確認され次第、症例が送信され、24時間以内にレポートがメールで届きます。送信されたかどうかは症例一覧で確認できます。',
    cancelTitle: 'お支払いをキャンセルしました',
    cancel: 'お支払いはキャンセルされました。症例は「未完了の検査」に残っています。',
    pendingTitle: 'お支払いの確認待ち',
    pending:
      '銀行がこのお支払いを確認しています。確認でき次第メールでお知らせしますので、それまでは再度お支払いにならないでください。症例は「未完了の検査」に残っています。',
    unpaidTitle: 'お支払いが済んでいません',
    unpaid:
      '入金を確認できません。請求は発生していません。症例は「未完了の検査」に残っていますので、開いてもう一度お支払いください。',
    payAgain: 'もう一度支払う',
    failedTitle: 'お支払いを確認できませんでした',
  },
}
