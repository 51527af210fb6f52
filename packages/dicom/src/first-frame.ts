import type { Element } from 'dicom-parser'
import type { PictureLayout } from './picture-layout.ts'
import { frameBytes } from './shared-colour.ts'

/** The location of the first frame in the file: its uncompressed bytes, or the fragments of its compressed form. */
export type FramePlace =
  | { isPacked: false; offset: number; length: number }
  | { isPacked: true; pieces: readonly { offset: number; length: number }[] }

/** A function that reads bytes of the file; fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Uint8Array

const ITEM = 0xe000_fffe
const ITEM_HEAD_BYTES = 8
const MAX_PIECES = 10_000
/** Start of image, start of code stream. ITU-T T.81 B.1.1.3, T.800 A.4.1. */
const STARTS = [
  [0xff, 0xd8],
  [0xff, 0x4f],
]

/** Locates the first frame of the pixel data without reading the others. PS3.5 Annex A.4. */
export function placeFirstFrame(
  pixelData: Element,
  layout: PictureLayout,
  read: ReadBytes,
): FramePlace | undefined {
  if (!pixelData.hadUndefinedLength) {
    const length = frameBytes(layout, pixelData.length)
    return { isPacked: false, offset: pixelData.dataOffset, length }
  }
  const table = itemAt(read, pixelData.dataOffset)
  if (!table) return undefined
  const end = endOfFirst(table, layout, read)
  return { isPacked: true, pieces: piecesFrom(table.offset + table.length, end, read) }
}

/** Returns the offset of the second frame; infinity if there is only one. Without a table it is found from the fragments. */
function endOfFirst(
  table: { offset: number; length: number },
  { frames }: PictureLayout,
  read: ReadBytes,
): number | 'untilNext' {
  if (frames === 1) return Number.POSITIVE_INFINITY
  if (table.length < ITEM_HEAD_BYTES) return 'untilNext'
  const second = littleEndian32(read(table.offset + 4, 4), 0)
  return table.offset + table.length + second
}

function piecesFrom(from: number, end: number | 'untilNext', read: ReadBytes) {
  const pieces: { offset: number; length: number }[] = []
  const limit = end === 'untilNext' ? Number.POSITIVE_INFINITY : end
  let at = from
  while (at < limit && pieces.length < MAX_PIECES) {
    const piece = itemAt(read, at)
    if (!piece) break
    if (
      end === 'untilNext' &&
      pieces.length > 0 &&
      !goesOn(read(from + ITEM_HEAD_BYTES, 2), read(piece.offset, 2))
    )
      break
    pieces.push(piece)
    at = piece.offset + piece.length
  }
  return pieces
}

/**
 * Returns whether a fragment continues the frame: in JPEG and JPEG 2000 a frame starts with its marker, otherwise a frame is one
 * fragment.
 */
function goesOn(first: Uint8Array, piece: Uint8Array): boolean {
  const isMarked = STARTS.some((start) => begins(first, start))
  return isMarked && !begins(piece, [...first])
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}

function itemAt(read: ReadBytes, at: number): { offset: number; length: number } | undefined {
  const head = read(at, ITEM_HEAD_BYTES)
  if (head.length < ITEM_HEAD_BYTES || littleEndian32(head, 0) !== ITEM) return undefined
  return { offset: at + ITEM_HEAD_BYTES, length: littleEndian32(head, 4) }
}

function littleEndian32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true)
}
