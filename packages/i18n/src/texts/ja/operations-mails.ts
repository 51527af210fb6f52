import type { Translated } from '../../translated.ts'
import type { operationsMails as enUs } from '../en_us/operations-mails.ts'

export const operationsMails: Translated<typeof enUs> = {
  failedJobs: {
    subject: '{{count}}件のジョブが失敗しました',
    text: '次のジョブは最後の試行でも失敗し、自動では再試行されません。ログで原因を確認し、ポータルの「システム」で再試行するか、一覧から外してください。',
  },
  waitingJobs: {
    subject: 'ジョブが5分以上待っています',
    text: 'メール、請求書などのバックグラウンド処理が遅れています。ワーカーが動作しているか、メールサーバーとストレージに接続できるかを確認してください。',
    fact: '{{count}}件待機中、最長{{minutes}}分',
  },
  damagedBytes: {
    subject: '保存ファイルが破損または欠落しています',
    text: '内容が保存時と一致しません。解決するまでこのファイルは提供されません。他のファイルには影響ありません。',
    file: 'ファイル',
    case: '症例',
    problem: '問題',
    problems: {
      missing: 'このキーには何も保存されていません',
      size: 'サイズが記録と異なります',
      damaged: 'SHA-256が記録と異なります',
    },
    key: 'ストレージキー',
    advice: '対処',
    restore:
      'ファイルのバックアップからオブジェクト{{key}}を復元してください。バックアップがない場合は、病院に再アップロードを依頼してください。次回の週次チェックで内容が正しいと確認されると、この項目は閉じられます。',
  },
  exportReady: {
    subject: '{{hospital}} のデータの準備ができました',
    text: 'ご依頼のエクスポートが完了しました。ポータルからダウンロードしてください。個人情報を含むため、該当する病院以外には渡さないでください。',
    hospital: '病院',
    until: 'ダウンロード期限',
    open: 'エクスポートを開く',
  },
  erasureAsked: {
    subject: '{{hospital}} のデータ消去には 2 人目の管理者の承認が必要です',
    text: '別の管理者がこの病院のデータ消去を申請しました。2 人目の管理者が承認すると消去が始まり、元に戻せません。理由と保存される記録を確認のうえ、承認または却下してください。',
    hospital: '病院',
    reason: '理由',
    open: '申請を開く',
  },
  erasureDone: {
    subject: '病院のデータが消去されました',
    text: 'この病院の個人情報は削除されました。7 年間の保存が必要な原本、レポート、請求書はロックされています。期限はページで確認できます。',
    hospital: '病院',
    rows: '消去した記録',
    open: 'ページを開く',
  },
  adminFooter: '{{brand}} から管理者に送信されました。',
  page: '「システム」を開く',
  footer: '{{brand}}からサポート担当への通知です。',
}
