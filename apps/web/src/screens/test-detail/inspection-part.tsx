import type { WireCase } from '@systole/contract/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useTranslation } from 'react-i18next'
import { progressOf } from '../../features/cases/case-view.ts'
import { PaymentDialog } from '../../features/payments/payment-dialog.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import { CaseSummary } from './case-summary.tsx'

/** Stages 3 and 4: files, then the payment dialog over them (CASE-6). */
export function InspectionPart(props: {
  consult: WireCase
  current: CaseStage
  frame: StageFrame
  onBack: () => void
  onStage: (stage: CaseStage) => void
}) {
  const { consult, current, frame, onBack, onStage } = props
  const { t } = useTranslation('cases')
  const words = useQuestionWords()
  const { missing } = progressOf(consult)
  return (
    <>
      {frame({
        content: <PageHeader level="h2" title={t('detail.stages.inspection')} />,
        bar: (
          <BottomBar
            onBack={onBack}
            onNext={() => onStage('payment')}
            note={
              missing.length > 0
                ? t('detail.inspectionMissing', { files: words.kinds(missing) })
                : t('detail.inspectionReady')
            }
          />
        ),
      })}
      <PaymentDialog
        consult={consult}
        open={current === 'payment'}
        onClose={() => onStage('inspection')}
        summary={<CaseSummary consult={consult} onStage={onStage} />}
      />
    </>
  )
}
