import type { Colleague } from '@systole/contract/hospitals/hospital-staff'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { hospitalStaffQuery } from './hospital.queries.ts'
import { colleagueName } from './staff-table.tsx'

/** Explains the consequences of removing a colleague before it happens. */
export function RemoveColleague(props: { colleague: Colleague | undefined; onClose: () => void }) {
  const { colleague, onClose } = props
  const { t } = useTranslation('hospital')
  const queries = useQueryClient()
  const shown = useRef(colleague) // the texts stay while the dialog fades
  if (colleague) shown.current = colleague
  const name = shown.current ? colleagueName(shown.current) : ''
  const isInvited = shown.current?.state === 'invited'
  const remove = useAction({
    run: (uid: string) => orThrow(client.hospitals.removeHospitalStaff({ uid })),
    done: t('remove.done', { name }),
    onDone: onClose,
    onEnd: () => queries.invalidateQueries({ queryKey: hospitalStaffQuery.queryKey }),
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
      busy={remove.isBusy}
      onCancel={close}
      onConfirm={() => colleague && remove.start(colleague.uid)}
    >
      {t(isInvited ? 'remove.withdrawText' : 'remove.text', { name })}
      {remove.error && (
        <div style={{ marginTop: 16 }}>
          <FailureNotice error={remove.error} />
        </div>
      )}
    </ConfirmDialog>
  )
}
