import type { Wording, WrittenLanguage } from './languages.ts'
import { simplified } from './simplified.ts'
import { taiwanese } from './taiwan.ts'
import { enUs } from './texts/en-us.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { zhHk } from './texts/zh-hk.ts'
import type { Texts } from './translated.ts'

const written: Record<WrittenLanguage, Texts> = { en_us: enUs, zh_hk: zhHk, ja, ko }

/** Returns all texts of a language, for the server and the report; `toSimplified` is opencc's hk to cn. */
export function textsOf(wording: Wording, toSimplified: (text: string) => string): Texts {
  if (wording === 'zh_cn') return simplified(written.zh_hk, toSimplified)
  return wording === 'zh_tw' ? taiwanese(written.zh_hk) : written[wording]
}
