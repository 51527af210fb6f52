import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { FIRST_CATALOGUE } from '@systole/domain/mre/first-catalogue'
import { mreTextFor } from '@systole/domain/mre/mre-phrase'

/** The answers of a demo reviewer, who knows what was drawn, beside the measured values. */
export type DemoEcgReview = {
  rhythm: EcgReview['rhythm']
  /** The relation of P waves and QRS complexes. */
  pqrs: EcgReview['p_qrs']
  pMorphology: EcgReview['p_wave']['morphology']
  qrsMorphology: EcgReview['qrs']['morphology']
  ectopic: Pick<EcgReview['ectopic'], 'has_vpc' | 'has_pac' | 'has_packet_loss'>
  /** Ids of phrases of the first catalogue. */
  diagnoses: readonly string[]
  interpretations?: readonly string[]
  evaluations: readonly string[]
  texts: Pick<EcgReview, 'interpretation_note' | 'evaluation_note' | 'treatment_note'>
  noteForVet: string
  /** Asks for a second review with this reason. */
  asks?: string
  /** Is signed by the reviewer whose reports are reviewed again after their release. */
  isReviewedAgain?: true
}

/** Returns the proposed review with the answers of a reviewer in the language of the report. */
export function answerDemoReview(
  proposed: EcgReview,
  answers: DemoEcgReview,
  language: string,
): EcgReview {
  const { rhythm, pqrs, pMorphology, qrsMorphology, ectopic, noteForVet, texts } = answers
  const phrases = (ids: readonly string[]) => ids.map((id) => phraseOf(id, language))
  return {
    ...{ ...proposed, ...texts, rhythm, p_qrs: pqrs },
    p_wave: { ...proposed.p_wave, morphology: pMorphology },
    qrs: { ...proposed.qrs, morphology: qrsMorphology },
    ectopic: { ...proposed.ectopic, ...ectopic },
    diagnosis_list: phrases(answers.diagnoses),
    interpretation_list: phrases(answers.interpretations ?? []).map(({ phrase_id, name }) => ({
      ...{ phrase_id, text: name },
    })),
    evaluation_list: phrases(answers.evaluations).map((phrase) => ({
      ...phrase,
      priority: 'recommended' as const,
    })),
    notes: { ...proposed.notes, for_vet_in_charge: noteForVet },
  }
}

function phraseOf(id: string, language: string): { phrase_id: string; name: string } {
  const phrase = FIRST_CATALOGUE.find((each) => each.id === id)
  const name = phrase && mreTextFor(phrase.texts, language)
  if (!name) throw new Error(`The demo found no phrase ${id}`)
  return { phrase_id: id, name }
}
