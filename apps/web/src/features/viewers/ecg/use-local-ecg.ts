import type { CollectedRecording } from '@systole/ecg/formats/memory-sink'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ecgSpeciesOf } from '../../ecg-trace/analysis/species-of.ts'
import { useAnalysis } from '../../ecg-trace/analysis/use-analysis.ts'
import { localRecordingsQuery } from '../../ecg-trace/local/local-recordings.queries.ts'
import type { FileRead } from '../../ecg-trace/local/read-file-work.ts'
import { memorySource } from '../../ecg-trace/source/memory-source.ts'
import { type FileBytes, useFileBytes } from '../bytes/use-file-bytes.ts'
import { useFileSpecies } from '../measuring/use-file-species.ts'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'
import type { EcgFile, OpenEcg } from './ecg-file.ts'
import { foundOf } from './found-beats.ts'
import { drawnAtOf } from './printed-scale.ts'

const NONE: readonly CollectedRecording[] = []

/** Reads and analyses a file in workers, for as long as the server has not. */
export function useLocalEcg(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
  { wanted, number }: { wanted: boolean; number: number },
): EcgFile {
  const bytes = useFileBytes(file, renewUrl, { wanted })
  const here = wanted && bytes.state === 'ready' ? bytes.bytes : undefined
  const reading = useQuery(localRecordingsQuery(file.fileId, here))
  const read: FileRead | undefined = reading.isError ? { refusal: 'damaged' } : reading.data
  const recordings = here && read && 'recordings' in read ? read.recordings : NONE
  const ecg = useOpened(file, recordings[number], number)
  if (!wanted) return { state: 'opening' }
  if (!here) return unread(bytes)
  if (read && 'refusal' in read) return { state: 'other', bytes: here, refusal: read.refusal }
  return ecg
    ? { state: 'ecg', ecg, recordings: recordings.map(({ signal }) => signal) }
    : { state: 'opening' }
}

function unread(bytes: FileBytes): EcgFile {
  if (bytes.state === 'failed') return bytes
  return bytes.state === 'loading'
    ? { state: 'opening', percent: bytes.percent }
    : { state: 'opening' }
}

/** Analyses a recording by the profile of the patient's species. */
function useOpened(
  file: ViewedFile,
  recording: CollectedRecording | undefined,
  number: number,
): OpenEcg | undefined {
  const named = useFileSpecies(file.fileId)
  const profile = named === undefined ? undefined : ecgSpeciesOf(named)
  const analysing = useAnalysis(recording, profile?.species)
  const assumed = profile?.assumed ?? false
  const source = useMemo(() => recording && memorySource(recording.signal), [recording])
  const found = useMemo(
    () => source && foundOf(analysing, { source, assumed }),
    [analysing, source, assumed],
  )
  if (!recording || !source || !found) return undefined
  const { filter, printedAt, startedAt } = recording.header
  return { source, found, filter, drawnAt: drawnAtOf(printedAt), startedAt, number }
}
