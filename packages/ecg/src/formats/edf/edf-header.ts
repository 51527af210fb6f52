import { UnreadableRecording } from '../recording-sink.ts'
import { startOfRecording } from './edf-start.ts'

/** One signal of an EDF file. Counts lie from `byteOffset` of each data record on. */
export type EdfSignal = {
  label: string
  unit: string
  physicalLow: number
  physicalHigh: number
  digitalLow: number
  digitalHigh: number
  filter: string
  samplesPerRecord: number
  byteOffset: number
}

export type EdfHeader = {
  patientName: string
  device: string
  startedAt: string | undefined
  headerBytes: number
  bytesPerSample: 2 | 3
  /** The records may have gaps between them (EDF+D); their onsets are in the annotations. */
  isInterrupted: boolean
  /** `undefined` while the recorder was still writing (-1) or the field is no number. */
  statedRecords: number | undefined
  recordSeconds: number
  recordBytes: number
  signals: readonly EdfSignal[]
}

const FIXED_BYTES = 256
const BYTES_PER_SIGNAL = 256

/** Returns whether bytes start like an EDF or BDF file. */
export function isEdf(start: Uint8Array): boolean {
  const version = textOf(start, 0, 8)
  const isVersion = version === '0' || (start[0] === 0xff && version.endsWith('BIOSEMI'))
  return start.length >= FIXED_BYTES && isVersion && countOf(textOf(start, 252, 4)) !== undefined
}

/** Returns the length of the header from its fixed part. */
export function edfHeaderBytes(fixed: Uint8Array): number {
  const signalCount = countOf(textOf(fixed, 252, 4)) ?? 0
  return FIXED_BYTES + BYTES_PER_SIGNAL * signalCount
}

/** Parses a header: the fixed part, then each field for all signals. Throws if a part is missing. */
export function parseEdfHeader(bytes: Uint8Array): EdfHeader {
  const headerBytes = edfHeaderBytes(bytes)
  if (bytes.length < headerBytes) throw new UnreadableRecording('samplesMissing', 'header')
  const bytesPerSample = bytes[0] === 0xff ? 3 : 2
  const signals = signalsOf(bytes, bytesPerSample)
  const last = signals.at(-1)
  const reserved = textOf(bytes, 192, 44)
  const [patient, recording] = [textOf(bytes, 8, 80), textOf(bytes, 88, 80)]
  const isPlus = /^[EB]DF\+/.test(reserved) || recording.startsWith('Startdate ')
  return {
    patientName: isPlus ? plusField(patient, 3) : patient,
    device: isPlus ? plusField(recording, 4) : recording,
    startedAt: startOfRecording({
      date: textOf(bytes, 168, 8),
      time: textOf(bytes, 176, 8),
      recording,
    }),
    headerBytes,
    bytesPerSample,
    isInterrupted: /^[EB]DF\+D/.test(reserved),
    statedRecords: countOf(textOf(bytes, 236, 8)),
    recordSeconds: numberOf(textOf(bytes, 244, 8)),
    recordBytes: last ? last.byteOffset + last.samplesPerRecord * bytesPerSample : 0,
    signals,
  }
}

/** The fields of each signal in their order, with their lengths in bytes. */
const SIGNAL_FIELDS = [
  ['label', 16],
  ['transducer', 80],
  ['unit', 8],
  ['physicalLow', 8],
  ['physicalHigh', 8],
  ['digitalLow', 8],
  ['digitalHigh', 8],
  ['filter', 80],
  ['samplesPerRecord', 8],
  ['reserved', 32],
] as const
type SignalField = (typeof SIGNAL_FIELDS)[number][0]

function signalsOf(bytes: Uint8Array, bytesPerSample: number): EdfSignal[] {
  const signalCount = (edfHeaderBytes(bytes) - FIXED_BYTES) / BYTES_PER_SIGNAL
  let byteOffset = 0
  return Array.from({ length: signalCount }, (_, index) => {
    const field = signalFields(bytes, signalCount, index)
    const samplesPerRecord = countOf(field('samplesPerRecord'))
    if (samplesPerRecord === undefined) {
      throw new UnreadableRecording(
        'samplingRateMissing',
        `samples in each record of ${field('label')}`,
      )
    }
    const signal: EdfSignal = {
      label: field('label'),
      unit: field('unit'),
      physicalLow: numberOf(field('physicalLow')),
      physicalHigh: numberOf(field('physicalHigh')),
      digitalLow: numberOf(field('digitalLow')),
      digitalHigh: numberOf(field('digitalHigh')),
      filter: field('filter'),
      samplesPerRecord,
      byteOffset,
    }
    byteOffset += samplesPerRecord * bytesPerSample
    return signal
  })
}

function signalFields(
  bytes: Uint8Array,
  signalCount: number,
  index: number,
): (name: SignalField) => string {
  const texts: Partial<Record<SignalField, string>> = {}
  let offset = FIXED_BYTES
  for (const [name, length] of SIGNAL_FIELDS) {
    texts[name] = textOf(bytes, offset + index * length, length)
    offset += signalCount * length
  }
  return (name) => texts[name] ?? ''
}

/** Returns a subfield of EDF+, with X for unknown and _ for spaces. */
function plusField(text: string, place: number): string {
  const field = text.split(/\s+/)[place] ?? ''
  return field === 'X' ? '' : field.replaceAll('_', ' ')
}

function countOf(text: string): number | undefined {
  return /^\+?\d{1,8}$/.test(text) ? Number(text) : undefined
}

function numberOf(text: string): number {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
}

/** Returns a field as text; the format is ASCII, devices also write Latin-1. */
function textOf(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
    .replaceAll('\0', ' ')
    .trim()
}
