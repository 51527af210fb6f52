import { distinctNames, leadNameOf } from '@systole/ecg/formats/lead-name'
import { requireRate } from '@systole/ecg/formats/recording-limits'
import type { StatedFacts } from '@systole/ecg/formats/recording-reader'
import { type RecordingWarning, UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import {
  BLOCK_SAMPLES,
  type SampleBlock,
  type SourceLead,
  type SourceRecording,
} from '@systole/ecg/formats/source-recording'
import { millivoltsPerUnit } from '@systole/ecg/formats/voltage-unit'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import type { WaveformData } from './outline-waveforms.ts'
import { requireFormat, type SampleFormat } from './sample-format.ts'
import type { groupOf } from './waveform-group.ts'

/** A multiplex group: channels sampled simultaneously and stored interleaved. */
export type WaveformGroup = ReturnType<typeof groupOf> & { data: WaveformData }
type Channel = WaveformGroup['channels'][number]
type Voltage = { lead: SourceLead; place: number }

/** Plans how the samples of a group are read. Throws with the tag or lead that a person must look at. */
export function planGroup(
  source: ByteSource,
  group: WaveformGroup,
  stated: StatedFacts,
): SourceRecording {
  const format = requireFormat(group.format)
  const rate = group.samplesPerSecond > 0 ? group.samplesPerSecond : stated.samplesPerSecond
  const samplesPerSecond = requireRate(rate, '(003A,001A)')
  const voltages = voltagesOf(group, stated.millivoltsPerUnit)
  const frameBytes = group.channels.length * format.bytes
  const inFile = Math.min(group.data.lengthBytes, source.sizeBytes - group.data.offset)
  const sampleCount = samplesIn(inFile, frameBytes, group.sampleCount)
  if (sampleCount === 0) throw new UnreadableRecording('samplesMissing', '(5400,1010)')
  const others = group.channels.filter((_, at) => voltages.every(({ place }) => place !== at))
  const missing = Math.max(0, group.sampleCount - sampleCount)
  return {
    header: {
      samplesPerSecond,
      startedAt: undefined,
      filter: filterOf(group.channels[voltages[0]?.place ?? 0]),
      device: '',
      patientName: '',
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads: voltages.map(({ lead }) => lead),
    sampleCount,
    blocks: () => blocksOf(source, group, { format, sampleCount, voltages }),
    outcome: () => ({
      stated: missing > 0 ? [{ from: sampleCount, to: sampleCount + missing }] : [],
      warnings: [
        ...(others.length > 0 ? [droppedWarning(others)] : []),
        ...lengthWarnings(group.sampleCount, sampleCount),
      ],
    }),
  }
}

/** Returns the whole samples per channel; a single byte more fills the element to an even length. */
function samplesIn(lengthBytes: number, frameBytes: number, stated: number): number {
  const found = Math.floor(Math.max(0, lengthBytes) / frameBytes)
  return frameBytes === 1 && found === stated + 1 ? stated : found
}

/** Returns the channels that are voltages. Throws if one has no unit or no sensitivity and staff stated none. */
function voltagesOf({ channels }: WaveformGroup, stated: number | undefined): Voltage[] {
  const names = distinctNames(channels.map(({ name }) => leadNameOf(name)))
  const voltages = channels.flatMap((channel, place) => {
    const scale = scaleOf(channel, stated)
    if (scale === undefined) return []
    const lead = { name: names[place] ?? channel.name, ...scale, step: 1, extent: undefined }
    return [{ lead, place }]
  })
  if (voltages.length === 0) throw new UnreadableRecording('notAnEcg', '(003A,0211)')
  return voltages
}

function scaleOf(
  { name, unit, sensitivity, correction, baseline }: Channel,
  stated: number | undefined,
): { millivoltsPerUnit: number; zero: number } | undefined {
  const perUnit = unit === null ? undefined : millivoltsPerUnit(unit)
  if (unit !== null && perUnit === undefined) return undefined
  if (perUnit === undefined || sensitivity === null) {
    if (stated !== undefined) return { millivoltsPerUnit: stated, zero: 0 }
    const tag = sensitivity === null ? '(003A,0210)' : '(003A,0211)'
    throw new UnreadableRecording('unitUnknown', `${name}: ${tag}`)
  }
  const step = sensitivity * correction
  return { millivoltsPerUnit: step * perUnit, zero: -baseline / step }
}

async function* blocksOf(
  source: ByteSource,
  group: WaveformGroup,
  of: { format: SampleFormat; sampleCount: number; voltages: readonly Voltage[] },
): AsyncGenerator<SampleBlock> {
  const { format, sampleCount, voltages } = of
  const frameBytes = group.channels.length * format.bytes
  const columns = voltages.map(() => new Float64Array(BLOCK_SAMPLES))
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const length = Math.min(BLOCK_SAMPLES, sampleCount - from)
    const bytes = await source.read(group.data.offset + from * frameBytes, length * frameBytes)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (const [index, { place }] of voltages.entries()) {
      const column = columns[index] ?? new Float64Array(length)
      for (let at = 0; at < length; at += 1) {
        const value = format.read(view, at * frameBytes + place * format.bytes, group.littleEndian)
        column[at] = value === group.padding ? Number.NaN : value
      }
    }
    yield columns.map((column) => column.subarray(0, length))
  }
}

function lengthWarnings(stated: number, found: number): RecordingWarning[] {
  if (stated === found) return []
  const warning = stated > found ? 'cutShort' : 'durationDiffers'
  return [{ warning, value: `${found} of ${stated} samples` }]
}

function droppedWarning(channels: readonly Channel[]): RecordingWarning {
  return { warning: 'leadsDropped', value: channels.map(({ name }) => name).join(', ') }
}

function filterOf(channel: Channel | undefined): string {
  if (!channel) return ''
  const { lowHz, highHz, notchHz } = channel
  const band = lowHz === null && highHz === null ? '' : `${lowHz ?? ''}–${highHz ?? ''} Hz`
  return [band, notchHz ? `notch ${notchHz} Hz` : ''].filter((part) => part !== '').join(', ')
}
