import type { Translated } from '../../translated.ts'
import type { clinical as enUs } from '../en_us/clinical.ts'

export const clinical: Translated<typeof enUs> = {
  title: '臨床資料及病歷',
  patientInformation: '病患資料',
}
