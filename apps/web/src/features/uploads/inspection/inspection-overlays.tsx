import type { UploadedFile } from '@systole/contract/files/uploads'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { useEffect, useState } from 'react'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'
import { isRunning } from '../queue/upload-store.ts'
import type { useInspection } from './use-inspection.ts'

const DeleteFileDialog = lazyDialog(
  async () => (await import('./delete-file-dialog.tsx')).DeleteFileDialog,
)
const MissingFilesDialog = lazyDialog(
  async () => (await import('./missing-files-dialog.tsx')).MissingFilesDialog,
)
const NewerFilesDialog = lazyDialog(
  async () => (await import('./newer-files-dialog.tsx')).NewerFilesDialog,
)
const StillUploadingDialog = lazyDialog(
  async () => (await import('../queue/still-uploading-dialog.tsx')).StillUploadingDialog,
)
const UploadDialog = lazyDialog(
  async () => (await import('../dialog/upload-dialog.tsx')).UploadDialog,
)

/** The overlays for `use-parts-ahead.ts`. */
export const OVERLAYS = [
  UploadDialog,
  DeleteFileDialog,
  MissingFilesDialog,
  NewerFilesDialog,
  StillUploadingDialog,
]

/** Renders the dialogs of stage 3, one at a time. */
export function InspectionOverlays(props: {
  caseId: string
  accountId: string
  pet: PatientOnRecord
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
      <LazyMount wanted={adding !== undefined}>
        {adding !== undefined && (
          <UploadDialog
            caseId={caseId}
            accountId={accountId}
            pet={props.pet}
            kind={adding}
            takenNames={[
              ...files,
              ...uploads.filter((each) => isRunning(each) || each.phase === 'elsewhere'),
            ].map(({ name }) => name)}
            onClose={() => onAdding(undefined)}
            onAdded={(name) => {
              onAdding(undefined)
              focusFile(name)
            }}
          />
        )}
      </LazyMount>
      <LazyMount wanted={deleting !== undefined}>
        {deleting && (
          <DeleteFileDialog
            caseId={caseId}
            accountId={accountId}
            file={deleting}
            onClose={onDeleted}
          />
        )}
      </LazyMount>
      <LazyMount wanted={stage.overlay === 'missing'}>
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
      </LazyMount>
      <LazyMount wanted={stage.overlay === 'newer'}>
        <NewerFilesDialog
          open={stage.overlay === 'newer'}
          kinds={stage.earlierOnly}
          onAdd={() => {
            stage.close()
            onAdding(stage.earlierOnly[0] ?? '')
          }}
          onGoOn={stage.goOnWithEarlier}
          onClose={stage.close}
        />
      </LazyMount>
      <LazyMount wanted={stage.overlay === 'still'}>
        <StillUploadingDialog
          open={stage.overlay === 'still'}
          kinds={stage.lacking}
          onWait={stage.wait}
          onClose={stage.close}
        />
      </LazyMount>
    </>
  )
}

/** Focuses the row of a file once it is rendered and the dialog has released the focus. */
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
