import type { Case } from '@systole/contract/cases/wire-case'
import { CASE_NOTE_MAX, isToReviewer } from '@systole/domain/cases/case-note'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSavedNote } from './use-saved-note.ts'

/** The note to the reviewer, saved by itself; cleared, it is removed. ROLE-3. */
export function ReviewerNote({ consult }: { consult: Case }) {
  const { t } = useTranslation('cases')
  const { caseId } = consult
  const [text, setText] = useState(() => consult.note.find(isToReviewer)?.content ?? '')
  const isEcg = isEcgService(consult.serviceId)
  const hint = isEcg ? t('reviewerNote.hintEcg') : t('reviewerNote.hint')
  const saving = useSavedNote(caseId, text)
  const { state, problem, theirs } = saving
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField
        multiline
        rows={3}
        label={isEcg ? t('reviewerNote.labelEcg') : t('reviewerNote.label')}
        hint={state === 'none' ? hint : t(`reviewerNote.${state}`)}
        value={text}
        maxLength={CASE_NOTE_MAX}
        error={problem || undefined}
        onChange={({ target }) => {
          setText(target.value)
          saving.schedule(target.value)
        }}
        onBlur={saving.saveNow}
      />
      {theirs !== undefined && (
        <Changed
          theirs={theirs}
          onMine={() => saving.decide(text)}
          onTheirs={() => {
            setText(theirs)
            saving.decide(theirs)
          }}
        />
      )}
    </div>
  )
}

/** Shows the note that was saved elsewhere; one of both texts is chosen before anything is saved. */
function Changed(props: { theirs: string; onMine: () => void; onTheirs: () => void }) {
  const { theirs, onMine, onTheirs } = props
  const { t } = useTranslation('cases')
  return (
    <Notice tone="warn" announce>
      {t('reviewerNote.changed')}
      <p style={{ margin: '8px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {theirs === '' ? t('reviewerNote.theirsEmpty') : t('reviewerNote.theirs', { note: theirs })}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="outlined" onClick={onMine}>
          {t('reviewerNote.keepMine')}
        </Button>
        <Button size="small" variant="outlined" onClick={onTheirs}>
          {t('reviewerNote.useTheirs')}
        </Button>
      </div>
    </Notice>
  )
}
