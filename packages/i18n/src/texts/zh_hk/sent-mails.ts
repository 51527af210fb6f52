import type { Translated } from '../../translated.ts'
import type { sentMails as enUs } from '../en_us/sent-mails.ts'

export const sentMails: Translated<typeof enUs> = {
  title: '已發電郵',
  lead: '過去 90 日發給診所及職員的電郵，以及其送達情況。',
  caption: '已發電郵',
  find: '電郵地址',
  findHint: '完整地址或其中一部分',
  submit: '搜尋',
  count_other: '{{count}} 封電郵',
  newest: '最新的 {{count}} 封電郵。如要找較早的電郵，請搜尋地址。',
  none: '過去 90 日沒有電郵。',
  columns: { mail: '電郵', case: '個案', state: '狀態', time: '建立時間' },
  noCase: '與個案無關',
}
