import type { WireCase } from '@systole/contract/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { refreshCase } from '../../features/cases/cases.queries.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import { InspectedFiles } from './inspected-files.tsx'

const PayForCase = lazyAhead(async () => (await import('./pay-for-case.tsx')).PayForCase)

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
      <OnDemand wanted={current === 'payment'}>
        <PayForCase consult={consult} open={current === 'payment'} onStage={onStage} />
      </OnDemand>
    </>
  )
}
