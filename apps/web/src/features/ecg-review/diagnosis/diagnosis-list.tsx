import type { MreMessage } from '@systole/contract/ecg/mre'
import { type EcgReview, REVIEW_LIST_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import type { MreSection } from '@systole/domain/mre/mre-phrase'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changedEntry, sortedByName, withEntry, withoutEntry } from './edit-entries.ts'
import { EntryField } from './entry-field.tsx'
import { focusRendered } from './focus-rendered.ts'
import { PhraseSearch } from './phrase-search.tsx'
import type { ReviewWriting } from './review-writing.ts'
import { StepPart } from './step-part.tsx'

export const DIAGNOSIS_NAME_MAX = 500

type DiagnosisField = 'diagnosis_list' | 'suspected_diagnosis'
const WORDS = {
  diagnosis_list: { title: 'list', hint: 'listHint', entry: 'entry' },
  suspected_diagnosis: { title: 'suspected', hint: 'suspectedHint', entry: 'suspectedEntry' },
} as const
const SECTIONS: Readonly<Record<DiagnosisField, readonly MreSection[]>> = {
  diagnosis_list: ['diagnosis'],
  suspected_diagnosis: ['suspected', 'diagnosis'],
}

/** Edits the diagnoses or the suspected ones: phrases and own words, sorted by label. SPEC ECG-5, ECG-6. */
export function DiagnosisList({
  writing,
  field,
}: {
  writing: ReviewWriting
  field: DiagnosisField
}) {
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const list = writing.document[field]
  const words = WORDS[field]
  const set = (entries: EcgReview[DiagnosisField]) => writing.answer(field, entries)
  const limits = { max: REVIEW_LIST_MAX, length: DIAGNOSIS_NAME_MAX }
  return (
    <StepPart
      id={id}
      title={t(`diagnosis.${words.title}`)}
      hint={t(`diagnosis.${words.hint}`, limits)}
      aside={t('entries.count', { count: list.length, max: REVIEW_LIST_MAX })}
    >
      {list.map((entry, place) => (
        <EntryField
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
          key={place}
          id={`${id}-${place}`}
          label={t(`diagnosis.${words.entry}`, { number: place + 1 })}
          number={place + 1}
          value={entry.name}
          maxLength={DIAGNOSIS_NAME_MAX}
          missing={t('diagnosis.missing')}
          isReadOnly={writing.isReadOnly}
          onChange={(name) => set(changedEntry(list, place, { name }))}
          onRemove={() => set(withoutEntry(list, place))}
        />
      ))}
      {!writing.isReadOnly && (
        <PhraseSearch
          writing={writing}
          sections={SECTIONS[field]}
          chosen={list.map(({ phrase_id }) => phrase_id)}
          isMain={field === 'diagnosis_list'}
          onPick={(phrase) => set(withDiagnosis(list, phrase, writing.reportLanguage))}
          onOwnWords={() => {
            const sorted = sortedByName(list, writing.reportLanguage)
            set(withEntry(sorted, { phrase_id: null, name: '' }))
            focusRendered(`${id}-${list.length}`)
          }}
        />
      )}
    </StepPart>
  )
}

/** Returns the list with a phrase in its place by label. */
export function withDiagnosis(
  list: EcgReview[DiagnosisField],
  { id, value }: Pick<MreMessage, 'id' | 'value'>,
  language: string,
): EcgReview[DiagnosisField] {
  return sortedByName(withEntry(list, { phrase_id: id, name: value }), language)
}
