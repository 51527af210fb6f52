import { REVIEW_LIST_MAX, REVIEW_TEXT_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changedEntry, withEntry, withoutEntry } from '../diagnosis/edit-entries.ts'
import { EntryField } from '../diagnosis/entry-field.tsx'
import { focusRendered } from '../diagnosis/focus-rendered.ts'
import { PhraseSearch } from '../diagnosis/phrase-search.tsx'
import { Proposals } from '../diagnosis/proposals.tsx'
import { ReviewTextField } from '../diagnosis/review-text-field.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'

/** Step 9: the interpretation from proposals, phrases and own words. SPEC ECG-4. */
export function InterpretationStep({ writing }: { writing: ReviewWriting }) {
  const { document, answer } = writing
  const list = document.interpretation_list
  return (
    <StepParts>
      <Proposals
        writing={writing}
        stage="interpretation"
        isAccepted={(id) => list.some(({ phrase_id }) => phrase_id === id)}
        isFull={() => list.length >= REVIEW_LIST_MAX}
        onAccept={({ id, value }) =>
          answer('interpretation_list', withEntry(list, { phrase_id: id, text: value }))
        }
      />
      <InterpretationList writing={writing} />
      <ReviewTextField
        writing={writing}
        field="interpretation_note"
        label="interpretation.note"
        hint="interpretation.noteHint"
      />
    </StepParts>
  )
}

function InterpretationList({ writing }: { writing: ReviewWriting }) {
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const list = writing.document.interpretation_list
  const set = (entries: typeof list) => writing.answer('interpretation_list', entries)
  return (
    <StepPart
      id={id}
      title={t('interpretation.list')}
      hint={t('interpretation.listHint', { max: REVIEW_LIST_MAX, length: REVIEW_TEXT_MAX })}
      aside={t('entries.count', { count: list.length, max: REVIEW_LIST_MAX })}
    >
      {list.map((entry, place) => (
        <EntryField
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
          key={place}
          id={`${id}-${place}`}
          label={t('interpretation.entry', { number: place + 1 })}
          number={place + 1}
          value={entry.text}
          maxLength={REVIEW_TEXT_MAX}
          rows={2}
          isReadOnly={writing.isReadOnly}
          onChange={(text) => set(changedEntry(list, place, { text }))}
          onRemove={() => set(withoutEntry(list, place))}
        />
      ))}
      {!writing.isReadOnly && (
        <PhraseSearch
          writing={writing}
          sections={['interpretation']}
          chosen={list.map(({ phrase_id }) => phrase_id)}
          isMain
          onPick={({ id: phrase_id, value }) => set(withEntry(list, { phrase_id, text: value }))}
          onOwnWords={() => {
            set(withEntry(list, { phrase_id: null, text: '' }))
            focusRendered(`${id}-${list.length}`)
          }}
        />
      )}
    </StepPart>
  )
}
