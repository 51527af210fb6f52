import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { isViewable } from '../compare/compare.queries.ts'
import { CompareFrame } from '../compare/compare-frame.tsx'
import { DownloadOnlyViewer } from '../download-only-viewer.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CannotShow } from './cannot-show.tsx'
import { type ViewerKind, viewerKind } from './viewer-kind.ts'
import { ON_ITS_WAY } from './viewer-on-its-way.tsx'

/** The viewers, each in a chunk of its own; DICOM and PDF are large and loaded only when needed. */
const VIEWERS = {
  ecg: lazyWithPreload(
    async () => (await import('../ecg/dicom-ecg-viewer.tsx')).DicomEcgViewer,
    ON_ITS_WAY,
  ),
  dicom: lazyWithPreload(
    async () => (await import('../dicom-file-viewer.tsx')).DicomFileViewer,
    ON_ITS_WAY,
  ),
  image: lazyWithPreload(
    async () => (await import('../image/image-viewer.tsx')).ImageViewer,
    ON_ITS_WAY,
  ),
  video: lazyWithPreload(
    async () => (await import('../media/video-viewer.tsx')).VideoViewer,
    ON_ITS_WAY,
  ),
  sound: lazyWithPreload(
    async () => (await import('../media/sound-viewer.tsx')).SoundViewer,
    ON_ITS_WAY,
  ),
  pdf: lazyWithPreload(async () => (await import('../pdf/pdf-viewer.tsx')).PdfViewer, ON_ITS_WAY),
  json: lazyWithPreload(
    async () => (await import('../json/json-viewer.tsx')).JsonViewer,
    ON_ITS_WAY,
  ),
  downloadOnly: DownloadOnlyViewer,
} as const satisfies Record<ViewerKind, ComponentType<ViewerProps>>

/** Loads the code that a file needs, by its format and by whether it is an ECG. */
export async function fetchAhead(
  format: FileFormat | undefined,
  { isEcg }: { isEcg: boolean },
): Promise<void> {
  const kind = isEcg && format === undefined ? 'ecg' : viewerKind({ format, previews: [] })
  if (kind === 'downloadOnly') return
  const content =
    kind === 'dicom' &&
    import('../dicom-file-viewer.tsx').then((it) => (isEcg ? it.fetchEcg() : it.fetchPictures()))
  await Promise.all([VIEWERS[kind].fetch(), content])
}

/** Selects the viewer and contains its errors. */
export function OpenViewer(props: ViewerProps) {
  const Viewer = VIEWERS[viewerKind(props.file)]
  const [comparing, setComparing] = useState(false)
  const source = isViewable(props.file) ? props.compare : undefined
  return (
    <CatchBoundary
      getResetKey={() => props.file.fileId}
      errorComponent={({ reset }) => (
        <ViewerShell viewer={props}>
          <CannotShow file={props.file} renewUrl={props.renewUrl} onRetry={reset} />
        </ViewerShell>
      )}
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
    </CatchBoundary>
  )
}
