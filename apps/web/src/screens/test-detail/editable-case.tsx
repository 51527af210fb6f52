import type { WireCase } from '@systole/contract/wire-case'
import { CASE_STAGES, type CaseStage, mayOpen } from '@systole/domain/cases/case-progress'
import { fromStamp } from '@systole/domain/time/stamp'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CaseFrame } from '../../features/cases/case-frame.tsx'
import { progressOf } from '../../features/cases/case-view.ts'
import { lastVisitQuery, refreshCase, rememberCase } from '../../features/cases/cases.queries.ts'
import { YourQuestions } from '../../features/cases/your-questions.tsx'
import { ClinicalStage } from '../../features/clinical/clinical-stage.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { QuestionStage } from '../../features/questions/question-stage.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import type { CaseAddress } from '../../paths.ts'
import { useSession } from '../../session/session-context.tsx'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { SaveMark } from '../../ui/save-mark.tsx'
import type { StageFrame, StageParts } from '../../ui/stage-frame.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { usePrices } from '../use-prices.ts'
import { earlierFindings, FollowUpBanner } from './follow-up-banner.tsx'
import { InspectionPart } from './inspection-part.tsx'
import { LastVisit } from './last-visit.tsx'
import { useCaseStages } from './use-case-stages.ts'
import { useFileCoach } from './use-file-coach.tsx'
import { useStageGo } from './use-stage-go.ts'
import { useTitleFocus } from './use-title-focus.ts'

/** The editable flow: one stage at a time, later ones once the ones before are complete (CASE-1, CASE-2). */
export function EditableCase(props: {
  consult: WireCase
  original: WireCase | undefined
  address: CaseAddress
}) {
  const { consult, original, address } = props
  const { uid } = useSession()
  const { t } = useTranslation('cases')
  const go = useStageGo(address)
  const prices = usePrices()
  const coach = useFileCoach(consult)
  const current = stageOf(consult, address)
  useTitleFocus(current === 'payment' ? 'inspection' : current)
  useDocumentTitle(
    t('pageTitle', { pet: consult.pet.name, stage: t(`detail.stages.${current}`).toLowerCase() }),
  )
  const earlier = earlierFindings(original)
  const past = useQuery({ ...lastVisitQuery(consult), enabled: !original }).data
  const lastVisit = original ?? past
  const frame: StageFrame = (parts) => (
    <EditableFrame {...props} current={current} lastVisit={lastVisit} parts={parts} />
  )

  if (current === 'clinical') {
    return (
      <ClinicalStage
        key={consult.usid}
        consult={consult}
        uid={uid}
        frame={frame}
        onBack={go.leave}
        onReloaded={rememberCase}
        onSaved={(saved) => {
          rememberCase(saved)
          go.to('questions')
        }}
        {...(earlier && { earlier })}
      />
    )
  }
  if (current === 'questions') {
    return (
      <QuestionStage
        key={consult.usid}
        consult={consult}
        uid={uid}
        prices={prices.texts}
        coach={coach}
        frame={frame}
        onBack={() => go.to('clinical')}
        onSaved={async () => {
          await refreshCase(consult.usid)
          go.to('inspection')
        }}
      />
    )
  }
  return (
    <InspectionPart
      consult={consult}
      current={current}
      frame={frame}
      onBack={() => go.to('questions')}
      onStage={go.to}
    />
  )
}

/** The stage the address asks for, when it may be opened; else where the case stopped. */
function stageOf(consult: WireCase, { stage }: CaseAddress): CaseStage {
  const reached = progressOf(consult).stage
  const asked = stage === undefined ? undefined : CASE_STAGES[stage - 1]
  if (asked && mayOpen(asked, reached)) return asked
  return reached === 'payment' ? 'inspection' : reached
}

function EditableFrame(props: {
  consult: WireCase
  original: WireCase | undefined
  address: CaseAddress
  current: CaseStage
  lastVisit: WireCase | null | undefined
  parts: StageParts
}) {
  const { consult, original, address, current, lastVisit, parts } = props
  const words = useQuestionWords()
  const { stages } = useCaseStages({ consult, address, current })
  const asked = consult.question_session ? words.asked(consult.question_session) : []
  const small = useNarrow()
  const visit = current === 'clinical' && lastVisit
  return (
    <CaseFrame
      consult={consult}
      stages={stages}
      stage={current}
      information={<PatientInformation consult={consult} reason={asked.join('\n')} />}
      beside={
        <>
          {visit && !small && <LastVisit visit={visit} />}
          {asked.length > 0 && <YourQuestions questions={asked} />}
        </>
      }
      before={
        <>
          {original && <FollowUpBanner original={original} />}
          {visit && small && <LastVisit visit={visit} />}
        </>
      }
      parts={{ saved: <LastSaved consult={consult} />, ...parts }}
    />
  )
}

/** When the server last took something of this case, while no stage says anything newer. */
function LastSaved({ consult }: { consult: WireCase }) {
  const at = fromStamp(consult.updated)
  return at && consult.clinical_input ? <SaveMark state={{ kind: 'saved', at }} /> : null
}
