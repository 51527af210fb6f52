import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseAddress } from '@systole/contract/pages'
import { CASE_STAGES, type CaseStage, mayOpen } from '@systole/domain/cases/case-progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isWeightOfVisit, progressOf } from '../../features/cases/case-view.ts'
import { lastVisitQuery, rememberCase } from '../../features/cases/cases.queries.ts'
import { CaseFrame } from '../../features/cases/frame/case-frame.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useDocumentTitle } from '../../shell/document-title.ts'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { useCaseAround } from './case-around.tsx'
import { earlierFindings } from './earlier-findings.ts'
import { ClinicalStage, InspectionPart, QuestionPart, useNextStageFetched } from './stage-parts.ts'
import { useStageGo } from './use-stage-go.ts'
import { useTitleFocus } from './use-title-focus.ts'

/** Renders the editable flow: one stage at a time, later ones once the previous ones are complete (CASE-1, CASE-2). */
export function EditableCase(props: {
  consult: Case
  original: Case | undefined
  address: CaseAddress
}) {
  const { consult, original, address } = props
  const { uid } = useSession()
  const { t } = useTranslation('cases')
  const go = useStageGo(address)
  const current = stageOf(consult, address)
  useTitleFocus(current === 'payment' ? 'inspection' : current)
  useDocumentTitle(
    t('pageTitle', { pet: consult.pet.name, stage: t(`detail.stages.${current}`).toLowerCase() }),
  )
  const earlier = earlierFindings(original)
  const past = useQuery({ ...lastVisitQuery(consult), enabled: !original }).data
  const lastVisit = original ?? past
  const { saved, ...around } = useCaseAround({ ...props, current, lastVisit })
  useNextStageFetched(current)
  const frame: StageFrame = (parts) => <CaseFrame {...around} parts={{ saved, ...parts }} />

  if (current === 'clinical') {
    return (
      <ClinicalStage
        key={consult.caseId}
        consult={consult}
        uid={uid}
        frame={frame}
        asksWeight={!isWeightOfVisit(consult)}
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
      <QuestionPart
        consult={consult}
        frame={frame}
        onBack={() => go.to('clinical')}
        onNext={() => go.to('inspection')}
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

/** Returns the stage of the address if it may be opened; else the case's last stage. */
function stageOf(consult: Case, { stage }: CaseAddress): CaseStage {
  const reached = progressOf(consult).stage
  const asked = stage === undefined ? undefined : CASE_STAGES[stage - 1]
  if (asked && mayOpen(asked, reached)) return asked
  return reached === 'payment' ? 'inspection' : reached
}
