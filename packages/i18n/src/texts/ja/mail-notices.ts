import type { Translated } from '../../translated.ts'
import type { mailNotices as enUs } from '../en_us/mail-notices.ts'

export const mailNotices: Translated<typeof enUs> = {
  undelivered: {
    subject: '{{brand}}：配信できなかったメールがあります',
    title: '配信できなかったメールがあります',
    text: 'アドレスが拒否されたか、メールサーバーが1日以上受け付けませんでした。受信者に別の方法で連絡し、アドレスを修正してください。',
    recipient: '受信者',
    mail: 'メール',
    case: '症例',
  },
  unreached: {
    subject: '{{brand}}：誰にも届いていないレポートがあります',
    title: '誰にも届いていないレポートがあります',
    text: '発行から30分たっても、メールサーバーが受け付けておらず、病院の誰もポータルで開いていません。病院に電話し、メールサーバーとキューを確認してください。',
    case: '症例',
    revision: '版',
  },
}
