import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import { asPart10, DEFLATED } from '../part10.ts'
import { type ElementAt, ElementReader, ITEM, UNDEFINED_LENGTH } from './element-reader.ts'

const START_BYTES = 65_536
const WAVEFORM_SEQUENCE = 0x54000100
const WAVEFORM_DATA = 0x54001010
/** The longest element that is copied; longer ones describe no waveform. */
const LONGEST_BYTES = 1 << 20
const MOST_BYTES = 1 << 24
const [ITEM_END, SEQUENCE_END] = [0xfffee00d, 0xfffee0dd] as const

/** The samples of a multiplex group in the file. `lengthBytes` may be more than the file has. */
export type WaveformData = { offset: number; lengthBytes: number }

/** A DICOM file without the samples of its waveforms, and their places, in the order of their groups. */
export type WaveformOutline = {
  bytes: Uint8Array
  transferSyntaxUid: string
  data: readonly (WaveformData | undefined)[]
}

/**
 * Reads a waveform file without its samples, of which a day has a gigabyte. The sequence of waveforms is written without its
 * lengths, because they change. Returns `undefined` if this is no DICOM file.
 */
export async function outlineWaveforms(source: ByteSource): Promise<WaveformOutline | undefined> {
  const start = await source.read(0, Math.min(START_BYTES, source.sizeBytes))
  const file = asPart10(start)
  if (!file) return undefined
  const { transferSyntaxUid, dataSetOffset, shiftBytes } = file
  if (transferSyntaxUid === DEFLATED) {
    throw new UnreadableRecording('compressionUnsupported', 'deflated transfer syntax')
  }
  const outline = new OutlineWriter(source, transferSyntaxUid, file.bytes.slice(0, dataSetOffset))
  await outline.readDataSet(dataSetOffset - shiftBytes)
  return { bytes: outline.bytes(), transferSyntaxUid, data: outline.data }
}

class OutlineWriter {
  readonly data: (WaveformData | undefined)[] = []
  readonly #source: ByteSource
  readonly #elements: ElementReader
  readonly #parts: Uint8Array[]
  #total = 0

  constructor(source: ByteSource, transferSyntaxUid: string, start: Uint8Array) {
    this.#source = source
    this.#elements = new ElementReader(source, transferSyntaxUid)
    this.#parts = [start]
  }

  bytes(): Uint8Array {
    return joined(this.#parts)
  }

  /** Copies the elements up to the sequence of waveforms, and that one without its samples. */
  async readDataSet(from: number): Promise<void> {
    let at: number | undefined = from
    while (at !== undefined) {
      const element: ElementAt | undefined = await this.#elements.read(at)
      if (!element || element.tag > WAVEFORM_SEQUENCE) return
      if (element.tag === WAVEFORM_SEQUENCE) return this.#readGroups(element)
      const end: number | undefined = await this.#elements.endOf(element)
      if (end !== undefined) await this.#copy(at, end)
      at = end
    }
  }

  async #readGroups({ valueOffset, length }: ElementAt): Promise<void> {
    const { isLittle, isExplicit } = this.#elements
    this.#parts.push(sequenceHead(isLittle, isExplicit))
    let at: number | undefined = valueOffset
    while (at !== undefined && at < valueOffset + length) {
      const item: ElementAt | undefined = await this.#elements.read(at)
      if (!item || item.tag !== ITEM) break
      this.data.push(undefined)
      this.#parts.push(itemHead(ITEM, UNDEFINED_LENGTH, isLittle))
      at = await this.#readGroup(item)
      this.#parts.push(itemHead(ITEM_END, 0, isLittle))
    }
    this.#parts.push(itemHead(SEQUENCE_END, 0, isLittle))
  }

  /** Returns the place behind the group, or `undefined` if the file ends inside. */
  async #readGroup({ valueOffset, length }: ElementAt): Promise<number | undefined> {
    const end = length === UNDEFINED_LENGTH ? this.#source.sizeBytes : valueOffset + length
    let at: number | undefined = valueOffset
    while (at !== undefined && at < end) {
      const element: ElementAt | undefined = await this.#elements.read(at)
      if (element?.tag === ITEM_END) return element.valueOffset
      at = element && (await this.#readElement(at, element))
    }
    return at
  }

  async #readElement(at: number, element: ElementAt): Promise<number | undefined> {
    const after = await this.#elements.endOf(element)
    if (element.tag === WAVEFORM_DATA) {
      const { valueOffset: offset, length: lengthBytes } = element
      this.data[this.data.length - 1] = { offset, lengthBytes }
    } else if (after !== undefined) await this.#copy(at, after)
    return after
  }

  async #copy(from: number, to: number): Promise<void> {
    if (to - from > LONGEST_BYTES) return
    this.#total += to - from
    if (this.#total > MOST_BYTES) throw new UnreadableRecording('damaged', `byte ${from}`)
    this.#parts.push(new Uint8Array(await this.#source.read(from, to - from)))
  }
}

function sequenceHead(isLittle: boolean, isExplicit: boolean): Uint8Array {
  const tag = isLittle ? [0x00, 0x54, 0x00, 0x01] : [0x54, 0x00, 0x01, 0x00]
  const length = [0xff, 0xff, 0xff, 0xff]
  return Uint8Array.from(isExplicit ? [...tag, 0x53, 0x51, 0, 0, ...length] : [...tag, ...length])
}

function itemHead(tag: number, length: number, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(8))
  view.setUint16(0, tag >>> 16, isLittle)
  view.setUint16(2, tag & 0xffff, isLittle)
  view.setUint32(4, length, isLittle)
  return new Uint8Array(view.buffer)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
