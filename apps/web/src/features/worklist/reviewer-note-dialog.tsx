import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { describeError } from '../../api/describe-error.ts'
import { orThrow } from '../../api/query.ts'
import { TaskDialog } from '../../ui/dialog/task-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { noteSavedElsewhere } from '../cases/note-saved-elsewhere.ts'
import { refreshWorklist } from './worklist.queries.ts'
import type { WorklistItem } from './worklist-item.ts'

/** Writes the note to the reviewer of a case, or removes it by leaving it empty. ROLE-3. */
export function ReviewerNoteDialog(props: {
  item: WorklistItem
  title: string
  onClose: () => void
}) {
  const { item, title, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(item.reviewerNote)
  const [seen, setSeen] = useState(item.reviewerNote)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const params = { note: text.trim(), note_was: seen.trim() }
      await orThrow(client.cases.updateSession({ usid: item.caseId, params }))
      await refreshWorklist()
      onClose()
    } catch (error) {
      const theirs = noteSavedElsewhere(error)
      if (theirs !== undefined) setSeen(theirs) // saving again replaces it
      setProblem(describe(error, theirs))
      setBusy(false)
    }
  }
  const describe = (error: unknown, theirs: string | undefined) => {
    if (theirs === undefined) return describeError(error)
    return theirs === '' ? t('worklist.note.removed') : t('worklist.note.changed', { note: theirs })
  }
  return (
    <TaskDialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      initialFocus={field}
      task={{ label: t('common:save'), form, isBusy }}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          multiline
          rows={5}
          label={t('worklist.note.label')}
          hint={t('worklist.note.hint')}
          value={text}
          maxLength={CASE_NOTE_MAX}
          error={problem || undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </TaskDialog>
  )
}
