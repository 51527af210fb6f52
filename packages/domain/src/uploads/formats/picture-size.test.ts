import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [])
const png = '89504e470d0a1a0a0000000d49484452'
const frame = '00110800100020030111000211010311010000' // 16 high, 32 wide

test.each([
  ['a PNG', `${png}0000002000000010`, 32, 16],
  ['a JPEG', `ffd8ffc0${frame}`, 32, 16],
  ['a progressive JPEG after a comment', `ffd8fffe0004abcdffc2${frame}`, 32, 16],
  ['a lossless JPEG', `ffd8ffc3${frame}`, 32, 16],
  ['a JPEG-LS', `ffd8fff7${frame}`, 32, 16],
  ['a JPEG with bytes to fill before a marker', `ffd8ffffffc0${frame}`, 32, 16],
  ['a bitmap', `424d${'00'.repeat(12)}280000002000000010000000`, 32, 16],
  ['a bitmap from the top', `424d${'00'.repeat(12)}2800000020000000f0ffffff`, 32, 16],
  ['an old bitmap', `424d${'00'.repeat(12)}0c00000020001000`, 32, 16],
])('%s states its size in its first bytes', (_, hex, widthPixels, heightPixels) => {
  expect(pictureSize(bytes(hex))).toEqual({ widthPixels, heightPixels })
})

test.each([
  ['nothing', ''],
  ['a PNG cut before its size', png],
  ['a PNG of no width', `${png}0000000000000010`],
  ['a JPEG without a frame', 'ffd8fffe0004abcdffd9'],
  ['a JPEG whose markers are lost', `ffd80000ffc0${frame}`],
  ['a JPEG of height 0', `ffd8ffc0${frame.replace('0010', '0000')}`],
  ['text', '68656c6c6f20776f726c64'],
])('%s states no size', (_, hex) => {
  expect(pictureSize(bytes(hex))).toBeUndefined()
})
