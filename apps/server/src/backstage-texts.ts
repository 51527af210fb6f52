import { type BackstageTexts, backstageTextsOf } from '@systole/i18n/backstage-texts-of'
import { htmlLang, type Language } from '@systole/i18n/languages'
import { toSimplified } from './to-simplified.ts'

/** The words, the language they are really in, and its BCP 47 tag: `ja` and `ko` answer English. */
export type ServerTexts = BackstageTexts & { writtenIn: Language; tag: string }

const made = new Map<Language, ServerTexts>()

/** The server's own words in a language; converted once. */
export function backstageTexts(language: Language): ServerTexts {
  const writtenIn = language === 'zh_hk' || language === 'zh_cn' ? language : 'en_us'
  const before = made.get(writtenIn)
  if (before) return before
  const texts = {
    ...backstageTextsOf(writtenIn, toSimplified),
    writtenIn,
    tag: htmlLang[writtenIn],
  } as const
  made.set(writtenIn, texts)
  return texts
}
