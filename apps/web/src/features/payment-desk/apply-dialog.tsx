import type { WireDeskPayment } from '@systole/contract/payment-desk'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { applyPayment } from './desk.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

const MAX_CHARACTERS = 1000

/** Takes money that was set aside for the case it came for. */
export function ApplyDialog(props: { payment: WireDeskPayment; onClose: () => void }) {
  const { payment, onClose } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'apply' })
  const named = { case: payment.case_number }
  const applying = useDeskAction({
    act: (note: string) => applyPayment(payment.id, note),
    done: t('done', named),
    onClose,
  })
  return (
    <ReasonDialog
      title={t('title', named)}
      field={{
        label: t('label'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      busy={applying.isPending}
      failure={
        applying.isError && (
          <Notice tone="danger" announce>
            {describeError(applying.error)}
          </Notice>
        )
      }
      onConfirm={(note) => applying.mutate(note)}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
