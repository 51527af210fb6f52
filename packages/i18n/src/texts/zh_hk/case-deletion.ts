import type { Translated } from '../../translated.ts'
import type { caseDeletion as enUs } from '../en_us/case-deletion.ts'

export const caseDeletion: Translated<typeof enUs> = {
  one: '刪除草稿',
  select: '選取草稿',
  selectOne: '選取 {{pet}}（{{number}}）',
  selectAll_other: '選取全部 {{count}} 份草稿',
  chosen_other: '已選 {{count}} 份',
  many_other: '刪除 {{count}} 份草稿',
  askTitle_other: '刪除 {{count}} 份草稿？',
  ask: '草稿內已填寫及上載的所有內容都會刪除。10 秒內可以復原。',
  doneOne: '已刪除 {{pet}} 的草稿。',
  done_other: '已刪除 {{count}} 份草稿。',
  undo: '復原',
  undone_other: '已復原 {{count}} 份草稿。',
  tooLate: '已無法復原，草稿已刪除。',
  failed: '沒有刪除任何內容。{{reason}}',
  notUndone: '無法復原草稿。{{reason}}',
  refusedTitle_other: '{{count}} 個個案未有刪除',
  paying: '付款頁仍然開啟，或銀行正在確認付款。請在付款頁取消，或待付款結束後再試。',
  sent: '已送交心臟科醫生。',
  named: '{{pet}}（{{number}}）',
}
