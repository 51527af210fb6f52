import { useEffect } from 'react'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'
import { Opening } from './opening.tsx'
import { useFileBytes } from './use-file-bytes.ts'
import { earlyLookOf } from './viewed-file.ts'
import { ON_ITS_WAY } from './viewer-on-its-way.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

const DicomViewer = lazyAhead(
  async () => (await import('./dicom/dicom-viewer.tsx')).DicomViewer,
  ON_ITS_WAY,
)
const DicomEcgViewer = lazyAhead(
  async () => (await import('./ecg/dicom-ecg-viewer.tsx')).DicomEcgViewer,
  ON_ITS_WAY,
)
const loadEngine = () => import('./dicom/cornerstone.ts')

/** The code that draws films, without drawing one. */
export async function fetchPictures(): Promise<void> {
  await Promise.all([DicomViewer.fetch(), loadEngine()])
}

/** Sets up the graphics and the decoders of films, at the latest while the bytes of one are still coming. */
export async function startEngine(): Promise<void> {
  const { cornerstoneEngine } = await loadEngine()
  cornerstoneEngine()
}

/** The class of a file stands among its first elements. */
const HEAD_BYTES = 4096
const ECG_CLASS = /1\.2\.840\.10008\.5\.1\.4\.1\.1\.9\.1\.[1-4](?![\d.])/

/** A DICOM file is a picture, or the waveform of an ECG. */
export function DicomFileViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const bytes = useFileBytes(file, renewUrl)
  const known = file.facts.dicom?.sopClassUid ?? undefined
  const isEcg = isEcgFile(known, bytes.state === 'ready' ? bytes.bytes : undefined)
  // Beside the download of the file, not after it.
  useEffect(() => {
    if (file.kind === 'ecg') return
    Promise.all([fetchPictures(), startEngine()]).catch(() => undefined) // what is wrong is told where the film is drawn
  }, [file.kind])
  if (isEcg === true) return <DicomEcgViewer {...props} />
  if (isEcg === false || bytes.state === 'failed') return <DicomViewer {...props} />
  return (
    <ViewerShell viewer={props}>
      <Opening
        name={file.name}
        previewUrl={earlyLookOf(file)}
        {...(bytes.state === 'loading' && { percent: bytes.percent })}
      />
    </ViewerShell>
  )
}

/** As the server read it, else by the first bytes. */
function isEcgFile(
  sopClassUid: string | undefined,
  bytes: Uint8Array | undefined,
): boolean | undefined {
  if (sopClassUid !== undefined) return ECG_CLASS.test(sopClassUid)
  if (!bytes) return undefined
  return ECG_CLASS.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))
}
