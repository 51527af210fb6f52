import { EcgValuesPanel } from '../../ecg-values/ecg-values-panel.tsx'
import { MeasureList } from '../measuring/measure-list.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { EcgBeatTable } from './ecg-beat-table.tsx'
import type { useEcg } from './use-ecg.ts'
import type { useFileBeats } from './use-file-beats.ts'

/** Shows beside the trace what was asked for: the beats, the measurements, the values. */
export function EcgAside(props: {
  found: ReturnType<typeof useFileBeats>
  desk: ReturnType<typeof useEcg>
  open: { listing: boolean; values: boolean | 'unasked' }
  file: ViewerProps['file']
  patient: ViewerProps['patient']
}) {
  const { found, desk, open, file, patient } = props
  const { analysing, signal } = found
  return (
    <>
      {open.listing && <EcgBeatTable {...{ found, desk }} />}
      {desk.measuring.listed && <MeasureList measuring={desk.measuring} />}
      {open.values !== false && (
        <EcgValuesPanel
          {...{ file, signal, patient }}
          analysis={analysing.state === 'ready' ? analysing.analysis : undefined}
          isUnasked={open.values === 'unasked'}
          onGoTo={desk.goTo}
        />
      )}
    </>
  )
}
