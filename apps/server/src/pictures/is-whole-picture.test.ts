import { aPng } from '@systole/fixtures/a-png'
import { encodeJpeg } from '@systole/fixtures/jpeg'
import { raster } from '@systole/fixtures/raster'
import { expect, test } from 'vitest'
import { isWholePicture } from './is-whole-picture.ts'

const PNG = { type: 'image/png', width: 320, height: 120 } as const
const JPEG = { type: 'image/jpeg', width: 320, height: 120 } as const

test.each([
  ['a whole PNG', aPng(), PNG, true],
  ['a PNG cut in its pixels', aPng().subarray(0, 60), PNG, false],
  ['a PNG without its end', aPng().subarray(0, -12), PNG, false],
  ['a PNG with too few lines', aPng({ lines: 100 }), PNG, false],
  ['a PNG that swells beyond its sides', aPng({ lines: 10_000 }), PNG, false],
  ['a PNG of garbage', Buffer.concat([aPng().subarray(0, 41), Buffer.alloc(400)]), PNG, false],
  ['a JPEG cut in its pixels', Buffer.from([0xff, 0xd8, 0xff, 0xc0]), JPEG, false],
])('%s is whole: %4$s', async (_, bytes, shape, isWhole) => {
  expect(await isWholePicture(bytes, shape)).toBe(isWhole)
})

test('a JPEG with bytes after its end is whole', async () => {
  const bytes = Buffer.concat([encodeJpeg(raster(64, 64)), Buffer.from('camera')])
  expect(await isWholePicture(bytes, JPEG)).toBe(true)
})
