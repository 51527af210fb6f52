import type { ByteSource } from '../../signal/byte-source.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import type { WfdbSignal } from './wfdb-header.ts'
import { WFDB_PACKINGS, type WfdbPacking } from './wfdb-samples.ts'

/** One sample file with its signals in the order in which their samples alternate. */
export type WfdbFile = {
  source: ByteSource
  packing: WfdbPacking
  byteOffset: number
  signals: readonly WfdbSignal[]
  /** Samples of each signal in the file. */
  frameCount: number
}

/** Finds the sample files of a header among the files of the import. Throws with the name of a missing one. */
export function wfdbFiles(
  signals: readonly WfdbSignal[],
  companions: ReadonlyMap<string, ByteSource>,
): WfdbFile[] {
  const byName = new Map([...companions].map(([name, source]) => [plainName(name), source]))
  return [...Map.groupBy(signals, ({ fileName }) => fileName)].map(([fileName, group]) => {
    const packing = packingOf(fileName, group)
    const source = byName.get(plainName(fileName))
    if (!source) throw new UnreadableRecording('samplesMissing', fileName)
    const byteOffset = group[0]?.byteOffset ?? 0
    const bytes = Math.max(0, source.sizeBytes - byteOffset)
    const groups = Math.floor(bytes / packing.bytes)
    const samples = groups * packing.samples + packing.samplesIn(bytes - groups * packing.bytes)
    const frameCount = Math.floor(samples / group.length)
    return { source, packing, byteOffset, signals: group, frameCount }
  })
}

function packingOf(fileName: string, group: readonly WfdbSignal[]): WfdbPacking {
  const [first] = group
  const packing = WFDB_PACKINGS.get(first?.format ?? -1)
  const field = `format ${first?.format} of ${fileName}`
  if (!packing) {
    const isFlac = [508, 516, 524].includes(first?.format ?? -1)
    throw new UnreadableRecording(isFlac ? 'compressionUnsupported' : 'sampleFormatUnknown', field)
  }
  if (
    group.some(
      ({ format, byteOffset }) => format !== first?.format || byteOffset !== first.byteOffset,
    )
  ) {
    throw new UnreadableRecording('layoutUnsupported', `several formats in ${fileName}`)
  }
  return packing
}

/** Names of files compare without folders and without case, as people rename and unpack them. */
function plainName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '').toLowerCase()
}
