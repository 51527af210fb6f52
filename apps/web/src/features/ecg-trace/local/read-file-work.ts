import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import { type CollectedRecording, memorySink } from '@systole/ecg/formats/memory-sink'
import { readRecordings } from '@systole/ecg/formats/read-recordings'
import type { ReadRefusal } from '@systole/ecg/formats/recording-names'
import { EVERYONES_FORMATS } from '@systole/ecg/formats/recording-reader'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import { sourceOfBytes } from '@systole/ecg/signal/byte-source'

export type FileRead = { recordings: readonly CollectedRecording[] } | { refusal: ReadRefusal }

/** Reads the recordings of a file as the server does, a stretch at a time; or says why there are none. */
export async function readLocalFile(bytes: Uint8Array): Promise<FileRead> {
  const { sink, recordings } = memorySink()
  try {
    const options = { readers: ALL_RECORDING_READERS, formats: EVERYONES_FORMATS, fileName: '' }
    await readRecordings(sourceOfBytes(bytes), options, sink)
    return { recordings }
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    return { refusal: error.refusal }
  }
}

/** Returns the buffers of the samples, which are moved to the page rather than copied. */
export function buffersOf(read: FileRead): ArrayBufferLike[] {
  if ('refusal' in read) return []
  return read.recordings.flatMap(({ signal }) => signal.leads.map(({ samples }) => samples.buffer))
}
