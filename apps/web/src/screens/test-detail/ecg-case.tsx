import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseAddress } from '@systole/contract/pages'
import { ECG_STAGES } from '@systole/domain/ecg-cases/ecg-progress'
import { useTranslation } from 'react-i18next'
import { refreshCase, rememberCase } from '../../features/cases/cases.queries.ts'
import { EndingNotice } from '../../features/cases/drafts/ending-notice.tsx'
import { CaseFrame } from '../../features/cases/frame/case-frame.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { ConditionsStage } from '../../features/ecg-cases/conditions-stage.tsx'
import { SendDialog } from '../../features/ecg-cases/send-dialog.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { SaveMark } from '../../ui/form/save-mark.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { StageNav } from '../../ui/layout/stage-nav.tsx'
import { DraftOptions } from './draft-options.tsx'
import { useEcgStage, useEcgStages } from './ecg-stages.ts'
import { EcgSummary } from './ecg-summary.tsx'
import { InspectedFiles } from './inspected-files.tsx'
import { useGoBetween } from './use-stage-go.ts'
import { useTitleFocus } from './use-title-focus.ts'

/** Renders an ECG case that the clinic fills in: the recording, how it was made, and sending it. Handbook 1.2. */
export function EcgCase({ consult, address }: { consult: Case; address: CaseAddress }) {
  const { t } = useTranslation(['ecgCase', 'cases'])
  const { uid } = useSession()
  const go = useGoBetween(address, ECG_STAGES)
  const current = useEcgStage(consult, address)
  const stages = useEcgStages({ consult, address, current })
  const savedAt = consult.updated
  useTitleFocus(current === 'send' ? 'conditions' : current)
  useDocumentTitle(
    t('cases:pageTitle', {
      pet: consult.pet.name,
      stage: t(`cases:detail.stages.${current}`).toLowerCase(),
    }),
  )
  const frame: StageFrame = (parts) => (
    <CaseFrame
      consult={consult}
      stages={<StageNav stages={stages} />}
      stage={current}
      information={<PatientInformation consult={consult} reason="" />}
      menu={<DraftOptions consult={consult} />}
      before={<EndingNotice consult={consult} />}
      parts={{
        saved: savedAt && <SaveMark state={{ kind: 'saved', at: savedAt }} />,
        ...parts,
      }}
    />
  )
  if (current === 'recording')
    return (
      <InspectedFiles
        consult={consult}
        heading={{ title: t('recording.title'), lead: t('recording.lead') }}
        frame={frame}
        onBack={go.leave}
        onNext={() => void refreshCase(consult.caseId).then(() => go.to('conditions'))}
      />
    )
  return (
    <>
      <ConditionsStage
        key={consult.caseId}
        consult={consult}
        uid={uid}
        frame={frame}
        onBack={() => go.to('recording')}
        onSaved={(saved) => {
          rememberCase(saved)
          go.to('send')
        }}
      />
      {current === 'send' && (
        <SendDialog
          consult={consult}
          summary={<EcgSummary consult={consult} />}
          onSent={rememberCase}
          onClose={() => go.to('conditions')}
        />
      )}
    </>
  )
}
