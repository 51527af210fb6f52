import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { AccessBar } from '../claims/access-bar.tsx'
import { Presence } from '../claims/presence.tsx'
import type { ReadingAccess } from '../claims/reading-access.ts'
import { ReturnCase } from '../claims/return-case.tsx'
import { useLostAccess } from '../claims/use-lost-access.ts'
import { CorrectionBar } from '../correction/correction-bar.tsx'
import { useCorrectionReason } from '../correction/use-correction-reason.ts'
import { DraftProblems } from '../drafts/draft-problems.tsx'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { useEditing } from '../drafts/use-editing.ts'
import { useReportAutosaver } from '../drafts/use-report-autosaver.ts'
import type { ReadFiles } from '../files/earlier-files.tsx'
import type { FileEntry } from '../files/file-entry.ts'
import { FileList } from '../files/file-list.tsx'
import { kindOfCase } from '../files/hanging-protocol.ts'
import { useViewportGrid } from '../files/use-viewport-grid.ts'
import { shownOn } from '../files/viewport-grid.ts'
import { type RenderItem, ViewportGridView } from '../files/viewport-grid-view.tsx'
import type { ViewportItem } from '../files/viewport-item.ts'
import { type AddKeyImage, useKeyImages } from '../key-images/use-key-images.ts'
import { ReportPane } from '../report-form/report-pane.tsx'
import { useAnswering } from '../report-form/use-answering.ts'
import { DeskDialogs, type OpenDialog } from './desk-dialogs.tsx'
import { DeskFrame } from './desk-frame.ts'
import { ReportLeaveGuard } from './leave-guard.tsx'
import type { DraftOnServer, ReportPreview } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'
import { ReadingHeader, WriterActions } from './reading-header.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type DeskPanes, useDeskLayout } from './use-desk-layout.ts'
import { useVisits } from './use-visits.ts'
import { Workspace, type WorkspacePlace } from './workspace.tsx'

/** Callbacks to the report: `insert` adds a measurement to the answer, `take` the visible picture to the key images. */
export type ReportInserts = { insert: (text: string) => void; take: AddKeyImage }

type Props = {
  consult: ReadingCase
  access: ReadingAccess
  accountId: string
  files: readonly FileEntry[]
  draft: DraftOnServer
  lit: boolean
  onLights: () => void
  onTaken: () => void
  /** True for an admin, who only views and assigns cases. */
  isOffice?: boolean
  /** Content at the top, such as a lost connection. */
  banner?: ReactNode
  /** The enquiries of both sides, above the workspace. */
  enquiries?: ReactNode
  /** The timeline of the case, beside its history. */
  timeline?: ReactNode
  /** The action to ask the clinic, for the assignee while the deadline runs. */
  askClinic?: ReactNode
  /** Renders a viewer with callbacks to the report; they are `undefined` if it is read-only. */
  renderItem: (hands: ReportInserts | undefined) => RenderItem
  readFiles: ReadFiles
  renderReport: (report: ReportPreview) => ReactNode
}

/** Renders the cardiologist's workspace: history left, images in the middle, the report right. STAFF-4, experience S19. */
export function ReadingDesk(props: Props) {
  const { consult, access, files } = props
  const desk = useDesk(props)
  const { canWrite, autosaver, answering, board, panes, dialog, show } = desk
  return (
    <DeskFrame>
      {props.banner}
      <ReadingHeader
        consult={consult}
        autosaver={autosaver}
        canWrite={canWrite}
        presence={<Presence visitors={desk.visitors} />}
        lit={props.lit}
        onLights={props.onLights}
        onKeys={() => show('keys')}
        actions={
          canWrite && (
            <WriterActions onPreview={() => show('preview')} onSign={() => show('sign')} />
          )
        }
      />
      {canWrite && consult.status === 'close' && (
        <CorrectionBar
          caseId={consult.caseId}
          corrects={props.draft.corrects}
          autosaver={autosaver}
          {...desk.correction}
        />
      )}
      {props.enquiries}
      <AccessBar
        consult={consult}
        access={access}
        hadIt={desk.hadIt}
        isOffice={props.isOffice ?? false}
        accountId={props.accountId}
        onTaken={props.onTaken}
      />
      <Workspace
        consult={consult}
        panes={panes}
        place={desk.place}
        onPlace={desk.setPlace}
        files={
          <FileList
            files={files}
            consult={consult}
            board={board.board}
            onOpen={board.open}
            canWrite={canWrite}
          />
        }
        board={
          <ViewportGridView
            board={board}
            isLeftOpen={panes.layout.isLeftOpen}
            isRightOpen={panes.layout.isRightOpen}
            onFold={panes.toggle}
            renderItem={desk.renderItem}
          />
        }
        report={<DeskReport {...props} desk={desk} />}
      />
      <DeskDialogs
        {...props}
        open={dialog}
        autosaver={autosaver}
        values={desk.editing}
        existing={props.draft.signed}
        answering={answering}
        {...desk.correction}
        onClose={() => show('none')}
      />
      <ReportLeaveGuard autosaver={autosaver} />
    </DeskFrame>
  )
}

