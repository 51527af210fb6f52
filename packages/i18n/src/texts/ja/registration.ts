import type { Translated } from '../../translated.ts'
import type { registration as enUs } from '../en_us/registration.ts'

export const registration: Translated<typeof enUs> = {
  title: 'アカウントの作成',
}
