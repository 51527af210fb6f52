import type { UploadedFile } from '@systole/contract/files/uploads'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { deleteFile } from '../uploads.queries.ts'

/** Confirms the deletion of a file (INSP-8); the row is removed once the server has deleted it. */
export function DeleteFileDialog(props: {
  caseId: string
  accountId: string
  file: UploadedFile
  onClose: () => void
}) {
  const { caseId, accountId, file, onClose } = props
  const { t } = useTranslation(['uploads', 'common'])
  const deleting = useAction({
    run: () => deleteFile({ caseId, accountId, name: file.name }),
    done: t('removing.gone', { name: file.name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      title={t('removing.title', { name: file.name })}
      confirmLabel={t('common:delete')}
      danger
      busy={deleting.isBusy}
      onConfirm={() => deleting.start()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('removing.text')}</p>
      {deleting.error && <FailureNotice error={deleting.error} />}
    </ConfirmDialog>
  )
}
