import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8
const UTF8_NAMES = 0x0800
const VERSION = 20

/** Builds an ordinary ZIP file. */
export function aZip(files: Readonly<Record<string, Buffer>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of Object.entries(files)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes)
    const about = fields([
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [4, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ])
    local.push(fields([[4, LOCAL]]), about, name, packed)
    const place = fields([
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ])
    central.push(
      fields([
        [4, CENTRAL],
        [2, VERSION],
      ]),
      about,
      place,
      name,
    )
    offset += 4 + about.length + name.length + packed.length
  }
  const count = Object.keys(files).length
  const directory = Buffer.concat(central)
  const end = fields([
    [4, END],
    [4, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...local, directory, end])
}

/** Encodes little-endian numbers of the given sizes. */
function fields(numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}
