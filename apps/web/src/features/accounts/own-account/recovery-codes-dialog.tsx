import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Closes with its button only: Escape would lose codes that are shown once. */
export function RecoveryCodesDialog(props: {
  codes: readonly string[] | undefined
  email: string
  onDone: () => void
}) {
  const { t } = useTranslation('account')
  const done = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={props.codes !== undefined}
      title={t('recovery.title')}
      dismiss={{ escape: false }}
      onClose={() => {}}
      actions={
        <Button ref={done} variant="contained" onClick={props.onDone}>
          {t('recovery.done')}
        </Button>
      }
    >
      {props.codes && <RecoveryCodes codes={props.codes} email={props.email} />}
    </AppDialog>
  )
}
