import type { WireCase } from '@systole/contract/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { refreshCase } from '../../features/cases/cases.queries.ts'
import { PaymentDialog } from '../../features/payments/payment-dialog.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import { CaseSummary } from './case-summary.tsx'
import { InspectedFiles } from './inspected-files.tsx'

/** Stages 3 and 4: files, then the payment dialog over them (CASE-6). */
export function InspectionPart(props: {
  consult: WireCase
  current: CaseStage
  frame: StageFrame
  onBack: () => void
  onStage: (stage: CaseStage) => void
}) {
  const { consult, current, frame, onBack, onStage } = props
  return (
    <>
      <InspectedFiles
        consult={consult}
        frame={frame}
        onBack={onBack}
        onNext={() => void refreshCase(consult.usid).then(() => onStage('payment'))}
      />
      <PaymentDialog
        consult={consult}
        open={current === 'payment'}
        onClose={() => onStage('inspection')}
        summary={<CaseSummary consult={consult} onStage={onStage} />}
      />
    </>
  )
}
