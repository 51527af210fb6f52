import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RGBA = 6

/** A whole PNG of one colour, half see-through as logos are. `lines` above its height makes it swell when unpacked. */
export function aPng(
  options: { width?: number; height?: number; lines?: number; shade?: number } = {},
): Buffer {
  const { width = 320, height = 120, lines = height, shade = 90 } = options
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, RGBA], 8)
  const line = Buffer.from([
    0,
    ...Array.from({ length: width }, () => [15, shade, 108, 160]).flat(),
  ])
  const pixels = Buffer.concat(Array.from({ length: lines }, () => line))
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, sum])
}
