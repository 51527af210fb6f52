import { VIEW_NAME_MAX } from '@systole/domain/worklist/view'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeViews } from './worklist.queries.ts'

/** Asks under which name a view is kept. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const { t } = useTranslation(['reading', 'common'])
  const form = useId()
  const changeViews = useChangeViews()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(t('reading:worklist.views.nameMissing'))
    try {
      await changeViews.save(name.trim(), query)
      onClose()
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  return (
    <AppDialog
      open
      size="xs"
      title={t('reading:worklist.views.save')}
      onClose={onClose}
      initialFocus={field}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained">
            {t('reading:worklist.views.keep')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          label={t('reading:worklist.views.name')}
          hint={t('reading:worklist.views.hint')}
          value={name}
          maxLength={VIEW_NAME_MAX}
          error={problem || undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </AppDialog>
  )
}
