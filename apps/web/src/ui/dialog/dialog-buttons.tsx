import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'

/** Renders the two buttons of a dialog: the safe answer, then the action. */
export function DialogButtons(props: {
  /** "Cancel" unless the specification requires other words. */
  cancelLabel?: ReactNode
  cancelRef?: Ref<HTMLButtonElement>
  onCancel: () => void
  label: ReactNode
  danger?: boolean
  isDisabled?: boolean
  /** A busy button keeps the focus and ignores clicks. */
  isBusy?: boolean
  /** The button submits the form of this id, or calls a function. */
  form?: string
  onClick?: (() => void) | undefined
}) {
  const { label, danger = false, isDisabled = false, isBusy, form, onClick, onCancel } = props
  const { t } = useTranslation('common')
  return (
    <>
      <Button ref={props.cancelRef} variant="outlined" onClick={onCancel}>
        {props.cancelLabel ?? t('cancel')}
      </Button>
      <Button
        variant="contained"
        color={danger ? 'error' : 'primary'}
        disabled={isDisabled}
        aria-disabled={isBusy}
        {...(form === undefined ? { onClick } : { type: 'submit', form })}
      >
        {label}
      </Button>
    </>
  )
}
