import { readWaveforms } from '@systole/dicom/read-waveforms'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type WaveformRefusal, waveformRecording } from '@systole/ecg/waveform-recording'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.tsx'
import { Opening } from '../opening.tsx'
import { ToolSelect } from '../tool-button.tsx'
import { useFileBytes } from '../use-file-bytes.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { EcgViewer } from './ecg-viewer.tsx'

type Content = {
  recordings: { label: string; recording: EcgRecording }[]
  refusal: WaveformRefusal
}

/** Shows the waveforms of a DICOM file, each a separate recording, such as a rhythm strip or an averaged beat. */
export function DicomEcgViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const bytes = useFileBytes(file, renewUrl)
  const here = bytes.state === 'ready' ? bytes.bytes : undefined
  const content = useMemo(() => here && contentOf(here), [here])
  const [chosen, setChosen] = useState(0)
  const shown = content?.recordings[chosen]
  if (content && shown) {
    return (
      <EcgViewer
        key={chosen}
        {...props}
        recording={shown.recording}
        number={chosen}
        choose={
          content.recordings.length > 1 && (
            <ToolSelect
              aria-label={t('ecg.recording')}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {content.recordings.map(({ label }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the file's own order, which does not change
                <option key={index} value={index}>
                  {label || t('ecg.recordingNumber', { number: index + 1 })}
                </option>
              ))}
            </ToolSelect>
          )
        }
      />
    )
  }
  return (
    <ViewerShell viewer={props}>
      {bytes.state === 'failed' && (
        <CannotShow file={file} renewUrl={renewUrl} onRetry={bytes.retry} failure={bytes.cause} />
      )}
      {content && (
        <CannotShow file={file} renewUrl={renewUrl} reason={t(`ecg.refused.${content.refusal}`)} />
      )}
      {bytes.state !== 'failed' && !content && (
        <Opening name={file.name} {...(bytes.state === 'loading' && { percent: bytes.percent })} />
      )}
    </ViewerShell>
  )
}

/** Returns the drawable recordings, or why the first one cannot be drawn. */
function contentOf(bytes: Uint8Array): Content {
  const content: Content = { recordings: [], refusal: 'notAnEcg' }
  for (const [index, group] of readWaveforms(bytes).entries()) {
    const recording = waveformRecording(group)
    if (!('refusal' in recording)) content.recordings.push({ label: group.label, recording })
    else if (index === 0) content.refusal = recording.refusal
  }
  return content
}