function DeskReport({ desk, ...props }: Props & { desk: ReturnType<typeof useDesk> }) {
  const { consult, timeline } = props
  const { autosaver, answering, earlier, editing } = desk
  return (
    <ReportPane
      consult={consult}
      editing={editing}
      current={answering.current}
      onCurrent={answering.go}
      tab={answering.tab}
      onTab={answering.setTab}
      problems={<DraftProblems questions={consult.questions} autosaver={autosaver} />}
      timeline={timeline}
      earlier={earlier}
      footAction={editing.canWrite && <WriterFoot {...props} autosaver={autosaver} />}
    />
  )
}

function WriterFoot({ consult, askClinic, autosaver }: Props & { autosaver: ReportAutosaver }) {
  if (consult.status === 'close') return null // a correction is left from its own bar
  return (
    <>
      {!consult.pausedAt && askClinic}
      <ReturnCase consult={consult} autosaver={autosaver} />
    </>
  )
}

/** Returns the state shared by the parts of the desk. */
function useDesk(props: Props) {
  const { consult, access, accountId, files, onTaken, renderItem: renderWith } = props
  const canWrite = access.may === 'write'
  const autosaver = useReportAutosaver({
    caseId: consult.caseId,
    accountId,
    start: props.draft,
  })
  const answering = useAnswering(consult, autosaver)
  const take = useKeyImages(consult.caseId, autosaver)
  const visitors = useVisits({
    ...{ consult, canWrite, autosaver, onMoved: onTaken },
    mayReadDraft: !props.isOffice,
  })
  const hadIt = useLostAccess(canWrite)
  const { corrects } = props.draft
  const correction = useCorrectionReason({ caseId: consult.caseId, accountId, corrects })
  const panes = useDeskLayout(accountId, kindOfCase(files))
  const board = useViewportGrid(files, panes)
  const [place, setPlace] = usePlace(answering.goes, panes)
  const [dialog, show] = useState<OpenDialog>(props.draft.signed ? 'sign' : 'none')
  useDeskKeys({ files, board, canWrite, autosaver, step: answering.step, show })
  const renderItem = useMemo(
    () => renderWith(canWrite ? { insert: answering.insert, take } : undefined),
    [renderWith, canWrite, answering.insert, take],
  )
  const editing = useEditing(consult, autosaver, { canWrite, mayReadDraft: !props.isOffice })
  const earlier = {
    shown: useMemo(() => shownOn(board.board), [board.board]),
    onOpen: (item: ViewportItem) => {
      board.openEarlier(item)
      setPlace('files')
    },
    readFiles: props.readFiles,
  }
  return {
    ...{ canWrite, autosaver, answering, visitors, hadIt, correction },
    ...{ board, panes, place, setPlace, dialog, show, renderItem, editing, earlier },
  }
}

/** Selects the visible part on a phone, initially the images; going to a part of the report shows it. */
function usePlace(goes: number, { change }: DeskPanes) {
  const [place, setPlace] = useState<WorkspacePlace>('files')
  useLayoutEffect(() => {
    if (goes === 0) return
    setPlace('report')
    change({ isRightOpen: true })
  }, [goes, change])
  return [place, setPlace] as const
}
