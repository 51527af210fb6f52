import type { ByteSource } from '../signal/byte-source.ts'
import { MOST_BYTES } from './recording-limits.ts'
import type {
  ReadRequest,
  RecordingFormat,
  RecordingReader,
  StatedFacts,
} from './recording-reader.ts'
import { type RecordingSink, UnreadableRecording } from './recording-sink.ts'

const START_BYTES = 65_536

/**
 * Reads the ECG recordings of a file into a sink, by the reader that recognises its content. Throws `UnreadableRecording` with the
 * field or place in question; the sink may have received a part by then and has to drop what has no end.
 */
export async function readRecordings(
  source: ByteSource,
  options: {
    readers: readonly RecordingReader[]
    /** The formats that this account may send. */
    formats: readonly RecordingFormat[]
    fileName: string
    /** The other files of the same import by their names. */
    companions?: ReadonlyMap<string, ByteSource>
    stated?: StatedFacts
  },
  sink: RecordingSink,
): Promise<void> {
  const files = new Map([[options.fileName, source], ...(options.companions ?? [])])
  for (const [fileName, file] of files) {
    if (file.sizeBytes > MOST_BYTES) throw new UnreadableRecording('tooLarge', fileName)
  }
  for (const [fileName, file] of files) {
    const start = await file.read(0, Math.min(START_BYTES, file.sizeBytes))
    const reader = options.readers.find(({ recognises }) => recognises(start))
    if (!reader) continue
    if (!options.formats.includes(reader.format)) {
      throw new UnreadableRecording('formatNotAllowed', reader.format)
    }
    const companions = new Map([...files].filter(([name]) => name !== fileName))
    const request: ReadRequest = {
      source: file,
      fileName,
      companions,
      stated: options.stated ?? {},
    }
    return reader.read(request, sink)
  }
  throw new UnreadableRecording('notAnEcg', options.fileName)
}
