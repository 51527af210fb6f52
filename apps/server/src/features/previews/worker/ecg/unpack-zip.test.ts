import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import { sourceOfBytes } from '@systole/ecg/signal/byte-source'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackZip } from './unpack-zip.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function zipped(files: Readonly<Record<string, Uint8Array>>, password?: string) {
  const options = { useWebWorkers: false, ...(password !== undefined && { password }) }
  const zip = new ZipWriter(new Uint8ArrayWriter(), options)
  for (const [name, bytes] of Object.entries(files))
    await zip.add(name, new Uint8ArrayReader(bytes))
  return zip.close()
}

const SAMPLES = Uint8Array.from({ length: 10_000 }, (_, at) => at % 251)

test('files of a ZIP lose their folders, also those above, and none is written outside', async () => {
  const bytes = await zipped({
    '../../etc/r1.dat': SAMPLES,
    'a\\b\\r2.dat': SAMPLES,
    '__MACOSX/._r1.dat': SAMPLES,
    'folder/.hidden': SAMPLES,
  })
  const files = await unpackZip(sourceOfBytes(bytes), folder)
  expect(files.map(({ fileName }) => fileName)).toEqual(['r1.dat', 'r2.dat'])
  for (const { path } of files) {
    expect(dirname(path)).toBe(folder)
    expect(readFileSync(path).equals(SAMPLES)).toBe(true)
  }
})

test.each([
  ['a password', () => zipped({ 'r1.dat': SAMPLES }, 'secret'), 'damaged'],
  ['no end', async () => (await zipped({ 'r1.dat': SAMPLES })).subarray(0, 120), 'damaged'],
  [
    'more than 50 files',
    () => zipped(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${at}`, SAMPLES]))),
    'tooLarge',
  ],
])('a ZIP with %s is refused by name', async (_, make, refusal) => {
  const source = sourceOfBytes(await make())
  await expect(unpackZip(source, folder)).rejects.toMatchObject({ refusal })
})

/** Writes what the directory at the end of an archive says of the unpacked size of its file. */
function withStatedSize(bytes: Uint8Array, size: number): Uint8Array {
  const changed = Buffer.from(bytes)
  const place = changed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  changed.writeUInt32LE(size, place + 24)
  return changed
}

test('a ZIP that says it unpacks to more than a gigabyte is refused before it is unpacked', async () => {
  const bytes = withStatedSize(await zipped({ 'r1.dat': SAMPLES }), 2 ** 30 + 1)
  const unpacked = unpackZip(sourceOfBytes(bytes), folder)
  await expect(unpacked).rejects.toMatchObject({ refusal: 'tooLarge' })
})

test('a ZIP that says less than it unpacks to is stopped at the limit', async () => {
  const bomb = await zipped({ 'r1.dat': new Uint8Array(2 ** 21) })
  expect(bomb.length).toBeLessThan(2 ** 13)
  const unpacked = unpackZip(sourceOfBytes(withStatedSize(bomb, 1000)), folder, 2 ** 20)
  await expect(unpacked).rejects.toBeInstanceOf(UnreadableRecording)
  const written = statSync(join(folder, 'unpacked-0')).size
  expect(written).toBeLessThanOrEqual(2 ** 20)
})
