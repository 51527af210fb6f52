import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { CannotShow } from './cannot-show.tsx'
import { DownloadOnlyViewer } from './download-only-viewer.tsx'
import { Opening } from './opening.tsx'
import { type ViewerKind, viewerKind } from './viewer-kind.ts'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** Each viewer is a chunk of its own; DICOM and PDF are large and come only when such a file is opened. */
const VIEWERS: Record<ViewerKind, ComponentType<ViewerProps>> = {
  dicom: lazy(async () => ({ default: (await import('./dicom-file-viewer.tsx')).DicomFileViewer })),
  image: lazy(async () => ({ default: (await import('./image/image-viewer.tsx')).ImageViewer })),
  video: lazy(async () => ({ default: (await import('./media/video-viewer.tsx')).VideoViewer })),
  sound: lazy(async () => ({ default: (await import('./media/sound-viewer.tsx')).SoundViewer })),
  pdf: lazy(async () => ({ default: (await import('./pdf/pdf-viewer.tsx')).PdfViewer })),
  json: lazy(async () => ({ default: (await import('./json/json-viewer.tsx')).JsonViewer })),
  downloadOnly: DownloadOnlyViewer,
}

/** Picks the viewer; what goes wrong in one stays in it. */
export function OpenViewer(props: ViewerProps) {
  const Viewer = VIEWERS[viewerKind(props.file)]
  return (
    <CatchBoundary
      getResetKey={() => props.file.fileId}
      errorComponent={({ reset }) => (
        <ViewerShell viewer={props}>
          <CannotShow file={props.file} renewUrl={props.renewUrl} onRetry={reset} />
        </ViewerShell>
      )}
    >
      <Suspense
        fallback={
          <ViewerShell viewer={props}>
            <Opening name={props.file.name} />
          </ViewerShell>
        }
      >
        <Viewer key={props.file.fileId} {...props} />
      </Suspense>
    </CatchBoundary>
  )
}
