import type { Translated } from '../../translated.ts'
import type { payment as enUs } from '../en_us/payment.ts'

export const payment: Translated<typeof enUs> = {
  title: '付款',
}
