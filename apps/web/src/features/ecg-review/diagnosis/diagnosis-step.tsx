import { REVIEW_LIST_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { isAnswered } from '@systole/domain/ecg-reviews/review-sources'
import type { MreSection } from '@systole/domain/mre/mre-phrase'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { DiagnosisList, withDiagnosis } from './diagnosis-list.tsx'
import { OtherDiagnoses } from './other-diagnoses.tsx'
import { Proposals } from './proposals.tsx'
import type { ReviewWriting } from './review-writing.ts'
import { StepParts } from './step-part.tsx'

const FIELD_OF: Readonly<Partial<Record<MreSection, 'diagnosis_list' | 'suspected_diagnosis'>>> = {
  diagnosis: 'diagnosis_list',
  suspected: 'suspected_diagnosis',
}

/** Step 8: diagnoses from proposals, phrases and own words, or none. SPEC ECG-4. */
export function DiagnosisStep({ writing }: { writing: ReviewWriting }) {
  const { document, answer, reportLanguage } = writing
  const listOf = (section: MreSection) => document[FIELD_OF[section] ?? 'diagnosis_list']
  const { diagnosis_list, suspected_diagnosis, other_diagnoses } = document
  const isEmpty =
    diagnosis_list.length === 0 && suspected_diagnosis.length === 0 && other_diagnoses.trim() === ''
  return (
    <StepParts>
      <Proposals
        writing={writing}
        stage="diagnosis"
        isAccepted={(id, section) => listOf(section).some(({ phrase_id }) => phrase_id === id)}
        isFull={(section) => listOf(section).length >= REVIEW_LIST_MAX}
        onAccept={({ id, value, section }) => {
          const field = FIELD_OF[section] ?? 'diagnosis_list'
          answer(field, withDiagnosis(document[field], { id, value }, reportLanguage))
        }}
      />
      <DiagnosisList writing={writing} field="diagnosis_list" />
      {isEmpty && <NoDiagnosis writing={writing} />}
      <DiagnosisList writing={writing} field="suspected_diagnosis" />
      <OtherDiagnoses writing={writing} />
    </StepParts>
  )
}

/** States that there is no diagnosis, which completes the step without an entry. */
function NoDiagnosis({ writing: { document, answer, isReadOnly } }: { writing: ReviewWriting }) {
  const { t } = useTranslation('ecgConclusion')
  if (isAnswered(document, 'diagnosis_list')) {
    return (
      <Notice tone="ok" announce>
        {t('diagnosis.noneStated')}
      </Notice>
    )
  }
  if (isReadOnly) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => answer('diagnosis_list', [])}>
        {t('diagnosis.none')}
      </Button>
    </div>
  )
}
