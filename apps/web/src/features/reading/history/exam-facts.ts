import {
  type ClinicalInput,
  statedSymptoms,
  UNCHOSEN,
} from '@systole/domain/clinical/clinical-input'
import type { EnglishTexts } from '@systole/i18n/text-parts'

type Word = keyof EnglishTexts['reports']['document']['clinical']['options']
export type ExamLabel = 'respiratoryRate' | 'murmur' | 'location' | 'gallop' | 'muffled'

/** A finding in plain words; `attention` if a healthy heart would not have it. */
export type ExamFact = {
  label: ExamLabel
  rate?: string
  words?: Word[]
  attention: boolean
}

/** The resting respiratory rate above which it is highlighted. Experience S7. */
const RESTING_BREATHS_MAX = 40

/** Returns the findings in the order of examination, without those not stated. */
export function examFacts(input: ClinicalInput): ExamFact[] {
  const heard = input.auscultation
  const grade = heard.murmurGrade
  const rate = input.respiratoryRate
  const timing = heard.murmurTiming
  const facts: ExamFact[] = [
    { label: 'respiratoryRate', rate, attention: Number(rate) > RESTING_BREATHS_MAX },
    {
      label: 'murmur',
      words: stated([grade, grade === '0' ? UNCHOSEN : timing]),
      attention: false,
    },
    {
      label: 'location',
      words: stated([heard.murmurLocation, heard.murmurSegment]),
      attention: false,
    },
    yesNo('gallop', heard.gallop),
    yesNo('muffled', heard.muffledSounds),
  ]
  return facts.filter((fact) => fact.rate || (fact.words?.length ?? 0) > 0)
}

/** Returns the ticked signs. */
export function clinicalSigns(input: ClinicalInput) {
  return statedSymptoms(input)
}

function yesNo(label: ExamLabel, value: Word | typeof UNCHOSEN): ExamFact {
  return { label, words: stated([value]), attention: value === 'yes' }
}

function stated(words: readonly (Word | typeof UNCHOSEN)[]): Word[] {
  return [...new Set(words)].filter((word) => word !== UNCHOSEN)
}
