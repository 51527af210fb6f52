/** Transfer syntaxes that define how the data set itself is encoded. PS3.5 section 10. */
export const IMPLICIT = '1.2.840.10008.1.2'
export const EXPLICIT = '1.2.840.10008.1.2.1'
export const DEFLATED = '1.2.840.10008.1.2.1.99'
export const BIG_ENDIAN = '1.2.840.10008.1.2.2'

const PREAMBLE_BYTES = 128
const PREFIX = [0x44, 0x49, 0x43, 0x4d]
const META_GROUP = 0x0002
const GROUP_LENGTH = 0x0000
const TRANSFER_SYNTAX = 0x0010
/** Value representations with a 32-bit length after two reserved bytes. PS3.5 7.1.2. */
export const LONG_FORM = [
  'OB',
  'OD',
  'OF',
  'OL',
  'OV',
  'OW',
  'SQ',
  'SV',
  'UC',
  'UN',
  'UR',
  'UT',
  'UV',
]
const SHORT_FORM = [
  ...['AE', 'AS', 'AT', 'CS', 'DA', 'DS', 'DT', 'FL', 'FD', 'IS', 'LO', 'LT', 'PN'],
  ...['SH', 'SL', 'SS', 'ST', 'TM', 'UI', 'UL', 'US'],
]

export type Part10 = {
  /** A preamble, file meta information with one transfer syntax, and the data set as it was. PS3.10. */
  bytes: Uint8Array
  transferSyntaxUid: string
  dataSetOffset: number
  /** The difference between an element's offset in `bytes` and in the file; 0 if the file was valid. */
  shiftBytes: number
}

type MetaElement = { element: number; bytes: Uint8Array; value: string }

/**
 * Repairs the start of a DICOM file: devices omit the preamble, the file meta information or its transfer syntax, name two, or
 * name one that does not match the data set. Returns `undefined` if this is not a DICOM file.
 */
export function asPart10(bytes: Uint8Array): Part10 | undefined {
  const metaOffset = hasPrefix(bytes) ? PREAMBLE_BYTES + PREFIX.length : 0
  const meta = readMeta(bytes, metaOffset)
  if (metaOffset === 0 && meta.elements.length === 0 && !startsDataSet(bytes)) return undefined
  const named = meta.elements.filter(({ element }) => element === TRANSFER_SYNTAX)
  const transferSyntaxUid = syntaxOf(bytes, meta.end, named[0]?.value)
  if (transferSyntaxUid === undefined) return undefined
  const isInOrder = metaOffset > 0 && named.length === 1 && named[0]?.value === transferSyntaxUid
  if (isInOrder) return { bytes, transferSyntaxUid, dataSetOffset: meta.end, shiftBytes: 0 }
  const start = writeStart(meta.elements, transferSyntaxUid)
  return {
    bytes: join([start, bytes.subarray(meta.end)]),
    transferSyntaxUid,
    dataSetOffset: start.length,
    shiftBytes: start.length - meta.end,
  }
}

/** Rewrites a file whose data set is deflated as one that is not. Other files are returned as they are. PS3.5 A.5. */
export async function inflatePart10(
  bytes: Uint8Array<ArrayBuffer>,
  inflate: (packed: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (asPart10(bytes)?.transferSyntaxUid !== DEFLATED) return bytes
  const meta = readMeta(bytes, hasPrefix(bytes) ? PREAMBLE_BYTES + PREFIX.length : 0)
  const dataSet = await inflate(bytes.subarray(meta.end))
  return join([writeStart(meta.elements, EXPLICIT), dataSet])
}

/** Returns whether a preamble comes first; a bare data set can contain the letters of the prefix at the same place. */
function hasPrefix(bytes: Uint8Array): boolean {
  const isPrefixed = PREFIX.every((byte, place) => bytes[PREAMBLE_BYTES + place] === byte)
  return (
    isPrefixed && (bytes[PREAMBLE_BYTES + PREFIX.length] === META_GROUP || !startsDataSet(bytes))
  )
}

/** Reads the elements of group 0002, which is always explicit and little-endian. PS3.10 7.1. */
function readMeta(bytes: Uint8Array, from: number): { elements: MetaElement[]; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const elements: MetaElement[] = []
  let at = from
  while (at + 8 <= bytes.length && view.getUint16(at, true) === META_GROUP) {
    const isLong = LONG_FORM.includes(letters(bytes, at + 4))
    const headBytes = isLong ? 12 : 8
    if (at + headBytes > bytes.length) break
    const length = isLong ? view.getUint32(at + 8, true) : view.getUint16(at + 6, true)
    const end = at + headBytes + length
    if (end > bytes.length) break
    const value = letters(bytes, at + headBytes, length).replaceAll(/[\0 ]+$/g, '')
    elements.push({
      element: view.getUint16(at + 2, true),
      bytes: bytes.subarray(at, end),
      value,
    })
    at = end
  }
  return { elements, end: at }
}

function letters(bytes: Uint8Array, at: number, length = 2): string {
  return String.fromCharCode(...bytes.subarray(at, at + Math.min(length, 64)))
}

/** Returns whether a data set without meta information starts here, that is, with group 0008 in either byte order. */
function startsDataSet(bytes: Uint8Array): boolean {
  const isLittle = bytes[0] === 0x08 && bytes[1] === 0
  const isBig = bytes[0] === 0 && bytes[1] === 0x08 && isValueRepresentation(bytes, 4)
  return isLittle || isBig
}

function isValueRepresentation(bytes: Uint8Array, at: number): boolean {
  const name = letters(bytes, at)
  return LONG_FORM.includes(name) || SHORT_FORM.includes(name)
}

/**
 * Returns the transfer syntax of the data set: the named one if it agrees with the first element, otherwise that of the element.
 */
function syntaxOf(bytes: Uint8Array, at: number, named: string | undefined): string | undefined {
  if (named === DEFLATED || bytes.length < at + 8) return named
  if (!isValueRepresentation(bytes, at + 4)) return IMPLICIT
  if (named !== undefined && named !== IMPLICIT) return named
  return bytes[at] === 0 && bytes[at + 1] !== 0 ? BIG_ENDIAN : EXPLICIT
}

function writeStart(
  elements: readonly MetaElement[],
  transferSyntaxUid: string,
): Uint8Array<ArrayBuffer> {
  const others = elements.filter(
    ({ element }) => element !== TRANSFER_SYNTAX && element !== GROUP_LENGTH,
  )
  const body = join([
    ...others.filter(({ element }) => element < TRANSFER_SYNTAX).map(({ bytes }) => bytes),
    textElement(transferSyntaxUid),
    ...others.filter(({ element }) => element > TRANSFER_SYNTAX).map(({ bytes }) => bytes),
  ])
  const groupLength = [2, 0, GROUP_LENGTH, 0, 0x55, 0x4c, 4, 0, ...uint32(body.length)]
  return join([new Uint8Array(PREAMBLE_BYTES), PREFIX, groupLength, body])
}

function join(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function textElement(value: string): Uint8Array {
  const padded = value.length % 2 === 0 ? value : `${value}\0`
  const head = [2, 0, TRANSFER_SYNTAX, 0, 0x55, 0x49, padded.length, 0]
  return Uint8Array.from([...head, ...[...padded].map((letter) => letter.charCodeAt(0))])
}

function uint32(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]
}
