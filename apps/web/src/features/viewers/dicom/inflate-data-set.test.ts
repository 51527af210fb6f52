import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inflateDataSet } from './inflate-data-set.ts'

const packed = (bytes: Uint8Array) => Uint8Array.from(deflateRawSync(bytes))
const TEXT = Uint8Array.from(Buffer.from('8 bits of a film'))

test('a data set is inflated, with the byte of padding after it', async () => {
  expect(await inflateDataSet(packed(TEXT))).toEqual(TEXT)
  expect(await inflateDataSet(Uint8Array.from([...packed(TEXT), 0]))).toEqual(TEXT)
})

test('bytes that are not deflated are no data set', async () => {
  expect(await inflateDataSet(Uint8Array.from([0xff, 0xff, 0xff]))).toHaveLength(0)
})

test('a small file that names a very large data set is refused', async () => {
  const bomb = packed(new Uint8Array(1_048_576))
  await expect(inflateDataSet(bomb, 1000)).rejects.toThrow('unsupported')
})
