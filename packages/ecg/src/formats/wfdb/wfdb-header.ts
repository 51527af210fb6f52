import { UnreadableRecording } from '../recording-sink.ts'

/** One signal line of a WFDB header. Samples of the signals of one file alternate. */
export type WfdbSignal = {
  label: string
  fileName: string
  format: number
  /** Bytes before the samples of the file. */
  byteOffset: number
  countsPerUnit: number
  unit: string
  baseline: number
  initialValue: number | undefined
  checksum: number | undefined
}

export type WfdbHeader = {
  samplesPerSecond: number | undefined
  /** `undefined` if the header leaves it to the length of the files. */
  statedSamples: number | undefined
  startedAt: string | undefined
  signals: readonly WfdbSignal[]
}

/** The formats that WFDB defines, read or not; the mark by which a header is recognised. */
const FORMATS = [0, 8, 16, 24, 32, 61, 80, 160, 212, 310, 311, 508, 516, 524]
const RECORD_LINE =
  /^(?<name>[^\s/]+)(?<segments>\/\d+)?\s+(?<signals>\d+)(?:\s+(?<rate>[\d.eE+-]+)(?:\/\S*)?(?:\s+(?<samples>\d+)(?:\s+(?<time>[\d:.]+)(?:\s+(?<date>[\d/]+))?)?)?)?\s*$/
const SIGNAL_LINE =
  /^(?<file>\S*[a-z~_-]\S*)\s+(?<format>\d+)(?:x(?<perFrame>\d+))?(?::(?<skew>\d+))?(?:\+(?<offset>\d+))?(?:\s+(?<fields>.*))?$/i
const GAIN = /^(?<gain>[\d.eE+-]+)(?:\((?<baseline>-?\d+)\))?(?:\/(?<unit>\S+))?$/
/** The gain of an uncalibrated signal, in counts per millivolt, by the format's definition. */
const GAIN_IF_ZERO = 200
const MOST_SIGNALS = 256
const MOST_LINE_CHARACTERS = 300

/** Returns whether bytes start like a WFDB header: a record line, then a signal line of a known format. */
export function isWfdbHeader(start: Uint8Array): boolean {
  const [record, signal] = linesOf(start.subarray(0, 8192))
  if (record === undefined || !RECORD_LINE.test(record)) return false
  if (/^[^\s/]+\/\d+\s/.test(record)) return true
  const format = SIGNAL_LINE.exec(signal ?? '')?.groups?.format
  return format !== undefined && FORMATS.includes(Number(format))
}

/** Parses a header. Throws by name for what is not read: several segments, skew, several samples per frame. */
export function parseWfdbHeader(bytes: Uint8Array): WfdbHeader {
  const [record = '', ...lines] = linesOf(bytes)
  const { segments, signals, rate, samples, time, date } = RECORD_LINE.exec(record)?.groups ?? {}
  if (signals === undefined) throw new UnreadableRecording('notAnEcg', 'record line')
  if (segments !== undefined) throw new UnreadableRecording('layoutUnsupported', 'several segments')
  const signalCount = Number(signals)
  if (signalCount === 0) throw new UnreadableRecording('samplesMissing', 'number of signals')
  if (signalCount > MOST_SIGNALS) throw new UnreadableRecording('tooManyLeads', signals)
  return {
    samplesPerSecond: rate === undefined ? undefined : Number(rate),
    statedSamples: Number(samples ?? 0) || undefined,
    startedAt: startOf(date, time),
    signals: Array.from({ length: signalCount }, (_, index) => signalOf(lines[index], index)),
  }
}

function signalOf(line: string | undefined, index: number): WfdbSignal {
  const place = `signal line ${index + 1}`
  const found = SIGNAL_LINE.exec(line ?? '')?.groups
  if (!found) throw new UnreadableRecording('damaged', place)
  const { file = '', format, perFrame = 1, skew = 0, offset = 0, fields = '' } = found
  const [gain = '0', , zero, initial, checksum, , ...words] = fields.split(/\s+/)
  const label = words.join(' ')
  const subject = label === '' ? place : label
  refuseLayout({ perFrame: Number(perFrame), skew: Number(skew), subject })
  return {
    label,
    fileName: file.split(/[/\\]/).at(-1) ?? '',
    format: Number(format),
    byteOffset: Number(offset),
    ...scaleOf(gain === '' ? '0' : gain, zero, subject),
    initialValue: integerOf(initial),
    checksum: integerOf(checksum),
  }
}

function refuseLayout(of: { perFrame: number; skew: number; subject: string }): void {
  if (of.perFrame !== 1) {
    throw new UnreadableRecording('layoutUnsupported', `several samples per frame of ${of.subject}`)
  }
  if (of.skew !== 0) throw new UnreadableRecording('layoutUnsupported', `skew of ${of.subject}`)
}

/** Returns gain, unit and baseline; the zero of the converter is the baseline of a gain without one. */
function scaleOf(
  gain: string,
  zero: string | undefined,
  subject: string,
): Pick<WfdbSignal, 'countsPerUnit' | 'unit' | 'baseline'> {
  const scale = GAIN.exec(gain)?.groups
  const countsPerUnit = Number(scale?.gain)
  if (!scale || Number.isNaN(countsPerUnit)) {
    throw new UnreadableRecording('unitUnknown', `gain of ${subject}`)
  }
  return {
    countsPerUnit: countsPerUnit === 0 ? GAIN_IF_ZERO : countsPerUnit,
    unit: scale.unit ?? 'mV',
    baseline: integerOf(scale.baseline) ?? integerOf(zero) ?? 0,
  }
}

/** Returns the start if the header has both date (day/month/year) and time. */
function startOf(date: string | undefined, time: string | undefined): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d+)\/(\d+)\/(\d{4})$/.exec(date ?? '') ?? []
  const [, clock = '', seconds = '00', fraction = ''] =
    /^(\d\d?:\d\d)(?::(\d\d)(\.\d+)?)?$/.exec(time ?? '') ?? []
  if (year === '' || clock === '') return undefined
  const startedAt = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock.padStart(5, '0')}:${seconds}${fraction}`
  return Number.isNaN(Date.parse(`${startedAt}Z`)) ? undefined : startedAt
}

function integerOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : undefined
}

/** Returns the lines of a header without comments and empty ones. */
function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder()
    .decode(bytes)
    .split(/\r?\n/)
    .map((line) => line.slice(0, MOST_LINE_CHARACTERS))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
