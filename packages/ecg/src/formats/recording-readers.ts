import { aecgReader } from './aecg/aecg-reader.ts'
import { csvReader } from './csv/csv-reader.ts'
import { edfReader } from './edf/edf-reader.ts'
import { jsonReader } from './json/json-reader.ts'
import type { RecordingReader } from './recording-reader.ts'
import { scpReader } from './scp/scp-reader.ts'
import { wfdbReader } from './wfdb/wfdb-reader.ts'

/** The readers of this package in the order in which they look at a file. Text without a mark of its own comes last. */
export const RECORDING_READERS: readonly RecordingReader[] = [
  edfReader,
  scpReader,
  aecgReader,
  jsonReader,
  wfdbReader,
  csvReader,
]
