import type { ByteSource } from '../signal/byte-source.ts'
import type { RecordingSink } from './recording-sink.ts'

export const RECORDING_FORMATS = ['json', 'dicom', 'csv', 'edf', 'wfdb', 'aecg', 'scp'] as const
export type RecordingFormat = (typeof RECORDING_FORMATS)[number]

/** The formats that every account may send; staff may import all of them. Decision E22. */
export const EVERYONES_FORMATS: readonly RecordingFormat[] = ['json', 'dicom']

/** Facts that staff read from the device or its manual because the file lacks them. They are stored as the person's statement. */
export type StatedFacts = {
  samplesPerSecond?: number
  /** Millivolts of one unit of the file's numbers, such as 0.005 for 200 counts per millivolt. */
  millivoltsPerUnit?: number
}

export type ReadRequest = {
  source: ByteSource
  fileName: string
  /** The other files of the same import by their names, such as the `.dat` of a `.hea`. */
  companions: ReadonlyMap<string, ByteSource>
  stated: StatedFacts
}

/** A reader of one format. Readers are chosen by content, because devices and people name files as they like. */
export type RecordingReader = {
  format: RecordingFormat
  /** Returns whether a file that starts with these bytes, up to 64 KiB, is of this format. */
  recognises: (start: Uint8Array) => boolean
  /** Reads all recordings of the file into the sink. Throws `UnreadableRecording` and nothing else. */
  read: (request: ReadRequest, sink: RecordingSink) => Promise<void>
}
