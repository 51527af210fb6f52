import { z } from 'zod'
import type { UserType } from '../accounts/user-type.ts'
import type { ConsultMode } from '../cases/case.ts'
import type { Language } from '../hospitals/hospital.ts'
import type { Question } from '../questions/question.ts'

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

/** Where a phrase is offered: in reports of one mode, in the answer to one question, or wherever one writes. */
export type PhrasePlace = { mode: ConsultMode | null; question: Question | null }

/** A note answers no question; what belongs to a question is not offered there. */
export function isOffered(
  { mode, question }: PhrasePlace,
  at: { mode: ConsultMode; question?: Question | undefined },
): boolean {
  if (mode !== null && mode !== at.mode) return false
  return question === null || question === at.question
}

/** The office keeps everybody's phrases; a cardiologist keeps their own. */
export function mayChangePhrase(by: UserType, { isOwn }: { isOwn: boolean }): boolean {
  return isOwn ? by === 'cardiologist' : by === 'internal_admin'
}

/** The language whose phrases belong in a report. */
export function phraseLanguageOf(language: Language): PhraseLanguage {
  return language === 'zh_cn' ? 'zh_hk' : language
}
