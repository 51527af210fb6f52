import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { approveErasure, declineErasure, type Erasure } from './hospital-data.queries.ts'

const MAX_CHARACTERS = 1000
type Props = { erasure: Erasure; onClose: () => void }

/** Shows the second admin who requested the erasure, its reason, and what an approval does immediately. */
export function ApproveErasure({ erasure, onClose }: Props) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure.approveDialog' })
  const { erasure_id, hospital, asked_by: name, reason } = erasure
  const approving = useAction({
    run: (id: string) => approveErasure(id),
    done: t('done'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('title', { hospital })}
      submitLabel={t('confirm')}
      danger
      action={approving}
      byButtonOnly
      onSubmit={() => approving.start(erasure_id)}
      onClose={onClose}
    >
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{t('text', { name, reason })}</p>
      <Notice tone="warn">{t('warning')}</Notice>
    </FormDialog>
  )
}

/** Declines the request of another admin, or withdraws the own request. */
export function DeclineErasure({ erasure, onClose }: Props) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure' })
  const { erasure_id, hospital, mine } = erasure
  const declining = useAction({
    run: (reason: string) => declineErasure(erasure_id, reason),
    done: t('declineDialog.done'),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t(mine ? 'declineDialog.withdrawTitle' : 'declineDialog.title', { hospital })}
      field={{
        label: t('declineDialog.reason'),
        hint: t('declineDialog.hint'),
        missing: t('declineDialog.missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t(mine ? 'withdraw' : 'decline')}
      action={declining}
      onConfirm={(reason) => declining.start(reason)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('declineDialog.text')}</p>
    </ReasonDialog>
  )
}
