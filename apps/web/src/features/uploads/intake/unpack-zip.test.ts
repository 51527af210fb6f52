import {
  BlobReader,
  BlobWriter,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { unpackEntry, unpackZip } from './unpack-zip.ts'

async function aZip(files: Record<string, string | Blob>): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, content] of Object.entries(files))
    await writer.add(
      path,
      typeof content === 'string' ? new TextReader(content) : new BlobReader(content),
    )
  return new File([await writer.close()], 'sent.zip')
}

async function unpacked(file: File) {
  const found = await unpackZip({ file, path: 'mail/sent.zip', handle: undefined })
  if (!('sources' in found)) throw new Error(found.refusal)
  return found.sources
}

const textOf = async (bytes: Blob | (() => Promise<Blob>) | undefined) =>
  (await (typeof bytes === 'function' ? bytes() : bytes))?.text()

test('the files of a ZIP lie in its folder, are known without unpacking and come out byte for byte', async () => {
  const zip = await aZip({ 'ST1/IM01': 'a heart', '胸部.txt': '心' })
  const [first, second] = await unpacked(zip)
  expect(first).toMatchObject({ path: 'mail/sent/ST1/IM01', sizeBytes: 7, entry: 'ST1/IM01' })
  expect(second?.path).toBe('mail/sent/胸部.txt')
  expect(first?.print).toMatch(/^7:crc32:\d+$/)
  expect(await textOf(first?.bytes)).toBe('a heart')
  expect(await (await unpackEntry(zip, 'ST1/IM01')).text()).toBe('a heart')
  await expect(unpackEntry(zip, 'gone')).rejects.toThrow('no longer')
})

test('the start of a file is read without the rest', async () => {
  const [file] = await unpacked(await aZip({ long: 'x'.repeat(900_000) }))
  expect((await file?.head(10))?.length).toBe(10)
  expect((await file?.head(5_000_000))?.length).toBe(900_000)
})

test('a ZIP in a ZIP and a file packed too tight are named and stay out', async () => {
  const bomb = new Blob([new Uint8Array(3_000_000)])
  const [inner, blank] = await unpacked(await aZip({ 'in.zip': 'PK', blank: bomb }))
  expect(inner?.refusal).toBe('archiveInArchive')
  expect(blank?.refusal).toBe('packedTooTight')
})

test('a directory with a false size is found out while unpacking', async () => {
  const zip = await aZip({ liar: 'y'.repeat(2000) })
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
  const [liar] = await unpacked(new File([bytes], 'sent.zip'))
  expect(liar?.sizeBytes).toBe(1000)
  await expect(textOf(liar?.bytes)).rejects.toThrow()
})

test('what is no ZIP is said to be none', async () => {
  const file = new File(['no zip at all'], 'a.zip')
  expect(await unpackZip({ file, path: 'a.zip', handle: undefined })).toEqual({
    refusal: 'archiveUnreadable',
  })
})

test('2,001 files are too many', async () => {
  const files = Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`IM${n}`, '']))
  const file = await aZip(files)
  expect(await unpackZip({ file, path: 'a.zip', handle: undefined })).toEqual({
    refusal: 'archiveTooMany',
  })
})

test('paths that lead out of the ZIP are names like others, and what is locked says so', async () => {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const path of ['../../etc/a.png', '/b.png', 'C:\\Win\\c.png', 'ST1\\d.png'])
    await writer.add(path, new TextReader('x'))
  await writer.add('e.png', new TextReader('x'), { password: 'harbour', zipCrypto: true })
  const found = await unpacked(new File([await writer.close()], 'sent.zip'))
  const folder = 'mail/sent/'
  expect(found.map(({ path, refusal }) => [path.slice(folder.length), refusal])).toEqual([
    ['etc/a.png', undefined],
    ['b.png', undefined],
    ['C:/Win/c.png', undefined],
    ['ST1/d.png', undefined],
    ['e.png', 'packedLocked'],
  ])
  expect(await textOf(found[0]?.bytes)).toBe('x')
})
