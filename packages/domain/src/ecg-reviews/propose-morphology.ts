import { enlargementHints } from '../ecg-references/enlargement-hints.ts'
import type { EcgReview, PMorphology, QrsMorphology } from './ecg-review.ts'
import type { MeasuredEcg } from './measured-ecg.ts'
import type { ReviewField, ReviewValue } from './review-fields.ts'
import { flagOfField, ownSpecies, type ReviewedAnimal } from './reviewed-animal.ts'

/** Under this share of beats with a P wave, the trace shows none. */
const FEWEST_P_SHARE = 0.25
const FEWEST_BEATS_JUDGED = 5

type Morphologies = Partial<{
  [Field in 'p_wave.morphology' | 'qrs.morphology']: ReviewValue<Field>
}>

/** Returns the words for P and QRS that follow from the measured values. A species without a reference gets no word that needs one. */
export function proposeMorphology(
  review: EcgReview,
  measured: MeasuredEcg,
  animal: ReviewedAnimal,
): Morphologies {
  const p = pWords(review, measured, animal)
  const qrs = qrsWords(review, animal)
  return {
    ...(p.length > 0 && { 'p_wave.morphology': p }),
    ...(qrs.length > 0 && { 'qrs.morphology': qrs }),
  }
}

function pWords(review: EcgReview, { rhythm }: MeasuredEcg, animal: ReviewedAnimal): PMorphology[] {
  const { judged, share } = rhythm.p
  const isMissing = judged >= FEWEST_BEATS_JUDGED && share < FEWEST_P_SHARE
  if (isMissing && rhythm.pForEveryQrs === 'no') return ['indiscernible']
  const flag = (field: ReviewField) => flagOfField(animal, review, field)
  const words: PMorphology[] = []
  if (flag('p_wave.height') === 'high') words.push('tall')
  if (flag('p_wave.duration') === 'high') words.push('prolonged')
  const isNormal = flag('p_wave.height') === 'within' && flag('p_wave.duration') === 'within'
  return words.length === 0 && isNormal ? ['normal'] : words
}

function qrsWords(review: EcgReview, animal: ReviewedAnimal): QrsMorphology[] {
  const flag = (field: ReviewField) => flagOfField(animal, review, field)
  const words: QrsMorphology[] = []
  if (flag('qrs.r_height') === 'high') words.push('tall and upright')
  if (isAsWideAsABlock(review, animal)) words.push('wide and bizarre')
  const isNormal = flag('qrs.r_height') === 'within' && flag('qrs.duration') === 'within'
  return words.length === 0 && isNormal ? ['normal'] : words
}

/** A QRS over its reference is wide; only one as wide as in a bundle branch block is also bizarre. */
function isAsWideAsABlock({ qrs }: EcgReview, animal: ReviewedAnimal): boolean {
  const species = ownSpecies(animal)
  if (species === undefined || qrs.duration === null) return false
  const hints = enlargementHints(
    { qrsDurationSeconds: qrs.duration },
    { species, size: animal.pet.size },
  )
  return hints.some(({ finding, source }) => finding === 'bundleBranchBlock' && source === 'tilley')
}
