/** The language codes of the specification (portal §1); all five are complete (SPEC 21) and offered in the menus. */
export const languages = ['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'] as const
export type Language = (typeof languages)[number]

/** A language, or Taiwan's wording of Traditional Chinese, which the wire and stored rows call `zh_hk` (ADR 48). */
export type Wording = Language | 'zh_tw'

/** The choices of the language menus; Taiwan's wording follows Hong Kong's. */
export const wordings: readonly Wording[] = ['en_us', 'zh_hk', 'zh_tw', 'zh_cn', 'ja', 'ko']

/** The three languages with a button on the sign-in page (LOGIN-8). */
export const languagesWithButtons = [
  'en_us',
  'zh_hk',
  'zh_cn',
] as const satisfies readonly Language[]

/** Languages whose texts are written by hand; Simplified Chinese is converted from Hong Kong's. */
export type WrittenLanguage = Exclude<Language, 'zh_cn'>

export const languageNames: Record<Wording, { full: string; short: string }> = {
  en_us: { full: 'English (US)', short: 'English' },
  zh_hk: { full: '繁體中文（香港）', short: '繁體中文' },
  zh_tw: { full: '繁體中文（台灣）', short: '繁體中文（台灣）' },
  zh_cn: { full: '简体中文（中国）', short: '简体中文' },
  ja: { full: '日本語', short: '日本語' },
  ko: { full: '한국어', short: '한국어' },
}

/** The file-name ending of the user manual in each language. */
export const MANUAL_ENDINGS: Record<Language, string> = {
  en_us: 'en',
  zh_hk: 'zh',
  zh_cn: 'zh-cn',
  ja: 'ja',
  ko: 'ko',
}

/** The values for `<html lang>` and `Intl`. */
export const htmlLang: Record<Wording, string> = {
  en_us: 'en',
  zh_hk: 'zh-Hant-HK',
  zh_tw: 'zh-Hant-TW',
  zh_cn: 'zh-Hans-CN',
  ja: 'ja',
  ko: 'ko',
}

/** The fallback languages. SHELL-4: a Chinese variant falls back to the other Chinese, then English; all others to English. */
export const fallbacks: Record<Wording, readonly Language[]> = {
  en_us: [],
  zh_hk: ['zh_cn', 'en_us'],
  zh_tw: ['zh_hk', 'zh_cn', 'en_us'],
  zh_cn: ['zh_hk', 'en_us'],
  ja: ['en_us'],
  ko: ['en_us'],
}

/** Returns the language of a wording. */
export function languageOf(wording: Wording): Language {
  return wording === 'zh_tw' ? 'zh_hk' : wording
}

/** Returns Taiwan's wording if a hospital in Taiwan reads Traditional Chinese. */
export function wordingFor(language: Language, country: string | null | undefined): Wording {
  return language === 'zh_hk' && country === 'TW' ? 'zh_tw' : language
}

/** Parses a code like `parseLanguage`, and distinguishes Taiwan's wording. `tw` alone means Hong Kong (LOGIN-8). */
export function parseWording(value: string | null | undefined): Wording | undefined {
  const isTaiwan = /^zh[-_](hant[-_])?tw$/i.test(value ?? '')
  return isTaiwan ? 'zh_tw' : parseLanguage(value)
}

export function isWording(value: unknown): value is Wording {
  return wordings.some((wording) => wording === value)
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Parses a language code from an address, a setting or a browser: `zh_hk`, `zh-HK`, `tw`, `en`. */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  if (!value) return undefined
  const code = value.toLowerCase().replaceAll('-', '_')
  if (isLanguage(code)) return code
  return aliases.find(([pattern]) => pattern.test(code))?.[1]
}

const aliases: readonly (readonly [RegExp, Language])[] = [
  [/^en/, 'en_us'],
  [/^(zh_hant|zh_tw|zh_mo|tw$|hk$)/, 'zh_hk'],
  [/^(zh|cn$)/, 'zh_cn'],
  [/^(ja|jp$)/, 'ja'],
  [/^(ko|kr$)/, 'ko'],
]
