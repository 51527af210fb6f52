import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inflateDataSet } from './inflate-data-set.ts'

const packed = (bytes: Uint8Array) => Uint8Array.from(deflateRawSync(bytes))

test('a data set is inflated, with padding or a checksum after it', async () => {
  const image = Uint8Array.from({ length: 300_000 }, (_, at) => (at * at) % 251)
  for (const rest of [[], [0], [0x4e, 0xd0, 0x58, 0x45, 0x1a, 2, 4, 0]]) {
    const file = Uint8Array.from([...packed(image), ...rest])
    expect(Buffer.compare(await inflateDataSet(file), image)).toBe(0)
  }
})

test('bytes that are not deflated are no data set', async () => {
  expect(await inflateDataSet(Uint8Array.from([0xff, 0xff, 0xff]))).toHaveLength(0)
})

test('a small file that names a very large data set is refused', async () => {
  const bomb = packed(new Uint8Array(1_048_576))
  await expect(inflateDataSet(bomb, 1000)).rejects.toThrow('unsupported')
})
