import type { Beat, Gap } from '@systole/ecg/beats/beat'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { useMemo } from 'react'
import { ecgSpeciesOf } from '../../ecg-trace/analysis/species-of.ts'
import { type Analysing, useAnalysis } from '../../ecg-trace/analysis/use-analysis.ts'
import { type Rate, rateOf } from '../../ecg-trace/beats/rate.ts'
import { signalOfRecording } from '../../ecg-trace/source/signal-of-recording.ts'
import { useFileSpecies } from '../measuring/use-file-species.ts'

/** The beats found in a file; drafts, which say so wherever they are shown. */
export type FileBeats = {
  analysing: Analysing
  beats: readonly Beat[]
  gaps: readonly Gap[]
  rate: Rate | undefined
  /** True if the species has no profile and another one is used. */
  assumed: boolean
}

const NO_BEATS: readonly Beat[] = []
const NO_GAPS: readonly Gap[] = []

/** Finds beats and lost samples of a file by the profile of the patient's species. */
export function useFileBeats(
  fileId: string,
  recording: EcgRecording,
): FileBeats & { signal: ReturnType<typeof signalOfRecording> } {
  const signal = useMemo(() => signalOfRecording(recording), [recording])
  const named = useFileSpecies(fileId)
  const profile = named === undefined ? undefined : ecgSpeciesOf(named)
  const analysing = useAnalysis(signal, profile?.species)
  const analysis = analysing.state === 'ready' ? analysing.analysis : undefined
  const rate = useMemo(() => analysis && rateOf(analysis, signal), [analysis, signal])
  return {
    signal,
    analysing,
    beats: analysis?.beats ?? NO_BEATS,
    gaps: analysis?.gaps ?? NO_GAPS,
    rate,
    assumed: profile?.assumed ?? false,
  }
}
