import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Writes the note to the reviewer of the case, or removes it by leaving it empty. ROLE-3. */
export function PatcherNoteDialog(props: {
  caseId: string
  note: string
  onSaved: () => void
  onClose: () => void
}) {
  const { caseId, note, onSaved, onClose } = props
  const { t } = useTranslation('patching')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(note)
  const saving = useAction({
    run: () => {
      const params = { note: text.trim(), note_was: note.trim() }
      return orThrow(client.cases.updateSession({ caseId, params }))
    },
    done: t('notes.saved'),
    onDone: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      size="sm"
      title={t('notes.title')}
      onClose={onClose}
      isTouched={text !== note}
      initialFocus={field}
      submitLabel={t('notes.save')}
      action={saving}
      onSubmit={() => saving.start()}
    >
      <TextField
        ref={field}
        multiline
        rows={5}
        label={t('notes.label')}
        hint={t('notes.hint')}
        value={text}
        maxLength={CASE_NOTE_MAX}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
