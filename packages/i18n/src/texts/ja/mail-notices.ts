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
    footer: '{{brand}}からサポート担当への通知です。',
  },
}
