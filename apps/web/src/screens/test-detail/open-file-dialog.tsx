import type { UploadedFile } from '@systole/contract/uploads'
import { renewFileUrl } from '../../features/uploads/uploads.queries.ts'
import { FileViewer } from '../../features/viewers/file-viewer.tsx'
import { toViewedFile } from '../../features/viewers/viewed-file.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'

/** A test file, opened over the case (INSP-9). */
export function OpenFileDialog(props: { caseId: string; file: UploadedFile; onClose: () => void }) {
  const { caseId, file, onClose } = props
  return (
    <AppDialog open title={file.name} size="xl" dismiss={{ x: true }} onClose={onClose}>
      <div style={{ height: 'calc(100dvh - 190px)', minHeight: 320 }}>
        <FileViewer
          file={toViewedFile(file)}
          active
          renewUrl={(fileId) => renewFileUrl(caseId, fileId)}
        />
      </div>
    </AppDialog>
  )
}
