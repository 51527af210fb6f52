import type { Translated } from '../../translated.ts'
import type { questions as enUs } from '../en_us/questions.ts'

export const questions: Translated<typeof enUs> = {
  title: '向心臟科醫生提問',
}
