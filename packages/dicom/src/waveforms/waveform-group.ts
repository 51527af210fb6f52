import type { DataSet } from 'dicom-parser'
import { channelName } from '../channel-name.ts'
import { bytesOf, itemsOf, numbersOf, textOf, uint16Of, uint32Of, wordsOf } from '../data-set.ts'

/** Twelve-lead, general, ambulatory and general 32-bit ECG. PS3.4 B.5. */
const ECG_CLASSES = ['1', '2', '3', '4'].map((last) => `1.2.840.10008.5.1.4.1.1.9.1.${last}`)

/** Returns whether a file of this SOP class contains an ECG and no picture. */
export function isEcgClass(sopClassUid: string | null | undefined): boolean {
  return ECG_CLASSES.includes(sopClassUid ?? '')
}

type WaveformChannel = {
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
type WaveformGroup = {
  label: string
  samplesPerSecond: number
  sampleCount: number
  format: string
  littleEndian: boolean
  /** The value of missing samples. (5400,100A). */
  padding: number | null
  channels: readonly WaveformChannel[]
}

/** Describes a multiplex group without its samples. */
export function groupOf(
  group: DataSet,
  characterSets: readonly string[],
  littleEndian: boolean,
): WaveformGroup {
  return {
    label: wordsOf(group, 'x003a0020', characterSets) ?? '',
    samplesPerSecond: numbersOf(group, 'x003a001a')[0] ?? 0,
    sampleCount: uint32Of(group, 'x003a0010') ?? 0,
    format: textOf(group, 'x54001006') ?? '',
    littleEndian,
    padding: paddingOf(group, littleEndian),
    channels: itemsOf(group, 'x003a0200').map((channel, place) =>
      channelOf(channel, place, characterSets),
    ),
  }
}

function channelOf(
  channel: DataSet,
  place: number,
  characterSets: readonly string[],
): WaveformChannel {
  const number = (tag: string) => numbersOf(channel, tag)[0] ?? null
  const [unit] = itemsOf(channel, 'x003a0211')
  return {
    name: channelName(channel, place, characterSets),
    sensitivity: number('x003a0210'),
    unit: unit ? textOf(unit, 'x00080100') : null,
    correction: number('x003a0212') ?? 1,
    baseline: number('x003a0213') ?? 0,
    lowHz: number('x003a0220'),
    highHz: number('x003a0221'),
    notchHz: number('x003a0222'),
  }
}

/** Returns the padding value, which is as wide as a sample and read like one. */
function paddingOf(group: DataSet, littleEndian: boolean): number | null {
  const bytes = bytesOf(group, 'x5400100a')
  const bits = uint16Of(group, 'x54001004') ?? 0
  if (!bytes || bytes.length * 8 < bits) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signed = textOf(group, 'x54001006')?.startsWith('S')
  if (bits === 8) return signed ? view.getInt8(0) : view.getUint8(0)
  if (bits === 16) return signed ? view.getInt16(0, littleEndian) : view.getUint16(0, littleEndian)
  if (bits === 32) return signed ? view.getInt32(0, littleEndian) : view.getUint32(0, littleEndian)
  return null
}
