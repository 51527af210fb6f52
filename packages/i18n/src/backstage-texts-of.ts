import type { Wording, WrittenLanguage } from './languages.ts'
import { simplified } from './simplified.ts'
import { taiwanese } from './taiwan.ts'
import { enUsBackstage } from './texts/en-us-backstage.ts'
import { jaBackstage } from './texts/ja-backstage.ts'
import { koBackstage } from './texts/ko-backstage.ts'
import { zhHkBackstage } from './texts/zh-hk-backstage.ts'
import type { Translated } from './translated.ts'

export type BackstageTexts = Translated<typeof enUsBackstage>

const written: Record<WrittenLanguage, BackstageTexts> = {
  en_us: enUsBackstage,
  zh_hk: zhHkBackstage,
  ja: jaBackstage,
  ko: koBackstage,
}

/** Returns the texts that only the server uses, in mails and its own pages; browsers do not load them. */
export function backstageTextsOf(
  wording: Wording,
  toSimplified: (text: string) => string,
): BackstageTexts {
  if (wording === 'zh_cn') return simplified(written.zh_hk, toSimplified)
  return wording === 'zh_tw' ? taiwanese(written.zh_hk) : written[wording]
}
