import type { Case } from '@systole/contract/cases/wire-case'
import { type CaseAddress, paths } from '@systole/contract/pages'
import { CASE_STAGES, type CaseStage } from '@systole/domain/cases/case-progress'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseFrame } from '../../features/cases/frame/case-frame.tsx'
import { ReviewerNote } from '../../features/cases/frame/reviewer-note.tsx'
import { YourQuestions } from '../../features/cases/frame/your-questions.tsx'
import { reportAddress } from '../../features/cases/lists/report-button.tsx'
import { ClinicalChanges } from '../../features/clinical/clinical-changes.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { Enquiries } from '../../features/enquiries/enquiries.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { type Stage, StageNav } from '../../ui/layout/stage-nav.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { CaseStateNotice } from './case-state-notice.tsx'
import { earlierFindings } from './earlier-findings.ts'
import { FollowUpBanner } from './follow-up-parts.ts'
import { InspectedFiles } from './inspected-files.tsx'
import { RejectedNotice } from './rejected-notice.tsx'
import { SentStage } from './sent-stage.tsx'
import { useStageNotes } from './use-case-stages.ts'
import { usePendingUploads } from './use-pending-uploads.ts'
import { stageAddress, useStageGo } from './use-stage-go.ts'
import { useTitleFocus } from './use-title-focus.ts'

const MessageDialog = lazyDialog(
  async () => (await import('../../ui/dialog/message-dialog.tsx')).MessageDialog,
)

/** Inspection only: every status except open and upload (CASE-2). Files may be added until the report is released. */
export function SentCase(props: {
  consult: Case
  original: Case | undefined
  address: CaseAddress
}) {
  const { consult, original, address } = props
  const earlier = earlierFindings(original)
  const { t } = useTranslation(['cases', 'common'])
  const go = useNavigateTo()
  const words = useQuestionWords()
  const stageGo = useStageGo(address)
  const current = sentStageOf(consult, address)
  const stages = useSentStages(consult, address, current)
  const [finished, setFinished] = useState(false)
  const small = useNarrow()
  const asked = consult.question_session ? words.asked(consult.question_session) : []
  useTitleFocus(current)
  useDocumentTitle(
    t('pageTitle', { pet: consult.pet.name, stage: t(`detail.stages.${current}`).toLowerCase() }),
  )
  const frame: StageFrame = (parts) => (
    <CaseFrame
      consult={consult}
      stages={<StageNav stages={stages} />}
      stage={current}
      information={<PatientInformation consult={consult} reason={asked.join('\n')} />}
      beside={
        <>
          {asked.length > 0 && current !== 'questions' && <YourQuestions questions={asked} />}
          {isRead(consult) && <ReviewerNote key={consult.caseId} consult={consult} />}
          {!small && <Timeline caseId={consult.caseId} at="side" />}
        </>
      }
      before={
        <>
          <SentNotice consult={consult} />
          {consult.submitted && <Enquiries at="clinic" caseId={consult.caseId} />}
          {original && <FollowUpBanner original={original} />}
          {earlier && consult.clinical_input && (
            <ClinicalChanges earlier={earlier} input={consult.clinical_input} />
          )}
        </>
      }
      after={small && <Timeline caseId={consult.caseId} at="phone" />}
      parts={parts}
    />
  )
  if (current !== 'inspection')
    return frame({
      content: <SentStage consult={consult} stage={current} />,
      bar: <BottomBar onBack={() => stageGo.to('inspection')} />,
    })
  return (
    <>
      <InspectedFiles
        consult={consult}
        onBack={stageGo.leave}
        onNext={() => setFinished(true)}
        frame={frame}
      />
      <LazyMount wanted={finished}>
        <FilesDialog
          consult={consult}
          open={finished}
          onAction={() => go(paths.ongoing())}
          onClose={() => setFinished(false)}
        />
      </LazyMount>
    </>
  )
}

/** Renders the upload-success dialog, or states that an upload is not complete. */
function FilesDialog(props: {
  consult: Case
  open: boolean
  onAction: () => void
  onClose: () => void
}) {
  const { consult, ...dialog } = props
  const { t } = useTranslation(['cases', 'common', 'uploads'])
  const { running, stopped } = usePendingUploads(consult.caseId)
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

/** Returns true for the stages of a sent case that have content. */
function isReadable(stage: CaseStage, consult: Case): boolean {
  if (stage === 'clinical') return consult.clinical_input !== null
  if (stage === 'questions') return consult.question_session !== null
  return stage === 'inspection' || consult.submitted !== null
}

/** Returns the stage of the address, or the files, which may still change (CASE-2). */
function sentStageOf(consult: Case, { stage }: CaseAddress): CaseStage {
  const asked = CASE_STAGES[(stage ?? 0) - 1]
  return asked && isReadable(asked, consult) ? asked : 'inspection'
}

/** Returns each stage with its content when the case was sent, which can be read and not changed. */
function useSentStages(consult: Case, address: CaseAddress, current: CaseStage): Stage[] {
  const { t } = useTranslation('cases')
  const paid = consult.submitted !== null
  const notes = { ...useStageNotes(consult), payment: paid ? t('detail.paid') : t('detail.unpaid') }
  return CASE_STAGES.map((stage): Stage => {
    const common = { id: stage, name: t(`detail.stages.${stage}`), note: notes[stage] }
    if (stage === current) return { ...common, state: 'current' }
    if (!isReadable(stage, consult)) return { ...common, state: 'locked' }
    return { ...common, state: 'done', href: stageAddress(address, stage) }
  })
}

/** A note to the reviewer makes sense until the report is released. */
function isRead({ status }: Case): boolean {
  return status !== 'reject' && status !== 'close'
}

function SentNotice({ consult }: { consult: Case }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const closed = consult.closed
  if (consult.status === 'reject') return <RejectedNotice caseId={consult.caseId} />
  if (consult.status === 'close' && closed) {
    return (
      <Notice tone="ok">
        {t('detail.closed', { date: format.dateTime(closed) })}{' '}
        <NewTabLink href={reportAddress(consult)}>{t('detail.readReport')}</NewTabLink>
      </Notice>
    )
  }
  return <CaseStateNotice consult={consult} />
}
