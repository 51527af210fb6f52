import type { Translated } from '../../translated.ts'
import type { reports as enUs } from '../en_us/reports.ts'

export const reports: Translated<typeof enUs> = {
  listTitle: '心臟遙距會診報告',
  reconsultTitle: '再次諮詢個案',
}
