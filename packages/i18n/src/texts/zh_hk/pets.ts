import type { Translated } from '../../translated.ts'
import type { pets as enUs } from '../en_us/pets.ts'

export const pets: Translated<typeof enUs> = {
  title: '新增檢查',
  registeredPet: '已登記寵物',
  newPet: '新寵物',
  recordList: '醫院紀錄列表',
}
