import { crc32 } from 'node:zlib'

/** One file of a ZIP; its size is known in advance and at most 4 GB. */
export type ZipEntry = {
  path: string
  sizeBytes: number
  changedAt: Date
  read: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/**
 * Streams a ZIP without compression; only the checksum of each file is kept. PKWARE APPNOTE 6.3.9. Hand-written, because
 * client-zip takes ten times the processor time: 0.4 GB a second instead of 4.
 */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const head = localHeader(entry)
    yield head
    let checksum = 0
    let sizeBytes = 0
    for await (const part of await entry.read()) {
      checksum = crc32(part, checksum)
      sizeBytes += part.length
      yield part
    }
    if (sizeBytes !== entry.sizeBytes) throw new Error('a file has another size than its record')
    yield fields([4, DESCRIPTOR], [4, checksum], [4, sizeBytes], [4, sizeBytes])
    written.push({ entry, checksum, offset })
    offset += head.length + sizeBytes + DESCRIPTOR_BYTES
  }
  yield directory(written, offset)
}

/** Returns the exact length of the ZIP. */
export function zipLength(entries: readonly ZipEntry[]): number {
  let offset = 0
  const written = entries.map((entry) => {
    const at = offset
    offset += localHeader(entry).length + entry.sizeBytes + DESCRIPTOR_BYTES
    return { entry, checksum: 0, offset: at }
  })
  return offset + directory(written, offset).length
}

type Written = { entry: ZipEntry; checksum: number; offset: number }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const END = 0x06054b50
const DESCRIPTOR_BYTES = 16
/** Names are in UTF-8; checksum and sizes follow the content. */
const FLAGS = 0x0808
const STORED = 0
const VERSION = 20
const VERSION_64 = 45
const MADE_ON_UNIX = 0x0300
const PLAIN_FILE = 0o100644 * 0x10000
/** The value from which an offset is in the 64-bit fields. */
const FULL = 0xffffffff
const FULL_COUNT = 0xffff
const EXTRA_64 = 1
const EXTRA_64_BYTES = 8
const END_64_REST_BYTES = 44

function localHeader({ path, changedAt }: ZipEntry): Buffer {
  const name = Buffer.from(path)
  const about = fields(
    [4, LOCAL],
    [2, VERSION],
    [2, FLAGS],
    [2, STORED],
    ...dosTime(changedAt),
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  )
  return Buffer.concat([about, name])
}

function directory(written: readonly Written[], start: number): Buffer {
  const records = Buffer.concat(written.map(centralRecord))
  const count = written.length
  const needs64 = start >= FULL || count >= FULL_COUNT
  const end = fields(
    [4, END],
    [4, 0],
    [2, Math.min(count, FULL_COUNT)],
    [2, Math.min(count, FULL_COUNT)],
    [4, records.length],
    [4, Math.min(start, FULL)],
    [2, 0],
  )
  return Buffer.concat([records, ...(needs64 ? [end64(count, records.length, start)] : []), end])
}

function centralRecord({ entry, checksum, offset }: Written): Buffer {
  const name = Buffer.from(entry.path)
  const isFar = offset >= FULL
  const extra = isFar ? fields([2, EXTRA_64], [2, EXTRA_64_BYTES], [8, offset]) : Buffer.alloc(0)
  const about = fields(
    [4, CENTRAL],
    [2, MADE_ON_UNIX + VERSION],
    [2, isFar ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, STORED],
    ...dosTime(entry.changedAt),
    [4, checksum],
    [4, entry.sizeBytes],
    [4, entry.sizeBytes],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, PLAIN_FILE],
    [4, Math.min(offset, FULL)],
  )
  return Buffer.concat([about, name, extra])
}

function end64(count: number, directoryBytes: number, start: number): Buffer {
  return fields(
    [4, END_64],
    [8, END_64_REST_BYTES],
    [2, VERSION_64],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, directoryBytes],
    [8, start],
    [4, LOCATOR_64],
    [4, 0],
    [8, start + directoryBytes],
    [4, 1],
  )
}

/** Encodes a time in UTC, in steps of two seconds, from 1980 on. */
function dosTime(at: Date): [2, number][] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const years = Math.max(0, at.getUTCFullYear() - 1980)
  const date = (years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [
    [2, time],
    [2, date],
  ]
}

function fields(...parts: readonly (readonly [2 | 4 | 8, number])[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, size)
    at += size
  }
  return bytes
}
