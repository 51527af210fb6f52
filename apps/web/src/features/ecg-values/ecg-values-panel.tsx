import { styled } from '@mui/material/styles'
import { referenceFor } from '@systole/domain/ecg-references/reference-for'
import { readEcg } from '@systole/domain/ecg-values/ecg-reading'
import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { todayHere } from '../../ui/format/today.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ViewerPanel } from '../../ui/layout/viewer-panel.ts'
import { RecordingRemarks } from '../ecg-trace/recordings/recording-remarks.tsx'
import {
  type Recording,
  recordingsOfFile,
  recordingsQuery,
} from '../ecg-trace/recordings/recordings.queries.ts'
import { remarksOf } from '../ecg-trace/recordings/remarks-of.ts'
import { EcgValueLine } from './ecg-value-line.tsx'
import { givenValuesOf } from './given-values.ts'
import { LostSignal } from './lost-signal.tsx'
import type { RecordedPatient } from './recorded-patient.ts'
import { ReferenceConditions } from './reference-conditions.tsx'
import { useSaveEcgValue } from './use-save-ecg-value.ts'

const Panel = styled(ViewerPanel)(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    '@container viewer (min-width: 641px)': { flexBasis: 292 },
    '& h3': { margin: '0 6px 4px', fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
    '& > p': { margin: '0 6px 8px', fontSize: '.8125rem', color: ink.muted },
    '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
    '@container viewer (max-width: 940px)': { '&[data-unasked]': { display: 'none' } },
  }
})

type Props = {
  file: { fileId: string; name: string }
  /** The signal that is shown; its recording on the server is the one with the same number of samples. */
  signal: { samplesPerSecond: number; sampleCount: number }
  /** Undefined while the signal is being analysed. */
  analysis: EcgAnalysis | undefined
  patient: RecordedPatient | undefined
  /** True until a person opens the panel: a narrow viewer then hides it. */
  isUnasked: boolean
  onGoTo: (seconds: number) => void
}

/** Shows the values of a recording as drafts, with their source, uncertainty and reference; people can overrule them. */
export function EcgValuesPanel(props: Props) {
  const { analysis, patient, file, signal, isUnasked } = props
  const { t } = useTranslation('ecg')
  const query = useQuery({
    ...recordingsQuery(patient?.caseId ?? ''),
    ...(!patient && { queryFn: skipToken }),
  })
  const recording = recordingsOfFile(query.data?.recordings ?? [], file).find(
    ({ fs, samples }) => fs === signal.samplesPerSecond && samples === signal.sampleCount,
  )
  return (
    <Panel aria-label={t('values.title')} {...(isUnasked && { 'data-unasked': '' })}>
      <h3>{t('values.title')}</h3>
      {patient && <QueryFailure query={query} />}
      {analysis ? (
        <Values {...props} analysis={analysis} recording={recording} />
      ) : (
        <>
          <p role="status">{t('values.working')}</p>
          <RowSkeletons rows={6} height={56} />
        </>
      )}
    </Panel>
  )
}

function Values(props: Props & { analysis: EcgAnalysis; recording: Recording | undefined }) {
  const { analysis, recording, patient, signal, onGoTo } = props
  const { t } = useTranslation('ecg')
  const save = useSaveEcgValue(patient?.caseId ?? '', recording, analysis)
  const today = todayHere(useNow())
  const given = recording ? givenValuesOf(recording) : []
  const conditions = recording?.conditions
  const readings = readEcg(analysis.values, given, (field) =>
    patient
      ? referenceFor(field, patient.pet, { today, ...(conditions && { conditions }) })
      : { reference: undefined, reason: 'species' },
  )
  const hasReference = readings.some(({ reference }) => reference !== undefined)
  const mayChange = patient?.mayChange === true && recording !== undefined
  const remarks = remarksHere(recording, analysis, patient)
  if (analysis.beats.length === 0)
    return (
      <>
        <p role="status">{t('values.none')}</p>
        <RecordingRemarks remarks={remarks.filter(({ remark }) => remark !== 'noBeats')} />
      </>
    )
  return (
    <>
      <RecordingRemarks remarks={remarks} />
      <p>{t('values.draft')}</p>
      <ul>
        {readings.map((reading) => (
          <EcgValueLine
            key={reading.field}
            reading={reading}
            onSave={mayChange ? save : undefined}
          />
        ))}
      </ul>
      <LostSignal gaps={analysis.gaps} signal={signal} onGoTo={onGoTo} />
      {hasReference ? (
        <ReferenceConditions {...(conditions && { conditions })} />
      ) : (
        <p>{t('values.noReference')}</p>
      )}
    </>
  )
}

function remarksHere(
  recording: Recording | undefined,
  { values }: EcgAnalysis,
  patient: RecordedPatient | undefined,
) {
  if (!recording) return []
  const pHeightMillivolts = values.pHeightMillivolts?.value
  return remarksOf(recording, { pet: patient?.onRecord, pHeightMillivolts })
}
