import type { Translated } from '../../translated.ts'
import type { notifications as enUs } from '../en_us/notifications.ts'

export const notifications: Translated<typeof enUs> = {
  title: '通知',
  close: '通知を閉じる',
  empty: 'まだありません。レポートや循環器専門医からの質問がここに表示されます。',
  emptyStaff: 'まだありません。回答、遅れている症例、返送されたメールがここに表示されます。',
  unread: '未読：',
  readAll: 'すべて既読にする',
  more: '以前の通知を表示',
  kinds: {
    reportReleased: '{{pet}}のレポートができました',
    reportCorrected: '{{pet}}のレポートの新しい版ができました',
    enquiryAsked: '{{pet}}についての質問が回答を待っています',
    enquiryAnswered: '{{pet}}についての質問に回答がありました',
    caseRejected: '{{pet}}の症例は受け付けられませんでした',
    caseLate: '{{pet}}のレポートが予定より遅れています',
    caseEnding: '{{pet}}の未完了の症例は1週間後に削除されます',
    caseAssigned: '{{pet}}の症例が割り当てられました',
    mailUndelivered: '{{pet}}についてのメールを配信できませんでした',
    repeatAsked: '{{pet}}の再読影が依頼されました',
    repeatAccepted: '{{pet}}の再読影が受け付けられました',
    repeatDeclined: '{{pet}}の再読影は見送られました',
    refundAsked: '{{pet}}の返金があなたの承認を待っています',
    erasureAsked: '病院データの消去があなたの承認を待っています',
    ecgToPrepare: '{{pet}}の心電図が前処理待ちです',
    ecgUnreadable: '{{pet}}の心電図を読み取れませんでした',
    ecgToReview: '{{pet}}の心電図がレビュー待ちです',
    ecgQualityAsked: '{{pet}}の心電図の品質判定が必要です',
    ecgQualityDecided: '{{pet}}の心電図の品質が判定されました',
    ecgSentBack: '{{pet}}の心電図が前処理に差し戻されました',
    message: '{{pet}}についてのメッセージ',
    internal: '{{pet}} について {{by}} からメモ',
  },
  browser: {
    lead: 'ポータルをタブで開いている間、レポートや質問が届くとこのブラウザーが知らせます。表示されるのはペットの名前だけで、診療内容は含まれません。',
    allow: 'このブラウザーで有効にする',
    on: 'ポータルを開いている間、このブラウザーが知らせます。',
    turnOff: '無効にする',
    denied:
      'このブラウザーでは通知がブロックされています。有効にするには、サイトの設定で許可してください。',
  },
}
