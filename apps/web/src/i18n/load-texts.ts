import type { Wording, WrittenLanguage } from '@systole/i18n/languages'
import type { Bundle, PartsOf, TextPart } from './text-part.ts'

/** The loaders of each language's part table, which loads only with its language. */
const LANGUAGES: Record<WrittenLanguage, () => Promise<{ texts: PartsOf }>> = {
  en_us: () => import('./texts/en-us.ts'),
  zh_hk: () => import('./texts/zh-hk.ts'),
  ja: () => import('./texts/ja.ts'),
  ko: () => import('./texts/ko.ts'),
}

/** Loads the texts of a language's part; undefined if it has none, and its fallbacks are tried (SHELL-4). */
export async function loadTexts(wording: Wording, part: TextPart): Promise<Bundle | undefined> {
  if (wording === 'zh_tw') {
    const [texts, { taiwanese }] = await Promise.all([
      partIn('zh_hk', part),
      import('@systole/i18n/taiwan'),
    ])
    return taiwanese(texts)
  }
  if (wording !== 'zh_cn') return partIn(wording, part)
  const [texts, { simplified }, { Converter }] = await Promise.all([
    partIn('zh_hk', part),
    import('@systole/i18n/simplified'),
    import('opencc-js/t2cn'),
  ])
  return simplified(texts, Converter({ from: 'hk', to: 'cn' }))
}

async function partIn(language: WrittenLanguage, part: TextPart): Promise<Bundle> {
  const { texts } = await LANGUAGES[language]()
  return texts[part]()
}
