import type { WireRefund } from '@systole/contract/money/payment-desk'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { decideRefund, refreshDesk } from './desk.queries.ts'
import { useDeskWords } from './use-desk-words.ts'

const MAX_CHARACTERS = 1000
type Props = { refund: WireRefund; onClose: () => void }

/** Shows a second admin who requested the refund, its amount and its reason. */
export function ApproveRefund({ refund, onClose }: Props) {
  const { t } = useTranslation(['paymentDesk', 'common'])
  const words = useDeskWords()
  const approving = useAction({
    run: () => decideRefund(refund.refund_id, { decision: 'approve' }),
    done: t('approveDialog.done'),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  return (
    <AppDialog
      open
      title={t('approveDialog.title', { amount: words.money(refund) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" disabled={approving.isBusy} onClick={() => approving.start()}>
            {t('approveDialog.confirm')}
          </Button>
        </>
      }
    >
      <p style={{ overflowWrap: 'anywhere' }}>
        {t('approveDialog.text', { name: refund.requested_by, reason: refund.reason })}
      </p>
      {refund.ends_case && <p>{t('approveDialog.ends')}</p>}
      {approving.error && (
        <Notice tone="danger" announce>
          {describeError(approving.error)}
        </Notice>
      )}
    </AppDialog>
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
      busy={declining.isBusy}
      failure={
        declining.error && (
          <Notice tone="danger" announce>
            {describeError(declining.error)}
          </Notice>
        )
      }
      onConfirm={(reason) => declining.start(reason)}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
