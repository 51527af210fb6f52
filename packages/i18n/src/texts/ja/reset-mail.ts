import type { Translated } from '../../translated.ts'
import type { resetMail as enUs } from '../en_us/reset-mail.ts'

export const resetMail: Translated<typeof enUs> = {
  subject: '{{brand}}：新しいパスワードの設定',
  title: '新しいパスワードの設定',
  hello: '{{name}}',
  asked:
    '{{brand}}のアカウントについて、新しいパスワードの設定が要求されました。ご本人の場合は、今すぐ設定してください。',
  validity: 'リンクは{{minutes}}分間有効で、1回だけ使えます。',
  action: 'パスワードを設定',
  ignore: 'お心当たりがない場合は、このメールを無視してください。アカウントに変更はありません。',
  footer: '{{brand}}で新しいパスワードが要求されたため、お送りしています。',
}
