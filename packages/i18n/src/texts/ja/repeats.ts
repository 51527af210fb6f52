import type { Translated } from '../../translated.ts'
import type { repeats as english } from '../en_us/repeats.ts'

export const repeats: Translated<typeof english> = {
  left: 'あと {{left}}、{{date}} まで依頼できます。',
  reason: 'やり直しが必要な理由',
  send: '依頼を送る',
  sent: '依頼を送りました。決定はメールでお知らせします。',
  about: '{{name}} が依頼、{{date}}',
  accepted: '{{date}} に承諾されました。新しい版が届きます。',
  declined: '{{date}} に見送られました。',
  accept: '承諾',
  decline: '見送る',
  answer: '見送る理由',
  acceptReason: '承諾する理由（任意）',
  acceptHint: '病院に表示されます。',
  confirmAccept: '承諾して症例を開く',
  confirmDecline: '依頼を見送る',
  declinedDone: '依頼を見送り、病院にメールしました。',
  consult: {
    title: '再読影',
    ask: '再読影を依頼',
    over: '再読影はレポートから 1 日以内、{{date}} まで依頼できました。',
    asked: 'このレポートの再読影は依頼済みです。',
    waiting: '循環器専門医の判断を待っています。',
    answerHint: '病院に表示されます。',
    readerTitle: '病院がレポートの再読影を依頼しています',
    acceptedDone: '症例は {{time}} の期限で再び担当になりました。',
    acceptTitle: '再読影を承諾しますか？',
    acceptText:
      '症例は再び担当になり、{{time}} 以内に新しい版が必要です。それまで現在のレポートは閲覧できます。',
  },
  ecg: {
    title: '再読影依頼',
    ask: '再読影を依頼',
    over: '再読影はレポートから 1 日以内、{{date}} まで依頼できました。',
    asked: 'この版の再読影は依頼済みです。',
    waiting: '判読者の判断を待っています。',
    answerHint: '理由を書いてください。病院に表示されます。',
    readerTitle: '病院がこのレポートの再読影を依頼しています',
    acceptedDone: '再読影を承諾しました。新しい版の期限は {{time}} 後です。',
    acceptTitle: '再読影依頼を承諾しますか？',
    acceptText:
      '心電図をもう一度判読し、{{time}} 以内に新しい版が必要です。それまで病院は現在のレポートを閲覧できます。',
  },
}
