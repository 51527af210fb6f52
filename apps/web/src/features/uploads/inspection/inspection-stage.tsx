import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { CoachLine } from '@systole/domain/questions/file-coach'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { patientOnRecord } from '../../../ui/display/patient-remarks.tsx'
import { RowSkeletons } from '../../../ui/feedback/skeletons.tsx'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { StageFrame } from '../../../ui/layout/stage-frame.ts'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload, SILENT_RETRY } from '../../../ui/lazy/lazy-with-preload.tsx'
import { DropVeil, IntakeDialog, QueueBar } from '../intake/intake-parts.tsx'
import { IntakeStrip } from '../intake/intake-strip.tsx'
import { useIntake } from '../intake/use-intake.ts'
import type { ListedUpload } from '../queue/use-uploads.ts'
import { AddFileButton, FileCard } from './file-card.tsx'
import { FileTable } from './file-table.tsx'
import { InspectionNote } from './inspection-note.tsx'
import { InspectionOverlays } from './inspection-overlays.tsx'
import { useCoachLines, useInspection } from './use-inspection.ts'
import { usePartsAhead } from './use-parts-ahead.ts'

const UploadStateLine = lazyWithPreload(
  async () => (await import('../queue/upload-events-line.tsx')).UploadEventsLine,
  SILENT_RETRY,
)

/** Renders stage 3: the files of the case, and those still needed for the questions (INSP-1). */
export function InspectionStage(props: {
  consult: Case
  uid: string
  /** The title and what to add, where it is not for the questions of an eConsult. */
  heading?: { title: string; lead: string }
  /** The reasons why recommended files are missing. */
  absent: readonly AbsentFile[]
  /** Renders the needed files; `onAdd` opens the upload with that type, if files may be added. */
  coach: (lines: readonly CoachLine[], onAdd: ((kind: FileKind) => void) | undefined) => ReactNode
  frame: StageFrame
  onBack: () => void
  /** Called when no required file is missing, or the case is paid. Absent where nothing follows. */
  onNext?: () => void
  onOpenFile: (file: UploadedFile) => void
}) {
  const { consult, uid, heading, absent, frame, onBack, onNext, onOpenFile } = props
  const { t } = useTranslation('uploads')
  const stage = useInspection({ consult, uid, absent, onNext })
  const [adding, setAdding] = useState<FileKind | ''>()
  const [deleting, setDeleting] = useState<UploadedFile>()
  const lead = heading?.lead ?? t('lead', { count: stage.asked.length })
  const intake = useIntake({ mayAdd: stage.mayAdd })
  const small = useNarrow()
  usePartsAhead({ mayAdd: stage.mayAdd, dragged: intake.over })
  const usual = isEcgService(consult.serviceId) ? 'ecg' : ''
  const add = stage.mayAdd && <AddFileButton onClick={() => setAdding(usual)} />
  return (
    <>
      {frame({
        content: (
          <>
            <PageHeader
              level="h2"
              title={heading?.title ?? t('title')}
              lead={stage.mayAdd ? lead : t('leadClosed')}
            />
            <Coached {...props} stage={stage} onAdd={stage.mayAdd ? setAdding : undefined} />
            <Files
              caseId={consult.caseId}
              stage={stage}
              pet={consult.pet}
              followsSince={consult.extraInfo.clone === '' ? undefined : consult.date}
              add={!small && add}
              onOpen={onOpenFile}
              onDelete={stage.paid ? undefined : setDeleting}
              onChooseAgain={({ kind, isOfMany }) => {
                if (isOfMany) intake.pick('files')
                else setAdding(kind)
              }}
              intake={intake}
            />
            <LazyMount wanted={stage.uploads.length > 0}>
              <UploadStateLine caseId={consult.caseId} />
            </LazyMount>
          </>
        ),
        bar: (
          <InspectionBar
            {...{ stage, onBack }}
            hasNext={onNext !== undefined}
            extra={small && add}
          />
        ),
      })}
      <InspectionOverlays
        caseId={consult.caseId}
        accountId={uid}
        pet={patientOnRecord(consult.pet)}
        stage={stage}
        adding={adding}
        onAdding={setAdding}
        deleting={deleting}
        onDeleted={() => setDeleting(undefined)}
      />
      <LazyMount wanted={intake.over}>{intake.over && <DropVeil />}</LazyMount>
      <LazyMount wanted={intake.found !== undefined}>
        {intake.found && (
          <IntakeDialog
            caseId={consult.caseId}
            accountId={uid}
            pet={patientOnRecord(consult.pet)}
            files={stage.files}
            found={intake.found}
            onClose={intake.done}
          />
        )}
      </LazyMount>
    </>
  )
}

function InspectionBar(props: {
  stage: ReturnType<typeof useInspection>
  onBack: () => void
  hasNext: boolean
  extra: ReactNode
}) {
  const { stage, onBack, hasNext, extra } = props
  return (
    <BottomBar
      onBack={onBack}
      {...(hasNext && { onNext: stage.next })}
      extra={extra}
      note={<InspectionNote stage={stage} />}
    />
  )
}

function Coached(
  props: Pick<Parameters<typeof InspectionStage>[0], 'consult' | 'uid' | 'coach'> & {
    stage: ReturnType<typeof useInspection>
    onAdd: ((kind: FileKind) => void) | undefined
  },
) {
  return props.coach(useCoachLines(props.consult, props.uid, props.stage.facts), props.onAdd)
}

function Files(props: {
  caseId: string
  stage: ReturnType<typeof useInspection>
  pet: Case['pet']
  followsSince: Date | undefined
  add: ReactNode
  onOpen: (file: UploadedFile) => void
  onDelete: ((file: UploadedFile) => void) | undefined
  onChooseAgain: (upload: ListedUpload) => void
  intake: ReturnType<typeof useIntake>
}) {
  const { stage, pet, add, onOpen, onDelete, onChooseAgain, intake } = props
  const { t } = useTranslation('uploads')
  const { query, files, uploads, needs } = stage
  if (query.isPending) return <RowSkeletons rows={3} height={64} />
  const failure = <QueryFailure query={query} lead={t('filesFailed')} />
  if (!query.data) return failure
  return (
    <>
      {failure}
      <LazyMount wanted={uploads.length > 1 || uploads.some(({ phase }) => phase === 'fileNeeded')}>
        <QueueBar uploads={uploads} onChoose={intake.pick} />
      </LazyMount>
      <FileCard
        caseId={props.caseId}
        files={files}
        uploads={uploads}
        add={add}
        startWithXray={needs.some(({ kind }) => kind === 'chestXray')}
      >
        <FileTable
          files={files}
          uploads={uploads}
          pet={patientOnRecord(pet)}
          followsSince={props.followsSince}
          onOpen={onOpen}
          onDelete={onDelete}
          onChooseAgain={onChooseAgain}
        />
      </FileCard>
      {stage.mayAdd && <IntakeStrip intake={intake} formats={FILE_FORMATS} />}
    </>
  )
}
