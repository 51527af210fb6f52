import type { Element } from 'dicom-parser'
import type { PictureLayout } from './picture-layout.ts'

/** Where the first frame lies in the file: its bytes as they are, or the pieces of its packed form. */
export type FramePlace =
  | { isPacked: false; offset: number; length: number }
  | { isPacked: true; pieces: readonly { offset: number; length: number }[] }

/** Reads some bytes of the file; fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Uint8Array

const ITEM = 0xe000_fffe
const ITEM_HEAD_BYTES = 8
const MAX_PIECES = 10_000

/** The first frame of the pixel data, found without reading the others. PS3.5 Annex A.4. */
export function placeFirstFrame(
  pixelData: Element,
  layout: PictureLayout,
  read: ReadBytes,
): FramePlace | undefined {
  if (!pixelData.hadUndefinedLength) {
    const samples = layout.width * layout.height * layout.samplesPerPixel
    const length = Math.ceil((samples * layout.bitsAllocated) / 8)
    return { isPacked: false, offset: pixelData.dataOffset, length }
  }
  const table = itemAt(read, pixelData.dataOffset)
  if (!table) return undefined
  const end = endOfFirst(table, layout, read)
  return { isPacked: true, pieces: piecesFrom(table.offset + table.length, end, read) }
}

/** Where the second frame begins; all of it when there is one frame. Without a table a frame is one piece. */
function endOfFirst(
  table: { offset: number; length: number },
  { frames }: PictureLayout,
  read: ReadBytes,
): number | 'onePiece' {
  if (frames === 1) return Number.POSITIVE_INFINITY
  if (table.length < ITEM_HEAD_BYTES) return 'onePiece'
  const second = littleEndian32(read(table.offset + 4, 4), 0)
  return table.offset + table.length + second
}

function piecesFrom(from: number, end: number | 'onePiece', read: ReadBytes) {
  const pieces: { offset: number; length: number }[] = []
  const [limit, most] = end === 'onePiece' ? [Number.POSITIVE_INFINITY, 1] : [end, MAX_PIECES]
  let at = from
  while (at < limit && pieces.length < most) {
    const piece = itemAt(read, at)
    if (!piece) break
    pieces.push(piece)
    at = piece.offset + piece.length
  }
  return pieces
}

function itemAt(read: ReadBytes, at: number): { offset: number; length: number } | undefined {
  const head = read(at, ITEM_HEAD_BYTES)
  if (head.length < ITEM_HEAD_BYTES || littleEndian32(head, 0) !== ITEM) return undefined
  return { offset: at + ITEM_HEAD_BYTES, length: littleEndian32(head, 4) }
}

function littleEndian32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true)
}
