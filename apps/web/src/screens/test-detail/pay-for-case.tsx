import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { ReviewerNote } from '../../features/cases/frame/reviewer-note.tsx'
import { PaymentDialog } from '../../features/payments/payment-dialog.tsx'
import { pauseAll } from '../../features/uploads/queue/upload-queue.ts'
import { CaseSummary } from './case-summary.tsx'
import { usePendingUploads } from './use-pending-uploads.ts'

/** Renders stage 4: the payment dialog over the files, with the case as it will be sent (CASE-6). */
export function PayForCase(props: {
  consult: Case
  open: boolean
  onStage: (stage: CaseStage) => void
}) {
  const { consult, open, onStage } = props
  const uploads = usePendingUploads(consult.caseId)
  return (
    <PaymentDialog
      consult={consult}
      open={open}
      uploads={uploads}
      onClose={() => onStage('inspection')}
      summary={
        <>
          <CaseSummary consult={consult} onStage={onStage} />
          <ReviewerNote key={consult.caseId} consult={consult} />
        </>
      }
      leave={(url) => {
        pauseAll(uploads.identifiers) // a running upload makes the browser ask whether to leave
        window.location.assign(url)
      }}
    />
  )
}
