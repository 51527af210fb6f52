import type { Translated } from '../../translated.ts'
import type { welcomeMail as enUs } from '../en_us/welcome-mail.ts'

export const welcomeMail: Translated<typeof enUs> = {
  approved: {
    subject: '{{brand}}：你的帳戶已可使用',
    title: '{{brand}} 歡迎 {{hospital}}',
    text: '你的申請已獲批准。設定密碼後即可使用帳戶，登入時請輸入此電郵地址。',
  },
  invited: {
    subject: '{{by}} 邀請你使用 {{brand}}',
    title: '你在 {{hospital}} 的帳戶',
    text: '{{by}} 已在 {{brand}} 為你開立 {{hospital}} 的帳戶。設定密碼後即可使用，登入時請輸入此電郵地址。',
  },
  staff: {
    subject: '{{by}} 邀請你使用 {{brand}}',
    title: '你在 {{brand}} 的帳戶',
    text: '{{by}} 已在 {{brand}} 為你開立帳戶。設定密碼後即可使用，登入時請輸入此電郵地址。',
  },
  newPassword: {
    subject: '{{brand}}：請設定新密碼',
    title: '設定新密碼',
    text: '{{by}} 傳送此連結給你設定新密碼。使用連結之前，現有密碼仍然有效。',
  },
  enabled: {
    subject: '{{brand}}：你的帳戶已重新啟用',
    title: '你的帳戶已重新啟用',
    text: '{{by}} 已重新啟用你在 {{brand}} 的帳戶。請設定新密碼，登入時請輸入此電郵地址。',
  },
  hello: '{{name}}，你好：',
  action: '設定密碼',
  validity:
    '連結於 {{days}} 日內有效，只可使用一次。逾期後，可在登入頁按「忘記密碼？」索取新連結。',
  footer: '你收到此電郵，是因為有人以此地址在 {{brand}} 開立帳戶。',
}
