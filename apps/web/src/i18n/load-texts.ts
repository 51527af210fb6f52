import type { Wording, WrittenLanguage } from '@systole/i18n/languages'
import type { TextPart } from '@systole/i18n/text-parts'
import type { PartsOf, TextsOfPart } from './text-part.ts'

/** The loaders of each language's parts, which load only with their language (text-modules.ts). */
const LANGUAGES: Record<WrittenLanguage, () => Promise<{ texts: PartsOf }>> = {
  en_us: () => import('virtual:texts/en_us'),
  zh_hk: () => import('virtual:texts/zh_hk'),
  ja: () => import('virtual:texts/ja'),
  ko: () => import('virtual:texts/ko'),
}

/** Loads a part in a wording, converted from the language it is written in. */
export async function loadTexts<Part extends TextPart>(
  wording: Wording,
  part: Part,
): Promise<TextsOfPart<Part>> {
  if (wording === 'zh_tw') {
    const [texts, { taiwanese }] = await Promise.all([
      partIn('zh_hk', part),
      import('@systole/i18n/taiwan'),
    ])
    return taiwanese(texts) as unknown as TextsOfPart<Part> // has the same keys
  }
  if (wording !== 'zh_cn') return partIn(wording, part)
  const [texts, { simplified }, { Converter }] = await Promise.all([
    partIn('zh_hk', part),
    import('@systole/i18n/simplified'),
    import('opencc-js/t2cn'),
  ])
  const converted: unknown = simplified(texts, Converter({ from: 'hk', to: 'cn' }))
  return converted as TextsOfPart<Part> // has the same keys
}

/** Loads a part as it is written, without conversion. */
async function partIn<Part extends TextPart>(
  language: WrittenLanguage,
  part: Part,
): Promise<TextsOfPart<Part>> {
  const { texts } = await LANGUAGES[language]()
  return texts[part]()
}
