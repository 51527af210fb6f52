import type { Translated } from '../../translated.ts'
import type { repeats as english } from '../en_us/repeats.ts'

export const repeats: Translated<typeof english> = {
  title: '再読影',
  left: 'あと {{left}}、{{date}} まで依頼できます。',
  ask: '再読影を依頼',
  over: '再読影はレポートから 1 日以内、{{date}} まで依頼できました。',
  asked: 'このレポートの再読影は依頼済みです。',
  reason: '再読影が必要な理由',
  send: '依頼を送る',
  sent: '依頼を送りました。決定はメールでお知らせします。',
  about: '{{name}} が依頼、{{date}}',
  waiting: '循環器専門医の判断を待っています。',
  accepted: '{{date}} に承諾されました。新しい版が届きます。',
  declined: '{{date}} に見送られました。',
  readerTitle: '病院がレポートの再読影を依頼しています',
  accept: '承諾',
  decline: '見送る',
  answer: '見送る理由',
  confirmAccept: '承諾して症例を開く',
  confirmDecline: '依頼を見送る',
  acceptedDone: '症例は 24 時間の期限で再び担当になりました。',
  declinedDone: '依頼を見送り、病院にメールしました。',
  acceptTitle: '再読影を承諾しますか？',
  acceptText:
    '症例は再び担当になり、24 時間以内に新しい版が必要です。それまで現在のレポートは閲覧できます。',
  notSent: '送信できませんでした。{{reason}}',
}
