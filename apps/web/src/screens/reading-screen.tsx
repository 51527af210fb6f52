import type { UploadedFile } from '@systole/contract/files/uploads'
import { can } from '@systole/domain/access/access'
import { REPORTED_STATUSES } from '@systole/domain/cases/case-status'
import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { chipOf } from '@systole/domain/reports/chips'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePage } from '../errors/failure-page.tsx'
import { FollowUpChanges } from '../features/clinical/follow-up-changes.tsx'
import { type RecordedPatient, recordedPatient } from '../features/ecg-values/recorded-patient.ts'
import { AskClinic } from '../features/enquiries/ask-clinic.tsx'
import { Enquiries } from '../features/enquiries/enquiries.tsx'
import { MessageHospital, NoteToColleague } from '../features/messages/staff-messages.tsx'
import { readingAccess } from '../features/reading/claims/reading-access.ts'
import { desksQuery } from '../features/reading/desk/desks.queries.ts'
import {
  type DraftOnServer,
  draftQuery,
  readingCaseQuery,
  readingFilesQuery,
  readFilesOf as readUploaded,
  releasedDraftQuery,
  renewReadingFileUrl,
} from '../features/reading/desk/reading.queries.ts'
import type { ReadingCase } from '../features/reading/desk/reading-case.ts'
import { ReadingDesk, type ReportInserts } from '../features/reading/desk/reading-desk.tsx'
import { ReportBeside } from '../features/reports/report-beside.tsx'
import { ReportDocument } from '../features/reports/report-document.tsx'
import { Timeline } from '../features/timeline/timeline.tsx'
import { ImportEcg } from '../features/uploads/ecg-import/import-ecg.tsx'
import { createLastViewStore } from '../features/viewers/compare/view-link.ts'
import { FileViewer } from '../features/viewers/file-viewer.tsx'
import { usePreloadDicom } from '../features/viewers/opening/use-preload-dicom.ts'
import { usePreloadViewers } from '../features/viewers/opening/use-preload-viewers.ts'
import { toViewedFile } from '../features/viewers/opening/viewed-file.ts'
import { RejectCase } from '../features/worklist/reject-case.tsx'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lastWorklist } from '../shell/last-worklist.ts'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { useReadingRoom } from '../theme/use-reading-room.ts'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'

const NO_DRAFT: DraftOnServer = {
  draft: emptyReportDraft(),
  version: 0,
  savedAt: undefined,
  preview: undefined,
  lastRevision: '',
  corrects: '',
}

/** The statuses in which non-cardiologists may read the answers, because they are released; drafts are never shown. */

/** `/reading`: shows one case to the cardiologist, in the dark reading room (STAFF-4). */
export function ReadingScreen() {
  const { caseId } = useSearchParams('reading')
  const { t } = useTranslation('reading')
  const { user_type } = useSession()
  const [lit, setLit] = useState(false)
  useReadingRoom({ lit })
  const consult = useQuery(readingCaseQuery(caseId))
  const files = useQuery(readingFilesQuery(caseId))
  const isReader = can(user_type, 'queryDraftReport')
  const own = useQuery({ ...draftQuery(caseId), enabled: isReader })
  const isReleased = consult.data !== undefined && REPORTED_STATUSES.includes(consult.data.status)
  const released = useQuery({ ...releasedDraftQuery(caseId), enabled: !isReader && isReleased })
  const draft = isReader ? own : released
  const desks = useQuery(desksQuery)
  const title = consult.data ? t('pageTitle', { pet: consult.data.pet.name }) : t('title')
  useDocumentTitle(title)

  const { refetch } = consult
  const retake = useCallback(() => void refetch(), [refetch])
  const failed = [consult, files, draft].find(({ isError, data }) => isError && !data)
  if (failed) return <NotShown error={failed.error} onRetry={() => void failed.refetch()} />
  const draftThere = draft.data ?? (isReader || isReleased ? undefined : NO_DRAFT)
  if (!consult.data || !files.data || !draftThere || desks.isLoading)
    return <Loading title={title} />
  return (
    <Desk
      key={`${caseId} ${isReleased && !isReader}`}
      consult={consult.data}
      uploaded={files.data}
      draft={draftThere}
      lit={lit}
      onLights={() => setLit(!lit)}
      onTaken={retake}
    />
  )
}

