import { buffer } from 'node:stream/consumers'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { expect, test } from 'vitest'
import { type ZipEntry, zipLength, zipStream } from './zip-stream.ts'

const AT = new Date('2026-11-20T09:30:06Z')

function entry(path: string, parts: readonly string[], sizeBytes?: number): ZipEntry {
  const bytes = parts.map((part) => Buffer.from(part))
  const reported = sizeBytes ?? Buffer.concat(bytes).length
  async function* read() {
    yield* bytes
  }
  return { path, sizeBytes: reported, changedAt: AT, read }
}

const zipped = async (entries: readonly ZipEntry[]) => Buffer.from(await buffer(zipStream(entries)))

test.each([
  ['no file', []],
  ['one empty file', [entry('empty.txt', [])]],
  [
    'files of every language',
    [entry('胸部 X 光.dcm', ['heart']), entry('심장.pdf', ['a', 'b']), entry('é.txt', ['1'])],
  ],
])('%s comes out as it went in, and is as long as was said', async (_, entries) => {
  const zip = await zipped(entries)
  expect(zip.length).toBe(zipLength(entries))
  const found = await new ZipReader(new BlobReader(new Blob([zip]))).getEntries()
  expect(found.map(({ filename }) => filename)).toEqual(entries.map(({ path }) => path))
  for (const [at, each] of found.entries()) {
    if (each.directory) throw new Error('a folder')
    const text = await each.getData(new TextWriter(), { checkSignature: true })
    expect(text.length).toBe(entries[at]?.sizeBytes)
    expect(each.compressionMethod).toBe(0)
  }
})

test('places beyond 4 GB stand in the 64-bit fields', () => {
  const four = 4_294_967_295
  const short = zipLength([entry('a', [], four - 100), entry('b', [])])
  const long = zipLength([entry('a', [], four), entry('b', [])])
  const EXTRA = 12
  const END_64_AND_LOCATOR = 76
  expect(long - short).toBe(100 + EXTRA + END_64_AND_LOCATOR)
})

test('a file that has another size than its record ends the stream, never a wrong ZIP', async () => {
  await expect(zipped([entry('a', ['12'], 3)])).rejects.toThrow('another size')
})

test('a reader who leaves lets go of the file that was being read', async () => {
  let closed = false
  async function* read() {
    try {
      for (;;) yield Buffer.from('x')
    } finally {
      closed = true
    }
  }
  const stream = zipStream([{ path: 'a', sizeBytes: 9, changedAt: AT, read }])
  await stream.next()
  await stream.next()
  await stream.return(undefined)
  expect(closed).toBe(true)
})
