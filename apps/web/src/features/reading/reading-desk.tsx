import { type ReactNode, useMemo, useState } from 'react'
import { AccessBar } from './access-bar.tsx'
import { LazyCancelCorrection } from './correction-part.tsx'
import { DeskDialogs, type OpenDialog } from './desk-dialogs.tsx'
import { DeskFrame } from './desk-frame.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { DraftProblems } from './draft-problems.tsx'
import type { FileEntry } from './file-entry.ts'
import { FileList } from './file-list.tsx'
import { GiveBack } from './give-back.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Presence } from './presence.tsx'
import type { DraftOnServer, ReportPreview } from './reading.queries.ts'
import type { ReadingAccess } from './reading-access.ts'
import type { ReadingCase } from './reading-case.ts'
import { ReadingHeader, WriterActions } from './reading-header.tsx'
import { ReportPane } from './report-pane.tsx'
import { useAnswering } from './use-answering.ts'
import { useBoard } from './use-board.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { useHadIt } from './use-had-it.ts'
import { useVisits } from './use-visits.ts'
import { type RenderFile, ViewportBoard } from './viewport-board.tsx'
import { Workspace } from './workspace.tsx'

type Props = {
  consult: ReadingCase
  access: ReadingAccess
  accountId: string
  files: readonly FileEntry[]
  draft: DraftOnServer
  lit: boolean
  onLights: () => void
  onTaken: () => void
  /** An admin looks, and gives cases to cardiologists. */
  isOffice?: boolean
  /** What stands above everything, such as a lost connection. */
  banner?: ReactNode
  /** What the two sides ask each other, above the work. */
  enquiries?: ReactNode
  /** The way to ask the clinic, for who writes and while the clock runs. */
  askClinic?: ReactNode
  /** `insert` takes a measurement into the answer; undefined while nothing can be written. */
  renderFile: (insert: ((text: string) => void) | undefined) => RenderFile
  renderReport: (report: ReportPreview) => ReactNode
}

/** The cardiologist's workspace: history left, films in the middle, the report right. STAFF-4, experience S19. */
export function ReadingDesk(props: Props) {
  const { consult, access, files } = props
  const desk = useDesk(props)
  const { canWrite, keeper, kept, answering, board, dialog, show } = desk
  return (
    <DeskFrame>
      {props.banner}
      <ReadingHeader
        consult={consult}
        kept={canWrite || keeper.isDirty() ? kept : undefined}
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
      {props.enquiries}
      <AccessBar
        consult={consult}
        access={access}
        hadIt={desk.hadIt}
        isOffice={props.isOffice ?? false}
        onTaken={props.onTaken}
      />
      <Workspace
        consult={consult}
        files={<FileList files={files} consult={consult} board={board.board} onOpen={board.open} />}
        board={
          <ViewportBoard
            board={board.board}
            onBoard={board.setBoard}
            renderFile={desk.renderFile}
          />
        }
        report={
          <ReportPane
            consult={consult}
            editing={desk.editing}
            current={answering.current}
            onCurrent={answering.go}
            tab={answering.tab}
            onTab={answering.setTab}
            problems={<DraftProblems save={kept.save} keeper={keeper} />}
            footAction={canWrite && <WriterFoot {...props} keeper={keeper} />}
          />
        }
      />
      <DeskDialogs
        {...props}
        open={dialog}
        keeper={keeper}
        draft={kept.draft}
        standing={props.draft.signed}
        answering={answering}
        onClose={() => show('none')}
      />
      <LeaveGuard keeper={keeper} />
    </DeskFrame>
  )
}

function WriterFoot({ consult, askClinic, keeper }: Props & { keeper: DraftKeeper }) {
  const isCorrection = consult.status === 'close'
  return (
    <>
      {!consult.pausedAt && !isCorrection && askClinic}
      {isCorrection ? (
        <LazyCancelCorrection usid={consult.caseId} keeper={keeper} />
      ) : (
        <GiveBack consult={consult} keeper={keeper} />
      )}
    </>
  )
}

/** What the parts of the desk share. */
function useDesk(props: Props) {
  const { consult, access, accountId, files, onTaken, renderFile: renderWith } = props
  const canWrite = access.may === 'write'
  const { keeper, kept } = useDraftKeeper({
    caseId: consult.caseId,
    accountId,
    start: props.draft,
  })
  const answering = useAnswering(consult, keeper)
  const visitors = useVisits({ consult, canWrite, keeper, onMoved: onTaken })
  const hadIt = useHadIt(canWrite)
  const board = useBoard(files)
  const [dialog, show] = useState<OpenDialog>(props.draft.signed ? 'sign' : 'none')
  const { open, other } = board
  useDeskKeys({ files, open, other, canWrite, keeper, step: answering.step, show })
  const renderFile = useMemo(
    () => renderWith(canWrite ? answering.insert : undefined),
    [renderWith, canWrite, answering.insert],
  )
  const editing = {
    draft: kept.draft,
    canWrite,
    language: consult.reportLanguage,
    edit: (change: Parameters<typeof keeper.edit>[0]) => keeper.edit(change),
    onLeave: () => void keeper.saveNow(),
  }
  return {
    ...{ canWrite, keeper, kept, answering, visitors, hadIt },
    ...{ board, dialog, show, renderFile, editing },
  }
}
