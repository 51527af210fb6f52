import { z } from 'zod'
import { reachOf } from '../access/access.ts'
import type { UserType } from '../accounts/user-type.ts'
import type { ConsultMode } from '../cases/case.ts'
import type { Language } from '../hospitals/hospital.ts'
import type { Question } from '../questions/question.ts'

/** The languages in which phrases are written; Simplified Chinese is converted from Hong Kong's when the report is created. */
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

/** The context in which a phrase is offered: reports of one mode, the answer to one question, or any text. */
export type PhrasePlace = { mode: ConsultMode | null; question: Question | null }

/** Returns whether a phrase is offered in a context. In a note, which has no question, phrases for a question are not offered. */
export function isOffered(
  { mode, question }: PhrasePlace,
  at: { mode: ConsultMode; question?: Question | undefined },
): boolean {
  if (mode !== null && mode !== at.mode) return false
  return question === null || question === at.question
}

/** Returns whether an account may change a phrase: the office maintains the shared ones, a cardiologist their own. */
export function mayChangePhrase(by: UserType, { isOwn }: { isOwn: boolean }): boolean {
  return reachOf('changePhrases', by) === (isOwn ? 'cases' : 'all')
}

/** Returns the language of the phrases for a report. */
export function phraseLanguageOf(language: Language): PhraseLanguage {
  return language === 'zh_cn' ? 'zh_hk' : language
}
