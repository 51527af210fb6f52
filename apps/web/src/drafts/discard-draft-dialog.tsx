import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'

/** Confirms the deletion of a draft. `time` is when it was saved. */
export function DiscardDraftDialog(props: {
  open: boolean
  time: string
  onDiscard: () => void
  onClose: () => void
}) {
  const { open, time, onDiscard, onClose } = props
  const { t } = useTranslation('cases')
  return (
    <ConfirmDialog
      open={open}
      title={t('draft.discardTitle')}
      confirmLabel={t('draft.discard')}
      cancelLabel={t('draft.discardNot')}
      danger
      onCancel={onClose}
      onConfirm={onDiscard}
    >
      {t('draft.discardText', { time })}
    </ConfirmDialog>
  )
}
