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
  staff: {
    subject: '{{by}} 様から{{brand}}への招待',
    title: '{{brand}}のアカウントのご案内',
    text: '{{by}} 様が{{brand}}にあなたのアカウントを開設しました。パスワードを設定するとご利用いただけます。ログインにはこのメールアドレスをお使いください。',
  },
  newPassword: {
    subject: '{{brand}}：新しいパスワードの設定',
    title: '新しいパスワードの設定',
    text: '{{by}} 様から、新しいパスワードを設定するためのリンクをお送りします。リンクを使うまでは、現在のパスワードでログインできます。',
  },
  enabled: {
    subject: '{{brand}}：アカウントが再び有効になりました',
    title: 'アカウントが再び有効になりました',
    text: '{{by}} 様が{{brand}}のアカウントを再び有効にしました。新しいパスワードを設定し、このメールアドレスでログインしてください。',
  },
  hello: '{{name}}',
  action: 'パスワードを設定',
  validity:
    'リンクは{{days}}日間有効で、1回だけ使えます。期限が過ぎた場合は、ログインページの「パスワードをお忘れですか？」から新しいリンクを取得してください。',
  footer: '{{brand}}でこのアドレスのアカウントが開設されたため、お送りしています。',
}
