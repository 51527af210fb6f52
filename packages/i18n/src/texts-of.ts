import type { Wording, WrittenLanguage } from './languages.ts'
import { simplified } from './simplified.ts'
import { taiwanese } from './taiwan.ts'
import { enUsAll } from './texts/en-us-all.ts'
import { jaAll } from './texts/ja-all.ts'
import { koAll } from './texts/ko-all.ts'
import { zhHkAll } from './texts/zh-hk-all.ts'
import type { Translated } from './translated.ts'

export type EnglishTexts = typeof enUsAll
export type Texts = Translated<EnglishTexts>

const written: Record<WrittenLanguage, Texts> = {
  en_us: enUsAll,
  zh_hk: zhHkAll,
  ja: jaAll,
  ko: koAll,
}

/** Returns all texts of a language, for the server and the report; `toSimplified` is opencc's hk to cn. */
export function textsOf(wording: Wording, toSimplified: (text: string) => string): Texts {
  if (wording === 'zh_cn') return simplified(written.zh_hk, toSimplified)
  return wording === 'zh_tw' ? taiwanese(written.zh_hk) : written[wording]
}
