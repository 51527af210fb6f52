import { VIEW_NAME_MAX } from '@systole/domain/worklist/view'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useChangeViews } from './worklist.queries.ts'

/** Asks for the name of a saved view. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useTranslation('reading')
  const changeViews = useChangeViews()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const saving = useAction({ run: () => changeViews.save(name.trim(), query), onDone: onClose })
  const save = () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') saving.start()
  }
  return (
    <FormDialog
      size="xs"
      title={t('worklist.views.save')}
      onClose={onClose}
      initialFocus={field}
      submitLabel={t('worklist.views.keep')}
      action={saving}
      failure={null}
      onSubmit={save}
    >
      <TextField
        ref={field}
        label={t('worklist.views.name')}
        hint={t('worklist.views.hint')}
        value={name}
        maxLength={VIEW_NAME_MAX}
        error={isMissing ? t('worklist.views.nameMissing') : saving.problem}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
