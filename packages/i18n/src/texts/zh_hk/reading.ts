import type { Translated } from '../../translated.ts'
import type { reading as enUs } from '../en_us/reading.ts'

export const reading: Translated<typeof enUs> = {
  title: '判讀',
}
