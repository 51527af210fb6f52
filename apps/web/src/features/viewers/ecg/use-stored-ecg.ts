import { useMemo } from 'react'
import { useStoredAnalysis } from '../../ecg-trace/analysis/use-stored-analysis.ts'
import type { ReadyRecording } from '../../ecg-trace/recordings/recordings.queries.ts'
import { useRemoteSource } from '../../ecg-trace/source/use-remote-source.ts'
import type { EcgFile } from './ecg-file.ts'
import { foundOf } from './found-beats.ts'
import { drawnAtOf } from './printed-scale.ts'

/** Opens the recordings of a file on the server, with their analysis. */
export function useStoredEcg(
  recordings: readonly ReadyRecording[],
  { caseId, number }: { caseId: string; number: number },
): { file: EcgFile; showNewer: (() => void) | undefined } {
  const recording = recordings[number] ?? recordings[0]
  const opened = useRemoteSource(recording, caseId)
  const source = opened.state === 'ready' ? opened.source : undefined
  const stored = useStoredAnalysis(recording, caseId, { isDrawn: source !== undefined })
  const { analysing, overview, showNewer } = stored
  const assumed = recording?.analysis?.nearest ?? false
  const found = useMemo(
    () => source && foundOf(analysing, { source, assumed, overview }),
    [analysing, source, assumed, overview],
  )
  if (opened.state === 'failed')
    return { file: { ...opened, cause: 'notLoaded' }, showNewer: undefined }
  if (!recording || !source || !found) return { file: { state: 'opening' }, showNewer: undefined }
  const { filter, printed, start } = recording
  return {
    showNewer,
    file: {
      state: 'ecg',
      ecg: {
        source,
        found,
        filter,
        drawnAt: drawnAtOf(printed),
        startedAt: start ?? undefined,
        number: recording.number - 1,
      },
      recordings: recordings.map(({ samples, fs }) => ({
        sampleCount: samples,
        samplesPerSecond: fs,
      })),
    },
  }
}
