import { CASE_NOTE_MAX, type CaseNoteType, noteTypeToWire } from '@systole/domain/cases/case-note'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { savedNoteIn } from '../../errors/note-saved-elsewhere.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { NotedCase, StoredNote } from './noted-case.ts'

/** Writes one note of a case, or removes it by leaving it empty. A note that changed meanwhile is shown before it is replaced. */
export function NoteForm(props: {
  consult: NotedCase
  type: CaseNoteType
  note: StoredNote | undefined
  onDone: () => Promise<unknown>
  onCancel: () => void
}) {
  const { consult, type, note, onDone, onCancel } = props
  const { t } = useTranslation(['office', 'reading', 'common'])
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(note?.content ?? '')
  const [version, setVersion] = useState(note?.version ?? 0)
  useEffect(() => field.current?.focus(), [])
  const saving = useAction({
    run: async () => {
      const sent = { type: noteTypeToWire(type, consult.service), content: text.trim(), version }
      await orThrow(client.cases.updateSession({ caseId: consult.caseId, params: { note: sent } }))
    },
    done: t('office:notes.saved'),
    describeRefusal: (refusal) => {
      const saved = savedNoteIn(refusal)
      if (!saved) return undefined
      return saved.note === ''
        ? t('reading:worklist.note.removed')
        : t('reading:worklist.note.changed', { note: saved.note })
    },
    onDone,
    onFailed: (error) => setVersion(savedNoteIn(error)?.version ?? version), // saving again replaces it
  })
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 10 }}
      onSubmit={(event) => {
        event.preventDefault()
        saving.start()
      }}
    >
      <TextField
        ref={field}
        multiline
        rows={4}
        label={t(`office:notes.${type}`)}
        value={text}
        maxLength={CASE_NOTE_MAX}
        error={saving.problem}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="submit" size="small" variant="contained" disabled={saving.isBusy}>
          {t('common:save')}
        </Button>
        <Button size="small" variant="outlined" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  )
}
