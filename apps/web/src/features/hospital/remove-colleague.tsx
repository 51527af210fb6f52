import type { WireColleague } from '@systole/contract/hospitals/hospital-staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { staffQuery } from './hospital.queries.ts'
import { colleagueName } from './staff-table.tsx'

/** Explains the consequences of removing a colleague before it happens. */
export function RemoveColleague(props: {
  colleague: WireColleague | undefined
  onClose: () => void
}) {
  const { colleague, onClose } = props
  const { t } = useTranslation('hospital')
  const toast = useToast()
  const queries = useQueryClient()
  const shown = useRef(colleague) // the texts stay while the dialog fades
  if (colleague) shown.current = colleague
  const name = shown.current ? colleagueName(shown.current) : ''
  const isInvited = shown.current?.state === 'invited'
  const remove = useMutation({
    mutationFn: (uid: string) => orThrow(client.hospitals.removeHospitalStaff({ uid })),
    onSuccess: () => {
      toast.show(t('remove.done', { name }), 'success')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: staffQuery.queryKey }),
  })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={colleague !== undefined}
      title={t(isInvited ? 'remove.withdrawTitle' : 'remove.title', { name })}
      cancelLabel={t('remove.keep', { name })}
      confirmLabel={isInvited ? t('remove.withdraw') : t('remove.confirm', { name })}
      danger
      busy={remove.isPending}
      onCancel={close}
      onConfirm={() => colleague && remove.mutate(colleague.uid)}
    >
      {t(isInvited ? 'remove.withdrawText' : 'remove.text', { name })}
      {remove.isError && (
        <div style={{ marginTop: 16 }}>
          <FailureNotice error={remove.error} />
        </div>
      )}
    </ConfirmDialog>
  )
}
