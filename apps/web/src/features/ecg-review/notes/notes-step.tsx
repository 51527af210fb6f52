import { styled } from '@mui/material/styles'
import { REVIEW_NOTE_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ReviewTextField } from '../diagnosis/review-text-field.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'

const Quote = styled('blockquote')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    paddingLeft: 12,
    borderLeft: `3px solid ${edge.line}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: ink.body,
    '& > footer': { color: ink.muted, fontSize: '.875rem' },
  }
})

/** A note that the patcher or the clinic left for the reviewer. */
export type NoteToReviewer = { content: string; by: string; at: Date | undefined }

const NOTES = ['for_vet_in_charge', 'for_reviewer', 'for_education', 'from_cs'] as const

/** Step 11: the four notes, each with who reads it. Only the one for the vet leaves the house. SPEC NOTE-1. */
export function NotesStep({
  writing,
  received,
}: {
  writing: ReviewWriting
  received: readonly NoteToReviewer[]
}) {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const now = useNow()
  const id = useId()
  return (
    <StepParts>
      <StepPart id={id} title={t('notes.received')}>
        {received.length === 0 && <p>{t('notes.noneReceived')}</p>}
        {received.map(({ content, by, at }) => (
          <Quote key={`${by} ${content}`}>
            {content}
            <footer>
              {at ? t('notes.by', { name: by, time: format.timeOrDay(at, now) }) : by}
            </footer>
          </Quote>
        ))}
      </StepPart>
      {NOTES.map((note) => (
        <ReviewTextField
          key={note}
          writing={writing}
          field={`notes.${note}`}
          label={`notes.${note}`}
          hint={`notes.${note}Sees`}
          more={t('notes.length', { length: REVIEW_NOTE_MAX })}
        />
      ))}
    </StepParts>
  )
}
