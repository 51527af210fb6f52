import type { WireCase } from '@systole/contract/wire-case'
import { CASE_STAGES } from '@systole/domain/cases/case-progress'
import { fromStamp } from '@systole/domain/time/stamp'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseFrame } from '../../features/cases/case-frame.tsx'
import { rejectionQuery } from '../../features/cases/cases.queries.ts'
import { reportAddress } from '../../features/cases/report-button.tsx'
import { YourQuestions } from '../../features/cases/your-questions.tsx'
import { ClinicalChanges } from '../../features/clinical/clinical-changes.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { Enquiries } from '../../features/enquiries/enquiries.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { paths } from '../../paths.ts'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { type Stage, StageNav } from '../../ui/stage-nav.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useGo } from '../../ui/use-go.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { earlierFindings, FollowUpBanner } from './follow-up-banner.tsx'
import { InspectedFiles } from './inspected-files.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { useStageNotes } from './use-case-stages.ts'
import { usePendingUploads } from './use-pending-uploads.ts'
import { useStageGo } from './use-stage-go.ts'

const MessageDialog = lazyDialog(
  async () => (await import('../../ui/message-dialog.tsx')).MessageDialog,
)

/** Inspection only: every status but open and upload (CASE-2). Files may be added until the report is out. */
export function SentCase(props: { consult: WireCase; original: WireCase | undefined }) {
  const { consult, original } = props
  const earlier = earlierFindings(original)
  const { t } = useTranslation(['cases', 'common'])
  const go = useGo()
  const words = useQuestionWords()
  const stageGo = useStageGo({ usid: consult.usid })
  const stages = useLockedStages(consult)
  const [finished, setFinished] = useState(false)
  const small = useNarrow()
  const asked = consult.question_session ? words.asked(consult.question_session) : []
  useDocumentTitle(t('pageTitle', { pet: consult.pet.name, stage: t('detail.stages.inspection') }))
  return (
    <>
      <InspectedFiles
        consult={consult}
        onBack={stageGo.leave}
        onNext={() => setFinished(true)}
        frame={(parts) => (
          <CaseFrame
            consult={consult}
            stages={<StageNav stages={stages} />}
            stage="inspection"
            information={<PatientInformation consult={consult} reason={asked.join('\n')} />}
            beside={
              <>
                {asked.length > 0 && <YourQuestions questions={asked} />}
                {!small && <Timeline usid={consult.usid} at="side" />}
              </>
            }
            before={
              <>
                <SentNotice consult={consult} />
                {consult.submitted && <Enquiries at="clinic" usid={consult.usid} />}
                {original && <FollowUpBanner original={original} />}
                {earlier && consult.clinical_input && (
                  <ClinicalChanges earlier={earlier} input={consult.clinical_input} />
                )}
              </>
            }
            after={small && <Timeline usid={consult.usid} at="phone" />}
            parts={parts}
          />
        )}
      />
      <OnDemand wanted={finished}>
        <FilesDialog
          consult={consult}
          open={finished}
          onAction={() => go(paths.ongoing())}
          onClose={() => setFinished(false)}
        />
      </OnDemand>
    </>
  )
}

/** The upload-success dialog; while an upload is not complete it says that instead. */
function FilesDialog(props: {
  consult: WireCase
  open: boolean
  onAction: () => void
  onClose: () => void
}) {
  const { consult, ...dialog } = props
  const { t } = useTranslation(['cases', 'common', 'uploads'])
  const { running, stopped } = usePendingUploads(consult.usid)
  const isComplete = running + stopped === 0
  return (
    <MessageDialog
      {...dialog}
      title={isComplete ? t('detail.uploadSuccess') : t('detail.uploadPending')}
      actionLabel={t('common:goToCaseList')}
    >
      {isComplete && t('detail.uploadSuccessText')}
      {running > 0 && <p>{t('detail.uploadRunning', { count: running })}</p>}
      {stopped > 0 && <p>{t('uploads:notIn', { count: stopped })}</p>}
    </MessageDialog>
  )
}

/** The other stages are text without an address, each with what it held when the case was sent. */
function useLockedStages(consult: WireCase): Stage[] {
  const { t } = useTranslation('cases')
  const notes = useStageNotes(consult)
  const paid = consult.submitted !== ''
  return CASE_STAGES.map((stage) => ({
    id: stage,
    name: t(`detail.stages.${stage}`),
    ...(stage === 'inspection'
      ? { state: 'current', note: notes.inspection }
      : { state: 'locked', note: notes[stage] }),
    ...(stage === 'payment' && { note: paid ? t('detail.paid') : t('detail.unpaid') }),
  }))
}

function SentNotice({ consult }: { consult: WireCase }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const closed = fromStamp(consult.closed)
  if (consult.status === 'reject') return <RejectedNotice caseId={consult.usid} />
  if (consult.status === 'close' && closed) {
    return (
      <Notice tone="ok">
        {t('detail.closed', { date: format.dateTime(closed) })}{' '}
        <NewTabLink href={reportAddress(consult)}>{t('detail.readReport')}</NewTabLink>
      </Notice>
    )
  }
  return <StandingNotice consult={consult} />
}

/** The reason stands in the case log; without it the notice names who knows it. */
function RejectedNotice({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases')
  const reason = useQuery(rejectionQuery(caseId)).data
  return (
    <Notice tone="warn">
      {reason ? t('detail.rejectedBecause', { reason }) : t('detail.rejected')}
    </Notice>
  )
}
