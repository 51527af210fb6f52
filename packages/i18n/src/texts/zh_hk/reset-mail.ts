import type { Translated } from '../../translated.ts'
import type { resetMail as enUs } from '../en_us/reset-mail.ts'

export const resetMail: Translated<typeof enUs> = {
  subject: '{{brand}}：設定新密碼',
  title: '設定新密碼',
  hello: '{{name}}，你好：',
  asked: '有人為你的 {{brand}} 帳戶索取新密碼。如由你本人提出，請現在設定。',
  validity: '連結於 {{minutes}} 分鐘內有效，只可使用一次。',
  action: '設定密碼',
  ignore: '如非由你提出，可不理會此電郵，帳戶沒有任何變更。',
  footer: '你收到此電郵，是因為有人在 {{brand}} 索取新密碼。',
}
