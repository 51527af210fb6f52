import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { applyPayment, refreshDesk } from './desk.queries.ts'
import { NoteDialog } from './note-dialog.tsx'

/** Applies unmatched money to the case it was paid for. */
export function ApplyDialog(props: { payment: DeskPayment; onClose: () => void }) {
  const { payment, onClose } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'apply' })
  const named = { case: payment.case_number }
  const action = useAction({
    run: (note: string) => applyPayment(payment.id, note),
    done: t('done', named),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  return <NoteDialog words="apply" title={t('title', named)} action={action} onClose={onClose} />
}
