import type { DayOverview } from '@systole/ecg/rhythm/day-overview'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Recording } from '../recordings/recordings.queries.ts'
import type { AnalysisName } from './stored-analysis.queries.ts'

/**
 * The overview of a long recording, made with its analysis. One that has none, or whose address serves that of a newer analysis, is
 * shown without: the page then makes it of the beats.
 */
export const storedOverviewQuery = (
  { rid, version, species }: AnalysisName & { rid: string },
  url: string,
) =>
  queryOptions({
    queryKey: ['ecg', 'overview', rid, version, species],
    queryFn: async ({ signal }): Promise<DayOverview> => {
      const answer = await fetch(url, { credentials: 'same-origin', signal })
      if (!answer.ok) throw new Error(`The overview answered HTTP ${answer.status}`)
      const overview = (await answer.json()) as DayOverview // as the analysis wrote it
      if (overview.version !== version || overview.species !== species)
        throw new Error('The overview is of another analysis')
      return overview
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Loads the overview of the newest analysis of a recording, if it has one. */
export async function fetchOverview(queries: QueryClient, recording: Recording): Promise<void> {
  const { rid, analysis } = recording
  const url = analysis?.overview_url
  if (url) await queries.prefetchQuery(storedOverviewQuery({ ...analysis, rid }, url))
}

/** Returns the address of the overview of an analysis, if it is the newest one of the recording. */
export function overviewUrl(
  recording: Recording | undefined,
  { version, species }: AnalysisName,
): string | undefined {
  const { analysis } = recording ?? {}
  const isNewest = analysis?.version === version && analysis.species === species
  return (isNewest && analysis.overview_url) || undefined
}
