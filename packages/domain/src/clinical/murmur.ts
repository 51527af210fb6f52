import { type Auscultation, type AuscultationField, UNCHOSEN } from './clinical-input.ts'

const NO_MURMUR = '0'
/** Findings that exist only with an audible murmur. */
const OF_A_MURMUR = [
  'murmurTiming',
  'murmurLocation',
  'murmurSegment',
] as const satisfies readonly AuscultationField[]

/** Returns true if no murmur was heard, so that timing, location and segment do not apply. */
function hasNoMurmur(auscultation: Pick<Auscultation, 'murmurGrade'>) {
  return auscultation.murmurGrade === NO_MURMUR
}

/** Returns true for a finding that follows from "no murmur" and needs no input. */
export function followsFromNoMurmur(auscultation: Auscultation, field: AuscultationField): boolean {
  return hasNoMurmur(auscultation) && OF_A_MURMUR.some((each) => each === field)
}

/**
 * Returns the findings with another grade. Without a murmur the dependent findings become "not sure", the wire's value for it;
 * otherwise they have to be entered again.
 */
export function withMurmurGrade(
  before: Auscultation,
  grade: Auscultation['murmurGrade'],
): Auscultation {
  const after = { ...before, murmurGrade: grade }
  if (hasNoMurmur(after)) {
    for (const field of OF_A_MURMUR) after[field] = 'not sure'
  } else if (hasNoMurmur(before)) {
    for (const field of OF_A_MURMUR) after[field] = UNCHOSEN
  }
  return after
}
