import openCharls from '@cornerstonejs/codec-charls/wasmjs'
import openJpeg2000 from '@cornerstonejs/codec-openjpeg/wasmjs'

/** A grey frame of 16 bits, like a detector's. */
export type Frame = { width: number; height: number; samples: Uint16Array }

/** Builds a gradient with a bright square; 12 bits deep. */
export function aFrame({ width = 128, height = 96 } = {}): Frame {
  const samples = Uint16Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x > 10 && x < 20 && y > 5 && y < 15 ? 4000 : 100 + x * 20 + y * 7
  })
  return { width, height, samples }
}

export async function packJpeg2000(frame: Frame): Promise<Uint8Array> {
  const encoder = new (await openJpeg2000()).J2KEncoder()
  encoder.getDecodedBuffer(infoOf(frame)).set(bytesOf(frame))
  encoder.encode()
  return Uint8Array.from(encoder.getEncodedBuffer())
}

export async function packJpegLs(frame: Frame): Promise<Uint8Array> {
  const encoder = new (await openCharls()).JpegLSEncoder()
  encoder.getDecodedBuffer(infoOf(frame)).set(bytesOf(frame))
  encoder.setNearLossless(0)
  encoder.encode()
  return Uint8Array.from(encoder.getEncodedBuffer())
}

/** Encodes two segments, high bytes and low bytes, each in runs and literals. PS3.5 Annex G. */
export function packRuns(frame: Frame): Uint8Array {
  const bytes = bytesOf(frame)
  const segments = [1, 0].map((place) => packBits(bytes.filter((_, at) => at % 2 === place)))
  const header = Buffer.alloc(64)
  header.writeUInt32LE(segments.length, 0)
  let at = header.length
  for (const [place, segment] of segments.entries()) {
    header.writeUInt32LE(at, 4 + place * 4)
    at += segment.length
  }
  return Buffer.concat([header, ...segments])
}

function packBits(bytes: Uint8Array): Buffer {
  const out: number[] = []
  let at = 0
  while (at < bytes.length) {
    let run = 1
    while (run < 128 && bytes[at + run] === bytes[at]) run += 1
    if (run > 1) out.push(257 - run, bytes[at] ?? 0)
    else out.push(0, bytes[at] ?? 0)
    at += run
  }
  return Buffer.from(out.length % 2 === 0 ? out : [...out, 128])
}

const CATEGORIES = 17
const CODE_BITS = 5

/** Encodes lossless JPEG with left-neighbour prediction; every category has a code of five bits. ITU-T T.81, Annex H. */
export function packLossless({ width, height, samples }: Frame): Uint8Array {
  const table = [0, 0, 0, 0, CATEGORIES, ...new Array(11).fill(0), ...Array(CATEGORIES).keys()]
  const [h, w] = [two(height), two(width)]
  const head = [
    ...[0xff, 0xd8, 0xff, 0xc3, 0, 11, 16, ...h, ...w, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, ...two(table.length + 3), 0, ...table],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 1, 0, 0],
  ]
  let bits = ''
  for (const [at, sample] of samples.entries()) {
    const isRowStart = at % width === 0
    const neighbour = isRowStart ? samples[at - width] : samples[at - 1]
    bits += codeOf(sample - (neighbour ?? 0x8000))
  }
  return Uint8Array.from([...head, ...entropyCoded(bits), 0xff, 0xd9])
}

function entropyCoded(bits: string): number[] {
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)) ?? []
  return bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]))
}

const BLOCK = 8
const DEEP_MIDDLE = 2048
const DC_STEP = 2

/** Returns the frame with every block of 8 by 8 pixels filled with its first pixel. */
export function blocksOf({ width, height, samples }: Frame): Frame {
  const flat = samples.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return samples[(y - (y % BLOCK)) * width + x - (x % BLOCK)] ?? 0
  })
  return { width, height, samples: flat }
}

/** Encodes 12-bit extended sequential JPEG of flat blocks, which have only a DC coefficient. ITU-T T.81 Annex F. */
export function packDeepJpeg({ width, height, samples }: Frame): Uint8Array {
  const means = [0, 0, 0, 0, CATEGORIES, ...new Array(11).fill(0), ...Array(CATEGORIES).keys()]
  const onlyEnd = [1, ...new Array(15).fill(0), 0]
  const [h, w] = [two(height), two(width)]
  const head = [
    ...[0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, BLOCK * DC_STEP, ...new Array(63).fill(1)],
    ...[0xff, 0xc1, 0, 11, 12, ...h, ...w, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, ...two(means.length + 3), 0, ...means],
    ...[0xff, 0xc4, ...two(onlyEnd.length + 3), 0x10, ...onlyEnd],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  ]
  let bits = ''
  let before = 0
  for (let y = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK) {
      const mean = Math.round(((samples[y * width + x] ?? 0) - DEEP_MIDDLE) / DC_STEP)
      bits += `${codeOf(mean - before)}0`
      before = mean
    }
  }
  return Uint8Array.from([...head, ...entropyCoded(bits), 0xff, 0xd9])
}

/** Encodes a difference as its category of five bits and its value. ITU-T T.81 F.1.2.1. */
function codeOf(difference: number): string {
  const category = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
  const value = difference < 0 ? difference + 2 ** category - 1 : difference
  const code = category.toString(2).padStart(CODE_BITS, '0')
  return category > 0 ? code + value.toString(2).padStart(category, '0') : code
}

function two(value: number): [number, number] {
  return [value >> 8, value & 0xff]
}

function infoOf({ width, height }: Frame) {
  return { width, height, bitsPerSample: 16, componentCount: 1, isSigned: false }
}

function bytesOf({ samples }: Frame): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
}
