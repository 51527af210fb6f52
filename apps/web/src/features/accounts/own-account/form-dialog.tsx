import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

const Form = styled('form')({ display: 'grid', gap: 20 })

/** Renders a dialog with a short form: Enter submits it, Escape cancels it. */
export function FormDialog(props: {
  open: boolean
  title: ReactNode
  submitLabel: ReactNode
  danger?: boolean
  busy: boolean
  problem: string | undefined
  children: ReactNode
  onSubmit: () => void
  onCancel: () => void
}) {
  const { open, title, submitLabel, danger = false, busy, problem, onSubmit, onCancel } = props
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <AppDialog
      open={open}
      title={title}
      size="xs"
      onClose={onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            aria-disabled={busy}
          >
            {busy ? t('working') : submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {problem && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
        {props.children}
      </Form>
    </AppDialog>
  )
}
