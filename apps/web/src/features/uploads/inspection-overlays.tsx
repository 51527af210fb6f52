import type { UploadedFile } from '@systole/contract/uploads'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useEffect, useState } from 'react'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import { MissingFilesDialog } from './missing-files-dialog.tsx'
import { StillUploadingDialog } from './still-uploading-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { isRunning } from './upload-store.ts'
import type { useInspection } from './use-inspection.ts'

/** The dialogs of stage 3, one at a time. */
export function InspectionOverlays(props: {
  caseId: string
  accountId: string
  stage: ReturnType<typeof useInspection>
  /** The type the upload dialog starts with; undefined while it is closed. */
  adding: FileKind | '' | undefined
  onAdding: (kind: FileKind | '' | undefined) => void
  deleting: UploadedFile | undefined
  onDeleted: () => void
}) {
  const { caseId, accountId, stage, adding, onAdding, deleting, onDeleted } = props
  const { files, uploads, needs } = stage
  const focusFile = useFocusFile({ files, dialogOpen: adding !== undefined })
  return (
    <>
      {adding !== undefined && (
        <UploadDialog
          caseId={caseId}
          accountId={accountId}
          kind={adding}
          uploads={uploads}
          takenNames={[...files, ...uploads.filter(isRunning)].map(({ name }) => name)}
          onClose={() => onAdding(undefined)}
          onAdded={(name) => {
            onAdding(undefined)
            focusFile(name)
          }}
        />
      )}
      {deleting && (
        <DeleteFileDialog
          caseId={caseId}
          accountId={accountId}
          file={deleting}
          onClose={onDeleted}
        />
      )}
      <MissingFilesDialog
        open={stage.overlay === 'missing'}
        needs={needs}
        asked={stage.asked}
        onClose={stage.close}
        onAdd={() => {
          stage.close()
          onAdding(needs.find(({ state }) => state === 'missing')?.kind ?? '')
        }}
      />
      <StillUploadingDialog
        open={stage.overlay === 'still'}
        kinds={stage.lacking}
        onWait={stage.wait}
        onStay={stage.close}
      />
    </>
  )
}

/** Moves the focus to the row of a file once it is there and the dialog no longer holds the focus. */
function useFocusFile({
  files,
  dialogOpen,
}: {
  files: readonly UploadedFile[]
  dialogOpen: boolean
}) {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (dialogOpen || !files.some(({ name }) => name === wanted)) return
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-file]')]
    buttons.find(({ dataset }) => dataset.file === wanted)?.focus()
    setWanted(undefined)
  }, [files, dialogOpen, wanted])
  return setWanted
}
