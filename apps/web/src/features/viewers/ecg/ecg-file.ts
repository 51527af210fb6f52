import type { RecordingRefusal } from '@systole/domain/ecg-recordings/recording'
import type { DrawnAt } from '../../ecg-trace/ecg-view.ts'
import type { TraceSource } from '../../ecg-trace/source/trace-source.ts'
import type { FileBeats } from './found-beats.ts'

/** A recording to show, on the server or read from its file. */
export type OpenEcg = {
  source: TraceSource
  found: FileBeats
  /** The recorder's own words for its filter. */
  filter: string
  drawnAt: DrawnAt
  /** When it began, by the recorder's clock. */
  startedAt: string | undefined
  /** The index of the recording in a file with several. */
  number: number
}

/** The outcome of opening a file: an ECG, still unread, something else with the reason, or out of reach. */
export type EcgFile =
  | { state: 'opening'; percent?: number }
  | {
      state: 'ecg'
      ecg: OpenEcg
      /** All recordings of the file, to choose from. */
      recordings: readonly { sampleCount: number; samplesPerSecond: number }[]
    }
  | { state: 'other'; bytes: Uint8Array | undefined; refusal: RecordingRefusal }
  | { state: 'failed'; cause: 'gone' | 'notLoaded'; retry: () => void }
