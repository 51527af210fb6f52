import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { noteSavedElsewhere } from '../../errors/note-saved-elsewhere.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(item.reviewerNote)
  const [seen, setSeen] = useState(item.reviewerNote)
  const saving = useAction({
    run: async () => {
      const params = { note: text.trim(), note_was: seen.trim() }
      await orThrow(client.cases.updateSession({ caseId: item.caseId, params }))
      await refreshWorklist()
    },
    describeRefusal: (refusal) => {
      const note = noteSavedElsewhere(refusal)
      if (note === undefined) return undefined
      return note === '' ? t('worklist.note.removed') : t('worklist.note.changed', { note })
    },
    onDone: onClose,
    onFailed: (error) => setSeen(noteSavedElsewhere(error) ?? seen), // saving again replaces it
  })
  return (
    <FormDialog
      size="sm"
      title={title}
      onClose={onClose}
      initialFocus={field}
      submitLabel={t('common:save')}
      action={saving}
      failure={null}
      onSubmit={saving.start}
    >
      <TextField
        ref={field}
        multiline
        rows={5}
        label={t('worklist.note.label')}
        hint={t('worklist.note.hint')}
        value={text}
        maxLength={CASE_NOTE_MAX}
        error={saving.problem}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
