import dicomParser, { type DataSet, type Element } from 'dicom-parser'
import { decodeText } from './character-set.ts'
import { asPart10, DEFLATED, EXPLICIT } from './part10.ts'

/** The tags whose values contain the bulk of pictures and waveforms. */
export const PIXEL_DATA = 'x7fe00010'

/** Inflates raw deflate with a size limit; needed for the one transfer syntax that compresses its tags. */
export type Inflate = (packed: Uint8Array) => Uint8Array

export type DicomData = {
  dataSet: DataSet
  transferSyntaxUid: string
  /** The difference between an element's offset in the data set's bytes and in the file. */
  shiftBytes: number
  /** False if the file is cut or damaged before its end or the requested tag. */
  isComplete: boolean
}

type Parsed = Pick<DicomData, 'dataSet' | 'isComplete'>

/** Parses a file, or its first bytes; keeps the elements read before a cut or damage. Undefined if this is no DICOM file. */
export function parseDicom(
  bytes: Uint8Array,
  { untilTag, inflate }: { untilTag?: string; inflate?: Inflate | undefined } = {},
): DicomData | undefined {
  const until = untilTag === undefined ? {} : { untilTag }
  const file = asPart10(bytes)
  if (!file) return undefined
  const { transferSyntaxUid, shiftBytes } = file
  const parsed =
    transferSyntaxUid === DEFLATED
      ? parsePacked(file.bytes.subarray(file.dataSetOffset), inflate, until)
      : whatIsThere(() => dicomParser.parseDicom(file.bytes, until))
  return parsed && { ...parsed, transferSyntaxUid, shiftBytes }
}

function parsePacked(
  packed: Uint8Array,
  inflate: Inflate | undefined,
  until: { untilTag?: string },
): Parsed | undefined {
  if (!inflate) return undefined
  const options = { TransferSyntaxUID: EXPLICIT, ...until }
  return whatIsThere(() => dicomParser.parseDicom(inflate(packed), options))
}

/** Returns the data set read so far; the parser throws it along with the error. */
function whatIsThere(parse: () => DataSet): Parsed | undefined {
  try {
    return { dataSet: parse(), isComplete: true }
  } catch (failure) {
    return holdsDataSet(failure) ? { dataSet: failure.dataSet, isComplete: false } : undefined
  }
}

function holdsDataSet(failure: unknown): failure is { dataSet: DataSet } {
  return typeof failure === 'object' && failure !== null && 'dataSet' in failure
}

/** Returns the available bytes of an element. */
export function bytesOf(dataSet: DataSet, tag: string): Uint8Array | undefined {
  const element = dataSet.elements[tag]
  if (!element || element.items || element.dataOffset > dataSet.byteArray.length) return undefined
  return dataSet.byteArray.subarray(element.dataOffset, element.dataOffset + element.length)
}

/** Returns a text of the default character set, such as a code or a number, or `null`. */
export function textOf(dataSet: DataSet, tag: string): string | null {
  return wordsOf(dataSet, tag, ['ISO_IR 6'])
}

/** Returns a text in the file's character set. */
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

/** Returns the numbers of a decimal or integer string, without invalid ones. */
export function numbersOf(dataSet: DataSet, tag: string): number[] {
  const parts = textOf(dataSet, tag)?.split('\\') ?? []
  return parts.map((part) => Number.parseFloat(part)).filter((value) => Number.isFinite(value))
}

/** Returns an unsigned 16-bit integer. */
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

/** Returns the completely read items of a sequence. */
export function itemsOf(dataSet: DataSet, tag: string): DataSet[] {
  const items: Element[] = dataSet.elements[tag]?.items ?? []
  return items.flatMap((item) => (item.dataSet ? [item.dataSet] : []))
}
