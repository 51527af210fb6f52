import type { Translated } from '../../translated.ts'
import type { account as enUs } from '../en_us/account.ts'

export const account: Translated<typeof enUs> = {
  title: '내 계정',
}
