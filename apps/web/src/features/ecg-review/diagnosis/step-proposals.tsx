import type { MreResult } from '@systole/contract/ecg/mre'
import {
  isContradictoryP,
  isContradictoryQrs,
  PMorphology,
  QrsMorphology,
  REVIEW_LIST_MAX,
} from '@systole/domain/ecg-reviews/ecg-review'
import { isAnswered } from '@systole/domain/ecg-reviews/review-sources'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { MreSection } from '@systole/domain/mre/mre-phrase'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { withWord } from '../fields/morphology-words.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { withDiagnosis } from './diagnosis-list.tsx'
import { withEntry } from './edit-entries.ts'
import { Proposals } from './proposals.tsx'
import type { ReviewWriting } from './review-writing.ts'
import { writingOf } from './writing-of.ts'

/** The step that an accepted proposal is written in; a shape is written in the step itself. */
const STEP_OF: Readonly<Partial<Record<MreSection, ReviewStep>>> = {
  diagnosis: 'diagnosis',
  interpretation: 'interpretation',
}

/** Shows below the form of a measuring step what its rules propose of it. Handbook 5.4. */
export function StepProposals(of: ReviewStepProps) {
  const writing = writingOf(of)
  const document = useDebouncedValue(writing.document)
  return (
    <Proposals
      writing={writing}
      stage={of.step}
      beside={{ document, goesTo: (section) => STEP_OF[section] }}
      isAccepted={(id, section) => isAccepted(writing, { id, section })}
      isFull={(section) => listOf(writing, section).length >= REVIEW_LIST_MAX}
      onAccept={(proposal) => accept(writing, proposal)}
    />
  )
}

function listOf({ document }: ReviewWriting, section: MreSection) {
  if (section === 'diagnosis') return document.diagnosis_list
  return section === 'interpretation' ? document.interpretation_list : []
}

type Proposed = Pick<MreResult, 'id' | 'section'>

function isAccepted(writing: ReviewWriting, { id, section }: Proposed): boolean {
  const { document } = writing
  const [p, qrs] = [pWordOf(id), qrsWordOf(id)]
  if (section === 'p_morphology' && p)
    return isAnswered(document, 'p_wave.morphology') && document.p_wave.morphology.includes(p)
  if (section === 'qrs_morphology' && qrs)
    return isAnswered(document, 'qrs.morphology') && document.qrs.morphology.includes(qrs)
  return listOf(writing, section).some(({ phrase_id }) => phrase_id === id)
}

function accept(writing: ReviewWriting, { id, section, value }: MreResult): void {
  const { document, answer, reportLanguage } = writing
  const [p, qrs] = [pWordOf(id), qrsWordOf(id)]
  if (section === 'diagnosis') {
    const list = document.diagnosis_list
    answer('diagnosis_list', withDiagnosis(list, { id, value }, reportLanguage))
  } else if (section === 'interpretation') {
    const list = document.interpretation_list
    answer('interpretation_list', withEntry(list, { phrase_id: id, text: value }))
  } else if (p) {
    answer('p_wave.morphology', withWord(document.p_wave.morphology, p, isContradictoryP))
  } else if (qrs) {
    answer('qrs.morphology', withWord(document.qrs.morphology, qrs, isContradictoryQrs))
  }
}

/** Phrases of shapes are named after them: `p.tall`, `qrs.deep_s`. */
function pWordOf(id: string): PMorphology | undefined {
  return PMorphology.options.find((word) => id === `p.${word}`)
}

function qrsWordOf(id: string): QrsMorphology | undefined {
  return QrsMorphology.options.find(
    (word) => id === `qrs.${word.toLowerCase().replaceAll(' ', '_')}`,
  )
}
