import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadyRecording } from '../recordings/recordings.queries.ts'
import { type AnalysisName, storedAnalysisQuery } from './stored-analysis.queries.ts'
import type { Analysing } from './use-analysis.ts'

/** The stored analysis that is shown, with the change to a newer one if there is one: it is offered, never made silently. */
export type StoredAnalysis = { analysing: Analysing; showNewer: (() => void) | undefined }

type Pinned = AnalysisName & { rid: string }
const NONE: Pinned = { rid: '', version: 0, species: '' }

/** Loads the analysis of a recording and keeps showing it until a person asks for a newer one. SPEC E36. */
export function useStoredAnalysis(
  recording: ReadyRecording | undefined,
  caseId: string,
): StoredAnalysis {
  const [shown, setShown] = useState(NONE)
  const newest = newestOf(recording)
  const isPinned = recording !== undefined && shown.rid === recording.rid
  if (newest && !isPinned) setShown(newest)
  const query = useQuery({
    ...storedAnalysisQuery(shown, caseId),
    ...(!isPinned && { queryFn: skipToken }),
  })
  const loaded = isPinned ? query.data : undefined
  const isFailed = query.isError || recording?.analysis?.problem
  return {
    analysing: loaded
      ? { state: 'ready', analysis: loaded }
      : { state: isFailed ? 'failed' : 'working' },
    showNewer: newest && isOther(loaded, newest) ? () => setShown(newest) : undefined,
  }
}

/** Returns the newest analysis that has a result. */
function newestOf(recording: ReadyRecording | undefined): Pinned | undefined {
  if (!recording?.analysis || recording.analysis.problem) return undefined
  const { version, species } = recording.analysis
  return { rid: recording.rid, version, species }
}

function isOther(loaded: EcgAnalysis | undefined, newest: AnalysisName): boolean {
  if (!loaded) return false
  return newest.version !== loaded.version || newest.species !== loaded.species
}
