import { z } from 'zod'
import type { Language } from '../hospitals/hospital.ts'

/** Written by hand; Simplified Chinese is converted from Hong Kong's when the report is made. */
export const PhraseLanguage = z.enum(['en_us', 'zh_hk', 'ja', 'ko'])
export type PhraseLanguage = z.infer<typeof PhraseLanguage>

export const PhraseSection = z.enum([
  'thorax',
  'ecg',
  'echo',
  'anesthesia',
  'treatment',
  'followUp',
])
export type PhraseSection = z.infer<typeof PhraseSection>

export const PHRASE_LABEL_MAX = 60
export const PHRASE_BODY_MAX = 2000

export type Phrase = { section: PhraseSection; label: string; body: string }

/** The language whose phrases belong in a report. */
export function phraseLanguageOf(language: Language): PhraseLanguage {
  return language === 'zh_cn' ? 'zh_hk' : language
}
