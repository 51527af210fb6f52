import type { UploadedFile } from '@systole/contract/files/uploads'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
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
  const toast = useToast()
  const deleting = useMutation({
    mutationFn: () => deleteFile({ caseId, accountId, name: file.name }),
    onSuccess: () => {
      toast.show(t('removing.gone', { name: file.name }), 'success')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('removing.title', { name: file.name })}
      confirmLabel={t('common:delete')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('removing.text')}</p>
      {deleting.isError && <FailureNotice error={deleting.error} />}
    </ConfirmDialog>
  )
}
