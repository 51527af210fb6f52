import type { Translated } from '../../translated.ts'
import type { securityMails as enUs } from '../en_us/security-mails.ts'

export const securityMails: Translated<typeof enUs> = {
  passwordChanged: {
    subject: '{{brand}}：你的密碼已更改',
    title: '你的密碼已更改',
    text: '你帳戶的密碼已更改，其他裝置上的登入時段亦已結束。',
  },
  totpOn: {
    subject: '{{brand}}：登入現需兩個步驟',
    title: '驗證器應用程式已啟用',
    text: '由現在起，以密碼登入時亦須輸入驗證器應用程式的驗證碼。請將復原碼存放在沒有電話也能找到的地方。其他裝置上的登入時段已結束。',
  },
  totpOff: {
    subject: '{{brand}}：驗證器應用程式已停用',
    title: '驗證器應用程式已停用',
    text: '以密碼登入時不再需要驗證碼，復原碼亦已失效。',
  },
  recoveryCodesRenewed: {
    subject: '{{brand}}：新的復原碼',
    title: '你有新的復原碼',
    text: '你的帳戶已產生新的復原碼，先前的復原碼已失效。',
  },
  recoveryCodeUsed: {
    subject: '{{brand}}：有復原碼已被使用',
    title: '有人以復原碼登入',
    text: '你的其中一個復原碼已用於登入。尚餘復原碼：{{left}} 個。你可在帳戶頁面產生新的復原碼。',
  },
  passkeyAdded: {
    subject: '{{brand}}：已新增通行密鑰',
    title: '已新增通行密鑰',
    text: '通行密鑰「{{passkey}}」現可登入你的帳戶。',
  },
  passkeyRemoved: {
    subject: '{{brand}}：已移除通行密鑰',
    title: '已移除通行密鑰',
    text: '通行密鑰「{{passkey}}」不能再登入你的帳戶。',
  },
  secondFactorReset: {
    subject: '{{brand}}：你的第二步驗證已重設',
    title: '客戶支援已重設你的第二步驗證',
    text: '你帳戶的驗證器應用程式、復原碼及通行密鑰已移除，所有登入時段亦已結束。請以密碼登入，然後重新設定第二步驗證。',
  },
  accountChanged: {
    subject: '{{brand}}：你的帳戶資料已更改',
    title: '你的帳戶資料已更改',
    text: '管理員更改了你帳戶的姓名、稱謂、電郵地址或身分。現時的資料如下：',
    notExpected: '如果你不知道有此更改，請電郵至 {{support}}。',
  },
  facts: {
    name: '姓名',
    account: '帳戶',
    time: '時間',
    device: '瀏覽器',
    address: 'IP 位址',
  },
  unknownDevice: '不詳',
  action: '開啟你的帳戶頁面',
  notYou: '如非你本人操作：請在登入頁按「忘記密碼？」設定新密碼，並電郵至 {{support}}。',
  footer: '你收到此電郵，是因為內容關乎你在 {{brand}} 的帳戶安全。',
}
