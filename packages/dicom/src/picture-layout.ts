import type { DataSet } from 'dicom-parser'
import { bytesOf, numbersOf, textOf, uint16Of } from './data-set.ts'

/** The mapping from the stored samples to displayed values. PS3.3 C.7.6.3, C.11.1, C.11.2. */
export type PictureLayout = {
  width: number
  height: number
  samplesPerPixel: number
  bitsAllocated: number
  bitsStored: number
  isSigned: boolean
  photometric: string
  /** True for all red, then all green, then all blue samples. */
  isPlanar: boolean
  frames: number
  rescale: { slope: number; intercept: number }
  /** The first window in the file. */
  window: { center: number; width: number; isSigmoid: boolean } | undefined
  palette: readonly Palette[] | undefined
}

/** The table of one colour: the first number it maps, and 8-bit values from there on. */
export type Palette = { first: number; values: Uint8Array }

const PALETTES = [
  ['x00281101', 'x00281201'],
  ['x00281102', 'x00281202'],
  ['x00281103', 'x00281203'],
] as const

/** Returns the layout, or `undefined` if the file has no picture or does not describe it. */
export function pictureLayoutOf(dataSet: DataSet): PictureLayout | undefined {
  const [width, height] = [uint16Of(dataSet, 'x00280011'), uint16Of(dataSet, 'x00280010')]
  const bitsAllocated = uint16Of(dataSet, 'x00280100')
  if (!width || !height || !bitsAllocated) return undefined
  return {
    width,
    height,
    samplesPerPixel: uint16Of(dataSet, 'x00280002') ?? 1,
    bitsAllocated,
    bitsStored: uint16Of(dataSet, 'x00280101') ?? bitsAllocated,
    isSigned: uint16Of(dataSet, 'x00280103') === 1,
    photometric: textOf(dataSet, 'x00280004') ?? 'MONOCHROME2',
    isPlanar: uint16Of(dataSet, 'x00280006') === 1,
    frames: Math.max(1, Math.trunc(numbersOf(dataSet, 'x00280008')[0] ?? 1)),
    rescale: {
      slope: numbersOf(dataSet, 'x00281053')[0] || 1,
      intercept: numbersOf(dataSet, 'x00281052')[0] ?? 0,
    },
    window: windowOf(dataSet),
    palette: palettesOf(dataSet),
  }
}

function windowOf(dataSet: DataSet): PictureLayout['window'] {
  const [center] = numbersOf(dataSet, 'x00281050')
  const [width] = numbersOf(dataSet, 'x00281051')
  if (center === undefined || width === undefined || width < 1) return undefined
  return { center, width, isSigmoid: textOf(dataSet, 'x00281056') === 'SIGMOID' }
}

function palettesOf(dataSet: DataSet): PictureLayout['palette'] {
  const palettes = PALETTES.flatMap(([describedBy, inside]) => {
    const description = bytesOf(dataSet, describedBy)
    const data = bytesOf(dataSet, inside)
    if (!description || description.length < 6 || !data) return []
    const [count = 0, first = 0, bits = 16] = [0, 1, 2].map((index) =>
      dataSet.uint16(describedBy, index),
    )
    const table = { count: count || 65_536, isWide: bits > 8, highByte: highByteOf(dataSet) }
    return [{ first, values: tableOf(data, table) }]
  })
  return palettes.length === PALETTES.length ? palettes : undefined
}

/** Returns the index of the high byte of two: 1, or 0 in a big-endian data set. */
function highByteOf({ byteArrayParser }: DataSet): 0 | 1 {
  return byteArrayParser.readUint16(Uint8Array.of(0, 1), 0) === 1 ? 0 : 1
}

/** Reduces a table to 8 bits: 16-bit tables keep their high bytes; an 8-bit table may be written with a spare byte per entry. */
function tableOf(
  data: Uint8Array,
  { count, isWide, highByte }: { count: number; isWide: boolean; highByte: 0 | 1 },
): Uint8Array {
  const isPaired = isWide || data.length >= count * 2
  if (!isPaired) return data.subarray(0, count)
  const offset = isWide ? highByte : 1 - highByte
  return Uint8Array.from({ length: count }, (_, place) => data[place * 2 + offset] ?? 0)
}
