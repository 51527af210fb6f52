import type { Translated } from '../../translated.ts'
import type { caseDeletion as enUs } from '../en_us/case-deletion.ts'

export const caseDeletion: Translated<typeof enUs> = {
  one: '下書きを削除',
  select: '下書きを選択',
  selectOne: '{{pet}}（{{number}}）を選択',
  selectAll_other: '下書き{{count}}件をすべて選択',
  chosen_other: '{{count}}件を選択中',
  many_other: '下書き{{count}}件を削除',
  askTitle_other: '下書き{{count}}件を削除しますか？',
  ask: '入力した内容とアップロードしたファイルもすべて削除されます。10 秒以内なら元に戻せます。',
  doneOne: '{{pet}}の下書きを削除しました。',
  done_other: '下書き{{count}}件を削除しました。',
  undo: '元に戻す',
  undone_other: '下書き{{count}}件を元に戻しました。',
  tooLate: '元に戻せる時間を過ぎました。下書きは削除されています。',
  failed: '何も削除されていません。{{reason}}',
  notUndone: '下書きを元に戻せませんでした。{{reason}}',
  refusedTitle_other: '{{count}}件の症例は削除されませんでした',
  paying:
    'お支払いページが開いているか、銀行が確認中です。お支払いページでキャンセルするか、終了後にもう一度お試しください。',
  sent: 'すでに循環器専門医に送信されています。',
  named: '{{pet}}（{{number}}）',
}
