import { expect, test } from 'vitest'
import { fitLogo, LOGO_MAX_BYTES } from './logo.ts'
import { readLogo } from './read-logo.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

function bytesOf(value: number): number[] {
  return [(value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function png(width: number, height: number, size = 100): Uint8Array {
  const bytes = new Uint8Array(size)
  bytes.set([...PNG, ...bytesOf(width), ...bytesOf(height)])
  return bytes
}

/** Builds a JPEG header; `before` is inserted between the start marker and the frame header. */
function jpeg(width: number, height: number, before: number[] = []): Uint8Array {
  const sides = [...bytesOf(height).slice(2), ...bytesOf(width).slice(2)]
  return Uint8Array.from([0xff, 0xd8, ...before, 0xff, 0xc2, 0, 17, 8, ...sides, 3, 0, 0, 0, 0])
}

const APP1 = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 0]

test.each([
  ['PNG', png(320, 96), { type: 'image/png', width: 320, height: 96 }],
  ['JPEG', jpeg(640, 480, APP1), { type: 'image/jpeg', width: 640, height: 480 }],
  ['padded JPEG', jpeg(64, 64, [0xff]), { type: 'image/jpeg', width: 64, height: 64 }],
])('the header of a %s states type and sides', (_, bytes, shape) => {
  expect(readLogo(bytes)).toEqual(shape)
})

test.each([
  ['a side of 64', png(64, 4000), undefined],
  ['a side of 63', png(63, 400), 'tooSmall'],
  ['a side of 4001', png(400, 4001), 'tooLarge'],
  ['no width', png(0, 100), 'tooSmall'],
  ['the most bytes', png(100, 100, LOGO_MAX_BYTES), undefined],
  ['a byte too many', png(100, 100, LOGO_MAX_BYTES + 1), 'tooManyBytes'],
])('a logo with %s is refused with %s', (_, bytes, refusal) => {
  const read = readLogo(bytes)
  expect('refusal' in read ? read.refusal : undefined).toBe(refusal)
})

const text = (words: string) => new TextEncoder().encode(words)

test.each([
  ['nothing', new Uint8Array()],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', text('GIF89a'.padEnd(100))],
  ['a page that says PNG', text('\x89PNG<script>')],
  ['a JPEG without a frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 1, 2, 3])],
  ['a JPEG-LS', Uint8Array.from(jpeg(100, 100), (byte) => (byte === 0xc2 ? 0xf7 : byte))],
  ['a JPEG cut in its header', jpeg(100, 100).subarray(0, 8)],
  ['a JPEG with a segment of no length', jpeg(100, 100, [0xff, 0xe0, 0, 0])],
])('%s is no logo', (_, bytes) => {
  expect(readLogo(bytes)).toEqual({ refusal: 'notAPicture' })
})

test.each([
  [
    { width: 1000, height: 500 },
    { width: 100, height: 50 },
  ],
  [
    { width: 500, height: 1000 },
    { width: 25, height: 50 },
  ],
  [
    { width: 64, height: 32 },
    { width: 64, height: 32 },
  ],
])('a logo of %j is %j in a box of 100 by 50', (logo, fitted) => {
  expect(fitLogo(logo, { width: 100, height: 50 })).toEqual(fitted)
})
