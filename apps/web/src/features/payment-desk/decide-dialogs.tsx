import type { WireRefund } from '@systole/contract/money/payment-desk'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { decideRefund, refreshDesk } from './desk.queries.ts'
import { useDeskWords } from './use-desk-words.ts'

const MAX_CHARACTERS = 1000
type Props = { refund: WireRefund; onClose: () => void }

/** Shows a second admin who requested the refund, its amount and its reason. */
export function ApproveRefund({ refund, onClose }: Props) {
  const { t } = useTranslation('paymentDesk')
  const words = useDeskWords()
  const approving = useAction({
    run: () => decideRefund(refund.refund_id, { decision: 'approve' }),
    done: t('approveDialog.done'),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  return (
    <FormDialog
      title={t('approveDialog.title', { amount: words.money(refund) })}
      submitLabel={t('approveDialog.confirm')}
      action={approving}
      byButtonOnly
      onSubmit={approving.start}
      onClose={onClose}
    >
      <p style={{ overflowWrap: 'anywhere' }}>
        {t('approveDialog.text', { name: refund.requested_by, reason: refund.reason })}
      </p>
      {refund.ends_case && <p>{t('approveDialog.ends')}</p>}
    </FormDialog>
  )
}

export function DeclineRefund({ refund, onClose }: Props) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'declineDialog' })
  const words = useDeskWords()
  const declining = useAction({
    run: (reason: string) => decideRefund(refund.refund_id, { decision: 'decline', reason }),
    done: t('done'),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  return (
    <ReasonDialog
      title={t('title', { amount: words.money(refund) })}
      field={{
        label: t('reason'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      action={declining}
      onConfirm={(reason) => declining.start(reason)}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
