import type { ImportProgress, RecordingProblem } from '@systole/domain/ecg-recordings/recording'
import { skipToken, useQuery } from '@tanstack/react-query'
import {
  isReady,
  type ReadyRecording,
  recordingsOfFile,
  recordingsQuery,
} from '../../ecg-trace/recordings/recordings.queries.ts'
import type { ViewerProps } from '../viewer-props.ts'

export type FileRecordings = {
  /** `none`: the server has no recording of the file, or is not asked. */
  state: 'asking' | 'none' | 'importing' | 'ready' | 'failed' | 'notLoaded'
  ready: readonly ReadyRecording[]
  problem: RecordingProblem | undefined
  progress: ImportProgress | undefined
  retry: () => void
}

/** Returns what the server knows of a file as an ECG; nothing outside a case. */
export function useFileRecordings({
  file,
  patient,
}: Pick<ViewerProps, 'file' | 'patient'>): FileRecordings {
  const query = useQuery({
    ...recordingsQuery(patient?.caseId ?? ''),
    ...(!patient && { queryFn: skipToken }),
  })
  const own = recordingsOfFile(query.data?.recordings ?? [], file)
  const has = (wanted: string) => own.some(({ state }) => state === wanted)
  const stateOf = (): FileRecordings['state'] => {
    if (patient && !query.data) return query.isError ? 'notLoaded' : 'asking'
    return (['ready', 'importing', 'failed'] as const).find(has) ?? 'none'
  }
  return {
    state: stateOf(),
    ready: own.filter(isReady),
    problem: own.find(({ problem }) => problem !== null)?.problem ?? undefined,
    progress: own.find(({ state }) => state === 'importing')?.progress,
    retry: () => void query.refetch(),
  }
}
