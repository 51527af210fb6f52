import { z } from 'zod'
import type { Priority } from '../reports/report-draft.ts'
import { plainText } from '../text/plain-text.ts'

/** The sections of the ECG phrases. SPEC ECG-6. */
export const MreSection = z.enum([
  'diagnosis',
  'suspected',
  'interpretation',
  'evaluation',
  'p_morphology',
  'qrs_morphology',
])
export type MreSection = z.infer<typeof MreSection>

/** Every phrase exists in English and Japanese; the office may add Chinese and Korean. SPEC E18. */
export const MreLanguage = z.enum(['en', 'ja', 'zh_hk', 'ko'])
export type MreLanguage = z.infer<typeof MreLanguage>
export const REQUIRED_LANGUAGES = ['en', 'ja'] as const satisfies readonly MreLanguage[]

export const MRE_TEXT_MAX = 500
/** A seconds or count placeholder of a phrase, `{n}`. */
const PLACEHOLDER = '{n}'

/** A line of the first catalogue. `{n}` in a text is the figure of the finding. */
export type CataloguePhrase = {
  id: string
  section: MreSection
  texts: Readonly<Record<(typeof REQUIRED_LANGUAGES)[number], string>>
  priority?: Priority
  /** Offers a field to type in instead of a text; never sent by `get_mre_phrases`. SPEC E19. */
  isManual?: true
}

export const MreText = plainText(MRE_TEXT_MAX).trim().min(1)

/** Returns the language of the catalogue for a report or screen language: Japanese for Japanese, English for all else, unless a text in the own language exists. SPEC E18. */
export function mreLanguagesFor(language: string): readonly MreLanguage[] {
  if (language === 'ja') return ['ja', 'en']
  const own = MreLanguage.options.find((each) => language.replace('zh_cn', 'zh_hk') === each)
  return own ? [own, 'en'] : ['en']
}

/** Returns the first text that exists, of the languages in their order. An empty text does not exist. */
export function mreTextFor(
  texts: Readonly<Partial<Record<MreLanguage, string>>>,
  language: string,
): string | undefined {
  return mreLanguagesFor(language)
    .map((each) => texts[each])
    .find((text) => text !== undefined && text.trim() !== '')
}

/** Puts a figure into a phrase; without one the place stays open for a person. */
export function withFigure(text: string, figure: string | undefined): string {
  return text.replaceAll(PLACEHOLDER, figure ?? '…')
}

/** Returns phrases sorted by their text, as a reader of the language looks for them. SPEC ECG-6. */
export function sortedByLabel<P extends { value: string }>(
  phrases: readonly P[],
  language: MreLanguage,
): P[] {
  const locale = language === 'zh_hk' ? 'zh-HK' : language
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...phrases].sort((a, b) => compare(a.value, b.value))
}
