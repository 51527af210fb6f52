import type { Translated } from '../../translated.ts'
import type { caseArchive as enUs } from '../en_us/case-archive.ts'

export const caseArchive: Translated<typeof enUs> = {
  fileName: '不足しているファイル.txt',
  missing: 'この症例の {{count}} 件のファイルを読み取れず、この ZIP に入っていません：',
  ask: '後で一つずつダウンロードするか、サポートにお問い合わせください。',
}
