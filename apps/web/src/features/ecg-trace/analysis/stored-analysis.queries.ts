import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadyRecording, recordingsQuery } from '../recordings/recordings.queries.ts'

/** The name of an analysis: its version and the species whose profile was used. */
export type AnalysisName = { version: number; species: string }

/** The analysis of the server was replaced by a newer one while it was loaded. */
class OtherAnalysisServed extends Error {}

/** A stored analysis with its beats. It never changes, so that it is loaded once; the addresses serve the newest. */
export const storedAnalysisQuery = (
  { rid, version, species }: AnalysisName & { rid: string },
  caseId: string,
) =>
  queryOptions({
    queryKey: ['ecg', 'analysis', rid, version, species],
    queryFn: ({ client, signal }) => load(client, { rid, caseId, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Wanted = { rid: string; caseId: string; signal: AbortSignal }

async function load(queries: QueryClient, wanted: Wanted): Promise<EcgAnalysis> {
  const known = queries.getQueryData(recordingsQuery(wanted.caseId).queryKey)
  try {
    return await loadFrom(known, wanted)
  } catch (error) {
    if (wanted.signal.aborted) throw error
    // the addresses have expired, or a newer analysis was made meanwhile
    const renewed = await queries.fetchQuery({ ...recordingsQuery(wanted.caseId), staleTime: 0 })
    return loadFrom(renewed, wanted)
  }
}

type Listed = Parameters<typeof namesOf>[0]

async function loadFrom(listed: Listed, { rid, signal }: Wanted): Promise<EcgAnalysis> {
  const { analysis, beats } = namesOf(listed, rid)
  if (!analysis || !beats) throw new OtherAnalysisServed()
  const get = async (url: string) => {
    const answer = await fetch(url, { credentials: 'same-origin', signal })
    if (!answer.ok) throw new Error(`The analysis answered HTTP ${answer.status}`)
    return answer
  }
  const [result, bytes] = await Promise.all([
    get(analysis.url).then((answer) => answer.json() as Promise<Omit<EcgAnalysis, 'beats'>>),
    get(beats.url).then((answer) => answer.arrayBuffer()),
  ])
  const found = decodeBeats(new Uint8Array(bytes))
  const isListed = result.version === analysis.version && result.species === analysis.species
  if (!isListed || found.length !== beats.count) throw new OtherAnalysisServed()
  return { ...result, beats: found }
}

function namesOf(
  listed: { recordings: readonly Pick<ReadyRecording, 'rid' | 'analysis' | 'beats'>[] } | undefined,
  rid: string,
): Pick<Partial<ReadyRecording>, 'analysis' | 'beats'> {
  return listed?.recordings.find((each) => each.rid === rid) ?? {}
}
