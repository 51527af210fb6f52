import type { Wording, WrittenLanguage } from '@systole/i18n/languages'
import type { TextPart } from '@systole/i18n/text-parts'
import type { Bundle, PartsOf, TextsOfPart } from './text-part.ts'

/** The loaders of each language's parts, which load only with their language (text-modules.ts). */
const LANGUAGES: Record<WrittenLanguage, () => Promise<{ texts: PartsOf }>> = {
  en_us: () => import('virtual:texts/en_us'),
  zh_hk: () => import('virtual:texts/zh_hk'),
  ja: () => import('virtual:texts/ja'),
  ko: () => import('virtual:texts/ko'),
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

/** Loads a part as it is written, without conversion. */
export async function partIn<Part extends TextPart>(
  language: WrittenLanguage,
  part: Part,
): Promise<TextsOfPart<Part>> {
  const { texts } = await LANGUAGES[language]()
  return texts[part]()
}
