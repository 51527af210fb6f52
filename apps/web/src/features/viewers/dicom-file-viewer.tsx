import { useEffect } from 'react'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { useFileBytes } from './bytes/use-file-bytes.ts'
import { Opening } from './opening/opening.tsx'
import { earlyLookOf, isEcgWaveform } from './opening/viewed-file.ts'
import { ON_ITS_WAY } from './opening/viewer-on-its-way.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

const DicomViewer = lazyWithPreload(
  async () => (await import('./dicom/dicom-viewer.tsx')).DicomViewer,
  ON_ITS_WAY,
)
const DicomEcgViewer = lazyWithPreload(
  async () => (await import('./ecg/dicom-ecg-viewer.tsx')).DicomEcgViewer,
  ON_ITS_WAY,
)
const loadEngine = () => import('./dicom/cornerstone.ts')

/** Loads the code for DICOM images without showing one. */
export async function fetchPictures(): Promise<void> {
  await Promise.all([DicomViewer.fetch(), loadEngine()])
}

/** Loads the code for the ECG in a DICOM file. */
export async function fetchEcg(): Promise<void> {
  await DicomEcgViewer.fetch()
}

/** Initializes graphics and decoders for DICOM images, in parallel with the download of the first one. */
export async function startEngine(): Promise<void> {
  const { cornerstoneEngine } = await loadEngine()
  cornerstoneEngine()
}

/** The number of bytes in which the SOP class is found, as it is one of the first elements. */
const HEAD_BYTES = 4096
const ECG_CLASS = /1\.2\.840\.10008\.5\.1\.4\.1\.1\.9\.1\.[1-4](?![\d.])/

/** Shows a DICOM file as a picture, or as the waveform of an ECG. */
export function DicomFileViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const known = file.facts.dicom?.sopClassUid ? isEcgWaveform(file.facts) : undefined
  const bytes = useFileBytes(file, renewUrl, { wanted: known !== true })
  const isEcg = known ?? isEcgFile(bytes.state === 'ready' ? bytes.bytes : undefined)
  // In parallel with the download of the file.
  useEffect(() => {
    if (file.kind === 'ecg') return
    Promise.all([fetchPictures(), startEngine()]).catch(() => undefined) // errors are shown where the image is drawn
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

/** Detects an ECG by the first bytes, until the server knows. */
function isEcgFile(bytes: Uint8Array | undefined): boolean | undefined {
  if (!bytes) return undefined
  return ECG_CLASS.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))
}
