import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { journalPath, openChunkJournal, readChunkJournal } from './chunk-journal.ts'

let folder = ''
let path = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'systole-notes-'))
  path = journalPath(join(folder, 'upload_1'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what is noted is read again, in the order of the file', async () => {
  const notes = await openChunkJournal(path, 1024)
  await notes.add({ chunkNumber: 1024, crc32: 0xffffffff })
  await notes.add({ chunkNumber: 1, crc32: 0 })
  await notes.close()
  expect(await readChunkJournal(path)).toEqual([
    { chunkNumber: 1, crc32: 0 },
    { chunkNumber: 1024, crc32: 0xffffffff },
  ])
  expect(await readdir(folder)).toEqual(['upload_1.notes'])
})

test('no notes are no chunks', async () => {
  expect(await readChunkJournal(path)).toEqual([])
})

test('two processes note in one file', async () => {
  const both = await Promise.all([openChunkJournal(path, 4), openChunkJournal(path, 4)])
  await Promise.all(both.map((notes, place) => notes.add({ chunkNumber: place + 1, crc32: 7 })))
  await Promise.all(both.map((notes) => notes.close()))
  expect(await readChunkJournal(path)).toHaveLength(2)
})

test.each([0, 4, 8])('a note with a wrong byte at %i is no note', async (place) => {
  const notes = await openChunkJournal(path, 2)
  await notes.add({ chunkNumber: 1, crc32: 7 })
  await notes.add({ chunkNumber: 2, crc32: 8 })
  await notes.close()
  const bytes = await readFile(path)
  bytes[place] = (bytes[place] ?? 0) + 1
  await writeFile(path, bytes)
  expect(await readChunkJournal(path)).toEqual([{ chunkNumber: 2, crc32: 8 }])
})
