import { REVIEW_LIST_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { changedEntry, movedEntry, withEntry, withoutEntry } from '../diagnosis/edit-entries.ts'
import { focusRendered } from '../diagnosis/focus-rendered.ts'
import { PhraseSearch } from '../diagnosis/phrase-search.tsx'
import { Proposals } from '../diagnosis/proposals.tsx'
import { ReviewTextField } from '../diagnosis/review-text-field.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'
import { EVALUATION_NAME_MAX, EvaluationRow } from './evaluation-row.tsx'

/** Step 10: what should be examined, with its priority and in its order, and the treatment note. SPEC ECG-4. */
export function EvaluationStep({ writing }: { writing: ReviewWriting }) {
  const { document, answer } = writing
  const list = document.evaluation_list
  return (
    <StepParts>
      <Proposals
        writing={writing}
        stage="evaluation"
        isAccepted={(id) => list.some(({ phrase_id }) => phrase_id === id)}
        isFull={() => list.length >= REVIEW_LIST_MAX}
        onAccept={({ id, value, extras }) => {
          const { priority = 'recommended' } = extras
          answer('evaluation_list', withEntry(list, { phrase_id: id, name: value, priority }))
        }}
      />
      <EvaluationList writing={writing} />
      <ReviewTextField
        writing={writing}
        field="treatment_note"
        label="evaluation.treatmentNote"
        hint="evaluation.treatmentHint"
      />
      <ReviewTextField
        writing={writing}
        field="evaluation_note"
        label="evaluation.note"
        hint="evaluation.noteHint"
      />
    </StepParts>
  )
}

function EvaluationList({ writing }: { writing: ReviewWriting }) {
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [said, setSaid] = useState('')
  const list = writing.document.evaluation_list
  const set = (entries: typeof list) => writing.answer('evaluation_list', entries)
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= list.length) return
    set(movedEntry(list, from, to))
    setSaid(t('evaluation.moved', { name: list[from]?.name ?? '', number: to + 1 }))
    focusRendered(`${id}-${to}`)
  }
  const dragOf = useDragged(move)
  return (
    <StepPart
      id={id}
      title={t('evaluation.list')}
      hint={t('evaluation.listHint', { max: REVIEW_LIST_MAX, length: EVALUATION_NAME_MAX })}
      aside={t('entries.count', { count: list.length, max: REVIEW_LIST_MAX })}
    >
      <ul style={{ listStyle: 'none' }}>
        {list.map((entry, place) => (
          <EvaluationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
            key={place}
            id={`${id}-${place}`}
            entry={entry}
            place={place}
            last={list.length - 1}
            isReadOnly={writing.isReadOnly}
            isOver={dragOf.over === place}
            onChange={(change) => set(changedEntry(list, place, change))}
            onMove={(to) => move(place, to)}
            onRemove={() => set(withoutEntry(list, place))}
            drag={dragOf.row(place)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!writing.isReadOnly && (
        <PhraseSearch
          writing={writing}
          sections={['evaluation']}
          chosen={list.map(({ phrase_id }) => phrase_id)}
          isMain
          onPick={({ id: phrase_id, value, extras: { priority = 'recommended' } }) =>
            set(withEntry(list, { phrase_id, name: value, priority }))
          }
          onOwnWords={() => {
            set(withEntry(list, { phrase_id: null, name: '', priority: 'recommended' }))
            focusRendered(`${id}-${list.length}`)
          }}
        />
      )}
    </StepPart>
  )
}

/** Manages the row that is dragged and the row that it is over. */
function useDragged(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setFrom(undefined)
    setOver(undefined)
  }
  return {
    over: from === undefined || from === over ? undefined : over,
    row: (place: number) => ({
      start: () => setFrom(place),
      over: () => setOver(place),
      drop: () => {
        if (from !== undefined) move(from, place)
        end()
      },
      end,
    }),
  }
}
