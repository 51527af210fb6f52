import { UnreadableRecording } from '../recording-sink.ts'
import { crcCcitt } from './crc-ccitt.ts'

export type ScpSection = { id: number; data: DataView; hasValidCrc: boolean }

export type ScpRecord = {
  sections: ReadonlyMap<number, ScpSection>
  /** The file ends before the record does. */
  isCut: boolean
  hasValidCrc: boolean
}

const RECORD_HEADER_BYTES = 6
const SECTION_HEADER_BYTES = 16
const POINTER_BYTES = 10
const MOST_SECTIONS = 1024

/** Returns whether bytes start like an SCP-ECG record: section 0 follows the record header and names itself. */
export function isScp(start: Uint8Array): boolean {
  if (start.length < RECORD_HEADER_BYTES + SECTION_HEADER_BYTES + POINTER_BYTES) return false
  const view = viewOf(start)
  const mark = String.fromCharCode(...start.subarray(16, 22))
  const pointsToItself = view.getUint16(22, true) === 0 && view.getUint32(28, true) === 7
  return view.getUint16(8, true) === 0 && (mark === 'SCPECG' || pointsToItself)
}

/** Parses the pointers of section 0 and finds the sections that they name. */
export function parseScp(bytes: Uint8Array): ScpRecord {
  const view = viewOf(bytes)
  const size = view.getUint32(2, true)
  const pointers = sectionAt(bytes, RECORD_HEADER_BYTES, view.getUint32(10, true))
  if (!isScp(bytes) || !pointers) throw new UnreadableRecording('damaged', 'section 0')
  const sections = new Map<number, ScpSection>()
  const count = Math.min(MOST_SECTIONS, Math.floor(pointers.data.byteLength / POINTER_BYTES))
  for (let place = 0; place < count; place += 1) {
    const id = pointers.data.getUint16(place * POINTER_BYTES, true)
    const length = pointers.data.getUint32(place * POINTER_BYTES + 2, true)
    const index = pointers.data.getUint32(place * POINTER_BYTES + 6, true)
    const section = length > 0 && index > 0 ? sectionAt(bytes, index - 1, length) : undefined
    if (section?.id === id && !sections.has(id)) sections.set(id, section)
  }
  return {
    sections,
    isCut: size > bytes.length,
    hasValidCrc: view.getUint16(0, true) === crcCcitt(bytes.subarray(2, size)),
  }
}

/** Returns a section, as much of it as the file has. */
function sectionAt(bytes: Uint8Array, offset: number, length: number): ScpSection | undefined {
  const whole = bytes.subarray(offset, offset + length)
  if (whole.length < SECTION_HEADER_BYTES) return undefined
  const view = viewOf(whole)
  return {
    id: view.getUint16(2, true),
    data: viewOf(whole.subarray(SECTION_HEADER_BYTES)),
    hasValidCrc: view.getUint16(0, true) === crcCcitt(whole.subarray(2)),
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
