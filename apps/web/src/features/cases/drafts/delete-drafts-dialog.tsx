import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

/** Asks for confirmation before several drafts are deleted together. */
export function DeleteDraftsDialog(props: {
  open: boolean
  count: number
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const { open, count, busy, onConfirm, onClose } = props
  const { t } = useTranslation('cases')
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={t('deletion.askTitle', { count })}
      confirmLabel={t('deletion.many', { count })}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('deletion.ask')}
    </ConfirmDialog>
  )
}
