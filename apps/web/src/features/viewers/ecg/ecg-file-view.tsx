import { isLong } from '@systole/ecg/rhythm/day-overview'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import { ToolSelect } from '../tools/tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import type { OpenEcg } from './ecg-file.ts'
import { EcgNotes } from './ecg-notes.tsx'
import { EcgViewer } from './ecg-viewer.tsx'
import { LongEcgViewer } from './long-ecg-viewer.tsx'
import type { OpenedEcgFile } from './use-ecg-file.ts'

type Recordings = readonly { sampleCount: number; samplesPerSecond: number }[]

/** Shows an opened ECG file, with the choice among its recordings and what is to be said about them. */
export function EcgFileView(
  props: ViewerProps & { opened: OpenedEcgFile; ecg: OpenEcg; recordings: Recordings },
) {
  const { opened, ecg, recordings, ...viewer } = props
  const Viewer = isLong(durationSeconds(ecg.source)) ? LongEcgViewer : EcgViewer
  return (
    <Viewer
      key={opened.chosen}
      {...viewer}
      ecg={ecg}
      choose={recordings.length > 1 && <RecordingSelect {...{ opened, recordings }} />}
      notes={<EcgNotes isProcessing={opened.isProcessing} onNewer={opened.showNewer} />}
    />
  )
}

function RecordingSelect(props: { opened: OpenedEcgFile; recordings: Recordings }) {
  const { opened, recordings } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  return (
    <ToolSelect
      aria-label={t('ecg.recording')}
      value={opened.chosen}
      onChange={(event) => opened.choose(Number(event.target.value))}
    >
      {recordings.map(({ sampleCount, samplesPerSecond }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the file's own order, which does not change
        <option key={index} value={index}>
          {t('ecg.recordingNumber', { number: index + 1 })} ·{' '}
          {t('ecg.seconds', { seconds: format.fixed(sampleCount / samplesPerSecond, 0) })}
        </option>
      ))}
    </ToolSelect>
  )
}
