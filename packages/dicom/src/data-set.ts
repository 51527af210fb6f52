import dicomParser, { type DataSet, type Element } from 'dicom-parser'
import { decodeText } from './character-set.ts'
import { asPart10, DEFLATED, EXPLICIT } from './part10.ts'

/** The tags where pictures and waveforms have their bulk. */
export const PIXEL_DATA = 'x7fe00010'

/** Unpacks raw deflate with a limit of its own; needed for the one transfer syntax that packs its tags. */
export type Inflate = (packed: Uint8Array) => Uint8Array

export type DicomData = {
  dataSet: DataSet
  transferSyntaxUid: string
  /** How much later an element lies in the data set's bytes than in the file. */
  shiftBytes: number
}

/**
 * Parses a file, or its first bytes; keeps what was read before a cut or a damage.
 * Undefined when this is no DICOM file.
 */
export function parseDicom(
  bytes: Uint8Array,
  { untilTag, inflate }: { untilTag?: string; inflate?: Inflate | undefined } = {},
): DicomData | undefined {
  const until = untilTag === undefined ? {} : { untilTag }
  const file = asPart10(bytes)
  if (!file) return undefined
  const { transferSyntaxUid, shiftBytes } = file
  const dataSet =
    transferSyntaxUid === DEFLATED
      ? parsePacked(file.bytes.subarray(file.dataSetOffset), inflate, until)
      : whatIsThere(() => dicomParser.parseDicom(file.bytes, until))
  return dataSet && { dataSet, transferSyntaxUid, shiftBytes }
}

function parsePacked(
  packed: Uint8Array,
  inflate: Inflate | undefined,
  until: { untilTag?: string },
): DataSet | undefined {
  if (!inflate) return undefined
  const options = { TransferSyntaxUID: EXPLICIT, ...until }
  return whatIsThere(() => dicomParser.parseDicom(inflate(packed), options))
}

/** The parser throws what it has read so far along with its reason. */
function whatIsThere(parse: () => DataSet): DataSet | undefined {
  try {
    return parse()
  } catch (failure) {
    return holdsDataSet(failure) ? failure.dataSet : undefined
  }
}

function holdsDataSet(failure: unknown): failure is { dataSet: DataSet } {
  return typeof failure === 'object' && failure !== null && 'dataSet' in failure
}

/** The bytes of an element, as far as they are there. */
export function bytesOf(dataSet: DataSet, tag: string): Uint8Array | undefined {
  const element = dataSet.elements[tag]
  if (!element || element.items || element.dataOffset > dataSet.byteArray.length) return undefined
  return dataSet.byteArray.subarray(element.dataOffset, element.dataOffset + element.length)
}

/** A text of the basic characters, such as a code or a number. Null when there is none. */
export function textOf(dataSet: DataSet, tag: string): string | null {
  return wordsOf(dataSet, tag, ['ISO_IR 6'])
}

/** A text in the file's own characters. */
export function wordsOf(
  dataSet: DataSet,
  tag: string,
  characterSets: readonly string[],
): string | null {
  const bytes = bytesOf(dataSet, tag)
  const text = bytes && decodeText(bytes, characterSets).replaceAll(CONTROLS, '').trim()
  return text ? text.slice(0, LONGEST_TEXT) : null
}

const CONTROLS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const LONGEST_TEXT = 1024

export function characterSetsOf(dataSet: DataSet): string[] {
  return (textOf(dataSet, 'x00080005') ?? '').split('\\').map((name) => name.trim())
}

/** Decimal or integer strings; what is no number is left out. */
export function numbersOf(dataSet: DataSet, tag: string): number[] {
  const parts = textOf(dataSet, tag)?.split('\\') ?? []
  return parts.map((part) => Number.parseFloat(part)).filter((value) => Number.isFinite(value))
}

/** A binary 16-bit number. */
export function uint16Of(dataSet: DataSet, tag: string): number | null {
  return numberWhenWhole(dataSet, tag, 2, () => dataSet.uint16(tag))
}

export function uint32Of(dataSet: DataSet, tag: string): number | null {
  return numberWhenWhole(dataSet, tag, 4, () => dataSet.uint32(tag))
}

export function doubleOf(dataSet: DataSet, tag: string): number | null {
  return numberWhenWhole(dataSet, tag, 8, () => dataSet.double(tag))
}

function numberWhenWhole(
  dataSet: DataSet,
  tag: string,
  lengthBytes: number,
  read: () => number | undefined,
): number | null {
  const bytes = bytesOf(dataSet, tag)
  return bytes === undefined || bytes.length < lengthBytes ? null : (read() ?? null)
}

/** The items of a sequence that were read whole. */
export function itemsOf(dataSet: DataSet, tag: string): DataSet[] {
  const items: Element[] = dataSet.elements[tag]?.items ?? []
  return items.flatMap((item) => (item.dataSet ? [item.dataSet] : []))
}
