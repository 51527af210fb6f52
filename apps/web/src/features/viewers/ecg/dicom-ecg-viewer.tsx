import { useTranslation } from 'react-i18next'
import { CannotShow } from '../opening/cannot-show.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { EcgFileView } from './ecg-file-view.tsx'
import { ProcessingFile } from './processing-file.tsx'
import { useEcgFile } from './use-ecg-file.ts'

/** Shows the waveform of a DICOM file. */
export function DicomEcgViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const opened = useEcgFile(props)
  const { file: found, isProcessing, progress } = opened
  if (found.state === 'ecg') return <EcgFileView {...props} {...found} opened={opened} />
  return (
    <ViewerShell viewer={props}>
      {found.state === 'failed' && (
        <CannotShow {...{ file, renewUrl }} onRetry={found.retry} failure={found.cause} />
      )}
      {found.state === 'other' && (
        <CannotShow {...{ file, renewUrl }} reason={t(`ecg.refused.${found.refusal}`)} />
      )}
      {found.state === 'opening' && (
        <ProcessingFile name={file.name} file={found} {...{ isProcessing, progress }} />
      )}
    </ViewerShell>
  )
}
