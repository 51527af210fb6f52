import type { Translated } from '../../translated.ts'
import type { hospital as enUs } from '../en_us/hospital.ts'

export const hospital: Translated<typeof enUs> = {
  title: '병원 설정',
}
