import type { Translated } from '../../translated.ts'
import type { welcomeMail as enUs } from '../en_us/welcome-mail.ts'

export const welcomeMail: Translated<typeof enUs> = {
  approved: {
    subject: '{{brand}}：アカウントの準備ができました',
    title: '{{brand}}へようこそ、{{hospital}} 様',
    text: 'お申し込みが承認されました。パスワードを設定するとアカウントをご利用いただけます。ログインにはこのメールアドレスをお使いください。',
  },
  invited: {
    subject: '{{by}} 様から{{brand}}への招待',
    title: '{{hospital}}のアカウントのご案内',
    text: '{{by}} 様が{{brand}}に{{hospital}}のアカウントを開設しました。パスワードを設定するとご利用いただけます。ログインにはこのメールアドレスをお使いください。',
  },
  hello: '{{name}} 様',
  action: 'パスワードを設定',
  validity:
    'リンクは{{days}}日間有効で、1回だけ使えます。期限が過ぎた場合は、ログインページの「パスワードをお忘れですか？」から新しいリンクを取得してください。',
  footer: '{{brand}}でこのアドレスのアカウントが開設されたため、お送りしています。',
}
