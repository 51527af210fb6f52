import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { DayOverview } from '@systole/ecg/rhythm/day-overview'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReadyRecording } from '../recordings/recordings.queries.ts'
import { type AnalysisName, storedAnalysisQuery } from './stored-analysis.queries.ts'
import { overviewUrl, storedOverviewQuery } from './stored-overview.queries.ts'
import type { Analysing } from './use-analysis.ts'

/** The stored analysis that is shown, with the change to a newer one if there is one: it is offered, never made silently. */
export type ArrivingAnalysis = {
  analysing: Analysing
  /** The overview of a long recording, which arrives before the analysis. */
  overview: DayOverview | undefined
  showNewer: (() => void) | undefined
}

type Pinned = AnalysisName & { rid: string }
const NONE: Pinned = { rid: '', version: 0, species: '' }

/**
 * Loads the analysis of a recording and keeps showing it until a person asks for a newer one. With an overview the analysis, which is
 * large, is loaded after that is drawn. SPEC E36.
 */
export function useStoredAnalysis(
  recording: ReadyRecording | undefined,
  caseId: string,
  { isDrawn }: { isDrawn: boolean },
): ArrivingAnalysis {
  const [shown, setShown] = useState(NONE)
  const newest = newestOf(recording)
  const isPinned = recording !== undefined && shown.rid === recording.rid
  if (newest && !isPinned) setShown(newest)
  const overview = useOverview(isPinned ? recording : undefined, shown)
  const query = useQuery({
    ...storedAnalysisQuery(shown, caseId),
    ...((!isPinned || overview.isComing || (overview.data && !isDrawn)) && { queryFn: skipToken }),
  })
  const loaded = isPinned ? query.data : undefined
  const isFailed = query.isError || Boolean(recording?.analysis?.problem)
  const analysing = useMemo(
    (): Analysing =>
      loaded ? { state: 'ready', analysis: loaded } : { state: isFailed ? 'failed' : 'working' },
    [loaded, isFailed],
  )
  return {
    analysing,
    overview: overview.data,
    showNewer: newest && isOther(loaded, newest) ? () => setShown(newest) : undefined,
  }
}

/** Loads the overview of the shown analysis, if it has one. */
function useOverview(
  recording: ReadyRecording | undefined,
  shown: Pinned,
): { data: DayOverview | undefined; isComing: boolean } {
  const url = overviewUrl(recording, shown)
  const { data, isError } = useQuery({
    ...storedOverviewQuery(shown, url ?? ''),
    ...(!url && { queryFn: skipToken }),
  })
  return { data, isComing: url !== undefined && !data && !isError }
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
