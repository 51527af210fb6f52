import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'

type Read = (view: DataView, at: number, littleEndian: boolean) => number
export type SampleFormat = { bytes: number; read: Read }

/** The sample formats that are numbers. PS3.3 C.10.9.1.5. */
const FORMATS = new Map<string, SampleFormat>([
  ['SB', { bytes: 1, read: (view, at) => view.getInt8(at) }],
  ['UB', { bytes: 1, read: (view, at) => view.getUint8(at) }],
  ['SS', { bytes: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle) }],
  ['US', { bytes: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) }],
  ['SL', { bytes: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle) }],
  ['UL', { bytes: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) }],
])
const COMPRESSED = new Map([
  ['MB', 'mu-law'],
  ['AB', 'A-law'],
])

/** Returns how samples are stored. Throws for the compressions of telephones and for unknown formats. */
export function requireFormat(name: string): SampleFormat {
  const compression = COMPRESSED.get(name)
  if (compression !== undefined) {
    throw new UnreadableRecording('compressionUnsupported', `${compression} (${name})`)
  }
  const format = FORMATS.get(name)
  if (!format) throw new UnreadableRecording('sampleFormatUnknown', name || '(5400,1006)')
  return format
}
