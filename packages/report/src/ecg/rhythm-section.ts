import type { YesNo } from '@systole/domain/ecg-reviews/ecg-review'
import { orNotApplicable } from '../not-applicable.ts'
import type { FactsSection } from '../report-layout.ts'
import type { EcgWords } from './ecg-words.ts'

/** Returns rhythm, relation and shapes; what cannot be determined is not applicable. */
export function rhythmSection({ model, texts }: EcgWords): FactsSection {
  const words = texts.ecgReport.rhythm
  const { rhythm } = model
  const value = (text: string) => orNotApplicable(texts, text)
  const answer = (given: YesNo | null) =>
    value(given === null || given === 'undetermined' ? '' : words.answers[given])
  const pShape = rhythm.pMorphology.map((each) => words.pShapes[each])
  const qrsShape = [
    ...rhythm.qrsMorphology.map((each) => words.qrsShapes[each]),
    rhythm.qrsMorphologyText,
  ].filter((each) => each !== '')
  return {
    kind: 'facts',
    id: 'rhythm',
    title: words.title,
    facts: [
      { label: words.sinus, value: answer(rhythm.sinus) },
      {
        label: words.regularity,
        value: value(rhythm.regularity === null ? '' : words.regularities[rhythm.regularity]),
      },
      { label: words.related, value: answer(rhythm.consistentlyRelated) },
      { label: words.pForEveryQrs, value: answer(rhythm.pForEveryQrs) },
      { label: words.qrsForEveryP, value: answer(rhythm.qrsForEveryP) },
    ],
    wide: [
      { label: words.pShape, value: value(pShape.join(words.separator)) },
      { label: words.qrsShape, value: value(qrsShape.join(words.separator)) },
    ],
  }
}