function Desk(props: {
  consult: ReadingCase
  uploaded: readonly UploadedFile[]
  draft: DraftOnServer
  lit: boolean
  onLights: () => void
  onTaken: () => void
}) {
  const { consult, uploaded, ...rest } = props
  const { uid, user_type } = useSession()
  usePreloadViewers(consult.caseId)
  usePreloadDicom(uploaded)
  const files = useMemo(() => uploaded.map(toViewedFile), [uploaded])
  const compare = { caseId: consult.caseId, petId: consult.pet.petId }
  const patient = recordedPatient(consult, can(user_type, 'saveEcgValue'))
  const [link] = useState(() => ({ place: true, window: false, reported: createLastViewStore() }))
  return (
    <ReadingDesk
      {...rest}
      consult={consult}
      access={readingAccess(consult, uid, {
        isCardiologist: can(user_type, 'writeReport'),
        corrects: rest.draft.corrects,
      })}
      isOffice={can(user_type, 'assignCase')}
      accountId={uid}
      files={files}
      banner={
        <>
          <SkipLink />
          <OfflineBar />
        </>
      }
      enquiries={
        <>
          <Enquiries at="reader" caseId={consult.caseId} />
          <FollowUpChanges caseId={consult.caseId} />
          {can(user_type, 'importEcgFile') && takesRecordings(consult) && (
            <div style={{ padding: '8px 16px 0' }}>
              <ImportEcg caseId={consult.caseId} />
            </div>
          )}
          {can(user_type, 'sendIbms') && (
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: '8px 16px' }}>
              <MessageHospital caseId={consult.caseId} />
              <NoteToColleague caseId={consult.caseId} />
              <RejectCase
                item={{ ...consult, petName: consult.pet.name }}
                onClosed={props.onTaken}
              />
            </div>
          )}
        </>
      }
      timeline={<Timeline caseId={consult.caseId} at="reader" />}
      askClinic={
        <>
          <AskClinic caseId={consult.caseId} files={files} />
          <NoteToColleague caseId={consult.caseId} />
        </>
      }
      readFiles={readFilesOf}
      renderItem={(actions) =>
        (item, { linked, ...viewport }) =>
          item.is === 'report' ? (
            <ReportBeside
              caseId={item.of.caseId}
              toolsHost={viewport.active ? viewport.toolsHost : null}
            />
          ) : (
            <FileViewer
              file={item.file}
              renewUrl={(...which) =>
                renewReadingFileUrl(item.of?.caseId ?? consult.caseId, ...which)
              }
              compare={compare}
              patient={patientOf(patient, item)}
              {...(linked && { link })}
              {...(actions && reportActionsFor(actions, item))}
              {...viewport}
            />
          )
        }
      renderReport={(report) => <ReportDocument {...report} />}
    />
  )
}

/** The values of an earlier case are read only. */
function patientOf(patient: RecordedPatient, { of }: { of?: { caseId: string } }): RecordedPatient {
  return of ? { ...patient, caseId: of.caseId, caseNumber: '', mayChange: false } : patient
}

/**
 * Returns the insert actions: a measurement of an earlier case is inserted as plain text, and key images come from this case's
 * files only.
 */
function reportActionsFor({ insert, take }: ReportInserts, { of }: { of?: unknown }) {
  if (of) return { onInsert: insert }
  return {
    onInsert: (text: string, measurementId?: string) =>
      insert(measurementId === undefined ? text : chipOf(measurementId)),
    onKeyImage: take,
  }
}

async function readFilesOf(caseId: string) {
  return (await readUploaded(caseId)).map(toViewedFile)
}

function Loading({ title }: { title: string }) {
  return (
    <Page as="main">
      <h1>{title}</h1>
      <BlockSkeleton lines={9} />
    </Page>
  )
}

function NotShown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('reading')
  return (
    <Page as="main">
      <FailurePage
        error={error}
        title={t('title')}
        onRetry={onRetry}
        back={
          <ButtonLink variant="outlined" href={lastWorklist()}>
            {t('header.back')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
