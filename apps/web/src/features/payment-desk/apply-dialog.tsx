import type { WireDeskPayment } from '@systole/contract/money/payment-desk'
import { useTranslation } from 'react-i18next'
import { applyPayment } from './desk.queries.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useDeskAction } from './use-desk-action.ts'

/** Applies unmatched money to the case it was paid for. */
export function ApplyDialog(props: { payment: WireDeskPayment; onClose: () => void }) {
  const { payment, onClose } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'apply' })
  const named = { case: payment.case_number }
  const action = useDeskAction({
    act: (note: string) => applyPayment(payment.id, note),
    done: t('done', named),
    onClose,
  })
  return <NoteDialog words="apply" title={t('title', named)} action={action} onClose={onClose} />
}
