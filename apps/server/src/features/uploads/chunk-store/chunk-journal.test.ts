import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chunkJournal, journalPath, openChunkJournal, readChunkJournal } from './chunk-journal.ts'

let folder = ''
let path = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'systole-journal-'))
  path = journalPath(join(folder, 'upload_1'))
})
afterEach(() => rm(folder, { recursive: true }))

test('entries are read in the order of the file', async () => {
  const journal = await openChunkJournal(path, 1024)
  await journal.add({ chunkNumber: 1024, crc32: 0xffffffff })
  await journal.add({ chunkNumber: 1, crc32: 0 })
  await journal.close()
  expect(await readChunkJournal(path)).toEqual([
    { chunkNumber: 1, crc32: 0 },
    { chunkNumber: 1024, crc32: 0xffffffff },
  ])
  expect(await readdir(folder)).toEqual(['upload_1.notes'])
})

test('no journal means no chunks', async () => {
  expect(await readChunkJournal(path)).toEqual([])
})

test('two processes write to one journal', async () => {
  const both = await Promise.all([openChunkJournal(path, 4), openChunkJournal(path, 4)])
  await Promise.all(both.map((journal, place) => journal.add({ chunkNumber: place + 1, crc32: 7 })))
  await Promise.all(both.map((journal) => journal.close()))
  expect(await readChunkJournal(path)).toHaveLength(2)
})

test.each([0, 4, 8])('an entry with a wrong byte at %i is ignored', async (place) => {
  const journal = await openChunkJournal(path, 2)
  await journal.add({ chunkNumber: 1, crc32: 7 })
  await journal.add({ chunkNumber: 2, crc32: 8 })
  await journal.close()
  const bytes = await readFile(path)
  bytes[place] = (bytes[place] ?? 0) + 1
  await writeFile(path, bytes)
  expect(await readChunkJournal(path)).toEqual([{ chunkNumber: 2, crc32: 8 }])
})

test('a journal that could not be opened is opened by its next entry', async () => {
  const later = join(folder, 'later')
  const journal = chunkJournal(journalPath(join(later, 'upload_1')), 2)
  await expect(journal.add({ chunkNumber: 1, crc32: 7 })).rejects.toThrow('ENOENT')
  await mkdir(later)
  await journal.add({ chunkNumber: 2, crc32: 8 })
  await journal.close()
  expect(await readChunkJournal(journalPath(join(later, 'upload_1')))).toEqual([
    { chunkNumber: 2, crc32: 8 },
  ])
})

test('a journal without entries leaves no file', async () => {
  await chunkJournal(path, 2).close()
  expect(await readdir(folder)).toEqual([])
})
