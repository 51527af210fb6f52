import type { EcgRecording } from '@systole/contract/ecg/recordings'
import type { Decoded } from '@systole/contract/wire/names'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

export type Recording = Decoded<EcgRecording>

/** A recording whose signal can be read from the server. */
export type ReadyRecording = Recording & {
  fs: number
  samples: number
  signal_url: string
  pyramid_url: string
}

/** How often a recording is asked for while it is being read or analysed. */
const WAIT_MS = 3000
/** How often it is asked whether there is a newer analysis. */
const REFETCH_MS = 5 * 60_000

/** The recordings of a case; asked again until all have been read and analysed, and then from time to time. */
export const recordingsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['ecg', 'recordings', caseId],
    queryFn: () => orThrow(client.ecgRecordings.queryEcgRecordings({ caseId })),
    refetchInterval: ({ state }) =>
      state.data?.recordings.some(isUnderWay) ? WAIT_MS : REFETCH_MS,
  })

function isUnderWay({ state, analysis }: Recording): boolean {
  return state === 'importing' || (state === 'ready' && analysis === null)
}

export function isReady(recording: Recording): recording is ReadyRecording {
  const { state, fs, samples, signal_url, pyramid_url } = recording
  return state === 'ready' && fs !== null && samples !== null && !!signal_url && !!pyramid_url
}

/** Returns the recordings of a file; a file with the bytes of another one has that one's. */
export function recordingsOfFile(
  recordings: readonly Recording[],
  file: { fileId: string; name: string },
): Recording[] {
  const own = recordings.filter(({ fid }) => fid === file.fileId)
  return own.length > 0
    ? own
    : recordings.filter(({ same_files }) => same_files.includes(file.name))
}
