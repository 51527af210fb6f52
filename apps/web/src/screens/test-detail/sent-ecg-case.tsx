import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { CaseFrame } from '../../features/cases/frame/case-frame.tsx'
import { ReviewerNote } from '../../features/cases/frame/reviewer-note.tsx'
import { promiseOf } from '../../features/cases/promise-of.ts'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { Enquiries } from '../../features/enquiries/enquiries.tsx'
import { Timeline } from '../../features/timeline/timeline.tsx'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { Conditions } from './ecg-summary.tsx'
import { InspectedFiles } from './inspected-files.tsx'
import { RejectedNotice } from './rejected-notice.tsx'
import { useTitleFocus } from './use-title-focus.ts'

/** Shows an ECG case that was sent: its promise, the recording and the history. Files may be added until the report is released. */
export function SentEcgCase({ consult }: { consult: Case }) {
  const { t } = useTranslation(['ecgCase', 'cases'])
  const go = useNavigateTo()
  const isNarrow = useNarrow()
  useTitleFocus('recording')
  useDocumentTitle(
    t('cases:pageTitle', {
      pet: consult.pet.name,
      stage: t('cases:detail.stages.recording').toLowerCase(),
    }),
  )
  return (
    <InspectedFiles
      consult={consult}
      heading={{ title: t('recording.title'), lead: t('recording.lead') }}
      onBack={() => go(paths.ongoing())}
      frame={(parts) => (
        <CaseFrame
          consult={consult}
          stage="recording"
          stages={
            <div style={{ marginBottom: 20 }}>
              <TitledCard title={t('cases:detail.stages.conditions')}>
                <Conditions consult={consult} />
              </TitledCard>
            </div>
          }
          information={<PatientInformation consult={consult} reason="" />}
          beside={
            <>
              {isWaited(consult) && <ReviewerNote key={consult.caseId} consult={consult} />}
              {!isNarrow && <Timeline caseId={consult.caseId} at="side" />}
            </>
          }
          before={
            <>
              <StateNotice consult={consult} />
              <Enquiries at="clinic" caseId={consult.caseId} />
            </>
          }
          after={isNarrow && <Timeline caseId={consult.caseId} at="phone" />}
          parts={parts}
        />
      )}
    />
  )
}

/** A note makes sense until the report is released. */
function isWaited({ status }: Case): boolean {
  return status !== 'reject' && status !== 'done'
}

function StateNotice({ consult }: { consult: Case }) {
  const { t } = useTranslation('ecgCase')
  const format = useFormat()
  const now = useNow()
  if (consult.status === 'reject') return <RejectedNotice caseId={consult.caseId} />
  const closed = consult.closed
  if (closed && !isWaited(consult))
    return <Notice tone="ok">{t('sent.ready', { date: format.dateTime(closed) })}</Notice>
  const promise = promiseOf(consult, now)
  const sent = consult.submitted
  return (
    <Notice tone={promise?.state === 'late' ? 'warn' : 'info'}>
      {promise && <PromiseText promise={promise} now={now} />}{' '}
      {sent && t('sent.sent', { date: format.dateTime(sent) })}
    </Notice>
  )
}

function PromiseText(props: { promise: NonNullable<ReturnType<typeof promiseOf>>; now: Date }) {
  const { promise, now } = props
  const { t } = useTranslation('ecgCase')
  const format = useFormat()
  const words = (at: Date) => ({ time: format.moment(at, now), zone: format.zone(at) })
  if (promise.state === 'stands')
    return t('sent.paused', { time: format.moment(promise.pausedAt, now) })
  if (promise.state === 'runs') return t('sent.promised', words(promise.dueAt))
  const late = t('sent.late', { duration: format.duration(promise.minutes) })
  const { expectedAt } = promise
  return expectedAt ? `${late} ${t('sent.expected', words(expectedAt))}` : late
}
