import type { Translated } from '../../translated.ts'
import type { uploads as enUs } from '../en_us/uploads.ts'

export const uploads: Translated<typeof enUs> = {
  title: '檢查結果',
  addFile: '加入檔案',
}
