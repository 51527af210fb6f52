import type { Translated } from '../../translated.ts'
import type { caseArchive as enUs } from '../en_us/case-archive.ts'

export const caseArchive: Translated<typeof enUs> = {
  fileName: '缺少的檔案.txt',
  missing: '此個案有 {{count}} 個檔案無法讀取，不在此 ZIP 內：',
  ask: '請稍後逐一下載，或聯絡客戶支援。',
}
