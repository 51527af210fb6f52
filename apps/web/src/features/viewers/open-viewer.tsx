import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { CannotShow } from './cannot-show.tsx'
import { isPicture } from './compare/compare.queries.ts'
import { CompareFrame } from './compare/compare-frame.tsx'
import { DownloadOnlyViewer } from './download-only-viewer.tsx'
import { Opening } from './opening.tsx'
import { type ViewerKind, viewerKind } from './viewer-kind.ts'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** Each viewer is a chunk of its own; DICOM and PDF are large and come only when such a file is opened. */
const CHUNKS: Record<
  Exclude<ViewerKind, 'downloadOnly'>,
  () => Promise<ComponentType<ViewerProps>>
> = {
  dicom: async () => (await import('./dicom-file-viewer.tsx')).DicomFileViewer,
  image: async () => (await import('./image/image-viewer.tsx')).ImageViewer,
  video: async () => (await import('./media/video-viewer.tsx')).VideoViewer,
  sound: async () => (await import('./media/sound-viewer.tsx')).SoundViewer,
  pdf: async () => (await import('./pdf/pdf-viewer.tsx')).PdfViewer,
  json: async () => (await import('./json/json-viewer.tsx')).JsonViewer,
}
const chunk = (load: () => Promise<ComponentType<ViewerProps>>) =>
  lazy(async () => ({ default: await load() }))

const VIEWERS: Record<ViewerKind, ComponentType<ViewerProps>> = {
  dicom: chunk(CHUNKS.dicom),
  image: chunk(CHUNKS.image),
  video: chunk(CHUNKS.video),
  sound: chunk(CHUNKS.sound),
  pdf: chunk(CHUNKS.pdf),
  json: chunk(CHUNKS.json),
  downloadOnly: DownloadOnlyViewer,
}

/** Brings the code that a file of this format will need. */
export async function fetchAhead(format: FileFormat | undefined): Promise<void> {
  const kind = viewerKind({ format, previews: [] })
  if (kind === 'dicom') {
    await Promise.all([import('./dicom/dicom-viewer.tsx'), import('./dicom/cornerstone.ts')])
  }
  if (kind !== 'downloadOnly') await CHUNKS[kind]()
}

/** Picks the viewer; what goes wrong in one stays in it. */
export function OpenViewer(props: ViewerProps) {
  const Viewer = VIEWERS[viewerKind(props.file)]
  const [comparing, setComparing] = useState(false)
  const source = isPicture(props.file) ? props.compare : undefined
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
        {source && comparing ? (
          <CompareFrame
            key={props.file.fileId}
            viewer={props}
            source={source}
            Viewer={Viewer}
            viewerOf={(file) => VIEWERS[viewerKind(file)]}
            onClose={() => setComparing(false)}
          />
        ) : (
          <Viewer
            key={props.file.fileId}
            {...props}
            {...(source && { onCompare: () => setComparing(true) })}
          />
        )}
      </Suspense>
    </CatchBoundary>
  )
}
