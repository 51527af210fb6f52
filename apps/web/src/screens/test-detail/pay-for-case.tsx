import type { WireCase } from '@systole/contract/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { PaymentDialog } from '../../features/payments/payment-dialog.tsx'
import { CaseSummary } from './case-summary.tsx'

/** Stage 4: the payment dialog over the files, with the case as it will be sent (CASE-6). */
export function PayForCase(props: {
  consult: WireCase
  open: boolean
  onStage: (stage: CaseStage) => void
}) {
  const { consult, open, onStage } = props
  return (
    <PaymentDialog
      consult={consult}
      open={open}
      onClose={() => onStage('inspection')}
      summary={<CaseSummary consult={consult} onStage={onStage} />}
    />
  )
}
