import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import { BIG_ENDIAN, IMPLICIT, LONG_FORM } from '../part10.ts'

export const ITEM = 0xfffee000
export const UNDEFINED_LENGTH = 0xffffffff
const DELIMITERS = 0xfffe
const HEAD_BYTES = 12
const PAGE_BYTES = 65_536
const DEEPEST = 64
const MOST_ELEMENTS = 100_000

/** The head of an element in a file. */
export type ElementAt = { tag: number; group: number; valueOffset: number; length: number }

/** Reads the heads of elements in a file without their values. */
export class ElementReader {
  readonly isExplicit: boolean
  readonly isLittle: boolean
  readonly #source: ByteSource
  #page: Uint8Array = new Uint8Array()
  #pageAt = 0
  #count = 0

  constructor(source: ByteSource, transferSyntaxUid: string) {
    this.#source = source
    this.isExplicit = transferSyntaxUid !== IMPLICIT
    this.isLittle = transferSyntaxUid !== BIG_ENDIAN
  }

  /** Returns the element that starts at a place, or `undefined` at the end of the file. */
  async read(at: number): Promise<ElementAt | undefined> {
    const view = await this.#headAt(at)
    if (!view) return undefined
    this.#count += 1
    if (this.#count > MOST_ELEMENTS) throw new UnreadableRecording('damaged', `byte ${at}`)
    const group = view.getUint16(0, this.isLittle)
    const tag = group * 0x10000 + view.getUint16(2, this.isLittle)
    if (!this.isExplicit || group === DELIMITERS) {
      return { tag, group, valueOffset: at + 8, length: view.getUint32(4, this.isLittle) }
    }
    const representation = String.fromCharCode(view.getUint8(4), view.getUint8(5))
    if (!LONG_FORM.includes(representation)) {
      return { tag, group, valueOffset: at + 8, length: view.getUint16(6, this.isLittle) }
    }
    if (view.byteLength < HEAD_BYTES) return undefined
    const length = view.getUint32(8, this.isLittle)
    return { tag, group, valueOffset: at + HEAD_BYTES, length }
  }

  /** Returns the place behind an element, or `undefined` if the file ends inside. */
  async endOf(element: ElementAt, depth = 0): Promise<number | undefined> {
    if (element.length !== UNDEFINED_LENGTH) {
      const end = element.valueOffset + element.length
      return end > this.#source.sizeBytes ? undefined : end
    }
    if (depth > DEEPEST) throw new UnreadableRecording('tooDeep', `byte ${element.valueOffset}`)
    let at: number | undefined = element.valueOffset
    while (at !== undefined) {
      const inner: ElementAt | undefined = await this.read(at)
      if (!inner) return undefined
      if (inner.group === DELIMITERS && inner.tag !== ITEM) return inner.valueOffset
      at = await this.endOf(inner, depth + 1)
    }
    return undefined
  }

  async #headAt(at: number): Promise<DataView | undefined> {
    const { sizeBytes } = this.#source
    if (at < this.#pageAt || at + HEAD_BYTES > this.#pageAt + this.#page.length) {
      this.#page = await this.#source.read(at, Math.min(PAGE_BYTES, Math.max(0, sizeBytes - at)))
      this.#pageAt = at
    }
    const from = at - this.#pageAt
    const length = Math.min(HEAD_BYTES, this.#page.length - from)
    if (length < 8) return undefined
    return new DataView(this.#page.buffer, this.#page.byteOffset + from, length)
  }
}
