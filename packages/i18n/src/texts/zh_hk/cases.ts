import type { Translated } from '../../translated.ts'
import type { cases as enUs } from '../en_us/cases.ts'

export const cases: Translated<typeof enUs> = {
  ongoingTitle: '未完成檢查',
  worklistTitle: '工作清單',
}
