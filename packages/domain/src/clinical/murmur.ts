import { type Auscultation, type AuscultationField, UNCHOSEN } from './clinical-input.ts'

const NO_MURMUR = '0'
/** What can only be said of a murmur that is heard. */
const OF_A_MURMUR = [
  'selectedHeartMurmurTimingValue',
  'selectedLocationValue',
  'selectedSegmentValue',
] as const satisfies readonly AuscultationField[]

/** True where no murmur was heard, so that timing, location and segment have no answer of their own. */
function hasNoMurmur(auscultation: Pick<Auscultation, 'selectedHeartMurmurGradeValue'>) {
  return auscultation.selectedHeartMurmurGradeValue === NO_MURMUR
}

/** True for a finding that follows from "no murmur" and is not asked for. */
export function followsFromNoMurmur(auscultation: Auscultation, field: AuscultationField): boolean {
  return hasNoMurmur(auscultation) && OF_A_MURMUR.some((each) => each === field)
}

/**
 * The findings with another grade. Without a murmur the three others are "not sure", the word the wire has for it; with one
 * they are asked for again.
 */
export function withMurmurGrade(
  before: Auscultation,
  grade: Auscultation['selectedHeartMurmurGradeValue'],
): Auscultation {
  const after = { ...before, selectedHeartMurmurGradeValue: grade }
  if (hasNoMurmur(after)) {
    for (const field of OF_A_MURMUR) after[field] = 'not sure'
  } else if (hasNoMurmur(before)) {
    for (const field of OF_A_MURMUR) after[field] = UNCHOSEN
  }
  return after
}
