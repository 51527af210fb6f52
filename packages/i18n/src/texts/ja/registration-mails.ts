import type { Translated } from '../../translated.ts'
import type { registrationMails as enUs } from '../en_us/registration-mails.ts'

export const registrationMails: Translated<typeof enUs> = {
  hello: '{{name}}',
  footer: 'このアドレスで{{brand}}のアカウント申し込みがあったため、お送りしています。',
  facts: { hospital: '病院', contact: '担当者', reason: '理由' },
  confirm: {
    subject: '{{brand}}：メールアドレスの確認',
    title: 'メールアドレスの確認',
    text: '{{brand}}のアカウントにお申し込みいただき、ありがとうございます。このアドレスがご本人のものであることを確認していただくと、審査を始めます。',
    action: 'アドレスを確認',
    validity:
      'リンクは{{hours}}時間有効で、1回だけ使えます。お心当たりがない場合は、このメールを無視してください。何も起こりません。',
  },
  known: {
    subject: '{{brand}}：すでにアカウントがあります',
    title: 'すでにアカウントがあります',
    text: 'このアドレスで{{brand}}のアカウント申し込みがありましたが、すでにアカウントがあります。そのままログインしてください。パスワードがわからない場合は、ログインページの「パスワードをお忘れですか？」から新しいパスワードを設定できます。',
    action: 'ログイン',
    ignore: 'お心当たりがない場合は、このメールを無視してください。何も変更されていません。',
  },
  declined: {
    subject: '{{brand}}：お申し込みについて',
    title: 'お申し込みを承認できませんでした',
    text: '{{hospital}}の{{brand}}アカウントのお申し込みを確認しましたが、承認できませんでした。',
    again:
      '補足や訂正ができる場合は、もう一度お申し込みいただくか、{{support}} までご連絡ください。お申し込みはそのつど改めて確認します。',
    action: 'もう一度申し込む',
  },
  arrived: {
    subject: '申し込みの審査待ち：{{hospital}}',
    title: '{{hospital}}からアカウントの申し込みがありました',
    text: 'メールアドレスは確認済みです。免許を確認し、承認または却下してください。',
    country: '国・地域',
    licence: '免許番号',
    email: 'メール',
    message: 'メッセージ',
    action: '申し込みを開く',
  },
}
