import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'

const Form = styled('form')({ display: 'grid', gap: 18 })

/** Renders a short form with one button; Enter saves, and Escape never loses typed values. */
export function FormDialog(props: {
  title: string
  saveLabel: string
  busy: boolean
  /** True if the form cannot be saved in its current state. */
  isBlocked?: boolean
  isTouched: boolean
  failure: ReactNode
  children: ReactNode
  onSave: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['credits', 'common'])
  const form = useId()
  const { busy, isBlocked = false } = props
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !isBlocked) props.onSave()
  }
  return (
    <AppDialog
      open
      title={props.title}
      onClose={props.onClose}
      dismiss={{ escape: !props.isTouched }}
      actions={
        <>
          <Button variant="outlined" onClick={props.onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            disabled={isBlocked}
            aria-disabled={busy}
          >
            {busy ? t('busy') : props.saveLabel}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={save}>
        {props.children}
        {props.failure}
      </Form>
    </AppDialog>
  )
}
