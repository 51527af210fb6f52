import type { Language } from './languages.ts'
import { simplified } from './simplified.ts'
import { enUsDoor } from './texts/en-us-door.ts'
import { enUsErrors } from './texts/en-us-errors.ts'
import { enUsOffice } from './texts/en-us-office.ts'
import { enUsReading } from './texts/en-us-reading.ts'
import { enUsRooms } from './texts/en-us-rooms.ts'
import { enUsViewers } from './texts/en-us-viewers.ts'
import { zhHkDoor } from './texts/zh-hk-door.ts'
import { zhHkErrors } from './texts/zh-hk-errors.ts'
import { zhHkOffice } from './texts/zh-hk-office.ts'
import { zhHkReading } from './texts/zh-hk-reading.ts'
import { zhHkRooms } from './texts/zh-hk-rooms.ts'
import { zhHkViewers } from './texts/zh-hk-viewers.ts'
import type { Translated } from './translated.ts'

const enUs = {
  ...enUsDoor,
  ...enUsErrors,
  ...enUsRooms,
  ...enUsOffice,
  ...enUsReading,
  ...enUsViewers,
}
const zhHk = {
  ...zhHkDoor,
  ...zhHkErrors,
  ...zhHkRooms,
  ...zhHkOffice,
  ...zhHkReading,
  ...zhHkViewers,
}

export type EnglishTexts = typeof enUs
export type Texts = Translated<EnglishTexts>

/** All texts of a language at once, for the server and the report; `toSimplified` is opencc's hk to cn. */
export function textsOf(language: Language, toSimplified: (text: string) => string): Texts {
  if (language === 'zh_hk') return zhHk
  if (language === 'zh_cn') return simplified(zhHk, toSimplified)
  return enUs
}
