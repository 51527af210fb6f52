import { VIEW_NAME_MAX } from '@systole/domain/worklist/view'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { TaskDialog } from '../../ui/dialog/task-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useChangeViews } from './worklist.queries.ts'

/** Asks for the name of a saved view. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useTranslation('reading')
  const form = useId()
  const changeViews = useChangeViews()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(t('worklist.views.nameMissing'))
    try {
      await changeViews.save(name.trim(), query)
      onClose()
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  return (
    <TaskDialog
      open
      size="xs"
      title={t('worklist.views.save')}
      onClose={onClose}
      initialFocus={field}
      task={{ label: t('worklist.views.keep'), form }}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          label={t('worklist.views.name')}
          hint={t('worklist.views.hint')}
          value={name}
          maxLength={VIEW_NAME_MAX}
          error={problem || undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </TaskDialog>
  )
}
