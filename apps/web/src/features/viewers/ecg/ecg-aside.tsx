import { EcgValuesPanel } from '../../ecg-values/ecg-values-panel.tsx'
import { MeasureList } from '../measuring/measure-list.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { EcgBeatTable } from './ecg-beat-table.tsx'
import type { FileBeats } from './found-beats.ts'
import type { useEcg } from './use-ecg.ts'

/** Shows beside the trace what was asked for: the beats, the measurements, the values. */
export function EcgAside(props: {
  found: FileBeats
  desk: ReturnType<typeof useEcg>
  open: { listing: boolean; values: boolean | 'unasked' }
  file: ViewerProps['file']
  patient: ViewerProps['patient']
}) {
  const { found, desk, open, file, patient } = props
  const { analysing } = found
  return (
    <>
      {open.listing && <EcgBeatTable {...{ found, desk }} />}
      {desk.measuring.listed && <MeasureList measuring={desk.measuring} />}
      {open.values !== false && (
        <EcgValuesPanel
          {...{ file, patient }}
          signal={desk.source}
          analysis={analysing.state === 'ready' ? analysing.analysis : undefined}
          isUnasked={open.values === 'unasked'}
          onGoTo={desk.goTo}
        />
      )}
    </>
  )
}
