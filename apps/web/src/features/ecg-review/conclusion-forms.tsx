import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { use } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { AsyncReview } from './comparison/async-review.tsx'
import { SecondReview } from './comparison/second-review.tsx'
import { CompletedStep } from './completed/completed-step.tsx'
import { DiagnosisStep } from './diagnosis/diagnosis-step.tsx'
import { writingOf } from './diagnosis/writing-of.ts'
import { EvaluationStep } from './evaluation/evaluation-step.tsx'
import { InterpretationStep } from './interpretation/interpretation-step.tsx'
import { NotesStep } from './notes/notes-step.tsx'
import { PreviewStep } from './preview/preview-step.tsx'
import { PreviewedReportPart } from './preview/previewed-report.tsx'
import { ReviewSurroundings } from './preview/review-surroundings.ts'
import { setSignature } from './signing/signatures.ts'
import type { ReviewStepProps } from './step-props.ts'

const Wide = styled('div')({ display: 'grid', gap: 16, maxWidth: 980 })

export function DiagnosisForm(of: ReviewStepProps) {
  return <DiagnosisStep writing={writingOf(of)} />
}

export function InterpretationForm(of: ReviewStepProps) {
  return <InterpretationStep writing={writingOf(of)} />
}

export function EvaluationForm(of: ReviewStepProps) {
  return <EvaluationStep writing={writingOf(of)} />
}

export function NotesForm(of: ReviewStepProps) {
  return (
    <Wide>
      <NotesStep writing={writingOf(of)} received={of.loaded.consult.notes} />
    </Wide>
  )
}

/** Shows the report with the signature; later rounds are compared with the document that they read. */
export function PreviewForm(of: ReviewStepProps) {
  const { loaded, session, mode, goToStep } = of
  const { onChanged } = use(ReviewSurroundings)
  if (mode === 'async') return <AsyncReview of={of} />
  if (mode === 'second') return <SecondReview of={of} />
  const { due, undecidedGroups, needsProof, corrects } = loaded.onServer
  const writing = writingOf(of)
  const why = due.why as DueReason[] // the reasons of the contract
  return (
    <Wide>
      <PreviewStep
        {...{ writing, undecidedGroups, needsProof }}
        report={<PreviewedReportPart of={of} />}
        isCorrection={corrects !== ''}
        due={{ ...due, why }}
        prepare={async () => ((await session.saveNow()) ? session.state.get().version : undefined)}
        onGoTo={({ step }) => goToStep(step)}
        onUnread={() => {
          void session.readAgain()
          void queryClient.invalidateQueries({ queryKey: ['ecg'] })
        }}
        onSigned={(signed) => {
          setSignature(writing.caseId, signed)
          goToStep('completed')
          onChanged()
        }}
      />
    </Wide>
  )
}

export function CompletedForm({ loaded, mode, goToStep }: ReviewStepProps) {
  const { onChanged } = use(ReviewSurroundings)
  const { caseId, status } = loaded.consult
  return (
    <Wide>
      <CompletedStep
        caseId={caseId}
        status={status}
        round={mode}
        isAsyncDue={loaded.onServer.due.async}
        reviewPath={(next) => paths.ecgReview({ caseId: next })}
        onPreview={() => goToStep('preview')}
        onChanged={onChanged}
      />
    </Wide>
  )
}
