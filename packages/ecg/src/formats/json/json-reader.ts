import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { SourceRecording } from '../source-recording.ts'
import { writeRecording } from '../write-recording.ts'
import { findRecordings } from './find-recordings.ts'
import { planRecordings } from './plan-recording.ts'
import { scanJson } from './scan-json.ts'

const [OPEN_OBJECT, OPEN_LIST] = [0x7b, 0x5b]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * Reads ECGs from JSON in two passes over the file: the first finds what it describes and where its samples are, the second streams
 * them. An own tokeniser, because this package imports nothing and samples become numbers without ever being strings.
 */
export const jsonReader: RecordingReader = {
  format: 'json',
  recognises: (start) => {
    const text = BYTE_ORDER_MARK.every((byte, place) => start[place] === byte) ? 3 : 0
    const first = start.subarray(text).find((byte) => byte > 0x20)
    return first === OPEN_OBJECT || first === OPEN_LIST
  },
  read: async (request, sink) => {
    for (const recording of await openJson(request)) await writeRecording(recording, sink)
  },
}

/** Opens the recordings of a file without their samples. Throws `UnreadableRecording` if one of them cannot be read. */
export async function openJson({
  source,
  fileName,
  stated,
}: Omit<ReadRequest, 'companions'>): Promise<SourceRecording[]> {
  const { roots, isCut } = await scanJson(source)
  const found = findRecordings(roots)
  if (found.length === 0) throw new UnreadableRecording(isCut ? 'damaged' : 'notAnEcg', fileName)
  const recordings: SourceRecording[] = []
  for (const each of found) {
    recordings.push(...(await planRecordings(source, each, { stated, isCut })))
  }
  return recordings
}
