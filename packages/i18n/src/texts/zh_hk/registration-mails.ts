import type { Translated } from '../../translated.ts'
import type { registrationMails as enUs } from '../en_us/registration-mails.ts'

export const registrationMails: Translated<typeof enUs> = {
  hello: '{{name}}，你好：',
  footer: '你收到此電郵，是因為有人以此地址在 {{brand}} 申請帳戶。',
  facts: { hospital: '醫院', contact: '聯絡人', reason: '原因' },
  confirm: {
    subject: '{{brand}}：確認你的電郵地址',
    title: '確認你的電郵地址',
    text: '多謝申請 {{brand}} 帳戶。請確認此地址屬於你，我們便會開始處理你的申請。',
    action: '確認地址',
    validity:
      '連結於 {{hours}} 小時內有效，只可使用一次。如你沒有提出申請，毋須理會此電郵，不會有任何影響。',
  },
  known: {
    subject: '{{brand}}：你已有帳戶',
    title: '你已有帳戶',
    text: '有人以此地址申請 {{brand}} 帳戶，而此地址已有帳戶，請直接登入。如不記得密碼，可在登入頁按「忘記密碼？」，以電郵內的連結重設。',
    action: '登入',
    ignore: '如你沒有提出申請，毋須理會此電郵，帳戶沒有任何改變。',
  },
  declined: {
    subject: '{{brand}}：關於你的申請',
    title: '你的申請未獲批准',
    text: '我們已審閱 {{hospital}} 的 {{brand}} 帳戶申請，未能批准。',
    again: '如能補充或更正，歡迎再次申請，或電郵至 {{support}}。每份申請我們都會重新審閱。',
    action: '再次申請',
  },
  arrived: {
    subject: '有待審批的申請：{{hospital}}',
    title: '{{hospital}} 申請帳戶',
    text: '電郵地址已獲確認。請核對執照，然後批准或拒絕。',
    country: '國家或地區',
    licence: '執照',
    email: '電郵',
    message: '附言',
    action: '開啟申請',
  },
}
