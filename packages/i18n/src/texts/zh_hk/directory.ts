import type { Translated } from '../../translated.ts'
import type { directory as enUs } from '../en_us/directory.ts'

export const directory: Translated<typeof enUs> = {
  title: '帳戶',
  lead: '所有可登入的人。尋找求助的人，並移除其遺失的第二步驗證。',
  find: '電郵、姓名或醫院',
  findHint: '輸入多個詞語可縮窄範圍。',
  submit: '搜尋',
  first: '輸入姓名或醫院以查看帳戶。',
  nothing: '沒有符合的帳戶。',
  some: '顯示 {{shown}} 個，共 {{total}} 個帳戶。多輸入一個詞語可縮窄範圍。',
  count_other: '{{count}} 個帳戶',
  caption: '找到的帳戶',
  columns: {
    name: '姓名',
    email: '電郵',
    role: '身分',
    hospital: '醫院',
    factor: '第二步驗證',
    actions: '操作',
  },
  factor: {
    none: '沒有',
    totp: '驗證器應用程式',
    passkeys_other: '{{count}} 個通行密鑰',
    invited: '已邀請，尚未設定密碼',
    you: '你',
  },
  reset: {
    action: '重設第二步驗證',
    of: '重設 {{name}} 的第二步驗證',
    title: '重設 {{name}} 的第二步驗證？',
    text: '{{email}}，{{role}}。驗證器應用程式、復原碼及通行密鑰會全部移除，所有登入時段亦會結束，並以電郵通知帳戶持有人。重新設定之前，只憑密碼即可登入。',
    sure: '請先確認對方身分：致電已知的號碼核實。',
    reason: '原因',
    reasonHint: '連同你的姓名記入審計紀錄。',
    reasonMissing: '請寫下原因，以及如何確認對方身分。',
    confirm: '重設第二步驗證',
    busy: '重設中…',
    done: '{{name}} 的第二步驗證已移除，通知電郵已傳送。',
  },
}
