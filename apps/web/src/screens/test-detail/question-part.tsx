import type { Case } from '@systole/contract/cases/wire-case'
import { refreshCase } from '../../features/cases/cases.queries.ts'
import { QuestionStage } from '../../features/questions/question-stage.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { usePrices } from '../use-prices.ts'
import { useFileCoach } from './use-file-coach.tsx'

/** Stage 2: the questions, with their price and the files that they need (CASE-5). */
export function QuestionPart(props: {
  consult: Case
  frame: StageFrame
  onBack: () => void
  onNext: () => void
}) {
  const { consult, frame, onBack, onNext } = props
  const { uid } = useSession()
  const prices = usePrices()
  const coach = useFileCoach(consult)
  return (
    <QuestionStage
      key={consult.caseId}
      consult={consult}
      uid={uid}
      prices={prices.texts}
      coach={coach}
      frame={frame}
      onBack={onBack}
      onSaved={async () => {
        await refreshCase(consult.caseId)
        onNext()
      }}
    />
  )
}
