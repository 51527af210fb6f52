import { open } from 'node:fs/promises'
import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import { readRecordings } from '@systole/ecg/formats/read-recordings'
import { EVERYONES_FORMATS } from '@systole/ecg/formats/recording-reader'
import type { RecordingSink } from '@systole/ecg/formats/recording-sink'
import { fileSource } from './file-source.ts'

/** Reads the recordings of a file in one of the formats that any account may send. */
export async function readEcgFile(path: string, sink: RecordingSink): Promise<void> {
  const file = await open(path, 'r')
  try {
    const options = { readers: ALL_RECORDING_READERS, formats: EVERYONES_FORMATS, fileName: '' }
    await readRecordings(await fileSource(file), options, sink)
  } finally {
    await file.close()
  }
}
