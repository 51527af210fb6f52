import type { ByteSource } from '../../signal/byte-source.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { EdfHeader, EdfSignal } from './edf-header.ts'
import { isAnnotations } from './edf-leads.ts'

/** Records that follow each other without a gap. `startSample` counts from the first record of the file. */
export type EdfRun = { firstRecord: number; recordCount: number; startSample: number }

export type EdfRuns = {
  runs: readonly EdfRun[]
  /** Seconds of the first record after the start that the header states; below 1 in files that follow the standard. */
  firstOnset: number
  /** The first record that starts before the end of the one before. */
  overlapAt: number | undefined
}

const READ_BYTES = 1 << 20
const MOST_RUNS = 100_000

/** Reads the onsets of all records from the annotations of an interrupted file and joins records without a gap between them. */
export async function readEdfRuns(
  source: ByteSource,
  header: EdfHeader,
  of: { recordCount: number; samplesPerRecord: number; samplesPerSecond: number },
): Promise<EdfRuns> {
  const annotations = header.signals.find(isAnnotations)
  if (!(header.isInterrupted && annotations)) return contiguousRuns(of.recordCount)
  const runs: { firstRecord: number; recordCount: number; startSample: number }[] = []
  let firstOnset: number | undefined
  let overlapAt: number | undefined
  let end = 0
  for await (const [record, onset] of onsetsOf(source, header, { ...of, annotations })) {
    firstOnset ??= onset
    const lost = lostSamples(onset, firstOnset, end, of.samplesPerSecond)
    if (lost < 0) overlapAt ??= record
    const run = lost > 0 ? undefined : runs.at(-1)
    end += Math.max(0, lost)
    if (run) run.recordCount += 1
    else runs.push({ firstRecord: record, recordCount: 1, startSample: end })
    if (runs.length > MOST_RUNS) {
      throw new UnreadableRecording('damaged', `onset of record ${record + 1}`)
    }
    end += of.samplesPerRecord
  }
  return { runs, firstOnset: firstOnset ?? 0, overlapAt }
}

/** Returns the samples between the end of a record and the onset of the next; 0 if the onset is missing. */
function lostSamples(
  onset: number | undefined,
  firstOnset: number | undefined,
  end: number,
  samplesPerSecond: number,
): number {
  if (onset === undefined || firstOnset === undefined) return 0
  return Math.round((onset - firstOnset) * samplesPerSecond) - end
}

function contiguousRuns(recordCount: number): EdfRuns {
  const runs = recordCount > 0 ? [{ firstRecord: 0, recordCount, startSample: 0 }] : []
  return { runs, firstOnset: 0, overlapAt: undefined }
}

async function* onsetsOf(
  source: ByteSource,
  header: EdfHeader,
  of: { recordCount: number; annotations: EdfSignal },
): AsyncGenerator<[number, number | undefined]> {
  const { headerBytes, recordBytes, bytesPerSample } = header
  const { byteOffset, samplesPerRecord } = of.annotations
  const onsetBytes = Math.min(ONSET_BYTES, samplesPerRecord * bytesPerSample)
  const perRead = Math.max(1, Math.floor(READ_BYTES / recordBytes))
  for (let record = 0; record < of.recordCount; record += perRead) {
    const count = Math.min(perRead, of.recordCount - record)
    const offset = headerBytes + record * recordBytes + byteOffset
    const bytes = await source.read(offset, (count - 1) * recordBytes + onsetBytes)
    for (let index = 0; index < count; index += 1) {
      const start = index * recordBytes
      yield [record + index, onsetOf(bytes.subarray(start, start + onsetBytes))]
    }
  }
}

const ONSET_BYTES = 64
/** The separators after an onset: of its texts, and of its duration. */
const [TEXT, DURATION] = [0x14, 0x15]

/** Returns the onset in seconds from the first annotation of a record. */
function onsetOf(annotations: Uint8Array): number | undefined {
  const end = annotations.findIndex((byte) => byte === TEXT || byte === DURATION)
  const text = String.fromCharCode(...annotations.subarray(0, Math.max(0, end)))
  return /^[+-]\d+(?:\.\d*)?$/.test(text) ? Number(text) : undefined
}
