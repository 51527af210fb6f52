import type { Wording, WrittenLanguage } from './languages.ts'
import { simplified } from './simplified.ts'
import { taiwanese } from './taiwan.ts'
import { enUsServer } from './texts/en-us-server.ts'
import { jaServer } from './texts/ja-server.ts'
import { koServer } from './texts/ko-server.ts'
import { zhHkServer } from './texts/zh-hk-server.ts'
import type { ServerOnlyTexts } from './translated.ts'

const written: Record<WrittenLanguage, ServerOnlyTexts> = {
  en_us: enUsServer,
  zh_hk: zhHkServer,
  ja: jaServer,
  ko: koServer,
}

/** Returns the texts that only the server uses, in mails and its own pages; browsers do not load them. */
export function serverTextsOf(
  wording: Wording,
  toSimplified: (text: string) => string,
): ServerOnlyTexts {
  if (wording === 'zh_cn') return simplified(written.zh_hk, toSimplified)
  return wording === 'zh_tw' ? taiwanese(written.zh_hk) : written[wording]
}
