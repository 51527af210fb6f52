import type { EcgLead, EcgRecording } from './ecg-recording.ts'
import { MILLIVOLTS_PER } from './millivolts-per.ts'

/** The sample formats of DICOM that are numbers. `MB` and `AB` are compressed for telephones. PS3.3 C.10.9.1.5. */
export const SAMPLE_FORMATS = ['SB', 'UB', 'SS', 'US', 'SL', 'UL'] as const
export type SampleFormat = (typeof SAMPLE_FORMATS)[number]

export type WaveformChannel = {
  name: string
  /** The size of one step of a sample in `unit`; `null` if the file does not name it. (003A,0210), (003A,0211). */
  sensitivity: number | null
  unit: string | null
  /** (003A,0212). */
  correction: number
  /** The value of a sample of zero, in `unit`. (003A,0213). */
  baseline: number
  lowHz: number | null
  highHz: number | null
  notchHz: number | null
}

/** One multiplex group of a DICOM waveform: channels sampled simultaneously and stored interleaved. PS3.3 C.10.9. */
export type WaveformGroup = {
  label: string
  samplesPerSecond: number
  sampleCount: number
  format: string
  littleEndian: boolean
  /** The value of missing samples. (5400,100A). */
  padding: number | null
  channels: readonly WaveformChannel[]
  data: Uint8Array
}

/** The reasons why a waveform cannot be drawn. Missing facts of a medical signal are never guessed. */
export type WaveformRefusal =
  | 'notAnEcg'
  | 'samplingRateMissing'
  | 'unitUnknown'
  | 'sampleFormatUnknown'
  | 'samplesMissing'

const READERS: Record<
  SampleFormat,
  { bytes: number; read: (view: DataView, at: number, littleEndian: boolean) => number }
> = {
  SB: { bytes: 1, read: (view, at) => view.getInt8(at) },
  UB: { bytes: 1, read: (view, at) => view.getUint8(at) },
  SS: { bytes: 2, read: (view, at, littleEndian) => view.getInt16(at, littleEndian) },
  US: { bytes: 2, read: (view, at, littleEndian) => view.getUint16(at, littleEndian) },
  SL: { bytes: 4, read: (view, at, littleEndian) => view.getInt32(at, littleEndian) },
  UL: { bytes: 4, read: (view, at, littleEndian) => view.getUint32(at, littleEndian) },
}

/** Converts the voltages of a group to an ECG; other channels, such as respiration, are dropped. */
export function waveformRecording(
  group: WaveformGroup,
): EcgRecording | { refusal: WaveformRefusal } {
  const { samplesPerSecond, sampleCount, channels } = group
  if (!(samplesPerSecond > 0)) return { refusal: 'samplingRateMissing' }
  if (channels.length === 0 || sampleCount === 0) return { refusal: 'notAnEcg' }
  const format = SAMPLE_FORMATS.find((known) => known === group.format)
  if (!format) return { refusal: 'sampleFormatUnknown' }
  const needed = sampleCount * channels.length * READERS[format].bytes
  if (group.data.byteLength < needed) return { refusal: 'samplesMissing' }

  const leads = channels.flatMap((channel, place) => {
    const perUnit = MILLIVOLTS_PER[channel.unit?.toLowerCase() ?? '']
    if (perUnit === undefined || channel.sensitivity === null) return []
    const step = channel.sensitivity * channel.correction * perUnit
    const zero = channel.baseline * perUnit
    return [leadOf(group, { format, place, name: channel.name, step, zero })]
  })
  if (leads.length === 0) return { refusal: 'unitUnknown' }
  return {
    samplesPerSecond,
    durationSeconds: sampleCount / samplesPerSecond,
    filter: filterOf(channels[0]),
    drawnAt: { gain: undefined, speed: undefined },
    leads,
  }
}

function leadOf(
  group: WaveformGroup,
  of: { format: SampleFormat; place: number; name: string; step: number; zero: number },
): EcgLead {
  const { data, sampleCount, channels, littleEndian, padding } = group
  const { bytes, read } = READERS[of.format]
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const millivolts = new Float32Array(sampleCount)
  for (let index = 0; index < sampleCount; index += 1) {
    const sample = read(view, (index * channels.length + of.place) * bytes, littleEndian)
    millivolts[index] = sample === padding ? Number.NaN : sample * of.step + of.zero
  }
  return { name: of.name, millivolts }
}

function filterOf(channel: WaveformChannel | undefined): string {
  if (!channel) return ''
  const { lowHz, highHz, notchHz } = channel
  const band = [lowHz, highHz].some((limit) => limit !== null)
    ? `${lowHz ?? ''}–${highHz ?? ''} Hz`
    : ''
  return [band, notchHz ? `notch ${notchHz} Hz` : ''].filter((part) => part !== '').join(', ')
}
