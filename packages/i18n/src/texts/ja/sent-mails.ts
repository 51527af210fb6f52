import type { Translated } from '../../translated.ts'
import type { sentMails as enUs } from '../en_us/sent-mails.ts'

export const sentMails: Translated<typeof enUs> = {
  title: '送信メール',
  lead: '過去90日間に病院とスタッフに送信したメールと、その配信状況です。',
  caption: '送信メール',
  find: 'メールアドレス',
  findHint: 'アドレスまたはその一部',
  submit: '検索',
  count_other: '{{count}}通',
  newest: '最新の{{count}}通です。それより前のメールはアドレスで検索してください。',
  none: '過去90日間のメールはありません。',
  columns: { mail: 'メール', case: '症例', state: '状況', time: '作成日時' },
  noCase: '症例に関するメールではありません',
}
